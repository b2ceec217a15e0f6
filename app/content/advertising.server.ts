import { type CacheHints, expiresBy } from '#app/config/hosted-app.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { type Position, withAdvertising } from '#app/contract/content/position.ts';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { withTimeout } from '#app/contract/with-timeout.ts';
import type { ContentClient } from './content-client.server.ts';
import { ContentError } from './content-error.ts';
import { markOnceAdvertised } from './past-advertising.server.ts';

/** Longest wait for teaser pages; enough for memory or a server nearby. Later ones are used by the next request. */
const TIMEOUT_MS = 150;
/** A page rendered without what came too late expires from the cache after a second. */
const LOOK_AGAIN_MS = 1_000;

interface ContentAccess {
  api: string;
  content: ContentClient;
  page: { preview: unknown; now: number };
  cacheHints?: CacheHints | undefined;
}

/** The teaser pages, in their order; those that don't come within TIMEOUT_MS are empty. */
export async function loadedTeaserPages(requestContext: ContentAccess): Promise<Position[][]> {
  const pages = await Promise.all(
    TEASER_PAGES.map((name) =>
      withTimeout(requestContext.content.page(name).catch(noneIfMissing), TIMEOUT_MS, null),
    ),
  );
  if (pages.includes(null)) lookAgain(requestContext);
  return pages.map((positions) => positions ?? []);
}

type Rendered = Pick<ContentAccess, 'page' | 'cacheHints'>;

function lookAgain({ page, cacheHints }: Rendered): void {
  expiresBy(cacheHints, page.now + LOOK_AGAIN_MS);
}

/** A 404 means that the page shows nothing. */
export function noneIfMissing(error: unknown): Position[] | null {
  return error instanceof ContentError && error.reason === 'missing' ? [] : null;
}

/** What the call answers within TIMEOUT_MS; nothing if it fails. */
export async function orEmptyOnTimeout<Value>(
  call: Promise<Value[]>,
  requestContext: Rendered,
): Promise<Value[]> {
  const found = await withTimeout(
    call.catch(() => []),
    TIMEOUT_MS,
    null,
  );
  if (found === null) lookAgain(requestContext);
  return found ?? [];
}

/**
 * Marks entries that are or were linked by banners of the teaser pages as advertising, for content servers that don't
 * send `sponsored`. Skipped in previews, which are never cached and would fetch every teaser page again.
 */
export async function markAdvertising(entries: Entry[], requestContext: ContentAccess): Promise<Entry[]> {
  if (requestContext.page.preview !== null || entries.every(({ sponsored }) => sponsored)) return entries;
  return markOnceAdvertised(
    requestContext.api,
    withAdvertising(entries, await loadedTeaserPages(requestContext)),
  );
}
