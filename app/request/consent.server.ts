import { randomBytes, timingSafeEqual } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { signature } from '#app/lib/seal.server.ts';
import {
  ANALYTICS_COOKIES,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Decision,
  REFUSAL_COOKIE,
} from './consent.ts';
import { cookiesOf } from './cookies.server.ts';

/** Readable by scripts on purpose: the tracker asks for it, and a page shown again by Back hides its banner by it. */
function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', secure });
}

/** Set-Cookie headers that delete every cookie of the request whose name `matches`. */
export function clearCookies(request: Request, matches: (name: string) => boolean): string[] {
  const secure = new URL(request.url).protocol === 'https:';
  return Object.keys(cookiesOf(request))
    .filter(matches)
    .map((name) => setCookie(name, '', 0, secure));
}

const PURPOSE = 'consent';

/**
 * When, as the tracker wants it, and a random key that votes get their submission_id from (content-api.md, 'Base and
 * prefixes'), signed:
 * nobody votes again by inventing another.
 */
export function consentKey(now: number): string {
  const key = `${now}.${randomBytes(16).toString('hex')}`;
  return `${key}.${signature(PURPOSE, key)}`;
}

/** The consent's key where it was given here; null for none, and for one that somebody made up. */
export function ownConsentKey(cookies: Readonly<Record<string, string | undefined>>): string | null {
  const value = cookies[CONSENT_COOKIE] ?? '';
  const end = value.lastIndexOf('.');
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(signature(PURPOSE, value.slice(0, Math.max(end, 0))));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** Set-Cookie headers of a decision; refusing also clears what analytics had stored. */
export function decisionCookies(request: Request, decision: Decision, now = Date.now()): string[] {
  const secure = new URL(request.url).protocol === 'https:';
  const [kept, dropped] =
    decision === 'accept' ? [CONSENT_COOKIE, REFUSAL_COOKIE] : [REFUSAL_COOKIE, CONSENT_COOKIE];
  return [
    setCookie(kept, decision === 'accept' ? consentKey(now) : String(now), CONSENT_SECONDS, secure),
    setCookie(dropped, '', 0, secure),
    ...(decision === 'reject' ? clearCookies(request, (name) => name.startsWith(ANALYTICS_COOKIES)) : []),
  ];
}
