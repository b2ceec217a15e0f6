import type { Consent, Page } from './page.ts';

/**
 * Consent (specification 2.13, 6, 9) is decided if one of the two cookies exists (`consentIn`); it is never in the URL.
 * The cookies have Matomo's names, so its tracker reads the same decision.
 */
export const CONSENT_COOKIE = 'mtm_consent';
export const REFUSAL_COOKIE = 'mtm_consent_removed';

/** Prefix of Matomo's visitor and session cookies. */
export const ANALYTICS_COOKIES = '_pk_';

/** 13 months, the longest that consent and usage data are stored. */
export const CONSENT_SECONDS = 395 * 24 * 60 * 60;

export type Decision = 'accept' | 'reject';

/**
 * Whether a consent cookie has the form that `consentKey` writes, a timestamp and more (its signature is not checked
 * here): another site of the operator's may set one as Matomo does, a plain timestamp.
 */
export function isOwnConsent(value: string): boolean {
  return /^\d+\./.test(value);
}

/** Another site of the operator's may have set either cookie for the whole domain: the consent given here wins. */
export function consentIn(cookies: Readonly<Record<string, string | undefined>>): Consent {
  const given = cookies[CONSENT_COOKIE];
  // Another site's consent alone isn't one for votes, and nothing here could take it back.
  if (given !== undefined && isOwnConsent(given)) return 'given';
  return cookies[REFUSAL_COOKIE] !== undefined ? 'refused' : 'undecided';
}

/**
 * The single check for everything that needs consent. Previews aren't visits, and a voucher's URL contains its code.
 */
export function mayAnalyse(page: Pick<Page, 'consent' | 'analytics' | 'preview' | 'screen'>): boolean {
  const { consent, analytics, preview, screen } = page;
  return consent === 'given' && analytics !== null && preview === null && screen !== 'voucher';
}
