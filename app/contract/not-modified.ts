import fresh from 'fresh';

interface ConditionalHeaders {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

interface Version {
  etag: string;
  /** As the header says it, in whole seconds. */
  lastModified?: string | null;
}

/**
 * Whether the client has this version already (RFC 9110, 13). Told of `Cache-Control: no-cache`, `fresh` would say no:
 * Node's fetch adds that to conditional requests without a Cache-Control, and such a client would never get a 304.
 */
export function isNotModified(given: ConditionalHeaders, { etag, lastModified }: Version): boolean {
  // Nearly always; `fresh` would parse the list for it.
  if (given['if-none-match'] === etag) return true;
  return fresh(
    { 'if-none-match': given['if-none-match'], 'if-modified-since': given['if-modified-since'] },
    { etag, 'last-modified': lastModified ?? undefined },
  );
}
