import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { isHost } from './asked-origin.ts';

const SCHEME = /^https?$/i;
/** Steps, also written as '%2e', and backslashes, which browsers read as slashes: no link of anyone's holds them. */
const ODD = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Ends of lines and their like: a router's 'anything' does not hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const UNSEEN = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

/** Whether routers, Remix and the log read the same path out of a request line. */
export function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || ODD.test(path)) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * What no router, no log and no page could make sense of is refused before any of them sees it. Data addresses of Remix
 * do not exist here: no page of ours routes in the browser.
 */
export function addressCheck(): RequestHandler {
  return (request, response, next) => {
    const { headers } = request;
    if (!headers.host) headers.host = 'localhost';
    if (!isProxyTrusted(request) || !headers['x-forwarded-host']) delete headers['x-forwarded-host'];
    if (!namesUs(headers)) {
      response.locals.refusal = 400;
      headers.host = 'localhost';
      for (const name of ['x-forwarded-host', 'x-forwarded-proto']) delete headers[name];
    } else if (!isPlainPath(request.originalUrl)) {
      response.locals.refusal = 400;
    } else if (isDataAddress(request.originalUrl)) {
      response.locals.refusal = 404;
    }
    next();
  };
}

function isProxyTrusted(request: Request): boolean {
  const trusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusted(request.socket.remoteAddress ?? '', 0);
}

/** Of several proxies the first speaks of the rider's own request. */
function namesUs(headers: IncomingHttpHeaders): boolean {
  const first = (value: string | string[] | undefined) => [value].flat()[0]?.split(',')[0]?.trim();
  const host = first(headers['x-forwarded-host']) ?? headers.host ?? '';
  const scheme = first(headers['x-forwarded-proto']) || 'http';
  return isHost(host) && SCHEME.test(scheme);
}

function isDataAddress(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  return path.endsWith('.data') || new URLSearchParams(query).has('_data');
}
