import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/tunnel-test.ts';

/** Decision record 0029: the next page is prefetched on pointer down. */

// The same without a script.

/** Opens the page and waits until the browser has loaded its speculation rules. */
async function open(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const rules = new Promise((resolve) => session.once('Preload.ruleSetUpdated', resolve));
  await page.goto(address);
  await rules;
}

const tab = (page: Page, path: string) => page.getByRole('navigation').locator(`a[href^="${path}"]`).first();

/** The finger or button is down and not lifted yet. */
async function pressDown(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
}

test('a page is prefetched on pointer down, once, and not on hover', async ({ page, tunnel }) => {
  await open(page, `${tunnel.origin}/`);
  tunnel.pages.length = 0;
  await tab(page, '/vorschau').hover();
  await pressDown(page, tab(page, '/linie'));
  await expect.poll(() => tunnel.pages).toEqual(['ahead /linie']);
  await page.mouse.up();
  await page.waitForURL('**/linie');
  // Pointer up requests nothing more, and no other page was prefetched.
  expect(tunnel.pages).toEqual(['ahead /linie']);
});

test.describe('with Save-Data', () => {
  test.use({
    extraHTTPHeaders: { 'Save-Data': 'on' },
    // The font and the speculation rules get an empty 204.
    expectedConsole: [/figtree|speculationrules/],
  });

  test('with pictures switched on nothing is prefetched', async ({ page, tunnel }) => {
    await page.goto(`${tunnel.origin}/?text=off`);
    await expect.poll(() => tunnel.rulesAsked).toBe(1);
    tunnel.pages.length = 0;
    await pressDown(page, tab(page, '/linie'));
    await page.mouse.up();
    await page.waitForURL('**/linie*');
    expect(tunnel.pages.map((path) => path.replace(/\?.*/, ''))).toEqual(['/linie']);
  });
});

test.describe('through the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page is prefetched on pointer down, once', async ({ page, tunnel }) => {
    await page.goto(`${tunnel.origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, `${tunnel.origin}/`);
    tunnel.pages.length = 0;
    await pressDown(page, tab(page, '/linie'));
    await expect.poll(() => tunnel.pages).toEqual(['ahead /linie']);
    await page.mouse.up();
    await page.waitForURL('**/linie');
    expect(tunnel.pages).toEqual(['ahead /linie']);
  });

  test('a prefetch that failed offline isn’t used by a later tap', async ({ page, tunnel }) => {
    await page.goto(`${tunnel.origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, `${tunnel.origin}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const settled = new Promise<string>((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({ status }) => {
        if (/Ready|Success|Failure/.test(status)) resolve(status);
      }),
    );
    tunnel.network = 'closed';
    await pressDown(page, tab(page, '/linie'));
    expect(await settled).toBe('Failure');
    // The finger slides off the link.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    tunnel.network = 'open';
    tunnel.pages.length = 0;
    await tab(page, '/linie').click();
    await page.waitForURL('**/linie');
    expect(tunnel.pages[0]).toMatch(/\/linie$/);
  });
});
