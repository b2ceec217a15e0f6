import { cookieDeletions } from '#app/visit/consent.server.ts';
import { ANALYTICS_COOKIES, CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/visit/consent.ts';
import type { Visit } from '#app/visit/visit.ts';

const SURVEY_COOKIES = 'survey:';

function belongsToDecision(name: string): boolean {
  return (
    name === CONSENT_COOKIE ||
    name === REFUSAL_COOKIE ||
    name.startsWith(ANALYTICS_COOKIES) ||
    name.startsWith(SURVEY_COOKIES)
  );
}

/**
 * Withdraws the decision (specification 2.5): deletes consent, analytics and survey cookies; the page's script clears
 * sessionStorage. Clear-Site-Data would delete the outbox in IndexedDB and the service worker as well.
 */
export function resetHeaders(visit: Visit): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookieDeletions(visit, belongsToDecision)) headers.append('Set-Cookie', cookie);
  return headers;
}
