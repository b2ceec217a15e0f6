import { REFUSED_PATH } from '#app/config/hosted-app.ts';
import { memo } from '#app/contract/memo.ts';
import { isPlainPath } from '#app/contract/plain-path.ts';
import { definitionOf, endpoints, matchPath, type Screen } from '#app/route-table.ts';

/** What a path leads to, worked out once for an address, not for each request. */
export interface PathFacts {
  screen: Screen | null;
  /** Whether it may show the same page to several riders. */
  sharing: boolean;
  /** Whether its page leads back to the one before. */
  hasBack: boolean;
}

const PERSONAL_SCREENS: ReadonlySet<Screen> = new Set(['voucher', 'contentPreview', 'surveyResult']);
const SHARED_FILES: ReadonlySet<string> = new Set([
  endpoints.sitemap.path,
  endpoints.robots.path,
  REFUSED_PATH,
]);
const FEED = /^\/feed\/[\w.-]+\.xml$/;

/** Letters, digits and what our own addresses are made of; whatever else there gets no place in a key. */
const KEY_PATH = /^\/(?:[\w.%~-]+\/)*(?:[\w.%~-]+)?$/;
const LONGEST_PATH = 300;

export function fitsKey(path: string): boolean {
  return KEY_PATH.test(path);
}

const known = memo<PathFacts>(5000, LONGEST_PATH);

export function pathFacts(path: string): PathFacts {
  return known(path, () => {
    const screen = matchPath(path)?.screen ?? null;
    const hasBack = screen !== null && definitionOf(screen).back === true;
    return { screen, sharing: isShared(path, screen), hasBack };
  });
}

function isShared(path: string, screen: Screen | null): boolean {
  if (path.length > LONGEST_PATH || !fitsKey(path)) return false;
  // The door refuses them, and the page cache stands before it; '.data' are data addresses of Remix.
  if (!isPlainPath(path) || path.endsWith('.data')) return false;
  if (SHARED_FILES.has(path) || FEED.test(path)) return true;
  return screen !== null && !PERSONAL_SCREENS.has(screen);
}
