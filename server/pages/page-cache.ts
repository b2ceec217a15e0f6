import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import {
  type CacheHints,
  type HostedApp,
  type HostedVisit,
  newCacheHints,
  type PageVariant,
} from '#app/config/hosted-app.ts';
import { singleFlight } from '#app/contract/single-flight.ts';
import { CLOCK_STEP_MS } from '#app/contract/time.ts';
import { requestIdOf } from '../middleware/request-log.ts';
import { requestedOrigin, type Trusted } from '../middleware/requested-origin.ts';
import { rawRequestOf } from '../middleware/visits.ts';
import { CachedPage } from './cached-page.ts';
import { renderedPage } from './remix-adapter.ts';
import { sendPage } from './send-page.ts';

/**
 * A cache of whole responses in front of Express. A cached page is rendered from its cache key alone
 * (app/visit/cache-key.server.ts), so that it can't contain anything of the first rider's request. Personal pages are
 * passed on and rendered for each request.
 */

interface PageCacheOptions {
  megabytes: number;
  app: Pick<HostedApp, 'visitOf' | 'contentVersion'>;
  /** Renders a page and records in `cacheHints` how long it is valid and which cookies it reads. */
  render: (visit: HostedVisit, cacheHints: CacheHints) => Promise<Response>;
  trusted: Trusted;
  now: () => number;
  /** The handler for everything that is not served from the cache. */
  next: RequestListener;
}

export type PageCache = ReturnType<typeof pageCache>;

/** Pause after a failed revalidation. */
const PAUSE_MS = 5_000;
const PERSONAL_FOR_MS = 60_000;
const MAX_PERSONAL = 5000;

export function pageCache(options: PageCacheOptions) {
  const { app, now, next } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: options.megabytes * 1024 * 1024,
    sizeCalculation: ({ size }) => size,
  });
  /** Keys whose page turned out to be personal, so that it isn't rendered for the cache again. */
  const personal = new LRUCache<string, true>({ max: MAX_PERSONAL, ttl: PERSONAL_FOR_MS });
  /** Concurrent requests share one rendering. */
  const rendering = singleFlight<CachedPage | null>();
  const counts = { hit: 0, stale: 0, miss: 0, personal: 0 };

  /** Null if the page turns out to be personal. */
  const render = (variant: PageVariant) => rendering(variant.key, () => rendered(variant));

  async function rendered(variant: PageVariant): Promise<CachedPage | null> {
    const at = now();
    const version = app.contentVersion();
    const cacheHints = newCacheHints();
    const response = await options.render(variant.forEveryone(), cacheHints);
    const { status } = response;
    const before = pages.get(variant.key);
    if (status >= 500 && before && at < before.freshness.staleIfErrorUntil) {
      before.freshness.freshUntil = now() + PAUSE_MS;
      return before;
    }
    if (!isForAll(response)) {
      pages.delete(variant.key);
      personal.set(variant.key, true);
      return null;
    }
    const fresh = await renderedPage(response, { cacheHints, version, at });
    const page = before?.refreshIfSame(fresh) ? before : new CachedPage(fresh, variant);
    personal.delete(variant.key);
    if (status === 200) pages.set(variant.key, page);
    else pages.delete(variant.key);
    return page;
  }

  interface CacheHit {
    visit: HostedVisit;
    variant: PageVariant;
    /** The cookies that this variant of the page depends on. */
    cookieNames: readonly string[];
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { visit, variant, cookieNames }: CacheHit,
    page: CachedPage,
    count: keyof typeof counts,
  ) {
    const { reads } = page.freshness;
    if (reads.length > 0 || cookieNames.length > 0) {
      const read = reads.filter((name) => visit.cookies[name] !== undefined);
      if (read.join() !== cookieNames.join()) {
        // Look up the cookie variant once; if that one reads further cookies, render it as a personal page.
        if (cookieNames.length === 0) serve(request, response, visit, read);
        else pass(request, response, visit);
        return;
      }
    }
    counts[count] += 1;
    sendPage(request, response, {
      page,
      variant,
      now: now(),
      requestId: requestIdOf(request),
      onGrown: () => updateSize(variant.key, page),
    });
  }

  /** For a page that has gained a compressed body: lru-cache keeps the old size where the same value is set again. */
  function updateSize(key: string, page: CachedPage): void {
    if (pages.peek(key) !== page) return;
    pages.delete(key);
    pages.set(key, page);
  }

  function pass(request: IncomingMessage, response: ServerResponse, visit: HostedVisit | null) {
    if (visit?.screen) counts.personal += 1;
    if (visit) request.visit = visit;
    next(request, response);
  }

  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    visit: HostedVisit | null,
    cookieNames: readonly string[] = [],
  ): void {
    const variant = cookieNames.length > 0 ? visit?.cache?.withCookies(cookieNames) : visit?.cache;
    const page = variant && pages.get(variant.key);
    if (!visit || !variant || (!page && personal.has(variant.key))) {
      pass(request, response, visit);
      return;
    }
    const found = { visit, variant, cookieNames };
    const at = now();
    if (page && isValid(page, at)) {
      const isFresh = at < page.freshness.freshUntil;
      if (!isFresh) {
        render(variant).catch(() => {
          page.freshness.freshUntil = now() + PAUSE_MS;
        });
      }
      answer(request, response, found, page, isFresh ? 'hit' : 'stale');
      return;
    }
    render(variant)
      .catch(() => (page && at < page.freshness.staleIfErrorUntil ? page : null))
      .then((newPage) => {
        if (newPage) answer(request, response, found, newPage, 'miss');
        else {
          counts.miss += 1;
          request.visit = visit;
          next(request, response);
        }
      })
      // After an error in the middle of a response the client must not wait for the rest.
      .catch(() => response.destroy());
  }

  /** Whether a cached page is still correct: same content version, `validUntil` not reached, and not of the future. */
  function isValid({ freshness }: CachedPage, at: number): boolean {
    const { version, validUntil } = freshness;
    return version === app.contentVersion() && at < validUntil && freshness.at <= at + CLOCK_STEP_MS;
  }

  function visitOf(request: IncomingMessage): HostedVisit | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const origin = requestedOrigin(request, options.trusted);
    return origin === null ? null : app.visitOf(rawRequestOf(request, origin));
  }

  /** Catches everything, because an exception outside Express would end the process. */
  function handle(request: IncomingMessage, response: ServerResponse): void {
    try {
      serve(request, response, visitOf(request));
    } catch {
      if (response.headersSent) response.destroy();
      else next(request, response);
    }
  }

  return {
    handle,
    /** For metrics. */
    counts: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/**
 * Cacheable: responses with `public`, and errors with neither `private` nor `no-store`. Not redirects, which depend on
 * the requested URL, and nothing with Set-Cookie.
 */
function isForAll({ status, headers }: Response): boolean {
  if (status >= 300 && status < 400) return false;
  const cacheControl = headers.get('Cache-Control') ?? '';
  if (/private|no-store/.test(cacheControl) || (status === 200 && !cacheControl.includes('public')))
    return false;
  return headers.getSetCookie().length === 0;
}
