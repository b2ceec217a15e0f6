import { brotliCompressSync } from 'node:zlib';
import { formAlive } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a reading page may ask for (design, 'Speed'), Brotli; what it weighs itself: tests/integration/budget.test.ts.
 */
const SCRIPT = 60_000;

/** Scripts that a page may request: without forms and islands, and with each of them. */
const SCRIPTS = [
  { page: 'without forms and islands', path: '/datenschutz', files: 2, bytes: 7_500 },
  { page: 'with a form', path: '/beitrag/120', files: 4, bytes: 11_500 },
  { page: 'with sliders and times that count', path: '/', files: 6, bytes: SCRIPT },
];

const SOON = '[data-island][data-when=visible]';

/** Number of islands close enough to the viewport to be loaded (app/islands/when-seen.ts). */
function nearlySeen(islands: Element[]): number {
  return islands.filter((island) => {
    const { top, height } = island.getBoundingClientRect();
    return height > 0 && top < innerHeight + 200;
  }).length;
}

for (const { page: kind, path, files, bytes } of SCRIPTS) {
  // About scripts.
  test(`a page ${kind} asks for few scripts, light ones, after the first paint`, { tag: '@js' }, async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script' && !asked.url().endsWith('/sw.js')) scripts.add(asked.url());
    });
    // Requested once the browser is idle.
    const offline = page.waitForResponse(/\/assets\/offline-/);
    await page.goto(path);
    await (await offline).finished();
    if ((await page.locator('form[data-live]').count()) > 0) await formAlive(page);
    await expect.poll(() => page.locator(`${SOON}:not([data-alive])`).evaluateAll(nearlySeen)).toBe(0);
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
