import type { AppLoadContext } from '@remix-run/node';
import { stringifySetCookie } from 'cookie';
import { canonicalOrigin } from '#app/addresses/canonical-origin.ts';
import { uploadsOf } from '#app/addresses/media.ts';
import { type Channel, env } from '#app/config/env.server.ts';
import { formToken } from '#app/config/form-token.server.ts';
import { type ContentClient, contentClient } from '#app/content/content-client.server.ts';
import type { Language } from '#app/contract/language.ts';
import { own } from '#app/contract/own.ts';
import { instantOf } from '#app/contract/time.ts';
import { matchPath, type Screen } from '#app/route-table.ts';
import { CONSENT_COOKIE, REFUSAL_COOKIE } from './consent.ts';
import { cookiesAsSent, cookiesOf } from './cookies.server.ts';
import { languageFrom, languageOf } from './language.server.ts';
import type { Consent, Dark, Page } from './page.ts';
import { isPortalBrowser, portalAt } from './portal.server.ts';
import { previewAccess, previewOf } from './preview.server.ts';
import { isReadingCopy } from './reading-copy.ts';
import { ONE_YEAR_SECONDS, type RiderState, readRiderState } from './rider-state.ts';
import { showsStories, type VehicleScreen, vehicleScreenOf } from './vehicle-screen.ts';
import { queryWithBack, wayBack } from './way-back.ts';

/** What the built-in channels do; CHANNELS adds to them and overrides them. */
const CHANNELS: Record<string, Channel> = {
  portal: { wifiLogin: true },
  screen: { wifiLogin: false, bars: false, banner: false, forms: false, stories: true },
  app: { bars: false },
};

function channelNamed(name: string | undefined): Channel | null {
  if (name === undefined) return null;
  const configured = own(env().CHANNELS, name);
  const builtIn = own(CHANNELS, name);
  return configured || builtIn ? { ...builtIn, ...configured } : null;
}

