import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import {
  type CacheHints,
  type HostedVisit,
  newCacheHints,
  type PageVariant,
} from '#app/config/hosted-app.ts';
import type { VisitFor } from '../middleware/visits.ts';
import { CachedPage } from './cached-page.ts';
import { renderedPage } from './remix-adapter.ts';
import { sendPage } from './send-page.ts';

const MAX_PAGES = 100;
const CACHED_MS = 60_000;

export type RenderRefusal = (
  visit: HostedVisit,
  cacheHints: CacheHints,
  refusal: number,
) => Promise<Response>;

/**
 * Cached error pages for refused requests, one per status and variant, so that refusing a request doesn't cost a
 * rendering.
 */
export function refusalPages(render: RenderRefusal, visitFor: VisitFor): RequestHandler {
  const pages = new LRUCache<string, CachedPage, { variant: PageVariant; refusal: number }>({
    max: MAX_PAGES,
    ttl: CACHED_MS,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { variant, refusal } }) {
      const cacheHints = newCacheHints();
      const response = await render(variant.forEveryone(), cacheHints, refusal);
      return new CachedPage(
        await renderedPage(response, { cacheHints, version: 0, at: Date.now() }),
        variant,
      );
    },
  });

  return (request, response, next) => {
    const refusal = response.locals.refusal as number | undefined;
    const variant = refusal === undefined ? null : visitFor(request, response)?.cache;
    if (refusal === undefined || !variant) return next();
    // If rendering fails, the next handler responds.
    pages.forceFetch(`${refusal} ${variant.key}`, { context: { variant, refusal } }).then(
      (page) =>
        sendPage(request, response, {
          page,
          variant,
          now: Date.now(),
          requestId: response.locals.requestId as string,
        }),
      () => next(),
    );
  };
}
