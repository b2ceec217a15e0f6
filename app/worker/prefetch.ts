import { canonicalPath } from '#app/route-table.ts';
import { isGone, isStorable } from './offline-copy.ts';
import { pageAddress, readingCopyOf } from './page-key.ts';
import { dropPage, findPage, hasCopy, isStory, readableOffline, storePage } from './store.ts';

/** How many stories of the start page are prefetched. */
const STORIES = 10;
/** Deleted or failed stories don't count, so try up to this many. */
const MAX_TRIED = 16;
/** Don't refetch a copy younger than 30 minutes. */
const FRESH_MS = 30 * 60_000;

/**
 * Sends cookies explicitly: Chromium before 72 omits them by default. No referrer, so the stored page's back link leads
 * to the start page.
 */
export const SAME_ORIGIN_WITHOUT_REFERRER: RequestInit = { credentials: 'same-origin', referrer: '' };

/**
 * The stories the page's cards link to, in order, without duplicates. News-wire headlines use another path: skipped.
 */
function storiesIn(html: string, base: URL): URL[] {
  const found = new Map<string, URL>();
  for (const link of html.match(/href="\/[^"]*/g) || []) {
    const url = new URL(link.slice(6).replace(/&amp;/g, '&'), base);
    const address = pageAddress(url);
    if (url.origin === base.origin && isCardLink(url.pathname) && !found.has(address))
      found.set(address, url);
  }
  return [...found.values()];
}

function isCardLink(path: string): boolean {
  return isStory(path) && canonicalPath(path) === path;
}

/**
 * Called when weak reception is ahead: prefetch the start page's top stories, from its stored copy if that is fresh
 * and in the language that the rider read last. Null if it can't be had.
 */
export async function prefetchTop(start: URL): Promise<number | null> {
  const { language } = await readableOffline();
  const copy = await findPage(new URL(`?lang=${language}`, start));
  // Math.abs: by a slow clock of the device, a copy is from the future.
  const age = copy ? Math.abs(Date.now() - copy.at) : FRESH_MS;
  if (copy && age < FRESH_MS) return prefetchStories(start, await copy.response.text(), age);
  const response = await fetch(start.href, SAME_ORIGIN_WITHOUT_REFERRER);
  if (!isStorable(response)) return null;
  await storePage(start, response.clone());
  return prefetchStories(start, await response.text());
}

/** One at a time, so as not to compete with the rider's own requests. Resolves to how many are stored in the end. */
export async function prefetchStories(start: URL, html: string, age = 0): Promise<number> {
  const { language } = await readableOffline();
  const top = await findPage(new URL(`?lang=${language}`, start));
  // Without a copy of the start page, no copy of a story counts as fresh.
  const now = top ? top.at + age : Number.POSITIVE_INFINITY;
  let kept = 0;
  for (const url of storiesIn(html, start).slice(0, MAX_TRIED)) {
    if (kept < STORIES && (await ensureStored(url, language, now))) kept += 1;
  }
  return kept;
}

/**
 * A copy in another language than the rider reads now isn't fresh, but better than none. `now` is the server's time, by
 * the start page's copy: the device's clock may be wrong.
 */
async function ensureStored(url: URL, language: string | null, now: number): Promise<boolean> {
  const copy = await findPage(new URL(`?lang=${language}`, url));
  if (copy && now - copy.at < FRESH_MS) return true;
  try {
    const response = await fetch(readingCopyOf(url), SAME_ORIGIN_WITHOUT_REFERRER);
    if (isStorable(response)) await storePage(url, response, { ahead: true });
    if (isGone(response)) await dropPage(url);
  } catch {
    // Without a connection the former copy stays.
  }
  return hasCopy(url);
}
