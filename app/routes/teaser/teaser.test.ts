import { expect, it } from 'vitest';
import type { Rider } from '#app/visit/rider.server.ts';
import { loadTeaser } from './teaser.server.ts';

it('leaves out what has ended since the content server was asked', async () => {
  const entries = [
    { id: '1', publish_till: '' },
    { id: '2', publish_till: '2026-11-23 12:00:00' },
    { id: '3', publish_till: '2026-11-23 11:59:59' },
    { id: '4', publish_till: '2026-11-22' },
  ];
  const rider = {
    page: { path: '/', now: Date.parse('2026-11-23T11:00:00Z'), timeZone: 'Europe/Berlin' },
    content: { page: async () => [{ type: 'full', entries }], wirePosts: async () => [] },
  } as unknown as Rider;
  const loaded = await loadTeaser(rider);
  if (loaded?.state !== 'loaded') return expect.fail('not loaded');
  expect(loaded.positions.map((position) => position.entries.map(({ id }) => id))).toEqual([['1', '2']]);
});
