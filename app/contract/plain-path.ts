/** Steps, also written as '%2e', and backslashes, which browsers read as slashes: no link of anyone's holds them. */
const ODD = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Ends of lines and their like: a router's 'anything' does not hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const UNSEEN = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

/** Whether routers, Remix, the page cache and the log read the same path out of a request line; the door refuses any other. */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || ODD.test(path)) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
