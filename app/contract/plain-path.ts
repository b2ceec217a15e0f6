/** Dot segments, also as '%2e', and backslashes, which browsers treat as slashes; real links contain none. */
const ODD = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Control characters and line separators, which a router's '.' doesn't match. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const UNSEEN = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

/** Whether server, Remix, page cache and log parse this path identically; other paths are refused. */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || ODD.test(path)) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
