import type { Browser, Locator, Page } from '@playwright/test';
import { report } from '../support/figures.ts';
import { launchChromium, TSX_HELPER } from '../support/launch-chromium.ts';
import { scrollDown } from '../support/scroll-down.ts';
import { median } from './measure.ts';

/** Page load and interaction metrics on a cheap phone: Lighthouse's slow 4G, CPU slowed down by four. */

const LOADS = 5;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  locale: 'de-DE',
  hasTouch: true,
};

interface PageMetrics {
  lcp: number;
  shift: number;
  blocked: number;
  slowestPress: number;
}

declare global {
  interface Window {
    metrics: PageMetrics;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const metrics: PageMetrics = { lcp: 0, shift: 0, blocked: 0, slowestPress: 0 };
  window.metrics = metrics;
  const on = (type: string, tell: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.shift += value;
  });
  on('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime >= paint.startTime) metrics.blocked += Math.max(0, duration - 50);
  });
  on(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) metrics.slowestPress = Math.max(metrics.slowestPress, duration);
    },
    { durationThreshold: 16 },
  );
}

interface Script {
  name: string;
  start: number;
  bytes: number;
}

interface Loaded extends PageMetrics {
  paint: number;
  blocking: string[];
  scripts: Script[];
}

/** Runs in the page. */
function read(): Loaded {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  return {
    ...window.metrics,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    blocking: resources.filter((one) => one.renderBlockingStatus === 'blocking').map(({ name }) => name),
    scripts: resources
      .filter(({ name }) => /\.js$/.test(name) && !/\/sw/.test(name))
      .map(({ name, startTime, encodedBodySize }) => ({ name, start: startTime, bytes: encodedBodySize })),
  };
}

/** Runs in the page: whether everything in the viewport is loaded and its carousels are hydrated. */
function isShown(withoutScripts: boolean): boolean {
  const inSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // checkVisibility, because content of a closed <details> has a bounding box too.
    return element.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const sliders = [...document.querySelectorAll('[data-island=carousel]')].filter(inSight);
  return (
    [...document.images].every((picture) => picture.complete || !inSight(picture)) &&
    (withoutScripts ||
      ('js' in document.documentElement.dataset &&
        sliders.every((slider) => slider.querySelector('section[data-live]'))))
  );
}

interface LoadOptions {
  withoutScripts?: boolean;
  /** Interaction after the page has loaded. */
  doing?: (page: Page) => Promise<void>;
}

/** Loads the page in a new context, as on a first visit. */
async function load(
  browser: Browser,
  address: string,
  { withoutScripts = false, doing }: LoadOptions,
): Promise<Loaded> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript(TSX_HELPER);
  await page.addInitScript(watch);
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await slow.send('Network.emulateNetworkConditions', SLOW_4G);
  if (withoutScripts) await slow.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(isShown, withoutScripts);
  if (!withoutScripts) await doing?.(page);
  const loaded = await page.evaluate(read);
  await context.close();
  return loaded;
}

async function toTheEnd(page: Page): Promise<void> {
  await scrollDown(page);
  await page.waitForFunction(isShown, false);
}

/** A raw tap: `Locator.tap` adds hit-testing listeners to the page, which would be measured too. */
async function tap(page: Page, place: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Taps a carousel dot, the menu and a tab; navigation is prevented, so that the tap on the tab can be measured. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('nav a')) event.preventDefault();
    });
  });
  await page.locator('section.carousel[data-live]').first().waitFor();
  await tap(page, page.locator('.carousel-dot').nth(2));
  // Wait until the slide is in view, as a rider would.
  await page.locator('.carousel-slide').nth(2).scrollIntoViewIfNeeded();
  await tap(page, page.locator('details[data-menu] > summary').first());
  await page.keyboard.press('Escape');
  await tap(page, page.locator('nav.shell-tabs a').nth(1));
  // Event timing entries arrive after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

const bytesOf = ({ scripts }: Loaded) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Interleaved, so that other load on the machine affects all variants equally. */
async function inTurns(browser: Browser, address: string, variants: LoadOptions[]): Promise<Loaded[][]> {
  const loads: Loaded[][] = variants.map(() => []);
  for (let round = 0; round < LOADS; round += 1) {
    for (const [index, variant] of variants.entries())
      loads[index]?.push(await load(browser, address, variant));
  }
  return loads;
}

export async function measureInBrowser(origin: string, entry: string): Promise<void> {
  const browser = await launchChromium();
  for (const [name, address, script] of [
    ['start page', '/', 60_000],
    ['entry', entry, 5_000],
  ] as const) {
    const slider = address === '/';
    const [usual = [], bare = []] = await inTurns(browser, `${origin}${address}`, [
      {},
      { withoutScripts: true },
    ]);
    const [read = []] = await inTurns(browser, `${origin}${address}`, [{ doing: toTheEnd }]);
    const of = (pages: Loaded[], value: (page: Loaded) => number) => median(pages.map(value));
    report(
      `slow phone: ${name}, first paint`,
      of(usual, ({ paint }) => paint),
      'ms',
    );
    report(
      `slow phone: ${name}, largest paint`,
      of(usual, ({ lcp }) => lcp),
      'ms',
    );
    report(
      `slow phone: ${name}, largest paint`,
      of(usual, ({ lcp }) => lcp) / of(bare, ({ lcp }) => lcp),
      'of it without scripts',
      { most: 1.1 },
    );
    report(
      `slow phone: ${name}, blocked after first paint`,
      of(usual, ({ blocked }) => blocked),
      'ms',
      { most: 0 },
    );
    report(
      `slow phone: ${name}, layout shift, read to its end`,
      of(read, ({ shift }) => shift),
      '',
      { most: 0.02 },
    );
    report(
      `slow phone: ${name}, first paint waits for`,
      of(usual, ({ blocking }) => blocking.length),
      'files',
      {
        most: 0,
      },
    );
    report(
      `slow phone: ${name}, before first paint`,
      of(usual, ({ paint, scripts }) => scripts.filter(({ start }) => start < paint).length),
      'scripts',
      { most: 0 },
    );
    report(`slow phone: ${name}, scripts, Brotli`, of(usual, bytesOf), 'bytes', { most: script });
    if (!slider) continue;
    const [pressed = []] = await inTurns(browser, `${origin}${address}`, [{ doing: press }]);
    report(
      `slow phone: ${name}, slowest press`,
      of(pressed, ({ slowestPress }) => slowestPress),
      'ms',
      {
        most: 100,
      },
    );
  }
  await browser.close();
}
