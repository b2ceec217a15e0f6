import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'The page measures itself.');

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal'];
const MOST_SHIFT = 0.02;

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

/** Pictures of slides that lie beside the screen come when they are swiped to. */
function stillToCome(pictures: Element[]): string[] {
  return (pictures as HTMLImageElement[])
    .filter((picture) => {
      const { left, right } = picture.getBoundingClientRect();
      return !picture.complete && right > 0 && left < window.innerWidth;
    })
    .map(({ currentSrc }) => currentSrc);
}

/** Down to the end, a screen at a time, until every picture and every island on the way is there. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.locator('html[data-js]')).toBeAttached();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
  });
  await expect.poll(() => page.locator('main img').evaluateAll(stillToCome)).toEqual([]);
  await expect(page.locator('[data-island=carousel]:not([data-alive])')).toHaveCount(0);
}

for (const [width, height] of [
  [375, 667],
  [1024, 768],
] as const) {
  for (const path of TABS) {
    test(`${path} stands still at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await page.goto(path);
      await readToTheEnd(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
      expect(seen.shift, JSON.stringify(seen)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

test('on a slow phone the first paint needs the page alone', async ({ page, context }) => {
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Lighthouse's slow 4G.
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
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
