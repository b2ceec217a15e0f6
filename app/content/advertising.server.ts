import type { Entry } from '#app/contract/content/entry.ts';
import { type Position, withAdvertising } from '#app/contract/content/position.ts';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { inTime } from '#app/contract/in-time.ts';
import type { ContentClient } from './content-client.server.ts';

/** Nobody waits longer for them than for pages from memory or from a server nearby: the next rider has them. */
const PATIENCE_MS = 150;

/** The teaser pages as far as they can be had at once. */
export function teaserPagesAtHand(content: ContentClient): Promise<Position[][]> {
  return Promise.all(TEASER_PAGES.map((name) => atHand(content.page(name))));
}

export function atHand<Value>(call: Promise<Value[]>): Promise<Value[]> {
  return inTime(
    call.catch(() => []),
    PATIENCE_MS,
    [],
  );
}

interface Asker {
  content: ContentClient;
  page: { preview: unknown };
}

/**
 * Marks what stands behind the banners of the teaser pages, for content servers that don't say `sponsored` themselves.
 * An editor's preview is asked for anew at every look, so that nothing is asked for beside it.
 */
export async function markAdvertising(entries: Entry[], { content, page }: Asker): Promise<Entry[]> {
  if (page.preview !== null || entries.every(({ sponsored }) => sponsored)) return entries;
  return withAdvertising(entries, await teaserPagesAtHand(content));
}
