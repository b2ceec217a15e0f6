import { existsSync } from 'node:fs';
import { chromium, type Page, type Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/**
 * Back and forward show a page as it was left, without a request: the browser's back-forward cache, which Playwright
 * switches off and headless shells don't have. What of a page forbids it the browser names; its own reasons, such as a
 * machine too busy to freeze a page in time, it calls 'masked'.
 */

const WHOLE_BROWSERS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
].filter((file) => !file.includes('headless') && existsSync(file));

test.use({
  launchOptions: {
    executablePath: WHOLE_BROWSERS[0] ?? process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Only one worker restarts its browser for it.
test.describe.configure({ mode: 'default' });
test.skip(WHOLE_BROWSERS.length === 0, 'Only a headless shell is installed; it has no back-forward cache.');
// Needs a script in the page, which reports whether it was restored.

interface NotRestored {
  reasons: { reason: string }[];
  children: NotRestored[];
}

interface Shown {
  path: string;
  restored: boolean;
  /** Reasons in the page for which the browser didn't restore it from the back-forward cache. */
  forbidden: string[];
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const [way] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: NotRestored | null;
    })[];
    const reasonsOf = (frame: NotRestored): string[] => [
      ...frame.reasons.map(({ reason }) => reason),
      ...frame.children.flatMap(reasonsOf),
    ];
    const reasons = way?.notRestoredReasons ? reasonsOf(way.notRestoredReasons) : [];
    return {
      path: location.pathname + location.search,
      restored: 'restored' in window,
      forbidden: reasons.filter((reason) => reason !== 'masked'),
    };
  });
}

/**
 * Every kind of page; the browser keeps no more than a few at a time. Not a voucher, which no browser may store, and
 * not what wasn't there.
 */
const WAYS = [
  ['/', '/linie', '/heute/sport', '/archiv', '/archivsuche?q=bahn'],
  ['/beitrag/101', '/beitrag/105', '/beitrag/106', '/beitrag/120', '/beitrag/140'],
  ['/dpa-news', '/ueber-uns', '/datenschutz', '/einstellungen', '/optin-ok'],
  ['/barrierefreiheit', '/surveyresult/140/140', '/offline', '/linie?channel=portal'],
  ['/linie?text=on', '/beitrag/105?play=1'],
];

for (const way of WAYS) {
  test(`Back shows ${way.join(', ')}, some of them from the bfcache`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { restored: true })),
    );
    for (const path of [...way, '/impressum']) {
      // A typed address loads no player.
      if (path.includes('play=')) await page.evaluate((address) => location.assign(address), path);
      else await page.goto(path);
      await page.waitForURL(path);
      // Wait for the page's script, which must be running before the page is left.
      await expect(page.locator('html[data-js], html:not(:has(script))')).toBeAttached();
    }
    const restored: string[] = [];
    for (const path of [...way].reverse()) {
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect
        .poll(() => shown(page).catch(() => null), { message: `back to ${path}` })
        .toMatchObject({ path, forbidden: [] });
      if ((await shown(page)).restored) restored.push(path);
    }
    expect(restored).not.toEqual([]);
  });
}

test('a page that Back shows after minutes checks once for changes', async ({ page, context }) => {
  // A fake clock for all pages, restored ones too: ahead by the stored `later`.
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + Number(localStorage.getItem('later') ?? 0);
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { restored: true }));
  });
  const asked: string[] = [];
  const answered: string[] = [];
  const note = (paths: string[], request: Request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  };
  context.on('request', (request) => note(asked, request));
  context.on('response', (response) => note(answered, response.request()));
  const leave = async (minutes: number) => {
    await page.goto('/impressum');
    await page.evaluate((ms) => localStorage.setItem('later', String(ms)), minutes * 60_000);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect
      .poll(() => shown(page).catch(() => null), { timeout: 3000 })
      .toMatchObject({ path: '/linie', restored: true });
  };
  // On a busy machine the browser may reload the page instead of restoring it.
  await expect(async () => {
    await page.goto('/impressum');
    await page.evaluate(() => localStorage.removeItem('later'));
    for (const paths of [asked, answered]) paths.length = 0;
    await page.goto('/linie');
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await leave(4);
    await leave(10);
  }).toPass();
  await expect.poll(() => answered).toEqual(['/linie']);
  expect(asked).toEqual(['/linie']);
});
