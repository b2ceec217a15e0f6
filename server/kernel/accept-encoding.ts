export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order that we would choose them. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

const MOST_KNOWN = 200;
/** No browser says more. */
const LONGEST_HEADER = 100;
const known = new Map<string, Encoding>();

/** The form of a body that a client likes best, and of those that it likes alike the smallest (RFC 9110, 12.5.3). */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  let best = known.get(header);
  if (best === undefined) {
    best = choose(header);
    if (header.length > LONGEST_HEADER) return best;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(header, best);
  }
  return best;
}

function choose(header: string): Encoding {
  const named = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    named.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const other = named.get('*');
  const qualityOf = (encoding: Encoding) =>
    named.get(encoding) ?? other ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  let best: Encoding = 'identity';
  let most = 0;
  for (const encoding of ENCODINGS) {
    if (qualityOf(encoding) > most) [best, most] = [encoding, qualityOf(encoding)];
  }
  // Whoever refuses every form gets the plain one all the same: a page that can be read beats a 406.
  return best;
}
