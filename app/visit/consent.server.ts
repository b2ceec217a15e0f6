import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { sign, signed } from '#app/lib/seal.server.ts';
import {
  ANALYTICS_COOKIES,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Decision,
  REFUSAL_COOKIE,
} from './consent.ts';
import { isSecure, type Visit } from './visit.ts';

/** Not HttpOnly: the tracker and the banner's script read these cookies. */
function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', secure });
}

type Cookies = Pick<Visit, 'cookies' | 'origin'>;

/** Browsers send names with a space or an umlaut, too; for those stringifySetCookie throws. */
const WRITABLE = /^[!-~]+$/;

/** Set-Cookie headers that delete all of the rider's cookies whose name `matches`. */
export function cookieDeletions(visit: Cookies, matches: (name: string) => boolean): string[] {
  return Object.keys(visit.cookies)
    .filter((name) => WRITABLE.test(name) && matches(name))
    .map((name) => setCookie(name, '', 0, isSecure(visit)));
}

const PURPOSE = 'consent';

/**
 * The time of consent, as Matomo expects it, and a random key that identifies the browser until it gets an id (decision
 * record 0057). Signed, so that nobody can vote again with an invented key.
 */
export function consentKey(now: number): string {
  return sign(PURPOSE, `${now}.${randomBytes(16).toString('hex')}`);
}

/** The consent cookie's value if its signature is ours, otherwise null. */
export function consentKeyIn(cookies: Readonly<Record<string, string | undefined>>): string | null {
  const value = cookies[CONSENT_COOKIE];
  return signed(PURPOSE, value) === null ? null : (value ?? null);
}

/** Set-Cookie headers for a decision; refusing also deletes the analytics cookies. */
export function decisionCookies(visit: Cookies, decision: Decision, now = Date.now()): string[] {
  const secure = isSecure(visit);
  const [kept, dropped] =
    decision === 'accept' ? [CONSENT_COOKIE, REFUSAL_COOKIE] : [REFUSAL_COOKIE, CONSENT_COOKIE];
  return [
    setCookie(kept, decision === 'accept' ? consentKey(now) : String(now), CONSENT_SECONDS, secure),
    setCookie(dropped, '', 0, secure),
    ...(decision === 'reject' ? cookieDeletions(visit, (name) => name.startsWith(ANALYTICS_COOKIES)) : []),
  ];
}
