import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { newCacheHints } from './config/hosted-app.ts';
import { PAGE_HEADER } from './config/offline-marks.ts';
import { withErrorTitle } from './forms/error-title.ts';
import { translator } from './i18n/translate.ts';
import { log } from './lib/log.server.ts';
import { metrics, stopwatch } from './lib/metrics.server.ts';
import { matchPath } from './route-table.ts';
import { AssetsProvider } from './shell/assets-context.ts';
import { inlineScripts, styleOf } from './shell/inline-assets.ts';
import { openLinksInNewTab } from './shell/preview-links.ts';
import { type RootData, rootDataOf } from './shell/root-data.server.ts';
import { contentSecurityPolicy } from './shell/security-policy.server.ts';
import { inlineStyle, usedStyle, withStyle } from './shell/used-style.server.ts';
import { playerScript, screenStyle } from './vehicle-screen/screen-assets.ts';
import { CacheHintsProvider } from './visit/cache-hints-context.ts';
import { cachedMarkup, FAILED_BOUNDARY } from './visit/fragment-cache.server.tsx';
import { FragmentCacheProvider } from './visit/fragments.ts';
import { offlineVariant } from './visit/offline-variant.server.ts';
import { runsScripts } from './visit/page.ts';
import { plainPage } from './visit/plain-page.ts';
import { requestContextOf } from './visit/request-context.server.ts';
import { visitOf } from './visit/visit.server.ts';
import type { Visit } from './visit/visit.ts';

export { renewSettings } from './config/env.server.ts';
export { breakers } from './content/circuit-breaker.server.ts';
export { contentSettled as beforeEnd, contentVersion } from './content/content-client.server.ts';
export { connectContent } from './content/content-fetch.server.ts';
export { connectMetrics } from './lib/metrics.server.ts';
export { connectShared } from './lib/shared.server.ts';
export { busyPage } from './shell/busy-page.server.ts';
export { readVisit as visitOf } from './visit/visit.server.ts';

/** Renders the whole page into one string, so that it can be cached, get an ETag and be read without a script. */
function render(
  request: Request,
  remixContext: EntryContext,
  { cacheHints = newCacheHints(), requestId }: AppLoadContext,
): string | Promise<string> {
  const manifest: EntryContext['manifest'] & { hmr?: { runtime: string } } = remixContext.manifest;
  const document = (
    <AssetsProvider value={{ entry: manifest.entry.module, hmrRuntime: manifest.hmr?.runtime }}>
      <CacheHintsProvider value={cacheHints}>
        <RemixServer context={{ ...remixContext, serverHandoffStream: undefined }} url={request.url} />
      </CacheHintsProvider>
    </AssetsProvider>
  );
  // No fragment cache in development: hot reload changes components while the content, its key, stays the same.
  const html = renderToString(
    import.meta.env.DEV ? (
      document
    ) : (
      <FragmentCacheProvider value={cachedMarkup}>{document}</FragmentCacheProvider>
    ),
  );
  // The stream writes the doctype itself.
  return html.includes(FAILED_BOUNDARY) ? renderLoggingErrors(document, requestId) : `<!DOCTYPE html>${html}`;
}

/**
 * Renders again as a stream, a third slower: unlike renderToString it reports the error of a failed Suspense boundary.
 */
function renderLoggingErrors(document: ReactElement, id: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // Otherwise React sends large Suspense boundaries later and inserts them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        // React 18 leaves NULs where a character of several bytes meets the end of its buffer (facebook/react#31134).
        readAll(body).then((html) => resolve(html.replaceAll('\0', '')), reject);
        stream.pipe(body);
      },
      onShellError: reject,
      onError(error) {
        log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'rendering failed');
      },
    });
  });
}

/**
 * Speculation-Rules header: which links browsers may prefetch (docs/decisions/0029-speculation-rules-prefetch.md). The
 * header's value is a quoted string.
 */
const NEXT_PAGE_RULES = '"/next-page.speculationrules"';
const styleOfScreens = inlineStyle(screenStyle);
/** Any cache that honours Vary may store the page. */
const SHARED = 'public, max-age=0, must-revalidate';

/** The loaders' Cache-Control, but never `public` for a private visit. */
function cacheControl(fromLoaders: string | null, status: number, { isPrivate }: Visit): string {
  if (isPrivate && !/private|no-store/.test(fromLoaders ?? '')) return 'private, no-cache';
  return fromLoaders ?? (status === 200 ? SHARED : 'no-cache');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { actionData, loaderData } = remixContext.staticHandlerContext;
  const visit = visitOf(request, loadContext);
  // If an action throws, Remix skips the loaders of the route with the error boundary and of those below it. Our only
  // boundary is the root's, so the root's data is loaded here.
  loaderData.root ??= await Promise.resolve()
    .then(() => rootDataOf(requestContextOf(request, loadContext)))
    .catch(() => undefined);
  const page = (loaderData.root as RootData | undefined)?.page ?? plainPage;
  const seconds = stopwatch();
  const rendered = await render(request, remixContext, loadContext);
  const whole = withErrorTitle(
    page.preview ? openLinksInNewTab(rendered) : rendered,
    actionData,
    translator(page.language)('formErrorPrefix'),
  );
  metrics.rendered(seconds());
  const { vehicleScreen } = page;
  const style = vehicleScreen ? styleOfScreens : usedStyle(styleOf(page), whole, runsScripts(page));
  const body = withStyle(whole, style);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(style.hash, vehicleScreen ? [playerScript] : inlineScripts),
  );
  if (runsScripts(page) && !vehicleScreen) headers.set('Speculation-Rules', NEXT_PAGE_RULES);
  const fromLoaders = headers.get('Cache-Control');
  const caching = cacheControl(fromLoaders, status, visit);
  headers.set('Cache-Control', caching);
  // Private pages are revalidated on every visit. A Vary on cookies would keep Back from showing the page as it was.
  if (visit.cache && !caching.includes('private')) headers.append('Vary', visit.cache.vary);
  // Loaders set Cache-Control only for forms, previews and vouchers; those are not stored offline.
  if (status === 200 && request.method === 'GET' && fromLoaders === null) {
    const variant = offlineVariant(visit, page);
    if (variant !== null) headers.set(PAGE_HEADER, variant);
  }
  const { cacheHints } = loadContext;
  if (!cacheHints) return new Response(body, { status, headers });
  cacheHints.body = body;
  return new Response(null, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // The screen's name, not its address: that may hold a voucher's code.
  const screen = matchPath(new URL(request.url).pathname)?.screen ?? 'none';
  log.error(
    { id: context.requestId, screen, error: error instanceof Error ? error.stack : String(error) },
    'request failed',
  );
}
