import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Meta, Outlet, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { translator } from '#app/i18n/translate.ts';
import { entryIdIn, matchPath } from '#app/route-table.ts';
import { useAssets } from '#app/shell/assets-context.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { ErrorScreen, errorTexts } from '#app/shell/error-screen.tsx';
import { loaderScript, transitionScript } from '#app/shell/inline-assets.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { type RootData, rootDataOf } from '#app/shell/root-data.server.ts';
import { Shell } from '#app/shell/shell.tsx';
import typeface from '#app/styles/typeface/figtree-latin.woff2?url';
import { ScreenDocument } from './vehicle-screen/screen-document.tsx';
import { StoryPlayer } from './vehicle-screen/story-player.tsx';
import { mayAnalyse } from './visit/consent.ts';
import { type Page, runsScripts } from './visit/page.ts';
import { PageProvider, usePage } from './visit/page-context.tsx';
import { PREVIEW_PARAMS } from './visit/parameters.ts';
import { plainPage } from './visit/plain-page.ts';
import { requestContextOf } from './visit/request-context.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const { visit, page } = requestContext;
  const headers = new Headers(visit.setCookies.map((cookie) => ['Set-Cookie', cookie]));
  const preview = page.preview !== null;
  if (preview) {
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex');
  }
  return data(await rootDataOf(requestContext), { headers });
}

export const headers = documentHeaders;

/** Used only if the screen failed: otherwise its own meta replaces this. */
export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  const page = root?.page ?? plainPage;
  const { title } = errorTexts(isRouteErrorResponse(error) ? error.status : 500);
  return pageMeta(page, { title: translator(page.language)(title), indexed: false });
};

/** The root loader can't fail for any content; if it does all the same, there is still a page in German. */
const WITHOUT_LOADER: RootData = {
  page: plainPage,
  tabs: null,
};

export function Layout({ children }: { children: ReactNode }) {
  const { page: shown, tabs } = useRouteLoaderData<RootData>('root') ?? WITHOUT_LOADER;
  const page = { ...shown, carry: useCarried(shown) };
  const t = translator(page.language);
  if (page.vehicleScreen) {
    return (
      <PageProvider value={{ page, t }}>
        <ScreenDocument>{children}</ScreenDocument>
      </PageProvider>
    );
  }
  return (
    <PageProvider value={{ page, t }}>
      <html lang={page.language} {...scriptData(page)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          {/* Browsers take the first one whose media query matches. */}
          <meta
            name="theme-color"
            media={page.dark === 'device' ? '(prefers-color-scheme:light)' : undefined}
            content={page.dark === 'on' ? '#1a231e' : '#ffffff'}
          />
          {page.dark === 'device' ? (
            <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#1a231e" />
          ) : null}
          <Meta />
          {page.textOnly ? null : (
            <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
          )}
          {/* Filled in by entry.server.tsx, once it is known which rules the page uses. */}
          <style />
          {runsScripts(page) ? <script dangerouslySetInnerHTML={{ __html: transitionScript }} /> : null}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {page.textOnly ? null : (
            <>
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
              <link rel="manifest" href="/manifest.webmanifest" />
            </>
          )}
        </head>
        <body>
          <Shell tabs={tabs}>{children}</Shell>
          {runsScripts(page) ? <IslandLoader /> : null}
        </body>
      </html>
    </PageProvider>
  );
}

/** Drops a preview token that the content server refused (403); otherwise each link would lead to the same error. */
function useCarried({ carry }: Page): Page['carry'] {
  const error = useRouteError();
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? carry.filter(([name]) => !PREVIEW_PARAMS.includes(name)) : carry;
}

/** Data attributes for the shell's script; each is set only where the script may act on it. */
function scriptData(page: Page): Record<`data-${string}`, string> {
  return {
    ...(import.meta.env.PROD && page.usesServiceWorker ? { 'data-worker': '' } : {}),
    ...(mayAnalyse(page) ? { 'data-matomo': JSON.stringify(page.analytics) } : {}),
    ...(page.embedded ? { 'data-shell': [page.origin, ...page.shellOrigins].join(' ') } : {}),
    ...(page.embedded && page.screen === 'entry'
      ? { 'data-shell-path': `/beitrag/${entryIdIn(matchPath(page.path)?.params ?? {})}` }
      : {}),
  };
}

function IslandLoader() {
  const { entry, hmrRuntime } = useAssets();
  if (import.meta.env.DEV && hmrRuntime) {
    return (
      <>
        <script type="module" src="/@vite/client" />
        <script type="module" src={hmrRuntime} />
        <script type="module" src={entry} />
      </>
    );
  }
  return <script data-entry={entry} dangerouslySetInnerHTML={{ __html: loaderScript }} />;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { page } = usePage();
  if (page.vehicleScreen) return <StoryPlayer stories={[]} wire={[]} />;
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}
