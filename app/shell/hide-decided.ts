import { CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/visit/consent.ts';

function hideWhereDecided(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0]);
  if (!names.some((name) => name === CONSENT_COOKIE || name === REFUSAL_COOKIE)) return;
  for (const form of document.querySelectorAll<HTMLElement>('[data-consent]')) form.hidden = true;
}

/**
 * Pages from the back-forward cache, offline copies and other tabs may show the banner although the cookie says that it
 * was answered.
 */
export function hideDecided(): void {
  hideWhereDecided();
  addEventListener('pageshow', hideWhereDecided);
  document.addEventListener('visibilitychange', hideWhereDecided);
}
