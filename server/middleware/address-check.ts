import type { RequestHandler } from 'express';
import { isPlainPath } from '#app/contract/plain-path.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { requestedOrigin, type Trusted } from './requested-origin.ts';

/**
 * Refuses malformed request targets before the router, the log or a page sees them, and decides the requested origin
 * for everything behind (`requestedOriginOf`). Remix's `.data` addresses are refused: no page of ours routes in the
 * browser. Below /api/ they may be search terms, where the content service answers there.
 */
export function addressCheck({ servesApi = true } = {}): RequestHandler {
  return (request, response, next) => {
    const trusted = request.app.get('trust proxy fn') as Trusted;
    const origin = request.visit?.origin ?? requestedOrigin(request, trusted);
    response.locals.origin = origin ?? 'http://localhost';
    if (origin === null || !isPlainPath(splitTarget(request.originalUrl).path)) response.locals.refusal = 400;
    else if (isDataAddress(request.originalUrl, servesApi)) response.locals.refusal = 404;
    next();
  };
}

function isDataAddress(target: string, servesApi: boolean): boolean {
  const { path, query } = splitTarget(target);
  if (servesApi && /^\/api\//i.test(path)) return false;
  return path.endsWith('.data') || new URLSearchParams(query).has('_data');
}
