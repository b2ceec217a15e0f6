import type { Browser } from '#app/content/rate-limits.server.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { sign, signed } from '#app/lib/seal.server.ts';
import { consentKeyIn } from '#app/visit/consent.server.ts';
import { httpOnlyCookie } from '#app/visit/cookies.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';

/**
 * Identifies the browser that takes part (decision record 0057): a random id in a signed cookie, set with the first
 * act. Before that, a hash of the consent cookie's key: stored in the cookie it outlives a withdrawn consent without
 * revealing anything of it. Without consent, the form's random id, so that browsers without cookies can be told apart.
 */

const BROWSER_COOKIE = 'browser';
const PURPOSE = 'browser';
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

export function browserOf({ cookies }: Visit, submissionId: string): Browser {
  const known = signed(PURPOSE, cookies[BROWSER_COOKIE]);
  const key = consentKeyIn(cookies);
  const guess = key === null ? submissionId : derivedId(PURPOSE, key);
  return { id: known ?? guess, isKnown: known !== null };
}

/** The Set-Cookie header that stores the browser's id. */
export function browserCookie(visit: Visit, { id }: Browser): string {
  return httpOnlyCookie(isSecure(visit), {
    name: BROWSER_COOKIE,
    value: sign(PURPOSE, id),
    maxAge: LIFETIME_SECONDS,
  });
}
