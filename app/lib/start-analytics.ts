import './analytics.ts';

/** What the root writes into `data-matomo`. */
export interface MatomoSite {
  url: string;
  siteId: string;
}

const HEARTBEAT_SECONDS = 10;

/** What was searched for, drawn or sent stands in queries, and is nobody's business. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** The tracker's own cookie of a consent. */
const CONSENT = /(?:^|; )mtm_consent=/;

/**
 * Consent may be taken back in another tab, or on a later page before Back brings this one from the back-forward cache;
 * the tracker asks for it once only.
 */
function stopWithoutConsent(): void {
  if (CONSENT.test(document.cookie)) return;
  window._paq?.push(['disableHeartBeatTimer']);
  delete window._paq;
}

/** Queues the page view and loads the tracker. Its consent instruction makes it read the cookie for itself. */
export function startAnalytics({ url, siteId }: MatomoSite): void {
  if (window._paq || !CONSENT.test(document.cookie)) return;
  window._paq = [
    ['requireConsent'],
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', siteId],
    ['setSecureCookie', location.protocol === 'https:'],
    ['setCustomUrl', withoutQuery(location.href)],
    ['setReferrerUrl', withoutQuery(document.referrer)],
    ['trackPageView'],
    ['enableHeartBeatTimer', HEARTBEAT_SECONDS],
  ];
  // Before the tracker's own listeners, which send what has passed.
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, stopWithoutConsent, true);
  document.addEventListener('visibilitychange', stopWithoutConsent, true);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
}
