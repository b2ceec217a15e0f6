import { stringifySetCookie } from 'cookie';
import type { Browser } from '#app/content/rate-limits.server.ts';
import { sign, signed } from '#app/lib/seal.server.ts';
import { consentKeyIn } from '#app/visit/consent.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';

/**
 * Which browser takes part (decision record 0057): a random id in a signed cookie, set with the first act and not before.
 * Until then the consent's key stands for it, or else the form's own random id, by which a browser that refuses cookies
 * is told from others.
 */

const BROWSER_COOKIE = 'browser';
const PURPOSE = 'browser';
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

export function browserOf({ cookies }: Visit, submissionId: string): Browser {
  const known = signed(PURPOSE, cookies[BROWSER_COOKIE]);
  return { id: known ?? consentKeyIn(cookies) ?? submissionId, isKnown: known !== null };
}

/** The Set-Cookie header by which a browser is known from now on. */
export function browserCookie(visit: Visit, { id }: Browser): string {
  return stringifySetCookie({
    name: BROWSER_COOKIE,
    value: sign(PURPOSE, id),
    maxAge: LIFETIME_SECONDS,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure(visit),
  });
}
