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

it('an entry that a banner links to is marked as advertising, without limiting how long its page is cached', async () => {
  expect(await marked(async () => sold)).toEqual({
    sponsored: true,
    cachedMs: Number.POSITIVE_INFINITY,
  });
});

it('a page is cached for only a second if the page with the banners is late or fails', async () => {
  const later = () => new Promise(() => undefined);
  const failing = () => Promise.reject(new ContentError('failed', 'away'));
  for (const deals of [later, failing]) {
    expect(await marked(deals)).toEqual({ sponsored: false, cachedMs: 1000 });
  }
});

it('how long a page is cached isn’t limited if the page with the banners is 404', async () => {
  const { cachedMs } = await marked(() => Promise.reject(new ContentError('missing', 'none')));
  expect(cachedMs).toBe(Number.POSITIVE_INFINITY);
});
