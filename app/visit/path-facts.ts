import { REFUSED_PATH } from '#app/config/hosted-app.ts';
import { memo } from '#app/contract/memo.ts';
import { isPlainPath } from '#app/contract/plain-path.ts';
import { definitionOf, endpoints, matchPath, type Screen } from '#app/route-table.ts';

/** Facts about a path, computed once per path and not per request. */
export interface PathFacts {
  screen: Screen | null;
  /** Whether its page may be shared by several riders. */
  sharing: boolean;
  /** Whether its page has a Back button. */
  hasBack: boolean;
}

const PERSONAL_SCREENS: ReadonlySet<Screen> = new Set(['voucher', 'contentPreview', 'surveyResult']);
const SHARED_FILES: ReadonlySet<string> = new Set([
  endpoints.sitemap.path,
  endpoints.robots.path,
  REFUSED_PATH,
]);
const FEED = /^\/feed\/[\w.-]+\.xml$/;

/** Paths allowed in a cache key: of the characters that encodeURIComponent leaves as they are. */
const KEY_PATH = /^\/(?:[\w.%~!'()*-]+\/)*(?:[\w.%~!'()*-]+)?$/;
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
  // The server refuses such paths, but the page cache comes first. '.data' marks Remix data requests.
  if (!isPlainPath(path) || path.endsWith('.data')) return false;
  if (SHARED_FILES.has(path) || FEED.test(path)) return true;
  return screen !== null && !PERSONAL_SCREENS.has(screen);
}
