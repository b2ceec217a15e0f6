import Negotiator from 'negotiator';
import { memo } from '#app/contract/memo.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order that we would choose them. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** No browser says more than 100 characters. */
const known = memo<Encoding>(200, 100);

/** The form of a body that a client likes best, and of those that it likes alike the smallest (RFC 9110, 12.5.3). */
export function bestEncoding(header = ''): Encoding {
  return known(header, () => {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    // Whoever refuses every form gets the plain one all the same: a page that can be read beats a 406.
    return negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  });
}
