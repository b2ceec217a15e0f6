import { parse } from 'cookie';

/** The request's cookies. Written by hand where Remix's createCookie can't ('survey:1' is no name it takes). */
export function cookiesOf(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get('Cookie') ?? '');
}

/** The same byte for byte, for handing on: what a cookie's percent signs and pluses mean is its owner's concern. */
export function cookiesAsSent(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get('Cookie') ?? '', { decode: (value) => value });
}
