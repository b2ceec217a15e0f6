import type { IncomingHttpHeaders } from 'node:http';

interface Version {
  etag: string;
  /** As the header says it, in whole seconds. */
  lastModified: string | null;
}

/** Where a date has one version only. */
const notSince = (modified: number, since: number) => modified <= since;
/** Where a date may stand for several variants, of which none is newer. */
export const exactly = (modified: number, since: number) => modified === since;

/**
 * Whether the client has this version already (RFC 9110, 13). Not Express's `request.fresh`, which obeys the request's
 * `Cache-Control: no-cache`: Node's fetch adds that to every conditional request, and the web app would never get a 304.
 */
export function isNotModified(
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'if-modified-since'>,
  { etag, lastModified }: Version,
  matches = notSince,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === etag || tags.split(',').some((tag) => isTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && lastModified !== null && matches(Date.parse(lastModified), Date.parse(since));
}

/** Weak comparison: proxies make a strong tag weak and back. */
function isTag(given: string, etag: string): boolean {
  return given === '*' || given.replace(/^W\//, '') === etag.replace(/^W\//, '');
}
