import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { type HostedVisit, type RawRequest, REFUSED_PATH, type VisitOf } from '#app/config/hosted-app.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { requestedOriginOf } from './requested-origin.ts';

/**
 * The `Visit` of each request, memoised: the page cache parses it first and passes it to Express. A refusal page's visit
 * is stored under the response, because the request already has its own.
 */
const known = new WeakMap<IncomingMessage | ServerResponse, HostedVisit>();

export function attachVisit(request: IncomingMessage, visit: HostedVisit): void {
  known.set(request, visit);
}

export function attachedVisit(request: IncomingMessage): HostedVisit | undefined {
  return known.get(request);
}

export function rawRequestOf({ url = '', headers }: IncomingMessage, origin: string): RawRequest {
  return {
    target: url,
    origin,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    saveData: headers['save-data'] as string | undefined,
    userAgent: headers['user-agent'],
    referrer: headers.referer,
    fetchDest: headers['sec-fetch-dest'] as string | undefined,
  };
}

/** The request's visit; for a refused one, the refusal page's. Undefined in development, where the app reads it. */
export type VisitFor = (request: Request, response: Response) => HostedVisit | undefined;

export function visitsBy(read: VisitOf | null): VisitFor {
  return (request, response) => {
    if (!read) return undefined;
    const isRefused = response.locals.refusal !== undefined;
    const key = isRefused ? response : request;
    let visit = known.get(key);
    if (!visit) {
      const raw = rawRequestOf(request, requestedOriginOf(response));
      visit = read(
        isRefused ? { ...raw, target: refusedTarget(request.originalUrl), referrer: undefined } : raw,
      );
      known.set(key, visit);
    }
    return visit;
  };
}

/** The refusal page's address, with the state parameters (language, view) of the requested address. */
export function refusedTarget(target: string): string {
  const { query } = splitTarget(target);
  return query === '' ? REFUSED_PATH : `${REFUSED_PATH}?${query}`;
}
