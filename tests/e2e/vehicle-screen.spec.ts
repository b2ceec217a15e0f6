import { de } from '#app/i18n/de.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import { edition, storyEntry } from '../support/screen-content.ts';
import { headline, headlinesSeen, ScreenHost, servePictures } from '../support/screen-host.ts';
import { expect, test } from '../support/test.ts';

/** Screens in vehicles: what passengers see of a teaser page's stories, with the script and without. */

const PAGES = {
  start: edition('Morgen', 3),
  events: [],
  prizes: [storyEntry('110', 'Freikarten', { mediaURL: '' })],
  deals: edition('Viel', 50),
};

// One host for all of them.
test.describe.configure({ mode: 'default' });

let host: ScreenHost;

test.beforeAll(async () => {
  host = await ScreenHost.start(PAGES);
});

test.afterAll(() => host.stop());

test.describe('with the script', { tag: '@js' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('stories are shown in a loop, each for ten seconds', async ({ page }) => {
    await host.open(page, '/?channel=screen');
    for (const number of [1, 2, 3, 1]) {
      await expect(headline(page)).toHaveText(`Morgen: Geschichte ${number}`);
      await page.clock.runFor(9_000);
      await expect(headline(page)).toHaveText(`Morgen: Geschichte ${number}`);
      await page.clock.runFor(1_000);
    }
  });

  for (const [asked, seconds] of [
    [4, 4],
    [0, 3],
    [9999, 120],
  ] as const) {
    test(`?seconds=${asked} is ${seconds} seconds for each`, async ({ page }) => {
      await host.open(page, `/?channel=screen&seconds=${asked}`);
      await page.clock.runFor(seconds * 1000 - 1);
      await expect(headline(page)).toHaveText('Morgen: Geschichte 1');
      await page.clock.runFor(1);
      await expect(headline(page)).toHaveText('Morgen: Geschichte 2');
    });
  }

  test('fifty stories are shown one by one, a single one stays', async ({ page }) => {
    await host.open(page, '/deal?channel=screen');
    expect(new Set(await headlinesSeen(page, 50)).size).toBe(50);
    await page.goto(host.at('/aktion?channel=screen'));
    expect(new Set(await headlinesSeen(page, 3))).toEqual(new Set(['Freikarten']));
  });

  test('a story whose picture doesn’t load is shown on its background colour', async ({ page }) => {
    await host.open(page, '/?channel=screen');
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText('Morgen: Geschichte 3');
    await expect(page.locator('.stage .story').last()).toHaveClass(/story-plain/);
    await expect(page.locator('.stage .story').last().locator('.story-picture')).toBeHidden();
  });

  test('the time goes on, in the operator’s zone', async ({ page }) => {
    await host.open(page, '/?channel=screen');
    const clock = page.locator('.screen-clock');
    const shown = await clock.innerText();
    const inBerlin = (instant: number) =>
      new Date(instant).toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    const now = Date.now();
    expect([inBerlin(now - 60_000), inBerlin(now)]).toContain(shown);
    // The server is down: the clock continues by itself.
    await page.route(host.at('/?channel=screen'), (route) => route.abort());
    await page.clock.runFor(2 * 60 * 60_000);
    const hours = [now - 60_000, now].map((then) => inBerlin(then + 2 * 60 * 60_000).slice(0, 2));
    await expect(clock).toHaveText(new RegExp(`^(?:${hours.join('|')}):`));
  });

  test('after standby the clock is empty until the server has sent the time', async ({ page }) => {
    const address = host.at('/?channel=screen');
    const body = await (await page.request.get(address)).text();
    const times = ['Fri, 20 Nov 2026 05:00:00 GMT', 'Fri, 20 Nov 2026 05:00:00 GMT'];
    let asked = 0;
    await page.route(address, async (route) => {
      const time = times[asked];
      asked += 1;
      if (time) await route.fulfill({ contentType: 'text/html', headers: { Date: time }, body });
      else await route.abort();
    });
    await host.open(page, '/?channel=screen');
    const clock = page.locator('.screen-clock');
    await expect(clock).toHaveText('06:00');
    // Date goes on in standby, performance.now() doesn't.
    await page.clock.setSystemTime(Date.now() + 60 * 60_000);
    await page.clock.runFor(1000);
    await expect(clock).toHaveText('');
    await expect.poll(() => asked).toBe(3);
    times[3] = 'Fri, 20 Nov 2026 06:01:00 GMT';
    await page.clock.runFor(59_000);
    await expect(clock).toHaveText('07:01');
    expect(asked).toBe(4);
  });

  test('without an answer the clock is empty after a minute', async ({ page }) => {
    const address = host.at('/?channel=screen');
    const body = await (await page.request.get(address)).text();
    await page.route(address, async (route) => {
      if (route.request().isNavigationRequest()) await route.fulfill({ contentType: 'text/html', body });
      else await route.abort();
    });
    await host.open(page, '/?channel=screen');
    const clock = page.locator('.screen-clock');
    await page.clock.runFor(58_000);
    await expect(clock).toHaveText(/^\d\d:\d\d$/);
    await page.clock.runFor(3_000);
    await expect(clock).toHaveText('');
  });

  test('in a time zone that the browser doesn’t know there is no clock, and the stories go on', async ({
    page,
  }) => {
    const address = host.at('/?channel=screen');
    const body = (await (await page.request.get(address)).text()).replace(
      'data-zone="Europe/Berlin"',
      'data-zone="Europe/Utopia"',
    );
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', headers: { Date: new Date().toUTCString() }, body }),
    );
    await host.open(page, '/?channel=screen');
    await page.clock.runFor(10_000);
    await expect(headline(page)).toHaveText('Morgen: Geschichte 2');
    await expect(page.locator('.screen-clock')).toHaveText('');
  });

  test('under reduced motion one story simply takes the place of another', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await host.open(page, '/?channel=screen');
    await page.clock.runFor(10_000);
    expect(
      await page.locator('.stage').evaluate((stage) => stage.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });

  test('a story’s text has faded out before the next one’s fades in', async ({ page }) => {
    await host.open(page, '/?channel=screen');
    // Animations are paused at their first frame, or a slow machine would check after their end.
    await page.evaluate(() => {
      const paused = new CSSStyleSheet();
      paused.replaceSync('* { animation-play-state: paused !important }');
      document.adoptedStyleSheets.push(paused);
    });
    await page.clock.runFor(10_000);
    const seen = await page.locator('.stage').evaluate((stage) => {
      const opacity = (story: Element | null, part: string) =>
        Number(getComputedStyle(story?.querySelector(part) ?? stage).opacity);
      const [first, last] = [stage.firstElementChild, stage.lastElementChild];
      const animations = stage.getAnimations({ subtree: true });
      return [0, 200, 399, 401, 600, 799].map((time) => {
        for (const animation of animations) animation.currentTime = time;
        return [opacity(first, '.story-text'), opacity(last, '.story-words')];
      });
    });
    expect(seen.length).toBe(6);
    for (const [going = 0, coming = 0] of seen) expect(Math.min(going, coming)).toBeLessThan(0.01);
    expect(seen[0]?.[0]).toBe(1);
    expect(seen[5]?.[1]).toBeGreaterThan(0.9);
  });
});

