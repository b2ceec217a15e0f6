import Negotiator from 'negotiator';
import { memo } from '#app/contract/memo.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** In our order of preference. */
const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

/** Memoises up to 200 headers of at most 100 characters; no browser sends longer ones. */
const known = memo<ContentEncoding>(200, 100);

/** The encoding with the highest weight; among equal weights the one that compresses best (RFC 9110, 12.5.3). */
export function bestEncoding(header = ''): ContentEncoding {
  return known(header, () => {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    // A client that refuses every encoding gets identity all the same, not a 406.
    return negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  });
}
