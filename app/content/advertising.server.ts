import type { CacheHints } from '#app/config/hosted-app.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { type Position, withAdvertising } from '#app/contract/content/position.ts';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { inTime } from '#app/contract/in-time.ts';
import type { ContentClient } from './content-client.server.ts';
import { ContentError } from './content-error.ts';
import { withOnceSold } from './once-sold.server.ts';

/** Nobody waits longer for them than for pages from memory or from a server nearby: the next rider has them. */
const PATIENCE_MS = 150;
/** So soon a cached page is made anew that was made without some of them. */
const LOOK_AGAIN_MS = 1_000;

interface Asker {
  api: string;
  content: ContentClient;
  page: { preview: unknown; now: number };
  cacheHints?: CacheHints | undefined;
}

/** The teaser pages as far as they can be had at once. */
export async function teaserPagesAtHand({ content, page, cacheHints }: Asker): Promise<Position[][]> {
  const pages = await Promise.all(
    TEASER_PAGES.map((name) => inTime(content.page(name).catch(noneIfMissing), PATIENCE_MS, null)),
  );
  const known = pages.filter((positions) => positions !== null);
  if (cacheHints && known.length < pages.length) {
    cacheHints.until = Math.min(cacheHints.until, page.now + LOOK_AGAIN_MS);
  }
  return known;
}

/** A page that the content server says it doesn't have is known to show nothing. */
function noneIfMissing(error: unknown): Position[] | null {
  return error instanceof ContentError && error.reason === 'missing' ? [] : null;
}

export function atHand<Value>(call: Promise<Value[]>): Promise<Value[]> {
  return inTime(
    call.catch(() => []),
    PATIENCE_MS,
    [],
  );
}

/**
 * Marks what stands or stood behind the banners of the teaser pages, for content servers that don't say `sponsored` themselves.
 * An editor's preview is asked for anew at every look, so that nothing is asked for beside it.
 */
export async function markAdvertising(entries: Entry[], asker: Asker): Promise<Entry[]> {
  if (asker.page.preview !== null || entries.every(({ sponsored }) => sponsored)) return entries;
  return withOnceSold(asker.api, withAdvertising(entries, await teaserPagesAtHand(asker)));
}
