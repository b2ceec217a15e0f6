/** A path of ours that a form handed back; anything that could lead elsewhere becomes '/'. */
export function localPath(given: unknown): string {
  const base = 'http://localhost';
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  // A browser drops tabs and line breaks from addresses; what then looks like another host must not pass.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
