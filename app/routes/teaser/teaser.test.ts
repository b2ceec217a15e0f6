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

it('leaves out what has ended since the content server was asked', async () => {
  const entries = [
    { id: '1', publish_till: '' },
    { id: '2', publish_till: '2026-11-23 12:00:00' },
    { id: '3', publish_till: '2026-11-23 11:59:59' },
    { id: '4', publish_till: '2026-11-22' },
  ];
  const { positions } = await loaded({ page: async () => [{ type: 'full', entries }] as never });
  expect(positions.map((position) => position.entries.map(({ id }) => id))).toEqual([['1', '2']]);
});

it('says when its stories were confirmed, not what is heard of newer ones after them', async () => {
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

it('of an editor’s preview the stories are those of its moment', async () => {
  expect((await loaded({ page: async () => [] })).confirmedAt).toBe(page.now);
});

it('stays the same object where nothing has ended, so that what is cached by it is found', async () => {
  const stories = [{ type: 'full', entries: [{ id: '1', publish_till: '2026-11-24' }] }];
  expect((await loaded({ page: async () => stories as never })).positions).toBe(stories);
});
