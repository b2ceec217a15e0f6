import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a client already has these bytes (RFC 9110, 13). A date counts only where it is exactly this page's: a page
 * has one address and several variants, and of two that differ neither is newer.
 */
export function isNotModified(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: { etag: string; lastModified: string | null },
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === etag || tags.split(',').some((tag) => isTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && lastModified !== null && Date.parse(since) === Date.parse(lastModified);
}

/** Weak comparison: proxies make a strong tag weak and back. */
function isTag(given: string, etag: string): boolean {
  return given === '*' || given.replace(/^W\//, '') === etag.replace(/^W\//, '');
}
