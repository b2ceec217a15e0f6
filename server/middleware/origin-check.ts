import type { RequestHandler } from 'express';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import { isPathOf } from '#app/route-table.ts';
import { requestedOriginOf } from './requested-origin.ts';

/**
 * CSRF check: cross-origin posts get a page with 403. Remix, which would answer them with an empty 500, never sees
 * them. A post is same-origin if
 * - Sec-Fetch-Site is same-origin (no page can forge it) and the requested host is one of ours, or
 * - Origin names one of our hosts: PUBLIC_URL's, one of CANONICAL_HOSTS or, without PUBLIC_URL, the requested host
 *   (`requested-origin.ts`). With PUBLIC_URL the requested host doesn't count, because anybody can point a domain at us, or
 * - Origin is missing or `null` (sandbox, privacy settings), Sec-Fetch-Site names no other site, and the URL has the token
 *   that our pages write into their forms. Without the token a foreign page could send such posts over plain HTTP. Another
 *   site's server can read the token, so a decision about consent also needs a Referer of ours, which no page can forge.
 */
function isForeignPost(
  { origin, fetchSite, hasToken }: { origin?: string; fetchSite?: string; hasToken: boolean },
  isOwn: (origin: string) => boolean,
  requestOrigin: string,
): boolean {
  if (fetchSite === 'same-origin' && isOwn(requestOrigin)) return false;
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

function originMatcher(
  { knownHosts, publicUrl }: KnownHosts,
  requestOrigin: string,
): (origin: string) => boolean {
  const hosts = publicUrl === undefined ? [hostOf(requestOrigin), ...knownHosts] : knownHosts;
  return (origin) => {
    const host = hostOf(origin);
    return host !== null && hosts.includes(host);
  };
}

export function originCheck({ formToken, ...hosts }: KnownHosts & { formToken: string }): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const requestOrigin = requestedOriginOf(response);
    const isOwn = originMatcher(hosts, requestOrigin);
    // Decoded, as the router matches paths; address-check.ts has refused what can't be.
    const needsReferer = isPathOf('consent', decodeURIComponent(request.path));
    const foreign = isForeignPost(
      {
        origin: request.get('Origin'),
        fetchSite: request.get('Sec-Fetch-Site'),
        hasToken:
          request.query[SENT_PARAM] === formToken && (!needsReferer || isOwn(request.get('Referer') ?? '')),
      },
      isOwn,
      requestOrigin,
    );
    // Removed: Remix would check again, by the Host header alone.
    delete request.headers.origin;
    if (foreign) response.locals.refusal ??= 403;
    next();
  };
}

/** Our pages never post to the API, so a browser that does was sent by a foreign page; servers send neither header. */
export function apiOriginCheck(hosts: KnownHosts): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const origin = request.get('Origin');
    const fetchSite = request.get('Sec-Fetch-Site');
    const requestOrigin = requestedOriginOf(response);
    const claim = { origin, fetchSite, hasToken: fetchSite === undefined };
    if (!isForeignPost(claim, originMatcher(hosts, requestOrigin), requestOrigin)) return next();
    response.status(403).set('Cache-Control', 'no-store').json({ state: 'error', errormessage: 'FORBIDDEN' });
  };
}
