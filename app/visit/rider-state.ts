import { type AddressParams, DISPLAY_PARAM, STATE_KEYS, type StateKey } from './parameters.ts';

/**
 * Settings are in the URL first and in cookies second, so that they work without cookies (design, 'Users and
 * priorities'). Links carry what the URL named until a cookie is seen to hold it.
 */

const VALID: Record<StateKey, RegExp> = {
  lang: /^[a-z]{2}$/,
  text: /^(on|off)$/,
  dark: /^(on|off)$/,
  channel: /^[\w-]{1,40}$/,
  app: /^[1-9]\d{0,9}$/,
  login: /^(true|false)$/,
};

/** The rider's choices last for a year; where the page was opened (channel, app) only for the session. */
const PERSISTENT: ReadonlySet<StateKey> = new Set(['lang', 'text', 'dark']);
export const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface RiderState {
  values: Partial<Record<StateKey, string>>;
  carry: Array<readonly [StateKey, string]>;
  /** Cookies that the response should set. */
  store: Array<{ key: StateKey; value: string; persistent: boolean }>;
}

export function isWellFormed(key: StateKey, value: string): boolean {
  return VALID[key].test(value);
}

export function readRiderState(
  params: AddressParams,
  cookies: Readonly<Record<string, string | undefined>>,
  accepts: (key: StateKey, value: string) => boolean,
): RiderState {
  const state: RiderState = { values: {}, carry: [], store: [] };
  for (const key of STATE_KEYS) {
    const usable = (value: string | null | undefined) =>
      value && isWellFormed(key, value) && accepts(key, value) ? value : undefined;
    const isTextByDisplay = key === 'text' && params.get(DISPLAY_PARAM) === 'text';
    const named = usable(params.get(key) ?? (isTextByDisplay ? 'on' : null));
    const held = usable(cookies[key]);
    const value = named ?? held;
    if (value !== undefined) state.values[key] = value;
    if (named === undefined) continue;
    if (named !== held) state.carry.push([key, named]);
    // Saved settings last for a year, though a link may have set the same ones for the session.
    if (named !== held || params.has('saved'))
      state.store.push({ key, value: named, persistent: PERSISTENT.has(key) });
  }
  return state;
}
