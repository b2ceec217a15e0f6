/**
 * Usage statistics, in the browser only. Pages carry `data-matomo` only where `mayAnalyse(page)` says yes; without it
 * nothing is loaded and `track` does nothing, so callers never ask for consent themselves.
 */

type Command = [name: string, ...values: Array<string | number | boolean>];

declare global {
  interface Window {
    _paq?: Command[];
  }
}

export interface UsageEvent {
  category: string;
  action: string;
  name?: string;
}

/** What the root writes into `data-matomo`. */
export interface MatomoSite {
  url: string;
  siteId: string;
}

const HEARTBEAT_SECONDS = 10;

export function track({ category, action, name }: UsageEvent): void {
  window._paq?.push(
    name === undefined ? ['trackEvent', category, action] : ['trackEvent', category, action, name],
  );
}

/** Queues the page view and loads the tracker. Its consent instruction makes it read the cookie for itself. */
export function startAnalytics({ url, siteId }: MatomoSite): void {
  if (window._paq) return;
  window._paq = [
    ['requireConsent'],
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', siteId],
    ['setSecureCookie', location.protocol === 'https:'],
    ['trackPageView'],
    ['enableHeartBeatTimer', HEARTBEAT_SECONDS],
  ];
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
}
