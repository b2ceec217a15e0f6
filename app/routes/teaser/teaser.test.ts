import { expect, it } from 'vitest';
import type { ContentClient } from '#app/content/content-client.server.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { loadTeaser } from './teaser.server.ts';

const page = { path: '/', now: Date.parse('2026-11-23T11:00:00Z'), timeZone: 'Europe/Berlin' };

async function loaded(content: Partial<ContentClient>) {
  const rider = { page, content: { wirePosts: async () => [], confirmedAt: () => null, ...content } };
  const teaser = await loadTeaser(rider as unknown as RequestContext);
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
