import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** What a reading page may weigh (design, 'Speed'), Brotli. */
const HTML = 20_000;
const CSS = 12_000;
const SCRIPT = 60_000;
const TEXT_ONLY = 50_000;
const TYPEFACE = 24_000;

/** Texts, media, and every kind of form; 120 asks for all that a form can ask for. */
const ENTRIES = [101, 105, 108, 109, 110, 120, 122, 123, 124, 125, 130, 140, 150, 9001].map(
  (id) => `/beitrag/${id}`,
);

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'];

function weight(text: string): number {
  return brotliCompressSync(text).length;
}

test('pages and their style stay light', async ({ request, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'the same without a script');
  for (const path of TABS) {
    const html = await (await request.get(path)).text();
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(weight(css), `CSS of ${path}`).toBeLessThanOrEqual(CSS);
    expect(weight(html.replace(css, '')), `HTML of ${path}`).toBeLessThanOrEqual(HTML);
  }
  // Forms and all, as it comes without compression.
  for (const path of [...TABS, '/archiv', '/dpa-news', '/datenschutz', ...ENTRIES]) {
    const text = await (await request.get(`${path}?text=on`)).body();
    expect(text.byteLength, `text-only ${path}`).toBeLessThanOrEqual(TEXT_ONLY);
  }
});

test('the typeface stays light, lasts, and leaves text-only pages alone', async ({
  request,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, 'the same without a script');
  const files = new Set((await (await request.get('/')).text()).match(/\/assets\/[\w.-]+\.woff2/g));
  expect(files.size).toBe(2);
  let total = 0;
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()['cache-control'], file).toContain('immutable');
    total += (await response.body()).byteLength;
  }
  expect(total).toBeLessThanOrEqual(TYPEFACE);
  for (const path of ['/?text=on', '/beitrag/101?text=on&play=top']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/woff2|@font-face/);
  }
});

/** What a page without and with forms and islands may ask for, each with what it brings by itself. */
const SCRIPTS = [
  { page: 'without forms and islands', path: '/datenschutz', files: 2, bytes: 7_500 },
  { page: 'with a form', path: '/beitrag/120', files: 4, bytes: 11_000 },
  { page: 'with sliders and times that count', path: '/', files: 6, bytes: SCRIPT },
];

for (const { page: kind, path, files, bytes } of SCRIPTS) {
  test(`a page ${kind} asks for few scripts, light ones, after the first paint`, async ({
    page,
    request,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, 'about scripts');
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script' && !asked.url().endsWith('/sw.js')) scripts.add(asked.url());
    });
    // Asked for once the browser is idle.
    const offline = page.waitForResponse(/\/assets\/offline-/);
    await page.goto(path);
    await offline;
    await page.waitForLoadState('networkidle');
    const islands = page.locator('section.carousel');
    if ((await islands.count()) > 0) await expect(islands.first()).toHaveAttribute('data-live', '');
    expect(scripts.size).toBeLessThanOrEqual(files);
    let total = 0;
    // Not from the page's own responses, whose bodies are gone with a page that closes.
    for (const url of scripts) total += brotliCompressSync(await (await request.get(url)).body()).length;
    expect(total).toBeLessThanOrEqual(bytes);
    await expect(page.locator('script[src]:not([type="module"])')).toHaveCount(0);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  });
}
