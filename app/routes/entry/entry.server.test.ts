import { expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { testPage } from '#tests/support/render.tsx';
import { loadEntry } from './entry.server.ts';
import { entryMeta } from './entry-meta.ts';

const page = testPage({ path: '/beitrag/9001', screen: 'entry' });
const article = {
  type: 'dpa-infoline-entry',
  kicker: 'Welt',
  title: 'Meldung',
  teaser: 'Kurz.',
  publishTime: '2026-11-20 13:55:00',
};
const picture = { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/w.jpg' };
const dates = { publish_from: '2026-11-01 06:00:00', publish_till: '2026-11-19 06:00:00' };

/** The entry as its page shows it, and its page's meta tags. */
async function shown(kacheln: object[], about: object = dates) {
  const entry = readEntry({ id: '9001', title: 'x', ...about, kacheln }, 'test', expect.fail);
  const content = { entry: async () => entry, page: async () => [], wirePosts: async () => [] };
  const context = { api: 'http://content.test/api', page, content } as unknown as RequestContext;
  const loaded = await loadEntry(context, async () => null);
  if (loaded?.state !== 'loaded') throw new Error('no entry');
  return { entry: loaded.entry, meta: JSON.stringify(entryMeta(page, loaded.entry)) };
}

it('a wire post’s page has the time of its article, whatever dates the post has', async () => {
  const { entry, meta } = await shown([article, picture]);
  expect(entry).toMatchObject({ publish_from: '2026-11-20T13:55:00', publish_till: '' });
  expect(meta).toContain('2026-11-20T12:55:00');
  expect(meta).not.toMatch(/noindex|2026-11-01|2026-11-19|expires/);
});

it('the page of an entry that holds an article among other tiles has the entry’s dates', async () => {
  const tiles = [{ type: 'text', content: 'x' }, article, picture];
  const { entry, meta } = await shown(tiles);
  expect(entry).toMatchObject({ publish_from: '2026-11-01T06:00:00', publish_till: '2026-11-19T06:00:00' });
  expect(meta).toContain('noindex');
  expect((await shown(tiles, {})).meta).toContain('2026-11-20T12:55:00');
});
