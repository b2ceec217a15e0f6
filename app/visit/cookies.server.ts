import { parse, type SetCookie, stringifySetCookie } from 'cookie';
import { ONE_YEAR_SECONDS, type RiderState } from './rider-state.ts';
import type { Visit } from './visit.ts';

export type Cookies = Visit['cookies'];

export function cookiesIn(header: string | undefined): Cookies {
  return header === undefined ? {} : parse(header);
}

/** Values are not decoded: these cookies are forwarded unchanged to the server that set them. */
export function rawCookiesIn(header: string): Cookies {
  return parse(header, { decode: (value) => value });
}

type OwnCookie = Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'expires'>;

/** For all pages, and not for scripts. */
export function httpOnlyCookie(secure: boolean, cookie: OwnCookie): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', httpOnly: true, secure });
}

/** Set-Cookie headers for settings named in the URL. */
export function cookiesToSet(state: RiderState, secure: boolean): string[] {
  return state.store.map(({ key, value, lasting }) =>
    httpOnlyCookie(secure, { name: key, value, ...(lasting ? { maxAge: ONE_YEAR_SECONDS } : {}) }),
  );
}
