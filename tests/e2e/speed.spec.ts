import type { CDPSession, Page } from '@playwright/test';
import { scrollDown } from '../support/scroll-down.ts';
import { expect, test } from '../support/test.ts';

// The page measures itself.

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'];
const MAX_SHIFT = 0.02;

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        seen.shift += value;
        for (const { node } of sources) seen.moved.push((node as Element | null)?.className ?? '?');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end until every picture is loaded and every carousel is hydrated. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.locator('html[data-js]')).toBeAttached();
  await scrollDown(page);
  // Islands are loaded after the first picture, so some may have been scrolled past before that.
  for (const carousel of await page.locator('[data-island=carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-alive', '');
  }
}

/** Limits the rate, to below slow 4G, so that a page arrives in many pieces; null removes the limit. */
async function throttle(slow: CDPSession, kilobytes: number | null): Promise<void> {
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: kilobytes === null ? 0 : 150,
    downloadThroughput: kilobytes === null ? -1 : kilobytes * 1024,
    uploadThroughput: -1,
  });
}

for (const [width, height] of [
  [375, 667],
  [768, 1024],
  [1024, 576],
  [1280, 720],
  [1920, 1080],
] as const) {
  for (const path of TABS) {
    test(`${path} stands still at ${width}×${height}, however slowly it comes`, async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      const slow = await context.newCDPSession(page);
      await slow.send('Network.enable');
      await throttle(slow, 50);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html[data-js]')).toBeAttached();
      await throttle(slow, null);
      await page.waitForLoadState();
      await readToTheEnd(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
      expect(seen.shift, JSON.stringify(seen)).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
}

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Pictures whose loaded width doesn't fit their displayed width, in pixels per CSS pixel. */
function wronglySized(pictures: Element[]): string[] {
  return (pictures as HTMLImageElement[]).flatMap((picture) => {
    const file = /\/resize\/(\d+)\/\d+\/(.*)/.exec(picture.currentSrc);
    const shown = picture.getBoundingClientRect().width;
    if (!file || shown === 0 || !picture.complete) return [];
    const [, loaded, name] = file;
    const offered = [320, 480, 640, 960, 1280];
    const wanted = shown * Math.min(2, window.devicePixelRatio);
    const enough = offered.find((width) => width >= wanted * 0.85) ?? 1280;
    const most = offered.find((width) => width >= wanted * 1.4) ?? 1280;
    const right = Number(loaded) >= enough && Number(loaded) <= most;
    return right ? [] : [`${name}: ${loaded} px on ${Math.round(shown)}`];
  });
}

// A banner spans both columns of /vorschau.
for (const [width, height, deviceScaleFactor, ...more] of [
  [360, 640, 3],
  [375, 667, 2],
  [360, 640, 1.5],
  [375, 667, 1],
  [1024, 576, 1, '/vorschau'],
  [1280, 720, 1, '/vorschau'],
  [1280, 720, 2],
] as const) {
  test(`pictures are as large as they are shown, at ${width}×${height} by ${deviceScaleFactor}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      deviceScaleFactor,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // Which size is asked for doesn't depend on the picture itself.
    await page.route('**/resize/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }));
    for (const path of ['/', '/beitrag/101', ...more]) {
      await page.goto(path);
      await readToTheEnd(page);
      expect(await page.locator('main img').evaluateAll(wronglySized), path).toEqual([]);
      await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1);
    }
    await context.close();
  });
}

/** Lighthouse's slow 4G, and a processor four times slower. */
async function onSlowPhone(page: Page): Promise<void> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

test('on a slow phone the first paint needs the page alone', async ({ page }) => {
  await onSlowPhone(page);
  await page.goto('/');
  await expect(page.locator('html[data-js]')).toBeAttached();
  const { paint, blocking, scripts } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      blocking: resources.filter((one) => one.renderBlockingStatus === 'blocking').map(({ name }) => name),
      scripts: resources.filter((one) => one.initiatorType === 'script').map((one) => one.startTime),
    };
  });
  expect(paint).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(blocking).toEqual([]);
  expect(scripts.filter((start) => start < paint)).toEqual([]);
});

test('on a slow phone islands wait for the first picture', async ({ page }) => {
  await onSlowPhone(page);
  await page.goto('/');
  await expect(page.locator('section.carousel').first()).toHaveAttribute('data-live', '');
  const { picture, early } = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const picture = resources.find(({ name }) => name === first)?.responseEnd ?? 0;
    const early = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < picture);
    return { picture, early: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  expect(picture).toBeGreaterThan(0);
  // Enough for the loader of islands; React alone has seven times as much.
  expect(early).toBeLessThanOrEqual(5_000);
});

interface NextPageRules {
  prefetch: { where: { and: { href_matches?: string; not?: { href_matches: string } }[] } }[];
}

test('a link may be loaded ahead, but no voucher, no feed and nothing with a query', async ({ page }) => {
  const start = await page.goto('/');
  expect(start?.headers()['speculation-rules']).toBe('"/next-page.speculationrules"');
  const answer = await page.request.get('/next-page.speculationrules');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = (await answer.json()) as NextPageRules;
  const links = [
    '/linie',
    '/beitrag/1-titel',
    '/linie?lang=en',
    '/qr/abc',
    '/feed/start.xml',
    'https://example.org/',
  ];
  const ahead = await page.evaluate(
    ([rules, addresses]) => {
      const { URLPattern } = window as unknown as {
        URLPattern: new (pattern: string, base: string) => { test(address: string): boolean };
      };
      const fits = (pattern: string, address: string) =>
        new URLPattern(pattern, location.href).test(new URL(address, location.href).href);
      return addresses.filter((address) =>
        rules.every(({ href_matches, not }) =>
          not ? !fits(not.href_matches, address) : fits(href_matches ?? '', address),
        ),
      );
    },
    [prefetch[0]?.where.and ?? [], links] as const,
  );
  expect(ahead).toEqual(['/linie', '/beitrag/1-titel']);
  expect(
    (await page.request.get('/next-page.speculationrules', { headers: { 'Save-Data': 'on' } })).status(),
  ).toBe(204);
  expect((await page.request.get('/?text=on')).headers()['speculation-rules']).toBeUndefined();
});
