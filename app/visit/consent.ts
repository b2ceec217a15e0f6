import type { Consent, Page } from './page.ts';

/**
 * Consent (specification 2.13, 6, 9): decided means that one of the two cookies exists. It is never in the address.
 * The cookies carry Matomo's own names, so that its tracker reads the same decision.
 */
export const CONSENT_COOKIE = 'mtm_consent';
export const REFUSAL_COOKIE = 'mtm_consent_removed';

/** Matomo's visitor and session cookies start with this. */
export const ANALYTICS_COOKIES = '_pk_';

/** Nothing that was stored for usage is kept longer than 13 months. */
export const CONSENT_SECONDS = 395 * 24 * 60 * 60;

export type Decision = 'accept' | 'reject';

export function consentIn(cookies: Readonly<Record<string, string | undefined>>): Consent {
  if (cookies[CONSENT_COOKIE] !== undefined) return 'given';
  return cookies[REFUSAL_COOKIE] !== undefined ? 'refused' : 'undecided';
}

/**
 * The one question that everything asks which needs consent. Editors' previews are nobody's visits, and a voucher's
 * address holds its code.
 */
export function mayAnalyse(page: Pick<Page, 'consent' | 'analytics' | 'preview' | 'screen'>): boolean {
  const { consent, analytics, preview, screen } = page;
  return consent === 'given' && analytics !== null && preview === null && screen !== 'voucher';
}
