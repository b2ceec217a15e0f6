import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoPage, demoRequest } from '../support/demo-page.ts';

/** What a reading page may weigh (design, 'Speed'), Brotli; what it asks for by itself: tests/e2e/budget.spec.ts. */
const HTML = 20_000;
const CSS = 9_000;
const TYPEFACE = 24_000;

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'];

function weight(text: string): number {
  return brotliCompressSync(text).length;
}

test.each(TABS)('%s and its style stay light', async (path) => {
  const { html } = await demoPage(path);
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(weight(css)).toBeLessThanOrEqual(CSS);
  expect(weight(html.replace(css, ''))).toBeLessThanOrEqual(HTML);
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
