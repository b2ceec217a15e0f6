import type { Uploads } from '#app/addresses/media.ts';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import type { Language } from '#app/contract/language.ts';
import type { MatomoSite } from '#app/lib/start-analytics.ts';
import type { Screen } from '#app/route-table.ts';
import type { Portal } from './portal.server.ts';
import type { VehicleScreen } from './vehicle-screen.ts';

export type DarkModeSetting = 'on' | 'off' | 'device';
export type Consent = 'undecided' | 'given' | 'refused';

/** The input for rendering a page: plain data, made on the server from URL, cookies and settings. */
export interface Page {
  path: string;
  /** The query without its question mark, plus the back link if it came from the Referer header. */
  query: string;
  /** The page that Back leads to; null for the start page. */
  back: string | null;
  screen: Screen | null;
  language: Language;
  languages: readonly Language[];
  textOnly: boolean;
  /** 'device' follows the system until the rider chooses; 'off' if DARK_MODE is off. */
  dark: DarkModeSetting;
  /** Whether the dark mode switch is shown. */
  darkAvailable: boolean;
  /** In the operator's app: no bars, no menu. */
  embedded: boolean;
  bars: boolean;
  /** Whether the consent banner may be shown in this channel. */
  banner: boolean;
  forms: boolean;
  /** Rendered for offline reading: a sentence stands in for each form with a submission id; surveys keep theirs. */
  readingCopy: boolean;
  /** CSRF token for browsers that send neither Origin nor Sec-Fetch-Site. */
  formToken: string;
  /** Whether the service worker is registered and pages may be stored on the device. */
  usesServiceWorker: boolean;
  /** Whether the operator's server predicts weak reception and this page shows it. */
  forecast: boolean;
  hideDate: boolean;
  channel: string | null;
  /** Set only on a teaser page in a channel that shows stories on a vehicle screen. */
  vehicleScreen: VehicleScreen | null;
  /** Null if no Wi-Fi login is offered. */
  wifiLoginUrl: string | null;
  /** Set only in a captive portal's window. */
  portal: Portal | null;
  consent: Consent;
  /** Null without analytics. Check `mayAnalyse` in consent.ts before use. */
  analytics: MatomoSite | null;
  /** Origins that may frame the site, and that receive messages to the embedding app. */
  shellOrigins: readonly string[];
  /** Settings that links must carry in the URL, because no cookie is known to hold them. */
  carry: ReadonlyArray<readonly [string, string]>;
  preview: { token: string; date: string } | null;
  /** Media the rider asked to load by a link, where scripts or consent don't load it. */
  play: string | null;
  /** The time this page is rendered for: the server's, or the previewed one. */
  now: number;
  timeZone: string;
  /** Scheme and host for absolute URLs: share links, feeds. */
  origin: string;
  /** The same for canonical URLs: CANONICAL_HOSTS maps an online host to a city's. */
  canonicalOrigin: string;
  uploads: Uploads;
}

/** The `lang` of editors' content if it differs from the page's: content is always German. */
export function contentLanguage({ language }: Pick<Page, 'language'>): 'de' | undefined {
  return language === 'de' ? undefined : 'de';
}

/** An internal link with the settings it must carry; parameters already in the path win. */
export function hrefFor(page: Pick<Page, 'carry'>, path: string): string {
  if (page.carry.length === 0) return path;
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)([\s\S]*)$/.exec(path) ?? [];
  const params = new URLSearchParams(query);
  for (const [key, value] of page.carry) if (!params.has(key)) params.set(key, value);
  return `${pathname}?${params}${hash}`;
}

/** A form's action, with the CSRF token. */
export function postTo({ formToken }: Pick<Page, 'formToken'>, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${SENT_PARAM}=${formToken || '1'}`;
}

/** The current URL with some parameters changed; null removes one. */
export function currentUrlWith(
  page: Pick<Page, 'path' | 'query'>,
  changes: Record<string, string | null>,
): string {
  const params = new URLSearchParams(page.query);
  params.delete(SENT_PARAM);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) params.delete(key);
    else params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? page.path : `${page.path}?${query}`;
}

/** Where a decision about cookies leads: the same page, with `login=true` where the Wi-Fi login is shown. */
export function urlAfterDecision(page: Pick<Page, 'path' | 'query' | 'wifiLoginUrl'>): string {
  return currentUrlWith(page, page.wifiLoginUrl === null ? {} : { login: 'true' });
}

/** Text-only pages have no scripts, except in the operator's app and for media the rider asked to load. */
export function runsScripts({
  textOnly,
  play,
  embedded,
}: Pick<Page, 'textOnly' | 'play' | 'embedded'>): boolean {
  return !textOnly || play !== null || embedded;
}
