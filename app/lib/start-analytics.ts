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

/** Queues the page view and loads the tracker. Its consent instruction makes it read the cookie for itself. */
export function startAnalytics({ url, siteId }: MatomoSite): void {
  if (window._paq) return;
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
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
}
