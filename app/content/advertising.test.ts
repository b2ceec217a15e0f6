import { expect, it } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { markAdvertising } from './advertising.server.ts';
import type { ContentClient } from './content-client.server.ts';
import { ContentError } from './content-error.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const entries = [{ id: '1', sponsored: false }] as Entry[];
const sold = [{ type: 'banner', entries }];

/** What was marked, and how long a page showing it may be cached. */
async function marked(deals: () => Promise<unknown>) {
  const cacheHints = newCacheHints();
  const page = async (name: string) => (name === 'deals' ? await deals() : []);
  const [entry] = await markAdvertising(entries, {
    api: 'http://content.test/api',
    content: { page } as unknown as ContentClient,
    page: { preview: null, now },
    cacheHints,
  });
  return { sponsored: entry?.sponsored, cachedMs: cacheHints.until - now };
}

it('what stands behind a banner is advertising, as long as the page is cached', async () => {
  expect(await marked(async () => sold)).toEqual({
    sponsored: true,
    cachedMs: Number.POSITIVE_INFINITY,
  });
});

it('is looked for again a second later where a page with banners isn’t known yet', async () => {
  const later = () => new Promise(() => undefined);
  const failing = () => Promise.reject(new ContentError('failed', 'away'));
  for (const deals of [later, failing]) {
    expect(await marked(deals)).toEqual({ sponsored: false, cachedMs: 1000 });
  }
});

it('is not looked for again where the content server has no such page', async () => {
  const { cachedMs } = await marked(() => Promise.reject(new ContentError('missing', 'none')));
  expect(cachedMs).toBe(Number.POSITIVE_INFINITY);
});
