import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { type HostedVisit, type RawRequest, REFUSED_PATH, type VisitOf } from '#app/config/hosted-app.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { requestedOriginOf } from './requested-origin.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /**
     * Parsed by the page cache, which passes it to Express, or there (`visitsBy`). A property: V8 frees a WeakMap's
     * values by major collections only.
     */
    visit?: HostedVisit;
  }
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
    fetchDest: headers['sec-fetch-dest'],
    fetchMode: headers['sec-fetch-mode'],
    fetchSite: headers['sec-fetch-site'],
  };
}

/** The request's visit; for a refused one, the refusal page's. Undefined in development, where the app reads it. */
export type VisitFor = (request: Request, response: Response) => HostedVisit | undefined;

export function visitsBy(read: VisitOf | null): VisitFor {
  return (request, response) => {
    if (!read) return undefined;
    const isRefused = response.locals.refusal !== undefined;
    // A refused request may have a visit already: that of the page it asked for.
    const holder: { visit?: HostedVisit } = isRefused ? response.locals : request;
    if (!holder.visit) {
      const raw = rawRequestOf(request, requestedOriginOf(response));
      holder.visit = read(
        isRefused ? { ...raw, target: refusedTarget(request.originalUrl), referrer: undefined } : raw,
      );
    }
    return holder.visit;
  };
}

/**
 * The refusal page's address, with the state parameters (language, view) of the requested address. With `_data` Remix
 * would answer with data, and a malformed `day` isn't cached.
 */
export function refusedTarget(target: string): string {
  const params = new URLSearchParams(splitTarget(target).query);
  params.delete('_data');
  params.delete('day');
  return params.size === 0 ? REFUSED_PATH : `${REFUSED_PATH}?${params}`;
}
