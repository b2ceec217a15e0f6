import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { env } from '#app/config/env.server.ts';
import { type RawRequest, REFUSED_PATH } from '#app/config/hosted-app.ts';
import { memo } from '#app/contract/memo.ts';
import { isPlainPath } from '#app/contract/plain-path.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { variantOf } from './cache-key.server.ts';
import { CONSENT_COOKIE, consentIn, isOwnConsent } from './consent.ts';
import { type Cookies, cookiesIn, cookiesToSet } from './cookies.server.ts';
import { languageFrom } from './language.server.ts';
import { BACK_PARAM, hasPersonalParameter, READING_PARAM, STATE_KEYS } from './parameters.ts';
import { fitsKey, pathFacts } from './path-facts.ts';
import { isPortalBrowser } from './portal.server.ts';
import { isUsable, stateOf, vehicleScreenOrNull } from './state.server.ts';
import type { Visit } from './visit.ts';
import { ownPage, wayBack } from './way-back.ts';

const visits = memo<Visit>(2000, 500);

/**
 * Most requests have no query: for them the result is memoised by path, consent, settings and the headers used. The
 * user agent matters only in a captive portal's window, and when a setting is to be stored.
 */
export function readVisit(raw: RawRequest): Visit {
  const { target, origin, cookie, acceptLanguage, saveData, referrer, userAgent } = raw;
  const cookies = cookiesIn(cookie, [...STATE_KEYS, CONSENT_COOKIE], (name, value) =>
    name === CONSENT_COOKIE ? isOwnConsent(value) : isUsable(name, value),
  );
  const stateKey = cookie === undefined ? '' : stateCookiesKey(cookies);
  const visit =
    target.includes('?') || isPortalBrowser(userAgent)
      ? computeVisit(raw, cookies)
      : visits(`${target}\n${origin}\n${acceptLanguage}\n${saveData}\n${referrer}\n${stateKey}`, () =>
          computeVisit(raw, cookies),
        );
  if (cookie === undefined) return visit;
  // Assigned one by one: V8 copies an object fast, but slowly defines each property listed after a spread.
  const own = { ...visit };
  own.cookies = cookies;
  own.cookieHeader = cookie;
  return own;
}

function stateCookiesKey(cookies: Cookies): string {
  let key: string = consentIn(cookies);
  for (const name of STATE_KEYS) if (cookies[name] !== undefined) key += name + JSON.stringify(cookies[name]);
  return key;
}

/** The result contains no cookies, so it can be shared by all riders with the same settings. */
function computeVisit(raw: RawRequest, cookies: Cookies): Visit {
  const { path: rawPath, query } = splitTarget(raw.target);
  const path = fitsKey(rawPath) ? rawPath : normalised(rawPath);
  const params = new URLSearchParams(query);
  const { screen, sharing, hasBack } = pathFacts(path);
  const portalBrowser = isPortalBrowser(raw.userAgent);
  const state = stateOf(params, cookies, { saveData: savesData(raw.saveData), portalBrowser });
  const vehicleScreen = vehicleScreenOrNull(screen, params, state);
  const asksForBack = hasBack && (raw.referrer !== undefined || params.has(BACK_PARAM));
  const origin = publicOriginOf(raw.origin);
  const here = () => new URL(raw.origin + raw.target);
  const isOwnReferrer = () => ownPage(here(), raw.referrer, origin) !== null;
  const visit: Visit = {
    origin,
    path,
    params,
    cookies: {},
    cookieHeader: '',
    screen,
    state,
    // A vehicle screen's Accept-Language says nothing about its riders.
    language: languageFrom(state.values.lang, vehicleScreen ? undefined : raw.acceptLanguage),
    consent: consentIn(cookies),
    vehicleScreen,
    back: asksForBack ? wayBack(here(), raw.referrer, origin) : null,
    readingCopy: params.has(READING_PARAM) && screen === 'entry',
    playsUntapped: screen !== null && params.has('play') && !isFromHere(raw, isOwnReferrer),
    setCookies:
      state.store.length > 0 && isForPage(raw) && !isbot(raw.userAgent)
        ? cookiesToSet(state, {
            cookies,
            secure: raw.origin.startsWith('https:'),
            chosenHere: isOwnReferrer(),
          })
        : [],
    isShared: sharing && (query === '' || path === REFUSED_PATH || !hasPersonalParameter(params)),
    isPrivate: true,
    cache: null,
  };
  visit.cache = visit.isShared ? variantOf(visit, { portalBrowser }) : null;
  visit.isPrivate = visit.cache?.isPrivate ?? true;
  return visit;
}

/**
 * Percent-encoded as URL does it. Paths the server refuses stay as they are: URL would resolve them to another page.
 */
function normalised(path: string): string {
  return isPlainPath(path) ? new URL(`http://localhost${path}`).pathname : path;
}

/** With PUBLIC_URL set, the request's Host header is ignored. */
function publicOriginOf(origin: string): string {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL ? `${origin.slice(0, origin.indexOf(':'))}://${new URL(PUBLIC_URL).host}` : origin;
}

/**
 * Whether the request may store settings in cookies: only if it loads a page. An editor's picture with the URL of one
 * of our pages must not, nor a script's fetch: a background tab would undo another tab's choice. A worker's navigation
 * has the destination `empty` too, but not the mode `cors`.
 */
function isForPage({ fetchDest, fetchMode }: RawRequest): boolean {
  if (fetchDest === 'empty') return fetchMode !== 'cors';
  return fetchDest === undefined || /^(?:document|i?frame)$/.test(fetchDest);
}

/**
 * Whether a link was followed on a page of ours. Browsers without Sec-Fetch-Site tell it by their Referer; one without
 * either may have been.
 */
function isFromHere({ fetchSite, referrer }: RawRequest, isOurs: () => boolean): boolean {
  return fetchSite === undefined ? referrer === undefined || isOurs() : fetchSite === 'same-origin';
}

/** The Save-Data header. */
function savesData(header: string | undefined): boolean {
  return header?.trim().toLowerCase() === 'on';
}

/** The visit parsed by our server, or parsed here if another server hosts the build. */
export function visitOf(request: Request, context: AppLoadContext): Visit {
  context.visit ??= readVisit(rawRequestFrom(request));
  return context.visit as Visit;
}

function rawRequestFrom({ url, headers }: Request): RawRequest {
  const { origin } = new URL(url);
  const header = (name: string) => headers.get(name) ?? undefined;
  return {
    target: url.slice(origin.length),
    origin,
    cookie: header('Cookie'),
    acceptLanguage: header('Accept-Language'),
    saveData: header('Save-Data'),
    userAgent: header('User-Agent'),
    referrer: header('Referer'),
    fetchDest: header('Sec-Fetch-Dest'),
    fetchMode: header('Sec-Fetch-Mode'),
    fetchSite: header('Sec-Fetch-Site'),
  };
}