export interface Rider {
  page: Page;
  content: ContentClient;
  /** The base of the API that this rider's content comes from; what the rider sends goes there too. */
  api: string;
  /** Set-Cookie headers for state that the address named. */
  cookies: string[];
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** What a browser says of itself besides; nothing is stored for it. */
interface Wishes {
  saveData: boolean;
  portalBrowser: boolean;
}

/** The state that an address and cookies name, as far as the settings know it. */
export function stateOf(
  params: URLSearchParams,
  cookies: Cookies,
  { saveData, portalBrowser }: Wishes,
): RiderState {
  const state = readRiderState(params, cookies, (key, value) => {
    if (key === 'channel') return channelNamed(value) !== null;
    if (key === 'dark') return env().DARK_MODE === 'on';
    return key !== 'lang' || env().SUPPORTED_LANGUAGES.includes(value as Language);
  });
  // A screen in a vehicle is nobody's: its address says all there is, and nothing is stored.
  if (channelNamed(state.values.channel)?.stories) return { ...state, store: [] };
  // Whoever saves data reads text until he asks for pictures.
  if (saveData) state.values.text ??= 'on';
  if (portalBrowser && state.values.login === undefined) state.values.channel ??= 'portal';
  return state;
}

/** The browser's or the device's wish for little data. */
export function savesData(header: string | null | undefined): boolean {
  return header?.trim().toLowerCase() === 'on';
}

/** Null where a page is read by a rider, in hand. */
export function vehicleScreenAt(
  screen: Screen | undefined,
  params: URLSearchParams,
  { values }: RiderState,
): VehicleScreen | null {
  if (!channelNamed(values.channel)?.stories || !showsStories(screen)) return null;
  return vehicleScreenOf(params);
}

/** Whether an address, path and query, is one that a screen in a vehicle shows: such addresses say it themselves. */
export function isVehicleScreen(target: string): boolean {
  const [path = '', query = ''] = target.split('?', 2);
  const params = new URLSearchParams(query);
  const state = stateOf(params, {}, { saveData: false, portalBrowser: false });
  return vehicleScreenAt(matchPath(path)?.screen, params, state) !== null;
}

const riders = new WeakMap<object, Promise<Rider>>();

/**
 * Who asks, from where, for what: everything that a loader or an action needs to know of a request. Read once for all
 * that run for it, which share their `context`.
 */
export function riderOf(request: Request, context: AppLoadContext): Promise<Rider> {
  let rider = riders.get(context);
  if (!rider) {
    rider = readRider(request, context.riderAddress);
    riders.set(context, rider);
  }
  return rider;
}

async function readRider(request: Request, riderAddress: string | undefined): Promise<Rider> {
  const url = new URL(request.url);
  const cookies = cookiesOf(request);
  const state = stateOf(url.searchParams, cookies, {
    saveData: savesData(request.headers.get('Save-Data')),
    portalBrowser: isPortalBrowser(request.headers.get('User-Agent')),
  });
  const { values } = state;
  const fromAppServer = env().APP_SERVER_PORTS.includes(Number(values.app));
  const channel = channelNamed(values.channel);
  const now = Date.now();
  const preview = previewOf(url, now);
  const screen = matchPath(url.pathname)?.screen;
  const vehicleScreen = vehicleScreenAt(screen, url.searchParams, state);
  const textOnly = values.text === 'on' && vehicleScreen === null;
  const embedded = values.app !== undefined || values.channel === 'app';
  const back = wayBack(url, request.headers.get('Referer'));
  const darkAvailable = env().DARK_MODE === 'on';
  // On a screen nobody decides; in a preview nothing is to stay; without scripts nothing can.
  const keeps = env().SERVICE_WORKER === 'on' && !textOnly && preview === null && values.channel !== 'screen';
  const page: Page = {
    // Two slashes at the start would make links to another host of it.
    path: url.pathname.replace(/^\/{2,}/, '/'),
    query: queryWithBack(url, back),
    back,
    screen: screen ?? null,
    // What a vehicle's screen prefers says nothing of its riders.
    language: vehicleScreen ? languageFrom(values.lang ?? null, undefined, null) : await languageOf(request),
    languages: env().SUPPORTED_LANGUAGES,
    textOnly,
    dark: darkAvailable ? darkIn(values.dark) : 'off',
    darkAvailable,
    embedded,
    bars: !embedded && channel?.bars !== false,
    banner: channel?.banner !== false,
    forms: channel?.forms !== false,
    readingCopy: isReadingCopy(url),
    formToken: formToken(env().SESSION_SECRET),
    keeps,
    forecast: keeps && env().CONNECTIVITY_URL !== undefined,
    hideDate: channel?.hideDate === true,
    channel: channel && values.channel ? values.channel : null,
    vehicleScreen,
    wifiLoginUrl: wifiLoginOffered(values.login, channel) ? (env().WIFI_LOGIN_URL ?? null) : null,
    portal: !embedded && isPortal(values.login, channel) ? portalAt(publicOrigin(url), url.pathname) : null,
    consent: consentOf(cookies),
    analytics: analyticsSite(),
    shellOrigins: env().FRAME_ANCESTORS.filter((ancestor) => /^https?:\/\/[^*]+$/.test(ancestor)),
    carry: [
      ...state.carry,
      ...(preview
        ? ([
            ['token', preview.token],
            // Without one it is now, at every look.
            ...(url.searchParams.get('date') === preview.date ? [['date', preview.date] as const] : []),
          ] as const)
        : []),
    ],
    preview,
    play: url.searchParams.get('play'),
    now: preview ? (instantOf(preview.date, env().TIME_ZONE) ?? now) : now,
    timeZone: env().TIME_ZONE,
    origin: publicOrigin(url),
    canonicalOrigin: canonicalOrigin(publicOrigin(url), env().CANONICAL_HOSTS),
    uploads: uploadsOf(
      apiFor(values.app),
      env().UPLOADS_PATH,
      env().embedded && !fromAppServer,
      fromAppServer ? undefined : env().PICTURE_WIDTHS,
    ),
  };
  return {
    page,
    api: apiFor(values.app),
    content: contentClient({
      api: apiFor(values.app),
      preview: preview && { ...previewAccess(preview, cookiesAsSent(request)), riderAddress },
    }),
    cookies: cookiesToSet(state, url.protocol === 'https:'),
  };
}

/** Where the address or the browser said it, not where a setting offers the login to everybody. */
function isPortal(login: string | undefined, channel: Channel | null): boolean {
  return channel?.wifiLogin ?? login === 'true';
}

function darkIn(value: string | undefined): Dark {
  return value === 'on' || value === 'off' ? value : 'device';
}

function wifiLoginOffered(login: string | undefined, channel: Channel | null): boolean {
  if (channel?.wifiLogin !== undefined) return channel.wifiLogin;
  return login === 'true' || (login === undefined && env().WIFI_LOGIN === 'on');
}

function analyticsSite(): Page['analytics'] {
  const { MATOMO_URL: url, MATOMO_SITE_ID: siteId } = env();
  return url === undefined || siteId === undefined ? null : { url, siteId };
}

export function consentOf(cookies: Cookies): Consent {
  if (cookies[CONSENT_COOKIE] !== undefined) return 'given';
  return cookies[REFUSAL_COOKIE] !== undefined ? 'refused' : 'undecided';
}

/** The server never calls an address that a visitor chose, only ports that APP_SERVER_PORTS lists. */
function apiFor(app: string | undefined): string {
  const port = Number(app);
  return env().APP_SERVER_PORTS.includes(port) ? `http://localhost:${port}/api` : env().CONTENT_API_URL;
}

function publicOrigin(url: URL): string {
  return env().PUBLIC_URL ?? url.origin;
}

export function cookiesToSet(state: RiderState, secure: boolean): string[] {
  return state.store.map(({ key, value, lasting }) =>
    stringifySetCookie({
      name: key,
      value,
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: true,
      ...(lasting ? { maxAge: ONE_YEAR_SECONDS } : {}),
    }),
  );
}
