import { type Channel, env } from '#app/config/env.server.ts';
import type { Language } from '#app/contract/language.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import type { Screen } from '#app/route-table.ts';
import type { AddressParams, StateKey } from './parameters.ts';
import { isWellFormed, type RiderState, readRiderState } from './rider-state.ts';
import { showsStories, type VehicleScreen, vehicleScreenOf } from './vehicle-screen.ts';

/** The built-in channels; the CHANNELS setting extends and overrides them. */
const CHANNELS: Record<string, Channel> = {
  portal: { wifiLogin: true },
  screen: { wifiLogin: false, bars: false, banner: false, forms: false, stories: true },
  app: { bars: false },
};

export function channelNamed(name: string | undefined): Channel | null {
  if (name === undefined) return null;
  const configured = ownProperty(env().CHANNELS, name);
  const builtIn = ownProperty(CHANNELS, name);
  return configured || builtIn ? { ...builtIn, ...configured } : null;
}

function accepts(key: StateKey, value: string): boolean {
  if (key === 'channel') return channelNamed(value) !== null;
  if (key === 'dark') return env().DARK_MODE === 'on';
  return key !== 'lang' || env().SUPPORTED_LANGUAGES.includes(value as Language);
}

export function isUsable(key: StateKey, value: string): boolean {
  return isWellFormed(key, value) && accepts(key, value);
}

/** Hints from request headers; not stored in cookies. */
interface RequestHints {
  saveData: boolean;
  portalBrowser: boolean;
}

/** Settings from the URL and cookies, reduced to those that are valid here. */
export function stateOf(
  params: AddressParams,
  cookies: Readonly<Record<string, string | undefined>>,
  { saveData, portalBrowser }: RequestHints,
): RiderState {
  const state = readRiderState(params, cookies, accepts);
  // A vehicle screen belongs to no rider: its URL holds all settings, and no cookies are set.
  if (channelNamed(state.values.channel)?.stories) return { ...state, store: [] };
  // Save-Data turns on the text-only view until the rider asks for pictures.
  if (saveData) state.values.text ??= 'on';
  if (portalBrowser && state.values.login !== 'false') state.values.channel ??= 'portal';
  // A portal's window lasts until its rider is online, and links carry its settings. Some Androids show it in the
  // browser itself, where a cookie would make later visits look like the portal's.
  if (isPortal(state)) state.store = state.store.filter(({ key }) => key !== 'channel' && key !== 'login');
  return state;
}

/** Whether the operator's app shows the page. */
export function isEmbedded({ values }: Pick<RiderState, 'values'>): boolean {
  return values.app !== undefined || values.channel === 'app';
}

/**
 * Whether the URL or the browser indicates a portal. Not where a setting offers the login to everybody: there a
 * decision about cookies adds `login=true` for all.
 */
export function isPortal({ values }: Pick<RiderState, 'values'>): boolean {
  if (isEmbedded({ values })) return false;
  return channelNamed(values.channel)?.wifiLogin ?? (values.login === 'true' && env().WIFI_LOGIN !== 'on');
}

/** Null unless the page is for a vehicle screen. */
export function vehicleScreenOrNull(
  screen: Screen | null,
  params: AddressParams,
  { values }: RiderState,
): VehicleScreen | null {
  if (!channelNamed(values.channel)?.stories || !showsStories(screen)) return null;
  return vehicleScreenOf(params);
}
