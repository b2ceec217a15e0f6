import { type AppLoadContext, redirect } from '@remix-run/node';
import { canonicalOrigin } from '#app/addresses/canonical-origin.ts';
import { type Uploads, uploadsOf } from '#app/addresses/media.ts';
import { type Channel, env } from '#app/config/env.server.ts';
import { formToken } from '#app/config/form-token.server.ts';
import { type CacheHints, REFUSED_PATH } from '#app/config/hosted-app.ts';
import { type ContentClient, contentClient } from '#app/content/content-client.server.ts';
import { WIDTHS } from '#app/contract/picture-sizes.ts';
import { instantOf } from '#app/contract/time.ts';
import { currentUrlWith, type DarkModeSetting, type Page } from './page.ts';
import { portalAt } from './portal.server.ts';
import { previewAccess, previewOf } from './preview.server.ts';
import { channelNamed, isEmbedded, isPortal } from './state.server.ts';
import { visitOf } from './visit.server.ts';
import type { Visit } from './visit.ts';
import { queryWithBack } from './way-back.ts';

export interface RequestContext {
  visit: Visit;
  page: Page;
  content: ContentClient;
  /** The API base for this request: content is read from it, and submissions are sent to it. */
  api: string;
  /** Set if the page will be cached: rendering records its cache hints here. */
  cacheHints?: CacheHints | undefined;
}

/**
 * Everything a loader or action needs to know of a request. Computed once and shared by all that run for it: as a
 * property, because V8 frees a WeakMap's values by major collections only, and these hold a whole page, 40 kB.
 */
export function requestContextOf(request: Request, context: AppLoadContext): RequestContext {
  if (context.forLoaders) return context.forLoaders;
  const made = contextFor(visitOf(request, context), context);
  // With `play` in its address the page's own link to the player would only scroll. Not a POST: its form would be lost.
  if (made.visit.playsUntapped && request.method !== 'POST')
    throw redirect(currentUrlWith(made.page, { play: null }), { headers: { 'Cache-Control': 'no-store' } });
  context.forLoaders = made;
  return made;
}

function contextFor(visit: Visit, { riderAddress, cacheHints }: AppLoadContext): RequestContext {
  const { params, path, screen, state, vehicleScreen, back } = visit;
  const { values } = state;
  const channel = channelNamed(values.channel);
  const now = Date.now();
  const preview = previewOf(params, now);
  const origin = env().PUBLIC_URL ?? visit.origin;
  const carry: Array<readonly [string, string]> = [...state.carry];
  if (preview) carry.push(['token', preview.token]);
  // Without a date the preview follows the current time.
  if (preview && params.get('date') === preview.date) carry.push(['date', preview.date]);
  const textOnly = values.text === 'on' && vehicleScreen === null;
  const embedded = isEmbedded(state);
  const darkAvailable = env().DARK_MODE === 'on';
  // No service worker on vehicle screens, in previews (nothing may be stored) and on text-only pages (no scripts).
  const usesServiceWorker =
    env().SERVICE_WORKER === 'on' && !textOnly && preview === null && !channel?.stories;
  const page: Page = {
    // A path that begins with '//' would turn relative links into links to another host.
    // A refused request's page has no address: its links and decisions lead to the start page.
    path: path === REFUSED_PATH ? '/' : path.replace(/^\/{2,}/, '/'),
    query: queryWithBack(visit),
    back,
    screen,
    language: visit.language,
    languages: env().SUPPORTED_LANGUAGES,
    textOnly,
    dark: darkAvailable ? darkIn(values.dark) : 'off',
    darkAvailable,
    embedded,
    bars: !embedded && channel?.bars !== false,
    banner: channel?.banner !== false,
    forms: channel?.forms !== false,
    readingCopy: visit.readingCopy,
    formToken: formToken(env().SESSION_SECRET),
    usesServiceWorker,
    forecast: usesServiceWorker && env().CONNECTIVITY_URL !== undefined,
    hideDate: channel?.hideDate === true,
    channel: values.channel ?? null,
    vehicleScreen,
    wifiLoginUrl: wifiLoginOffered(values.login, channel) ? (env().WIFI_LOGIN_URL ?? null) : null,
    portal: isPortal(state) ? portalAt(origin, path) : null,
    consent: visit.consent,
    analytics: analyticsSite(),
    shellOrigins: env().FRAME_ANCESTORS.filter((ancestor) => /^https?:\/\/[^*]+$/.test(ancestor)),
    carry,
    preview,
    play: params.get('play'),
    now: preview ? (instantOf(preview.date, env().TIME_ZONE) ?? now) : now,
    timeZone: env().TIME_ZONE,
    origin,
    canonicalOrigin: canonicalOrigin(origin, env().CANONICAL_HOSTS),
    uploads: uploadsFor(apiFor(values.app), origin),
  };
  return {
    visit,
    page,
    api: apiFor(values.app),
    cacheHints,
    content: contentClient({
      api: apiFor(values.app),
      cacheHints,
      preview: preview && { ...previewAccess(preview, visit.cookieHeader), riderAddress },
    }),
  };
}

function darkIn(value: string | undefined): DarkModeSetting {
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

/** SSRF protection: only localhost ports listed in APP_SERVER_PORTS, never an address a visitor chose. */
function apiFor(app: string | undefined): string {
  const port = Number(app);
  return env().APP_SERVER_PORTS.includes(port) ? `http://localhost:${port}/api` : env().CONTENT_API_URL;
}

/** PUBLIC_API_URL and PICTURE_WIDTHS apply to our own content server, not to an app server. */
function uploadsFor(api: string, pageOrigin: string): Uploads {
  const { CONTENT_API_URL, embedded, UPLOADS_PATH, PICTURE_WIDTHS, PUBLIC_API_URL } = env();
  if (api !== CONTENT_API_URL) return uploadsOf(api, UPLOADS_PATH);
  const publicApi = embedded ? `${pageOrigin}/api` : PUBLIC_API_URL;
  const widths = embedded ? WIDTHS : PICTURE_WIDTHS;
  return uploadsOf(api, UPLOADS_PATH, widths, publicApi ? { publicApi, pageOrigin } : undefined);
}
