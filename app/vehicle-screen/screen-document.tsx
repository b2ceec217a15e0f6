import { Meta } from '@remix-run/react';
import type { ReactNode } from 'react';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { playerScript } from './screen-assets.ts';

/** A separate document without the web app's styles, scripts, navigation and storage. */
export function ScreenDocument({ children }: { children: ReactNode }) {
  const { page } = usePage();
  const { seconds = 10, story = 1 } = page.vehicleScreen ?? {};
  return (
    <html lang={page.language} data-theme={page.dark === 'on' ? 'dark' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <noscript>
          <meta
            httpEquiv="refresh"
            content={`${seconds}; url=${currentUrlWith(page, { story: String(story + 1) })}`}
          />
        </noscript>
        {/* Filled in by entry.server.tsx. */}
        <style />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: playerScript }} />
      </body>
    </html>
  );
}