test.describe('in a browser that once opened the web page', { tag: '@js' }, () => {
  test.slow();
  test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource|net::ERR/] });

  test('a screen that starts offline doesn’t show the worker’s web page', async ({ page, context }) => {
    await page.goto(host.at('/'));
    const stored = () =>
      page.evaluate(async () => {
        const pages = await (await caches.open('kachel-pages')).keys();
        return navigator.serviceWorker.controller !== null && pages.length > 0;
      });
    await expect.poll(stored, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await expect(page.goto(host.at('/?channel=screen'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    await page.goto(host.at('/?channel=screen'));
    await expect(headline(page)).toHaveText('Morgen: Geschichte 1');
  });
});

test.describe('without the script', { tag: '@no-js' }, () => {
  test('each story is a page of its own, which leads to the next', async ({ page }) => {
    await servePictures(page);
    const next = async () => {
      const refresh = await page.locator('meta[http-equiv="refresh"]').getAttribute('content');
      const [, seconds, address] = /^(\d+); url=(.+)$/.exec(refresh ?? '') ?? [];
      expect(seconds).toBe('120');
      return host.at(address ?? '');
    };
    await page.goto(host.at('/?channel=screen&seconds=120'));
    for (const number of [1, 2, 3, 1, 2]) {
      await expect(page.getByRole('heading')).toHaveText(`Morgen: Geschichte ${number}`);
      await page.goto(await next());
    }
  });
});

test.describe('where there is nothing to tell', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a page without stories, or with 404, shows only a greeting and the time', async ({ page }) => {
    await page.goto(host.at('/vorschau?channel=screen'));
    await expect(page.getByRole('heading')).toHaveText(de.appName);
    await expect(page.getByText(de.screenGreeting)).toBeVisible();
    await expect(page.locator('.screen-clock')).toHaveText(/^\d\d:\d\d$/);
    const gone = await page.goto(host.at('/heute/nirgends?channel=screen'));
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText(de.appName);
    await expect(page.getByRole('link')).toHaveCount(0);
  });
});

test('the code leads to the story on our own address, which says nothing of the screen', async ({ page }) => {
  await servePictures(page);
  await page.goto(host.at('/?channel=screen&lang=en'));
  const code = page.locator('.stage .story-code path').last();
  await expect(code).toHaveAttribute('d', qrPath(host.at('/beitrag/100')).d);
  await expect(page.getByText('Read on with your phone')).toBeVisible();
});

test('it sets no cookie, stores nothing, and asks for nothing but what it shows', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await servePictures(page);
  const response = await page.goto(host.at('/?channel=screen&seconds=5'));
  expect(response?.headers()['set-cookie']).toBeUndefined();
  expect(response?.headers()['cache-control']).toContain('public');
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  expect(stored).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(host.origin) && !url.includes('/uploads/'))).toEqual([]);
  await expect(page.locator('form, a, button, nav, .consent, [data-island]')).toHaveCount(0);
  const scripts = await page.locator('script').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(scripts).toHaveLength(1);
  expect(Buffer.byteLength(scripts.join())).toBeLessThanOrEqual(5000);
});
