import type { PageVariant } from '#app/config/hosted-app.ts';
import type { Consent } from './page.ts';
import { BACK_PARAM, READING_PARAM, STATE_KEYS } from './parameters.ts';
import { pathFacts } from './path-facts.ts';
import { namedIn } from './vehicle-screen.ts';
import type { Visit } from './visit.ts';

/**
 * THE list of what splits a cached page, besides its path and the host's name: few, and each of few values.
 *
 * | variant        | parameter      | cookie                              | else            |
 * | -------------- | -------------- | ----------------------------------- | --------------- |
 * | language       | lang           | lang                                | Accept-Language |
 * | text only      | text           | text                                | Save-Data       |
 * | dark mode      | dark           | dark                                |                 |
 * | channel        | channel        | channel                             | User-Agent      |
 * | embedded app   | app            | app                                 |                 |
 * | Wi-Fi login    | login          | login                               |                 |
 * | consent        |                | mtm_consent, mtm_consent_removed    |                 |
 * | archive's day  | day            |                                     |                 |
 * | vehicle screen | seconds, story |                                     |                 |
 * | way back       | back           |                                     | Referer         |
 * | reading copy   | reading        |                                     |                 |
 * | voted          |                | survey:…, of the page's surveys     |                 |
 *
 * A value that the address named and no cookie holds yet is another variant than the same value held: its links carry
 * it. A page is made from the key's parts alone (`forEveryone`), so that no other parameter, cookie or header can get
 * into it.
 */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Host, path and way back at their longest, and the state between them. */
const LONGEST_PAGE_KEY = 1200;
/** What a cookie holds that only has to be there. */
const HELD = '1';

/** Null where the visit's page is personal after all. */
export function variantOf(visit: Visit, { portalBrowser }: { portalBrowser: boolean }): PageVariant | null {
  const { back, params, state, setCookies } = visit;
  const day = params.get('day');
  if (day !== null && !DAY.test(day)) return null;
  // What a rider searched for is nobody else's.
  if (back?.includes('?')) return null;
  const key = keyOf(visit, day);
  if (key.length > LONGEST_PAGE_KEY) return null;
  const variant = (held: readonly string[]): PageVariant => ({
    key: held.length > 0 ? `${key} holding ${held.join(' ')}` : key,
    vary: pathFacts(visit.path).hasBack ? `${VARY}, Referer` : VARY,
    setCookies,
    isPrivate: state.store.length > 0 || portalBrowser || held.length > 0,
    forEveryone: () => sharedVisit(visit, day, held),
    holding: variant,
  });
  return variant([]);
}

const CONSENTS: Record<Consent, string> = { undecided: '', given: ' consent', refused: ' refused' };

function keyOf(
  { origin, path, language, consent, state, back, readingCopy, vehicleScreen }: Visit,
  day: string | null,
) {
  let key = `${origin}${path} ${language}${CONSENTS[consent]}`;
  for (const name of STATE_KEYS) {
    const value = stateIn(name, state.values[name], language);
    if (value === undefined) continue;
    const isCarried = state.carry.some(([carried]) => carried === name);
    key += ` ${name}${isCarried ? '?' : '='}${value}`;
  }
  if (day !== null) key += ` day?${day}`;
  if (back !== null) key += ` back?${back}`;
  if (readingCopy) key += ' reading';
  if (vehicleScreen) key += ` ${vehicleScreen.seconds}s?${vehicleScreen.story}`;
  return key;
}

/** A language named in a way that counts but is not stored ('en-GB'): then it is as if the browser had asked for it. */
function stateIn(name: string, value: string | undefined, language: string): string | undefined {
  return name === 'lang' && value !== language ? undefined : value;
}

function sharedVisit(visit: Visit, day: string | null, held: readonly string[]): Visit {
  const { state, back, readingCopy, vehicleScreen } = visit;
  const params = new URLSearchParams(state.carry.map(([name, value]) => [name, value]));
  if (day !== null) params.set('day', day);
  if (back !== null) params.set(BACK_PARAM, back);
  if (readingCopy) params.set(READING_PARAM, 'on');
  if (vehicleScreen) for (const [name, value] of namedIn(vehicleScreen)) params.set(name, value);
  return {
    ...visit,
    params,
    cookies: Object.fromEntries(held.map((name) => [name, HELD])),
    cookieHeader: '',
    state: { ...state, store: [] },
    setCookies: [],
    isPrivate: false,
    cache: null,
  };
}
