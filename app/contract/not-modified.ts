import fresh from 'fresh';

interface ConditionalHeaders {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

interface Version {
  etag: string;
  /** The Last-Modified header's value, in whole seconds. */
  lastModified?: string | null;
}

/**
 * Whether the client already has this version (RFC 9110, 13). The request's Cache-Control isn't passed on: on
 * `no-cache` the `fresh` library always answers 'modified', and Node's fetch adds that to conditional requests without
 * a Cache-Control, so such a client would never get a 304.
 */
export function isNotModified(given: ConditionalHeaders, { etag, lastModified }: Version): boolean {
  // The usual case, a single equal ETag: skips the parsing of the header as a list.
  if (given['if-none-match'] === etag) return true;
  return fresh(
    { 'if-none-match': given['if-none-match'], 'if-modified-since': given['if-modified-since'] },
    { etag, 'last-modified': lastModified ?? undefined },
  );
}
