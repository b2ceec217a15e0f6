import type { HostedVisit } from '#app/config/hosted-app.ts';
import type { Language } from '#app/contract/language.ts';
import type { Screen } from '#app/route-table.ts';
import type { Consent } from './page.ts';
import type { AddressParams } from './parameters.ts';
import type { RiderState } from './rider-state.ts';
import type { VehicleScreen } from './vehicle-screen.ts';

/** All that a request says of its rider and of the page that is wanted, read once for the cache, the loaders and the actions. */
export interface Visit extends HostedVisit {
  params: AddressParams;
  /** The Cookie header as it was sent. */
  cookieHeader: string;
  screen: Screen | null;
  state: RiderState;
  language: Language;
  consent: Consent;
  vehicleScreen: VehicleScreen | null;
  /** The page of ours that Back leads to; null is the start. */
  back: string | null;
  /** An entry's read-only copy for the device. */
  readingCopy: boolean;
  /** Set-Cookie headers for state that the address named. */
  setCookies: readonly string[];
  /** Whether the address shows the same page to all who share a variant. */
  isShared: boolean;
  /** Whether the page is this rider's alone, so that no shared cache may keep it; never so of the page for everyone. */
  isPrivate: boolean;
}

/** Whether cookies may be set for secure connections only. */
export function isSecure({ origin }: Pick<Visit, 'origin'>): boolean {
  return origin.startsWith('https:');
}
