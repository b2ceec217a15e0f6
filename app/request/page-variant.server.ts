import { parse } from 'cookie';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { env } from '#app/config/env.server.ts';
import { type Asked, type PageVariant, REFUSED_PATH } from '#app/config/hosted-app.ts';
import { READING_PARAM } from '#app/config/kept-page.ts';
import { definitionOf, endpoints, matchPath, type Screen } from '#app/route-table.ts';
import { CONSENT_COOKIE, REFUSAL_COOKIE } from './consent.ts';
import { languageFrom } from './language.server.ts';
import type { Consent } from './page.ts';
import { isPortalBrowser } from './portal.server.ts';
import { consentOf, cookiesToSet, savesData, stateOf, vehicleScreenAt } from './rider.server.ts';
import { STATE_KEYS } from './rider-state.ts';
import { namedIn } from './vehicle-screen.ts';
import { BACK_PARAM, wayBack } from './way-back.ts';

/**
 * THE list of what splits a kept page, besides its path and the host's name: few, and each of few values.
 *
 * | variant        | parameter      | cookie                              | else            |
 * | -------------- | -------------- | ----------------------------------- | --------------- |
 * | language       | lang           | lang                                | Accept-Language |
 * | display mode   | text           | text                                | Save-Data       |
 * | dark mode      | dark           | dark                                |                 |
 * | channel        | channel        | channel                             | User-Agent      |
 * | embedded app   | app            | app                                 |                 |
 * | Wi-Fi login    | login          | login                               |                 |
 * | consent        |                | mtm_consent, mtm_consent_removed    |                 |
 * | archive's day  | day            |                                     |                 |
 * | vehicle screen | seconds, story |                                     |                 |
 * | way back       | back           |                                     | Referer         |
 * | reading copy   | reading        |                                     |                 |
 *
 * A value that the address named and no cookie holds yet is another variant than the same value held: its links carry
 * it. A page is made from the key alone (`request`), so that no other parameter, cookie or header can get into it.
 */
const CONSENT_HELD: Record<Consent, string> = {
  undecided: '',
  given: `${CONSENT_COOKIE}=1`,
  refused: `${REFUSAL_COOKIE}=1`,
};
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** With one of these in its address a page is one rider's, or one of endlessly many: each is made for itself. */
const OWN_PARAMETERS =
  'token outcome sent saved reset results q play photo share at device download index _data'.split(' ');

const OWN_SCREENS: ReadonlySet<Screen> = new Set(['voucher', 'contentPreview', 'surveyResult']);
const SHARED_FILES: ReadonlySet<string> = new Set([
  endpoints.sitemap.path,
  endpoints.robots.path,
  REFUSED_PATH,
]);

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

type Sharing = 'own' | 'shared' | 'with way back';

const known = new LRUCache<string, Sharing>({ max: 5000 });

/** Worked out once for an address, not for each request. */
function sharingOf(path: string): Sharing {
  let sharing = known.get(path);
  if (!sharing) {
    sharing = sharingOfScreen(path);
    known.set(path, sharing);
  }
  return sharing;
}

function sharingOfScreen(path: string): Sharing {
  if (!PLAIN_PATH.test(path) || !isReadable(path)) return 'own';
  if (SHARED_FILES.has(path) || /^\/feed\/[\w.-]+\.xml$/.test(path)) return 'shared';
  const screen = matchPath(path)?.screen;
  if (screen === undefined || OWN_SCREENS.has(screen)) return 'own';
  return definitionOf(screen).back ? 'with way back' : 'shared';
}

/** '' is the start. Between the same two pages the way is always the same. */
const ways = new LRUCache<string, string>({ max: 5000 });

function wayBackOf({ target, origin, referrer }: Asked): string {
  const key = `${origin}${target} ${referrer}`;
  let way = ways.get(key);
  if (way === undefined) {
    way = wayBack(new URL(`${origin}${target}`), referrer ?? null) ?? '';
    ways.set(key, way);
  }
  return way;
}

/** Letters, digits and what our own addresses are made of; whatever else there is gets no place in a key. */
const PLAIN_PATH = /^\/(?:[\w.%~-]+\/)*(?:[\w.%~-]+)?$/;
const LONGEST_PATH = 300;
const LONGEST_KEY = 500;

/** Whether an address shows the same page to all who share a variant. */
export function isShared({ pathname, searchParams }: URL): boolean {
  return sharingOf(pathname) !== 'own' && !OWN_PARAMETERS.some((name) => searchParams.has(name));
}

/** Not by who was asked for last: to keep that account costs more than the rest of finding one. */
const variants = new Map<string, PageVariant | null>();
const MOST_VARIANTS = 2000;

