import { afterEach, expect, it, vi } from 'vitest';
import type { ContentClient } from '#app/content/content-client.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { loadTeaser } from './teaser.server.ts';

const page = { path: '/', now: Date.parse('2026-11-23T11:00:00Z'), timeZone: 'Europe/Berlin' };

afterEach(() => void vi.useRealTimers());

async function loaded(content: Partial<ContentClient>, more: object = {}) {
  const requestContext = {
    page,
    ...more,
    content: { wirePosts: async () => [], confirmedAt: () => null, ...content },
  };
  const teaser = await loadTeaser(requestContext as unknown as RequestContext);
  return teaser?.state === 'loaded' ? teaser : expect.fail('not loaded');
}

it('omits entries that have ended since the copy was fetched', async () => {
  const entries = [
    { id: '1', publish_till: '' },
    { id: '2', publish_till: '2026-11-23 12:00:00' },
    { id: '3', publish_till: '2026-11-23 11:59:59' },
    { id: '4', publish_till: '2026-11-22' },
  ];
  const { positions } = await loaded({ page: async () => [{ type: 'full', entries }] as never });
  expect(positions.map((position) => position.entries.map(({ id }) => id))).toEqual([['1', '2']]);
});

it('has the time of its own stories’ confirmation, not of a later one', async () => {
  let confirmedAt = Date.parse('2026-11-22T21:00:00Z');
  const { confirmedAt: told } = await loaded({
    page: async () => [{ type: 'dpaheadlines', entries: [] }] as never,
    confirmedAt: () => confirmedAt,
    wirePosts: async () => {
      await new Promise(setImmediate);
      confirmedAt = page.now;
      return [];
    },
  });
  expect(new Date(told).toISOString()).toBe('2026-11-22T21:00:00.000Z');
});

it('in a preview has the stories of the previewed time', async () => {
  expect((await loaded({ page: async () => [] })).confirmedAt).toBe(page.now);
});

it('is the same object if no entry has ended, so that caches keyed by it hit', async () => {
  const stories = [{ type: 'full', entries: [{ id: '1', publish_till: '2026-11-24' }] }];
  expect((await loaded({ page: async () => stories as never })).positions).toBe(stories);
});

it('is the same object while the same entries have ended', async () => {
  const entries = [
    { id: '1', publish_till: '2026-11-23 11:00:00' },
    { id: '2', publish_till: '2026-11-23 13:00:00' },
    { id: '3', publish_till: '' },
  ];
  const stories = [{ type: 'full', entries }];
  const positionsAt = async (time: string) => {
    const at = { ...page, now: Date.parse(`2026-11-23T${time}:00+01:00`) };
    return (await loaded({ page: async () => stories as never }, { page: at })).positions;
  };
  const first = await positionsAt('12:00');
  expect(await positionsAt('12:30')).toBe(first);
  expect((await positionsAt('13:30'))[0]?.entries.map(({ id }) => id)).toEqual(['3']);
});

it('a page whose stories the content server doesn’t have is missing', async () => {
  const content = {
    page: async () => Promise.reject(new ContentError('missing', 'line')),
    wirePosts: async () => [],
  };
  const context = { page: { ...page, path: '/linie' }, content } as unknown as RequestContext;
  expect(await loadTeaser(context)).toBeNull();
});

const hanging = {
  page: async () => [{ type: 'dpaheadlines', entries: [] }] as never,
  wirePosts: () => new Promise<never[]>((resolve) => setTimeout(resolve, 1500, [{ id: '9001' } as never])),
};

it('waits for wire posts for 150 ms; without them it is cached for a second', async () => {
  vi.useFakeTimers();
  const cacheHints = { until: Number.POSITIVE_INFINITY };
  const teaser = loaded(hanging, { cacheHints });
  await vi.advanceTimersByTimeAsync(150);
  expect((await Promise.race([teaser, null]))?.wire).toEqual([]);
  expect(cacheHints.until).toBe(page.now + 1000);
});

it('in a preview, which is never cached, waits for wire posts to the end', async () => {
  vi.useFakeTimers();
  const teaser = loaded(hanging, { page: { ...page, preview: { token: 't', date: '' } } });
  await vi.advanceTimersByTimeAsync(1500);
  expect((await teaser).wire).toHaveLength(1);
});

it.each([
  ['/linie/sport', '', '/heute/sport'],
  ['/heute/Sport', 'lang=en', '/heute/sport?lang=en'],
  [
    '/heute/wald%20und%20wiese',
    'channel=screen&seconds=20',
    '/linie/wald%20und%20wiese?channel=screen&seconds=20',
  ],
])(
  'of a level that is another page’s, or in another case, leads there with the same query: %s',
  async (path, query, target) => {
    const levels = { sport: { page: 'start' }, 'wald und wiese': { page: 'line' } };
    const content = { levels: async () => levels as never, page: async () => [] };
    const moved = await loaded(content, { page: { ...page, path, query } }).catch(
      (answer: Response) => answer,
    );
    expect(moved).toMatchObject({ status: 302 });
    expect((moved as Response).headers.get('Location')).toBe(target);
  },
);
