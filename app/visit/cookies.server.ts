import { parse, stringifySetCookie } from 'cookie';
import { ONE_YEAR_SECONDS, type RiderState } from './rider-state.ts';
import type { Visit } from './visit.ts';

export type Cookies = Visit['cookies'];

export function cookiesIn(header: string | undefined): Cookies {
  return header === undefined ? {} : parse(header);
}

/** Byte for byte: what a cookie's percent signs and pluses mean is its owner's concern. */
export function rawCookiesIn(header: string): Cookies {
  return parse(header, { decode: (value) => value });
}

/** Set-Cookie headers for state that the address named. */
export function cookiesToSet(state: RiderState, secure: boolean): string[] {
  return state.store.map(({ key, value, lasting }) =>
    stringifySetCookie({
      name: key,
      value,
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: true,
      ...(lasting ? { maxAge: ONE_YEAR_SECONDS } : {}),
    }),
  );
}
