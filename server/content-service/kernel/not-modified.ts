/**
 * Whether the caller has this version already. Not Express's `request.fresh`, which obeys `Cache-Control: no-cache` of
 * the request: Node's fetch adds that to every conditional request, and the web app would never get a 304.
 */
export function isNotModified(
  asked: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  version: { etag: string; lastModified: Date | null },
): boolean {
  if (asked.ifNoneMatch !== undefined) return hasTag(asked.ifNoneMatch, version.etag);
  if (asked.ifModifiedSince === undefined || version.lastModified === null) return false;
  const since = Date.parse(asked.ifModifiedSince);
  // The header knows whole seconds only.
  return Number.isFinite(since) && Math.floor(version.lastModified.getTime() / 1000) * 1000 <= since;
}

function hasTag(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
