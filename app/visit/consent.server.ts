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

/** Readable by scripts on purpose: the tracker asks for it, and a page shown again by Back hides its banner by it. */
function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', secure });
}

type Cookies = Pick<Visit, 'cookies' | 'origin'>;

/** Set-Cookie headers that delete every cookie of the visit whose name `matches`. */
export function clearCookies(visit: Cookies, matches: (name: string) => boolean): string[] {
  return Object.keys(visit.cookies)
    .filter(matches)
    .map((name) => setCookie(name, '', 0, isSecure(visit)));
}

const PURPOSE = 'consent';

/**
 * When, as the tracker wants it, and a random key that votes get their submission_id from (content-api.md, 'Base and
 * prefixes'), signed:
 * nobody votes again by inventing another.
 */
export function consentKey(now: number): string {
  return sign(PURPOSE, `${now}.${randomBytes(16).toString('hex')}`);
}

/** The consent's key where it was given here; null for none, and for one that somebody made up. */
export function consentKeyIn(cookies: Readonly<Record<string, string | undefined>>): string | null {
  const value = cookies[CONSENT_COOKIE];
  return signed(PURPOSE, value) === null ? null : (value ?? null);
}

/** Set-Cookie headers of a decision; refusing also clears what analytics had stored. */
export function decisionCookies(visit: Cookies, decision: Decision, now = Date.now()): string[] {
  const secure = isSecure(visit);
  const [kept, dropped] =
    decision === 'accept' ? [CONSENT_COOKIE, REFUSAL_COOKIE] : [REFUSAL_COOKIE, CONSENT_COOKIE];
  return [
    setCookie(kept, decision === 'accept' ? consentKey(now) : String(now), CONSENT_SECONDS, secure),
    setCookie(dropped, '', 0, secure),
    ...(decision === 'reject' ? clearCookies(visit, (name) => name.startsWith(ANALYTICS_COOKIES)) : []),
  ];
}