/**
 * Most riders come with no cookie and to a plain address: theirs is worked out once for all that else tells them apart.
 * Who the browser says it is counts only where a named state is to be stored, and in a portal's window.
 */
export function variantOf(asked: Asked): PageVariant | null {
  const { target, origin, cookie, acceptLanguage, saveData, referrer, userAgent } = asked;
  if (cookie !== undefined || target.includes('?') || isPortalBrowser(userAgent)) return workedOut(asked);
  const key = `${target}\n${origin}\n${acceptLanguage}\n${saveData}\n${referrer}`;
  let variant = variants.get(key);
  if (variant === undefined) {
    variant = workedOut(asked);
    if (key.length > LONGEST_KEY) return variant;
    if (variants.size >= MOST_VARIANTS) variants.clear();
    variants.set(key, variant);
  }
  return variant;
}

function workedOut(asked: Asked): PageVariant | null {
  const mark = asked.target.indexOf('?');
  const path = mark === -1 ? asked.target : asked.target.slice(0, mark);
  if (path.length > LONGEST_PATH || path.endsWith('.data')) return null;
  const sharing = sharingOf(path);
  if (sharing === 'own') return null;
  const params = new URLSearchParams(mark === -1 ? '' : asked.target.slice(mark + 1));
  if (mark !== -1 && OWN_PARAMETERS.some((name) => params.has(name))) return null;
  const day = params.get('day');
  if (day !== null && !DAY.test(day)) return null;
  const back =
    sharing === 'with way back' && (asked.referrer || params.has(BACK_PARAM)) ? wayBackOf(asked) : '';
  // What a rider searched for is nobody else's.
  if (back.includes('?')) return null;

  const reading = params.has(READING_PARAM) && matchPath(path)?.screen === 'entry';
  const held = asked.cookie === undefined ? {} : parse(asked.cookie);
  const portalBrowser = isPortalBrowser(asked.userAgent);
  const state = stateOf(params, held, { saveData: savesData(asked.saveData), portalBrowser });
  const vehicleScreen =
    state.values.channel === undefined ? null : vehicleScreenAt(matchPath(path)?.screen, params, state);
  const language = vehicleScreen
    ? languageFrom(state.values.lang ?? null, undefined, null)
    : languageFrom(params.get('lang'), held.lang, asked.acceptLanguage);
  // Named in a way that counts but is not kept ('en-GB'): then it is as if the browser had asked for it.
  const values = { ...state.values, lang: state.values.lang === language ? language : undefined };
  const consent = consentOf(held);
  const carried = new Map<string, string>(state.carry);
  const base = baseOf(asked.origin);

  let key = `${base}${path} ${language} ${consent}`;
  for (const name of STATE_KEYS) {
    const value = values[name];
    if (value !== undefined) key += ` ${name}${carried.has(name) ? '?' : '='}${value}`;
  }
  if (day !== null) key += ` day?${day}`;
  if (back !== '') key += ` back?${back}`;
  if (reading) key += ' reading';
  if (vehicleScreen) key += ` ${vehicleScreen.seconds}s?${vehicleScreen.story}`;

  return {
    key,
    path,
    held,
    vary: sharing === 'with way back' ? `${VARY}, Referer` : VARY,
    setCookies:
      state.store.length > 0 && !isbot(asked.userAgent)
        ? cookiesToSet(state, asked.origin.startsWith('https:'))
        : [],
    // What the browser's name decided is for no shared cache either: it knows no names.
    stores: [...state.store.map(({ key: name }) => name), ...(portalBrowser ? ['channel'] : [])],
    request() {
      const query = new URLSearchParams([...state.carry.map(([name, value]) => [name, value])]);
      if (day !== null) query.set('day', day);
      if (back !== '') query.set(BACK_PARAM, back);
      if (reading) query.set(READING_PARAM, 'on');
      if (vehicleScreen) for (const [name, value] of namedIn(vehicleScreen)) query.set(name, value);
      const cookies = STATE_KEYS.flatMap((name) => {
        const value = values[name];
        return value === undefined || carried.has(name) ? [] : [`${name}=${value}`];
      });
      if (consent !== 'undecided') cookies.push(CONSENT_HELD[consent]);
      const headers = new Headers({ 'Accept-Language': language });
      if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
      const search = query.size > 0 ? `?${query}` : '';
      return new Request(`${base}${path}${search}`, { headers });
    },
  };
}

/** Where PUBLIC_URL names the host, what a request calls it makes no difference. */
function baseOf(origin: string): string {
  const { PUBLIC_URL } = env();
  if (!PUBLIC_URL) return origin;
  return `${origin.slice(0, origin.indexOf(':'))}://${new URL(PUBLIC_URL).host}`;
}
