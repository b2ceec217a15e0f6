import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { type Asked, type HostedVisit, REFUSED_PATH, type VisitOf } from '#app/config/hosted-app.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { requestedOriginOf } from './address-check.ts';

/** A request is read once: whoever read it before it came to Express hands its visit on. */
const known = new WeakMap<IncomingMessage, HostedVisit>();

export function handOn(request: IncomingMessage, visit: HostedVisit): void {
  known.set(request, visit);
}

export function askedOf({ url = '', headers }: IncomingMessage, origin: string): Asked {
  return {
    target: url,
    origin,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    saveData: headers['save-data'] as string | undefined,
    userAgent: headers['user-agent'],
    referrer: headers.referer,
  };
}

/** The visit of a request; of one that is refused, the visit to the page that says so. Undefined in development, where the app reads it. */
export type VisitFor = (request: Request, response: Response) => HostedVisit | undefined;

export function visitsBy(read: VisitOf | null): VisitFor {
  return (request, response) => {
    if (!read) return undefined;
    if (response.locals.refusal === undefined) {
      const visit = known.get(request) ?? read(askedOf(request, requestedOriginOf(response)));
      handOn(request, visit);
      return visit;
    }
    const asked = askedOf(request, requestedOriginOf(response));
    return read({ ...asked, target: refusedTarget(request.originalUrl), referrer: undefined });
  };
}

/** The address of the page that says why something is refused, in the state that the rider's address named. */
export function refusedTarget(target: string): string {
  const { query } = splitTarget(target);
  return query === '' ? REFUSED_PATH : `${REFUSED_PATH}?${query}`;
}
