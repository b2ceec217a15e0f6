import type { RawRequest } from '#app/config/hosted-app.ts';
import { readVisit } from '#app/visit/visit.server.ts';
import type { Visit } from '#app/visit/visit.ts';

/** A request for a URL with only the headers that the test sets. */
export function rawRequestFor(address: string, more: Partial<RawRequest> = {}): RawRequest {
  const { origin, pathname, search } = new URL(address, 'https://tram.test');
  return {
    target: `${pathname}${search}`,
    origin,
    cookie: undefined,
    acceptLanguage: undefined,
    saveData: undefined,
    userAgent: undefined,
    referrer: undefined,
    ...more,
  };
}

export function visitTo(address: string, more: Partial<RawRequest> = {}): Visit {
  return readVisit(rawRequestFor(address, more));
}
