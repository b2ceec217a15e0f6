import type { Uploads } from '#app/addresses/media.ts';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import type { Language } from '#app/contract/language.ts';
import type { MatomoSite } from '#app/lib/start-analytics.ts';
import type { Screen } from '#app/route-table.ts';
import type { Portal } from './portal.server.ts';
import type { VehicleScreen } from './vehicle-screen.ts';

export type Dark = 'on' | 'off' | 'device';
export type Consent = 'undecided' | 'given' | 'refused';

/** What a page is rendered for: plain data, made on the server from the address, the cookies and the settings. */
export interface Page {
  path: string;
  /** The query as it came, without the leading question mark, and the way back where only the browser knew it. */
  query: string;
  /** The page of ours that Back leads to; null is the start. */
  back: string | null;
  screen: Screen | null;
  language: Language;
  languages: readonly Language[];
  textOnly: boolean;
  /** As the device likes it until the rider chooses; off where DARK_MODE doesn't let it work. */
  dark: Dark;
  /** Dark mode is offered only where DARK_MODE lets it work. */
  darkAvailable: boolean;
  /** In the operator's app: no bars, no menu. */
  embedded: boolean;
  bars: boolean;
  /** Whether the consent banner may be shown in this channel. */
  banner: boolean;
  forms: boolean;
  /** Read without a connection: forms that can't wait for one are told instead. */
  readingCopy: boolean;
  /** Shows that a form came from a page of ours, where the browser doesn't say so. */
  formToken: string;
  /** Whether pages may be kept on the device: the service worker is registered. */
  keeps: boolean;
  /** Whether the operator's server tells when the network becomes weak, and this page says so. */
  forecast: boolean;
  hideDate: boolean;
  channel: string | null;
  /** Null but for a teaser page in a channel that shows its stories on a screen in a vehicle. */
  vehicleScreen: VehicleScreen | null;
  /** Null where Wi-Fi login is not offered. */
  wifiLoginUrl: string | null;
  /** Null but in the window that a phone opens for the portal of a network. */
  portal: Portal | null;
  consent: Consent;
  /** Null where no analytics is configured. Whether it may run: `mayAnalyse` in consent.ts. */
  analytics: MatomoSite | null;
  /** Who may frame the product besides itself; messages to an app around the page go there. */
  shellOrigins: readonly string[];
  /** State that links must carry, because no cookie has proved to hold it. */
  carry: ReadonlyArray<readonly [string, string]>;
  preview: { token: string; date: string } | null;
  /** What the rider asked to load by a link where scripts or consent don't load it by themselves. */
  play: string | null;
  /** The clock that everything on this page goes by: the server's, or the previewed instant. */
  now: number;
  timeZone: string;
  /** Scheme and host for addresses that leave the page: share links, feeds. */
  origin: string;
  /** The same for canonical addresses: CANONICAL_HOSTS swaps an online host for a city's. */
  canonicalOrigin: string;
  uploads: Uploads;
}

/** The language of what editors wrote, where it is not the page's: content is German whatever the interface speaks. */
export function contentLanguage({ language }: Pick<Page, 'language'>): 'de' | undefined {
  return language === 'de' ? undefined : 'de';
}

/** An in-app address with the state it must carry; parameters that the path already has win. */
export function hrefFor(page: Pick<Page, 'carry'>, path: string): string {
  if (page.carry.length === 0) return path;
  const [beforeHash = '', hash] = path.split('#');
  const [pathname = '', query = ''] = beforeHash.split('?');
  const params = new URLSearchParams(query);
  for (const [key, value] of page.carry) if (!params.has(key)) params.set(key, value);
  return `${pathname}?${params}${hash === undefined ? '' : `#${hash}`}`;
}

/** An address for a form to post to. */
export function postTo({ formToken }: Pick<Page, 'formToken'>, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${SENT_PARAM}=${formToken || '1'}`;
}

/** The current address with some parameters changed; null removes one. */
export function hereWith(page: Pick<Page, 'path' | 'query'>, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(page.query);
  params.delete(SENT_PARAM);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) params.delete(key);
    else params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? page.path : `${page.path}?${query}`;
}

/** Text-only pages send no script, except to the app around them and where the rider asked for something to load. */
export function runsScripts({
  textOnly,
  play,
  embedded,
}: Pick<Page, 'textOnly' | 'play' | 'embedded'>): boolean {
  return !textOnly || play !== null || embedded;
}
