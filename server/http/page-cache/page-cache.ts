import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type HostedApp, type Keeping, newKeeping, type PageVariant } from '#app/config/hosted-app.ts';
import { askedOrigin, type Trusted } from '../asked-origin.ts';
import { bytesOf } from '../page-answer.ts';
import { etagOf, KeptPage } from './kept-page.ts';
import { ModifiedDates } from './modified-dates.ts';
import { PageStore } from './page-store.ts';
import { sendPage } from './send-page.ts';

/**
 * Whole pages, kept in memory and answered before anything else of the host is asked. What is kept is made from the
 * variant's key alone (app/request/page-variant.server.ts), so that nothing of the rider who happened to come first can be
 * in it; what belongs to one rider is handed on and made for each.
 */

export interface PageCacheOptions {
  megabytes: number;
  app: Pick<HostedApp, 'variantOf' | 'contentVersion'>;
  /** Makes a page; what it learns about keeping it is told to `keeping`. */
  render: (request: Request, keeping: Keeping) => Promise<Response>;
  trusted: Trusted;
  now: () => number;
  /** Everything that is not answered here. */
  next: RequestListener;
}

export interface PageCache {
  handle: RequestListener;
  /** For those who watch: how many requests were answered how, and what is kept. */
  counts(): Readonly<Record<'hit' | 'stale' | 'made' | 'own', number>> & { pages: number; bytes: number };
}

/** After a failed look for a newer page the next one waits. */
const PAUSE_MS = 5_000;
/** Last good content beats an error page, but not for ever. */
const LAST_GOOD_MS = 24 * 60 * 60_000;

export function pageCache(options: PageCacheOptions): PageCache {
  const { app, now, next } = options;
  const store = new PageStore(options.megabytes);
  const dates = new ModifiedDates();
  const making = new Map<string, Promise<KeptPage | null>>();
  const counts = { hit: 0, stale: 0, made: 0, own: 0 };

  /** Null where the page turns out to be each rider's own. One making for all who ask at the same time. */
  function make(variant: PageVariant): Promise<KeptPage | null> {
    const { key } = variant;
    let underWay = making.get(key);
    if (!underWay) {
      underWay = made(variant).finally(() => making.delete(key));
      making.set(key, underWay);
    }
    return underWay;
  }

  async function made(variant: PageVariant): Promise<KeptPage | null> {
    const at = now();
    const version = app.contentVersion();
    const keeping = newKeeping();
    const response = await options.render(variant.request(), keeping);
    const { status, headers } = response;
    const before = store.get(variant.key);
    if (status >= 500 && before && at - before.standing.at < LAST_GOOD_MS) {
      before.standing.freshUntil = now() + PAUSE_MS;
      return before;
    }
    const body = await bytesOf(response, keeping);
    if (!isForAll(response, variant)) {
      store.markOwn(variant.key);
      return null;
    }
    const anew = { status, headers, body, etag: etagOf({ headers, body }), keeping, version, at };
    const page = before?.isStill(anew) ? before : new KeptPage(anew, variant, dates.next(variant.path, at));
    if (status === 200) store.keep(variant.key, page);
    else store.drop(variant.key);
    return page;
  }

  function answer(request: IncomingMessage, response: ServerResponse, variant: PageVariant, page: KeptPage) {
    if (page.standing.reads.some((name) => variant.held[name] !== undefined)) {
      counts.own += 1;
      next(request, response);
      return;
    }
    sendPage(request, response, {
      page,
      variant,
      now: now(),
      onGrown: () => store.weighAgain(variant.key, page),
    });
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const variant = variantOf(request);
    const page = variant && store.get(variant.key);
    if (!variant || (!page && store.isOwn(variant.key))) {
      counts.own += 1;
      next(request, response);
      return;
    }
    if (page && isSo(page)) {
      if (now() < page.standing.freshUntil) counts.hit += 1;
      else {
        counts.stale += 1;
        make(variant).catch(() => {
          page.standing.freshUntil = now() + PAUSE_MS;
        });
      }
      answer(request, response, variant, page);
      return;
    }
    counts.made += 1;
    make(variant)
      .catch(() => page ?? null)
      .then((newPage) => {
        if (newPage) answer(request, response, variant, newPage);
        else next(request, response);
      })
      // Whatever went wrong with an answer under way, its rider must not wait for the rest.
      .catch(() => response.destroy());
  }

  /** Whether what a kept page shows still holds: its content, and the times that it counts by the minute. */
  function isSo(page: KeptPage): boolean {
    const { version, validUntil } = page.standing;
    return version === app.contentVersion() && now() < validUntil;
  }

  function variantOf(request: IncomingMessage): PageVariant | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const origin = askedOrigin(request, options.trusted);
    if (origin === null) return null;
    const { headers } = request;
    return app.variantOf({
      target: request.url ?? '',
      origin,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      saveData: headers['save-data'] as string | undefined,
      userAgent: headers['user-agent'],
      referrer: headers.referer,
    });
  }

  /** Outside Express nobody catches what an odd request throws, and the process would end with it. */
  function handleSafely(request: IncomingMessage, response: ServerResponse): void {
    try {
      handle(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else next(request, response);
    }
  }

  return {
    handle: handleSafely,
    counts: () => ({ ...counts, pages: store.count, bytes: store.bytes }),
  };
}

/**
 * Only what says so itself is for everyone, errors included: one that nobody may keep is at least not made for each of
 * those who ask at once. A redirect leads each rider from his own address.
 */
function isForAll({ status, headers }: Response, variant: PageVariant): boolean {
  if (status >= 300 && status < 400) return false;
  const said = headers.get('Cache-Control') ?? '';
  if (/private|no-store/.test(said) || (status === 200 && !said.includes('public'))) return false;
  return headers.getSetCookie().every((cookie) => variant.stores.includes(nameOf(cookie)));
}

function nameOf(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='));
}
