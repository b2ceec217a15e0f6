/** Open redirect check: a local path from a form; anything that could lead to another host becomes '/'. */
export function localPath(given: unknown): string {
  const base = 'http://localhost';
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  // Browsers strip tabs and newlines from URLs, so check the parsed result.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
