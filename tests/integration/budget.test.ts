import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoPage, demoRequest } from '../support/demo-page.ts';

/** What a reading page may weigh (design, 'Speed'), Brotli; what it asks for by itself: tests/e2e/budget.spec.ts. */
const HTML = 20_000;
const CSS = 9_000;
const TEXT_ONLY = 50_000;
const TYPEFACE = 24_000;

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'];

/** Texts, media, and every kind of form; 120 asks for all that a form can ask for. */
const ENTRIES = [101, 105, 108, 109, 110, 120, 122, 123, 124, 125, 130, 140, 150, 9001].map(
  (id) => `/beitrag/${id}`,
);

function weight(text: string): number {
  return brotliCompressSync(text).length;
}

test.each(TABS)('%s and its style stay light', async (path) => {
  const { html } = await demoPage(path);
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(weight(css)).toBeLessThanOrEqual(CSS);
  expect(weight(html.replace(css, ''))).toBeLessThanOrEqual(HTML);
});

test('text-only pages stay light, forms and all, as they come without compression', async () => {
  for (const path of [...TABS, '/archiv', '/dpa-news', '/datenschutz', ...ENTRIES]) {
    const { html } = await demoPage(`${path}?text=on`);
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(TEXT_ONLY);
  }
});

test('the typeface stays light, lasts, and leaves text-only pages alone', async () => {
  const files = new Set((await demoPage('/')).html.match(/\/assets\/[\w.-]+\.woff2/g));
  expect(files.size).toBe(2);
  let total = 0;
  for (const file of files) {
    const response = await demoRequest(file);
    expect(response.headers.get('Cache-Control'), file).toContain('immutable');
    total += (await response.arrayBuffer()).byteLength;
  }
  expect(total).toBeLessThanOrEqual(TYPEFACE);
  for (const path of ['/?text=on', '/beitrag/101?text=on&play=top']) {
    expect((await demoPage(path)).html, path).not.toMatch(/woff2|@font-face/);
  }
});
