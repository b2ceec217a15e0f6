import type { HostedVisit } from '#app/config/hosted-app.ts';
import type { Language } from '#app/contract/language.ts';
import type { Screen } from '#app/route-table.ts';
import type { Consent } from './page.ts';
import type { AddressParams } from './parameters.ts';
import type { RiderState } from './rider-state.ts';
import type { VehicleScreen } from './vehicle-screen.ts';

/** Everything a request says about its rider and page, parsed once for the cache, loaders and actions. */
export interface Visit extends HostedVisit {
  params: AddressParams;
  /** The Cookie header as it was sent. */
  cookieHeader: string;
  screen: Screen | null;
  state: RiderState;
  language: Language;
  consent: Consent;
  vehicleScreen: VehicleScreen | null;
  /** The page that Back leads to; null for the start page. */
  back: string | null;
  /** Whether this is an entry's read-only copy for offline use. */
  readingCopy: boolean;
  /** Whether the address names a player (`play`) whose link wasn't tapped: redirected to the page without it. */
  playsUntapped: boolean;
  /** Set-Cookie headers for settings named in the URL. */
  setCookies: readonly string[];
  /** Whether all riders with the same variant get the same page here. */
  isShared: boolean;
  /** Whether the page is personal and must not be stored by shared caches. Always false for the cached page. */
  isPrivate: boolean;
}

/** Whether cookies get the Secure attribute. */
export function isSecure({ origin }: Pick<Visit, 'origin'>): boolean {
  return origin.startsWith('https:');
}
