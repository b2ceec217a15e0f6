import type { PageVariant } from '#app/config/hosted-app.ts';
import { BACK_PARAM, READING_PARAM, STATE_KEYS } from './parameters.ts';
import { pathFacts } from './path-facts.ts';
import { screenParameters } from './vehicle-screen.ts';
import type { Visit } from './visit.ts';

/**
 * Cache key dimensions, besides host and path. Each one multiplies the number of cached pages, so keep them few.
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
 * A setting named in the URL but not yet in a cookie is another variant than the same setting in a cookie, because
 * the page's links carry it. A cached page is rendered from the key's parts alone (`forEveryone`), so no other
 * parameter, cookie or header can leak into it.
 */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Limit for the whole key: host, path, back link and state. */
const LONGEST_PAGE_KEY = 1200;
/** The value of cookies whose presence alone matters. */
const COOKIE_PRESENT = '1';

/** The language is in the key already, whether chosen or preferred. */
const STORED = STATE_KEYS.filter((name) => name !== 'lang');

/** Null if the page turns out to be personal. */
export function variantOf(visit: Visit, { portalBrowser }: { portalBrowser: boolean }): PageVariant | null {
  const { origin, path, language, consent, state, back, setCookies } = visit;
  const day = visit.params.get('day');
  if (day !== null && !DAY.test(day)) return null;
  // A back link to a search contains the rider's search terms.
  if (back?.includes('?')) return null;
  const named = namedForEveryone(visit, day);
  const stored = STORED.map((name) => state.values[name] ?? '');
  const key = `${origin}${path} ${named.join(' ')} ${language} ${consent} ${stored}`;
  if (key.length > LONGEST_PAGE_KEY) return null;
  const variant = (cookieNames: readonly string[]): PageVariant => ({
    key: cookieNames.length > 0 ? `${key} cookies ${cookieNames.join(' ')}` : key,
    vary: pathFacts(path).hasBack ? `${VARY}, Referer` : VARY,
    setCookies,
    isPrivate: state.store.length > 0 || portalBrowser || cookieNames.length > 0,
    forEveryone: (): Visit => ({
      ...visit,
      params: new URLSearchParams(Object.fromEntries(named)),
      cookies: Object.fromEntries(cookieNames.map((name) => [name, COOKIE_PRESENT])),
      cookieHeader: '',
      state: { ...state, store: [] },
      setCookies: [],
      isPrivate: false,
      cache: null,
    }),
    withCookies: variant,
  });
  return variant([]);
}

/** Parameters in the cached page's address: state not yet stored in a cookie, and the view. */
function namedForEveryone({ state, back, readingCopy, vehicleScreen }: Visit, day: string | null) {
  const named: Array<readonly [name: string, value: string]> = [...state.carry];
  if (day !== null) named.push(['day', day]);
  if (back !== null) named.push([BACK_PARAM, back]);
  if (readingCopy) named.push([READING_PARAM, 'on']);
  if (vehicleScreen) named.push(...screenParameters(vehicleScreen));
  return named;
}
