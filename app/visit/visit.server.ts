import type { AppLoadContext } from '@remix-run/node';
import { parse } from 'cookie';
import { isbot } from 'isbot';
import { env } from '#app/config/env.server.ts';
import { type Asked, REFUSED_PATH } from '#app/config/hosted-app.ts';
import { isPlainPath } from '#app/contract/plain-path.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { variantOf } from './cache-key.server.ts';
import { consentIn } from './consent.ts';
import { cookiesToSet } from './cookies-to-set.server.ts';
import { languageFrom } from './language.server.ts';
import { BACK_PARAM, hasPersonal, READING_PARAM } from './parameters.ts';
import { fitsKey, pathFacts } from './path-facts.ts';
import { isPortalBrowser } from './portal.server.ts';
import { stateOf, vehicleScreenAt } from './state.server.ts';
import type { Visit } from './visit.ts';
import { wayBackOf } from './way-back.server.ts';

/** Not by who was asked for last: to keep that account costs more than the rest of finding one. */
const visits = new Map<string, Visit>();
const MOST_VISITS = 2000;
const LONGEST_KEY = 500;

/**
 * Most riders come with no cookie and to a plain address: theirs is worked out once for all that else tells them apart.
 * Who the browser says it is counts only where a named state is to be stored, and in a portal's window.
 */
export function readVisit(asked: Asked): Visit {
  const { target, origin, cookie, acceptLanguage, saveData, referrer, userAgent } = asked;
  if (cookie !== undefined || target.includes('?') || isPortalBrowser(userAgent)) return workedOut(asked);
  const key = `${target}\n${origin}\n${acceptLanguage}\n${saveData}\n${referrer}`;
  let visit = visits.get(key);
  if (visit === undefined) {
    visit = workedOut(asked);
    if (key.length > LONGEST_KEY) return visit;
    if (visits.size >= MOST_VISITS) visits.clear();
    visits.set(key, visit);
  }
  return visit;
}

function workedOut(asked: Asked): Visit {
  const { path: askedPath, query } = splitTarget(asked.target);
  const path = fitsKey(askedPath) ? askedPath : normalised(askedPath);
  const params = new URLSearchParams(query);
  const { screen, sharing, hasBack } = pathFacts(path);
  const cookies = asked.cookie === undefined ? {} : parse(asked.cookie);
  const portalBrowser = isPortalBrowser(asked.userAgent);
  const state = stateOf(params, cookies, { saveData: savesData(asked.saveData), portalBrowser });
  const vehicleScreen = vehicleScreenAt(screen, params, state);
  const asksForBack = hasBack && (asked.referrer !== undefined || params.has(BACK_PARAM));
  const origin = publicOriginOf(asked.origin);
  const visit: Visit = {
    origin,
    path,
    params,
    cookies,
    cookieHeader: asked.cookie ?? '',
    screen,
    state,
    // What a vehicle's screen prefers says nothing of its riders.
    language: vehicleScreen
      ? languageFrom(state.values.lang ?? null, undefined, null)
      : languageFrom(params.get('lang'), cookies.lang, asked.acceptLanguage),
    consent: consentIn(cookies),
    vehicleScreen,
    back: asksForBack ? wayBackOf(asked, origin) : null,
    readingCopy: params.has(READING_PARAM) && screen === 'entry',
    setCookies:
      state.store.length > 0 && !isbot(asked.userAgent)
        ? cookiesToSet(state, asked.origin.startsWith('https:'))
        : [],
    isShared: sharing && (query === '' || path === REFUSED_PATH || !hasPersonal(params)),
    isPrivate: true,
    cache: null,
  };
  visit.cache = visit.isShared ? variantOf(visit, { portalBrowser }) : null;
  visit.isPrivate = visit.cache?.isPrivate ?? true;
  return visit;
}

/** As a URL writes it. What the door refuses stays as it came: a URL makes another page's address of it. */
function normalised(path: string): string {
  return isPlainPath(path) ? new URL(`http://localhost${path}`).pathname : path;
}

/** Where PUBLIC_URL names the host, what a request calls it makes no difference. */
function publicOriginOf(origin: string): string {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL ? `${origin.slice(0, origin.indexOf(':'))}://${new URL(PUBLIC_URL).host}` : origin;
}

/** The browser's or the device's wish for little data. */
function savesData(header: string | undefined): boolean {
  return header?.trim().toLowerCase() === 'on';
}

const byContext = new WeakMap<object, Visit>();

/** The visit that a loader or an action serves: as the host read it, else read here, where another host serves the build. */
export function visitOf(request: Request, context: AppLoadContext): Visit {
  if (context.visit) return context.visit as Visit;
  let visit = byContext.get(context);
  if (!visit) {
    const { origin } = new URL(request.url);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    visit = readVisit({
      target: request.url.slice(origin.length),
      origin,
      cookie: header('Cookie'),
      acceptLanguage: header('Accept-Language'),
      saveData: header('Save-Data'),
      userAgent: header('User-Agent'),
      referrer: header('Referer'),
    });
    byContext.set(context, visit);
  }
  return visit;
}
