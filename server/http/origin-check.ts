import type { Request, RequestHandler } from 'express';

/**
 * Foreign forms are refused with a page, own ones let through, and Remix never meets an Origin that it answers with an
 * empty 500. What counts as own:
 * - the browser itself says so (Sec-Fetch-Site: same-origin, which no page can forge), or
 * - Origin names a host that we are known by: the request's Host, X-Forwarded-Host behind a trusted proxy, PUBLIC_URL
 *   or CANONICAL_HOSTS, or
 * - there is no usable Origin (none, or `null` from a sandboxed or privacy-minded browser) and the browser does not say
 *   that the post comes from elsewhere. No cookie of ours that matters is sent along with such a post: the voucher
 *   password's is SameSite=Strict.
 */
export function isForeignPost(
  headers: { origin?: string; fetchSite?: string },
  ownHosts: ReadonlyArray<string | undefined>,
): boolean {
  const { origin, fetchSite } = headers;
  if (fetchSite === 'same-origin') return false;
  if (origin !== undefined && origin !== 'null') {
    const host = hostOf(origin);
    return host === null || !ownHosts.includes(host);
  }
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
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
}

export function originCheck({ knownHosts }: OriginCheckOptions): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method)) return next();
    const foreign = isForeignPost(
      { origin: request.get('Origin'), fetchSite: request.get('Sec-Fetch-Site') },
      [request.get('Host'), forwardedHost(request), ...knownHosts],
    );
    // Decided here, once; Remix would decide again, by the Host header alone.
    delete request.headers.origin;
    if (foreign) response.locals.refusal = 403;
    next();
  };
}

function forwardedHost(request: Request): string | undefined {
  const trusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  if (!trusted(request.socket.remoteAddress ?? '', 0)) return undefined;
  return request.get('X-Forwarded-Host')?.split(',')[0]?.trim();
}
