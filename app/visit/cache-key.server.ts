import type { PageVariant } from '#app/config/hosted-app.ts';
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
 * The key is the address of the page for everyone, language, consent and state. A value that the address named and no
 * cookie holds yet is another variant than the same value held: its links carry it. A page is made from the key's parts
 * alone (`forEveryone`), so that no other parameter, cookie or header can get into it.
 */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Host, path and way back at their longest, and the state between them. */
const LONGEST_PAGE_KEY = 1200;
/** What a cookie holds that only has to be there. */
const HELD = '1';

/** A chosen language shows the same page as a preferred one. */
const STORED = STATE_KEYS.filter((name) => name !== 'lang');

/** Null where the visit's page is personal after all. */
export function variantOf(visit: Visit, { portalBrowser }: { portalBrowser: boolean }): PageVariant | null {
  const { origin, path, language, consent, state, back, setCookies } = visit;
  const day = visit.params.get('day');
  if (day !== null && !DAY.test(day)) return null;
  // What a rider searched for is nobody else's.
  if (back?.includes('?')) return null;
  const named = namedForEveryone(visit, day);
  const stored = STORED.map((name) => state.values[name] ?? '');
  const key = `${origin}${path} ${named.join(' ')} ${language} ${consent} ${stored}`;
  if (key.length > LONGEST_PAGE_KEY) return null;
  const variant = (held: readonly string[]): PageVariant => ({
    key: held.length > 0 ? `${key} holding ${held.join(' ')}` : key,
    vary: pathFacts(path).hasBack ? `${VARY}, Referer` : VARY,
    setCookies,
    isPrivate: state.store.length > 0 || portalBrowser || held.length > 0,
    forEveryone: (): Visit => ({
      ...visit,
      params: new URLSearchParams(Object.fromEntries(named)),
      cookies: Object.fromEntries(held.map((name) => [name, HELD])),
      cookieHeader: '',
      state: { ...state, store: [] },
      setCookies: [],
      isPrivate: false,
      cache: null,
    }),
    holding: variant,
  });
  return variant([]);
}

/** What the address of the page for everyone names: state that no cookie holds yet, and which form of the page is shown. */
function namedForEveryone({ state, back, readingCopy, vehicleScreen }: Visit, day: string | null) {
  const named: Array<readonly [name: string, value: string]> = [...state.carry];
  if (day !== null) named.push(['day', day]);
  if (back !== null) named.push([BACK_PARAM, back]);
  if (readingCopy) named.push([READING_PARAM, 'on']);
  if (vehicleScreen) named.push(...namedIn(vehicleScreen));
  return named;
}
