import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translator } from '#app/i18n/translate.ts';
import type { Page } from '#app/visit/page.ts';
import { PageProvider } from '#app/visit/page-context.tsx';
import { plainPage } from '#app/visit/plain-page.ts';

/** A page on the afternoon of 20 November 2026, whose uploads lie below /uploads/. */
export function testPage(changes: Partial<Page> = {}): Page {
  return {
    ...plainPage,
    screen: 'start',
    now: Date.parse('2026-11-20T14:00:00Z'),
    origin: 'https://tram.example',
    canonicalOrigin: 'https://tram.example',
    uploads: { prefixes: ['/uploads/'], origin: null, widths: [640, 1280] },
    ...changes,
  };
}

/** The element's HTML as the server renders it on such a page. */
export function renderOnPage(element: ReactElement, changes: Partial<Page> = {}): string {
  const page = testPage(changes);
  return renderToStaticMarkup(
    <PageProvider value={{ page, t: translator(page.language) }}>{element}</PageProvider>,
  );
}
