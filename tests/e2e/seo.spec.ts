import type { APIRequestContext } from '@playwright/test';
import { hasHtmlChecker, htmlFaults } from '../support/html-checker.ts';
import { expect, test } from '../support/test.ts';

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal', '/heute/sport'];

/** Pages that no sitemap lists, and other looks of those it does. */
const UNLISTED = [
  '/?text=on',
  '/?lang=en&login=true',
  '/beitrag/120?text=on&lang=en',
  '/archiv?lang=en',
  '/archivsuche?q=bahn',
  '/einstellungen',
  '/optin-ok',
  '/optin-failed',
  '/qr',
  '/surveyresult/142/142',
  '/wp-preview/?token=kachel-preview',
  '/nope',
];

// Machines run no scripts: once is enough.
test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'the same without a script');
});

async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

test('every address of the sitemap answers', async ({ request }) => {
  const addresses = await sitemapAddresses(request);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.some((address) => address.endsWith('/heute/sport'))).toBe(true);
  expect(addresses.some((address) => address.includes('intern'))).toBe(false);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('every page has a feed, an unlisted level has none', async ({ page, request }) => {
  for (const path of TABS) {
    await page.goto(path);
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const response = await request.get(feed ?? '');
    expect(response.status(), path).toBe(200);
    expect(await response.text()).toMatch(/<rss version="2.0"[\s\S]*<item><title>/);
  }
  expect((await request.get('/feed/intern.xml')).status()).toBe(404);
  expect((await request.get('/feed/nope.xml')).status()).toBe(404);
});

test('an unlisted level is readable but not listed', async ({ page }) => {
  const response = await page.goto('/heute/intern');
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the Nu HTML checker finds no error', async ({ request }) => {
  test.setTimeout(90_000);
  test.skip(!(await hasHtmlChecker()), 'left out: there is no Java on this machine');
  const documents: Record<string, string> = {};
  for (const path of [...(await sitemapAddresses(request)), ...UNLISTED]) {
    documents[path] = await (await request.get(path)).text();
  }
  const undescribed = Object.keys(documents).filter(
    (address) => !documents[address]?.includes('name="description"'),
  );
  expect(undescribed).toEqual(['/surveyresult/142/142', '/nope']);
  expect(await htmlFaults(documents)).toEqual([]);
});
