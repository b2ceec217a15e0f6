import { canonicalPath } from '#app/route-table.ts';
import { isStorable } from './offline-copy.ts';
import { pageAddress, readingCopyOf } from './page-key.ts';
import { findPage, isStory, storePage } from './store.ts';

/** How many stories of the start page are readable without having been opened. */
const STORIES = 10;
/** Some are gone, or come too late. */
const MOST_TRIED = 16;
/** A copy that is younger than that is good enough. */
const FRESH_MS = 30 * 60_000;

/** With the rider's cookies, which Chromium before 72 and Firefox before 61 leave out; without a referrer the way back is the start. */
export const AS_RIDER: RequestInit = { credentials: 'same-origin', referrer: '' };

/** The stories that a page links to, in its order, each once. Wire headlines link by another path than cards. */
function storiesIn(html: string, base: URL): URL[] {
  const found = new Map<string, URL>();
  for (const link of html.match(/<a [^>]*?href="\/[^"]*"/g) ?? []) {
    const href = link.slice(link.lastIndexOf('"/') + 1, -1);
    const url = new URL(href.replace(/&amp;/g, '&'), base);
    const address = pageAddress(url);
    if (url.origin === base.origin && isCardLink(url.pathname) && !found.has(address))
      found.set(address, url);
  }
  return [...found.values()];
}

function isCardLink(path: string): boolean {
  return isStory(path) && canonicalPath(path) === path;
}

/** Before the network goes: what the start page links to first, by its copy where that is fresh. Null where neither is. */
export async function prefetchTop(start: URL): Promise<number | null> {
  const copy = await findPage(start);
  if (copy && Date.now() - copy.at < FRESH_MS) return prefetchStories(start, await copy.response.text());
  const response = await fetch(start.href, AS_RIDER);
  if (!isStorable(response)) return null;
  const html = await response.clone().text();
  await storePage(start, response);
  return prefetchStories(start, html);
}

/** One after the other, so that nothing of it competes with what the rider is doing; how many are here in the end. */
export async function prefetchStories(start: URL, html: string): Promise<number> {
  let kept = 0;
  for (const url of storiesIn(html, start).slice(0, MOST_TRIED)) {
    if (kept === STORIES) break;
    if (await isHere(url)) kept += 1;
  }
  return kept;
}

async function isHere(url: URL): Promise<boolean> {
  const before = await findPage(url);
  if (before && Date.now() - before.at < FRESH_MS) return true;
  const saved = fetch(readingCopyOf(url), AS_RIDER).then(
    (response) => isStorable(response) && storePage(url, response, { ahead: true }),
  );
  return (await saved.catch(() => false)) || before !== null;
}
