import type { RequestHandler } from 'express';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import { requestedOriginOf } from './requested-origin.ts';

/**
 * CSRF check: cross-origin posts get a page with 403. Remix never sees an `Origin` that it would answer with an empty 500.
 * A post is ours if
 * - the browser itself says so (Sec-Fetch-Site: same-origin, which no page can forge) of a host that we are known by, or
 * - Origin names such a host: PUBLIC_URL's, one of CANONICAL_HOSTS or, where PUBLIC_URL is not set, the one that was asked
 *   (`requested-origin.ts`). Anybody can point a name of theirs at us, and their pages then are of the asked host; or
 * - neither Origin (none, or `null` from a sandboxed or privacy-minded browser) nor Sec-Fetch-Site says anything, and
 *   the address holds the token that only our own pages write into their forms. Without it a foreign page could send
 *   such posts over plain HTTP.
 */
function isForeignPost(
  { origin, fetchSite, hasToken }: { origin?: string; fetchSite?: string; hasToken: boolean },
  isOwn: (origin: string) => boolean,
  asked: string,
): boolean {
  if (fetchSite === 'same-origin' && isOwn(asked)) return false;
  if (origin !== undefined && origin !== 'null') return !isOwn(origin);
  return fetchSite === 'cross-site' || fetchSite === 'same-site' || !hasToken;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface KnownHosts {
  /** Hosts from the settings: PUBLIC_URL's and the canonical ones. */
  knownHosts: readonly string[];
  publicUrl: string | undefined;
}

function isFromUs({ knownHosts, publicUrl }: KnownHosts, asked: string): (origin: string) => boolean {
  const hosts = publicUrl === undefined ? [hostOf(asked), ...knownHosts] : knownHosts;
  return (origin) => {
    const host = hostOf(origin);
    return host !== null && hosts.includes(host);
  };
}

export function originCheck({ formToken, ...own }: KnownHosts & { formToken: string }): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const asked = requestedOriginOf(response);
    const foreign = isForeignPost(
      {
        origin: request.get('Origin'),
        fetchSite: request.get('Sec-Fetch-Site'),
        hasToken: request.query[SENT_PARAM] === formToken,
      },
      isFromUs(own, asked),
      asked,
    );
    // Removed: Remix would check again, by the Host header alone.
    delete request.headers.origin;
    if (foreign) response.locals.refusal ??= 403;
    next();
  };
}

/** No page of ours calls the API, so a browser that does comes from a foreign page; servers send neither header. */
export function apiOriginCheck(own: KnownHosts): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const origin = request.get('Origin');
    const fetchSite = request.get('Sec-Fetch-Site');
    const asked = requestedOriginOf(response);
    const said = { origin, fetchSite, hasToken: fetchSite === undefined };
    if (!isForeignPost(said, isFromUs(own, asked), asked)) return next();
    response.status(403).set('Cache-Control', 'no-store').json({ state: 'error', errormessage: 'FORBIDDEN' });
  };
}
