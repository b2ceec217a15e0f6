import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
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

/** When, as the tracker wants it, and a random key that votes get their submission_id from (content-api.md, 'Base'). */
function consentKey(now: number): string {
  return `${now}.${randomBytes(16).toString('hex')}`;
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
