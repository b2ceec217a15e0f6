import './analytics.ts';

/** The content of `data-matomo`, written by the root. */
export interface MatomoSite {
  url: string;
  siteId: string;
}

const HEARTBEAT_SECONDS = 10;

/** Queries may contain search terms and sealed personal data, so they aren't reported. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** A search's title holds the term, its heading doesn't. */
function titleWithoutTerm(): string {
  const searched = new URLSearchParams(location.search).has('q');
  return (searched && document.querySelector('h1')?.textContent) || document.title;
}

/** The referrer, unless it is a page of ours: a voucher's path contains its code. */
function foreignReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? '' : withoutQuery(referrer);
}

/**
 * By Matomo's cookies. Of what another site of the operator's has set for the whole domain, a consent (a plain timestamp)
 * doesn't count; a refusal does, because the tracker would delete the consent given here.
 */
function hasConsent(): boolean {
  return (
    /(?:^|; )mtm_consent=\d+\./.test(document.cookie) && !document.cookie.includes('mtm_consent_removed=')
  );
}

/**
 * Consent may be withdrawn in another tab, or on a later page before this one is restored from the back-forward
 * cache; the tracker itself checks only once.
 */
function stopWithoutConsent(): void {
  if (hasConsent()) return;
  window._paq?.push(['disableHeartBeatTimer']);
  delete window._paq;
}

/** Queues the page view and loads the tracker, which checks the consent cookie itself (`requireConsent`). */
export function startAnalytics({ url, siteId }: MatomoSite): void {
  // Nothing below /qr: a voucher's URL contains its code, even if it shows an error page.
  if (window._paq || !hasConsent() || /^\/+qr\b/i.test(location.pathname)) return;
  window._paq = [
    ['requireConsent'],
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', siteId],
    ['setSecureCookie', location.protocol === 'https:'],
    ['setCustomUrl', withoutQuery(location.href)],
    ['setReferrerUrl', foreignReferrer()],
    ['setDocumentTitle', titleWithoutTerm()],
    ['trackPageView'],
    ['enableHeartBeatTimer', HEARTBEAT_SECONDS],
  ];
  // Capturing, to run before the tracker's own listeners, which send data.
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, stopWithoutConsent, true);
  document.addEventListener('visibilitychange', stopWithoutConsent, true);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
}
