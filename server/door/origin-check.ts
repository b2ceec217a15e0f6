import type { RequestHandler } from 'express';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import { requestedOriginOf } from './address-check.ts';

/**
 * Foreign forms are refused with a page, own ones let through, and Remix never meets an Origin that it answers with an
 * empty 500. What counts as own:
 * - the browser itself says so (Sec-Fetch-Site: same-origin, which no page can forge), or
 * - Origin names a host that we are known by: the one that was asked (`requested-origin.ts`), PUBLIC_URL
 *   or CANONICAL_HOSTS, or
 * - neither Origin (none, or `null` from a sandboxed or privacy-minded browser) nor Sec-Fetch-Site says anything, and
 *   the address holds the token that only our own pages write into their forms. Without it a foreign page could send
 *   such posts over plain HTTP.
 */
function isForeignPost(
  { origin, fetchSite, hasToken }: { origin?: string; fetchSite?: string; hasToken: boolean },
  ownHosts: ReadonlyArray<string | null>,
): boolean {
  if (fetchSite === 'same-origin') return false;
  if (origin !== undefined && origin !== 'null') {
    const host = hostOf(origin);
    return host === null || !ownHosts.includes(host);
  }
  return fetchSite === 'cross-site' || fetchSite === 'same-site' || !hasToken;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginCheckOptions {
  /** Hosts from the settings: PUBLIC_URL's and the canonical ones. */
  knownHosts: readonly string[];
  formToken: string;
}

export function originCheck({ knownHosts, formToken }: OriginCheckOptions): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const foreign = isForeignPost(
      {
        origin: request.get('Origin'),
        fetchSite: request.get('Sec-Fetch-Site'),
        hasToken: request.query[SENT_PARAM] === formToken,
      },
      [hostOf(requestedOriginOf(response)), ...knownHosts],
    );
    // Decided here, once; Remix would decide again, by the Host header alone.
    delete request.headers.origin;
    if (foreign) response.locals.refusal ??= 403;
    next();
  };
}

/** No page sends to the API, so that a browser that does was sent by somebody else's; servers say neither. */
export function apiOriginCheck(): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('Origin');
    const fetchSite = request.get('Sec-Fetch-Site');
    const own = [hostOf(requestedOriginOf(response))];
    if (SAFE.has(request.method) || !isForeignPost({ origin, fetchSite, hasToken: true }, own)) return next();
    response.status(403).set('Cache-Control', 'no-store').json({ state: 'error', errormessage: 'FORBIDDEN' });
  };
}
