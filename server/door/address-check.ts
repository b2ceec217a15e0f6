import type { RequestHandler, Response } from 'express';
import { splitTarget } from '#app/contract/split-target.ts';
import { requestedOrigin, type Trusted } from './requested-origin.ts';

/** Steps, also written as '%2e', and backslashes, which browsers read as slashes: no link of anyone's holds them. */
const ODD = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Ends of lines and their like: a router's 'anything' does not hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const UNSEEN = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

/** Whether routers, Remix and the log read the same path out of a request line. */
export function isPlainPath(url: string): boolean {
  const { path } = splitTarget(url);
  if (!path.startsWith('/') || ODD.test(path)) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * What no router, no log and no page could make sense of is refused before any of them sees it, and where the request was
 * sent to is decided for all behind (`requestedOriginOf`). Data addresses of Remix do not exist here: no page of ours routes
 * in the browser.
 */
export function addressCheck(): RequestHandler {
  return (request, response, next) => {
    const origin = requestedOrigin(request, request.app.get('trust proxy fn') as Trusted);
    response.locals.origin = origin ?? 'http://localhost';
    if (origin === null || !isPlainPath(request.originalUrl)) response.locals.refusal = 400;
    else if (isDataAddress(request.originalUrl)) response.locals.refusal = 404;
    next();
  };
}

/** Scheme, host and port, for whoever comes after `addressCheck`. */
export function requestedOriginOf(response: Response): string {
  return response.locals.origin as string;
}

function isDataAddress(target: string): boolean {
  const { path, query } = splitTarget(target);
  return path.endsWith('.data') || new URLSearchParams(query).has('_data');
}
