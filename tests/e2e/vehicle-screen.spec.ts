import type { Page, Route } from '@playwright/test';
import { qrPath } from '#app/lib/qr-path.server.ts';
import { axeFaults } from '../support/page-axe.ts';
import { edition, everyStory, storyEntry } from '../support/screen-content.ts';
import { headline, ScreenHost, servePictures } from '../support/screen-host.ts';
import { expect, test } from '../support/test.ts';

/** Screens in vehicles: what passengers see of a teaser page's stories, with the script and without. */

const PAGES = {
  start: edition('Morgen', 3),
  line: everyStory(),
  events: [],
  prizes: [storyEntry('110', 'Freikarten', { mediaURL: '' })],
  deals: edition('Viel', 50),
};

const SIZES = [
  [1920, 1080],
  [1280, 720],
  [3840, 2160],
  [1080, 1920],
  [1920, 540],
] as const;

// One host for all of them.
test.describe.configure({ mode: 'default' });

let host: ScreenHost;

test.beforeAll(async () => {
  host = await ScreenHost.start(PAGES);
});

test.afterAll(() => host.end());

const at = (path: string) => `${host.origin}${path}`;

/** A screen whose time is in the test's hands. */
async function open(page: Page, path: string): Promise<void> {
  await servePictures(page, ['102']);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(at(path));
}

async function seen(page: Page, turns: number): Promise<string[]> {
  const headlines: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    headlines.push((await headline(page).innerText()).replaceAll('\u00ad', ''));
    await page.clock.runFor(10_000);
  }
  return headlines;
}

test.describe('with the script', { tag: '@js' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('one story follows the other, each for ten seconds, and the first comes again', async ({ page }) => {
    await open(page, '/?channel=screen');
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
      await open(page, `/?channel=screen&seconds=${asked}`);
      await page.clock.runFor(seconds * 1000 - 1);
      await expect(headline(page)).toHaveText('Morgen: Geschichte 1');
      await page.clock.runFor(1);
      await expect(headline(page)).toHaveText('Morgen: Geschichte 2');
    });
  }

  test('fifty stories are shown one by one, a single one stays', async ({ page }) => {
    await open(page, '/deal?channel=screen');
    expect(new Set(await seen(page, 50)).size).toBe(50);
    await page.goto(at('/aktion?channel=screen'));
    expect(new Set(await seen(page, 3))).toEqual(new Set(['Freikarten']));
  });

  test('a story whose picture is broken stands on its colour', async ({ page }) => {
    await open(page, '/?channel=screen');
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText('Morgen: Geschichte 3');
    await expect(page.locator('.stage .story').last()).toHaveClass(/story-plain/);
    await expect(page.locator('.stage .story').last().locator('.story-picture')).toBeHidden();
  });

  test('the time goes on, in the operator’s zone', async ({ page }) => {
    await open(page, '/?channel=screen');
    const clock = page.locator('.screen-clock');
    const shown = await clock.innerText();
    const inBerlin = (instant: number) =>
      new Date(instant).toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    const now = Date.now();
    expect([inBerlin(now - 60_000), inBerlin(now)]).toContain(shown);
    // The server is gone: its time goes on here.
    await page.route(at('/?channel=screen'), (route) => route.abort());
    await page.clock.runFor(2 * 60 * 60_000);
    const hours = [now - 60_000, now].map((then) => inBerlin(then + 2 * 60 * 60_000).slice(0, 2));
    await expect(clock).toHaveText(new RegExp(`^(?:${hours.join('|')}):`));
  });

  test('after standby no time stands until the server has told it', async ({ page }) => {
    const address = at('/?channel=screen');
    const body = await (await page.request.get(address)).text();
    const times = ['Fri, 20 Nov 2026 05:00:00 GMT', 'Fri, 20 Nov 2026 05:00:00 GMT'];
    let asked = 0;
    await page.route(address, async (route) => {
      const time = times[asked];
      asked += 1;
      if (time) await route.fulfill({ contentType: 'text/html', headers: { Date: time }, body });
      else await route.abort();
    });
    await open(page, '/?channel=screen');
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

  test('under reduced motion one story simply takes the place of another', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/?channel=screen');
    await page.clock.runFor(10_000);
    expect(
      await page.locator('.stage').evaluate((stage) => stage.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });

  test('the words of a story have gone before those of the next come', async ({ page }) => {
    await open(page, '/?channel=screen');
    // They stand still from their first frame on: a slow machine would look when they are over.
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

  test('new stories arrive by themselves, and what is not surely ours changes nothing', async ({ page }) => {
    const answers: Array<(route: Route, html: string) => Promise<void>> = [
      (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Willkommen im Netz</h1>' }),
      (route, html) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: html.replaceAll('Morgen', 'Weg') }),
      (route) => route.abort(),
      (route, html) => route.fulfill({ contentType: 'text/html', body: html.replaceAll('Morgen', 'Abend') }),
    ];
    await open(page, '/?channel=screen');
    const html = await (await page.request.get(at('/?channel=screen'))).text();
    let asked = 0;
    await page.route(at('/?channel=screen'), async (route) => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      await answer?.(route, html);
    });
    for (let count = 1; count < answers.length; count += 1) {
      await page.clock.runFor(60_000);
      await expect.poll(() => asked).toBe(count);
      await expect(headline(page)).toHaveText(/^Morgen/);
    }
    await page.clock.runFor(60_000);
    await expect.poll(() => asked).toBe(answers.length);
    // The answer comes in its own time: at the first turn after it.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(headline(page)).toHaveText(/^Abend/, { timeout: 500 });
    }).toPass();
  });

  test('a newer wire headline comes below the story that stands', async ({ page }) => {
    const address = at('/aktion?channel=screen');
    await open(page, '/aktion?channel=screen');
    const story = page.locator('.stage .story').last();
    await story.evaluate((node) => node.setAttribute('data-first', ''));
    const body = (await (await page.request.get(address)).text()).replace('Meldung 1 aus', 'Eben erst aus');
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.clock.runFor(60_000);
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(story).toContainText('Eben erst aus aller Welt', { timeout: 500 });
    }).toPass();
    await expect(story).not.toContainText('Meldung 1');
    // It is the same node, with its picture.
    await expect(story).toHaveAttribute('data-first', '');
  });

  test('a story that goes while it stands makes way for the next', async ({ page }) => {
    const address = at('/?channel=screen&seconds=120');
    const html = await (await page.request.get(address)).text();
    const without = html
      .replace(/data-story="[^"]*"/, 'data-story="another"')
      .replace('Geschichte 1', 'Geschichte neu');
    let asked = 0;
    await page.route(address, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/html', body: asked === 1 ? html : without });
    });
    await open(page, '/?channel=screen&seconds=120');
    await expect(headline(page)).toHaveText('Morgen: Geschichte 1');
    // It is told of twice before the next turn.
    const answered = page.waitForResponse(() => asked === 3);
    await page.clock.runFor(60_000);
    await answered;
    await page.clock.runFor(60_000);
    await expect(headline(page)).toHaveText('Morgen: Geschichte neu');
  });

  test('a calm page takes the place of a page that is no longer there, with the time', async ({ page }) => {
    const calm = await (await page.request.get(at('/heute/nirgends?channel=screen'))).text();
    await open(page, '/?channel=screen');
    await page.route(at('/?channel=screen'), (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        headers: { Date: 'Fri, 20 Nov 2026 05:00:00 GMT' },
        body: calm,
      }),
    );
    await page.clock.runFor(61_000);
    await expect(page.locator('.screen-clock')).toHaveText(/^06:0/);
    await page.clock.runFor(20_000);
    await expect(page.getByText('Gute Fahrt!')).toBeVisible();
  });

  test('a new version is loaded once it has answered three times', async ({ page }) => {
    await open(page, '/?channel=screen');
    const html = await (await page.request.get(at('/?channel=screen'))).text();
    const newer = html.replace(/data-version="\w+"/, 'data-version="newer"');
    let asked = 0;
    await page.route(at('/?channel=screen'), (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/html', body: newer });
    });
    for (const count of [1, 2]) {
      await page.clock.runFor(60_000);
      await expect.poll(() => asked).toBe(count);
      await expect(page.locator('.stage')).not.toHaveAttribute('data-version', 'newer');
    }
    await page.clock.runFor(60_000);
    await expect(page.locator('.stage')).toHaveAttribute('data-version', 'newer');
  });
});

test.describe('without the script', { tag: '@no-js' }, () => {
  test('each story is a page of its own, which leads to the next', async ({ page }) => {
    await servePictures(page);
    const next = async () => {
      const refresh = await page.locator('meta[http-equiv="refresh"]').getAttribute('content');
      const [, seconds, address] = /^(\d+); url=(.+)$/.exec(refresh ?? '') ?? [];
      expect(seconds).toBe('120');
      return at(address ?? '');
    };
    await page.goto(at('/?channel=screen&seconds=120'));
    for (const number of [1, 2, 3, 1, 2]) {
      await expect(page.getByRole('heading')).toHaveText(`Morgen: Geschichte ${number}`);
      await page.goto(await next());
    }
  });
});

for (const [width, height] of SIZES) {
  // The look is the same.
  test(`every story can be read on ${width}×${height}`, { tag: '@js' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/linie?channel=screen');
    const least = Math.max(48, height * 0.06);
    for (const { id } of PAGES.line) {
      const story = page.locator('.stage .story').last();
      await expect(story).toHaveAttribute('data-story', id);
      const look = await story.evaluate((element) => {
        const box = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
        const heading = element.querySelector('h1');
        return {
          size: heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0,
          wide: (heading?.scrollWidth ?? 0) - (heading?.clientWidth ?? 0),
          words: box('h1'),
          code: box('.story-code svg'),
          page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        };
      });
      expect(look.size).toBeGreaterThanOrEqual(least);
      expect(look.wide).toBeLessThanOrEqual(0);
      expect(look.page).toEqual([width, height]);
      const { words, code } = look;
      if (!words || !code) throw new Error(`story ${id} has no words or no code`);
      // All of both is on the screen, and neither lies on the other.
      expect(words.top).toBeGreaterThanOrEqual(0);
      expect(code.bottom).toBeLessThanOrEqual(height * 0.94);
      if (words.right > code.left) expect(words.bottom).toBeLessThanOrEqual(code.top);
      await page.clock.runFor(10_000);
    }
  });
}

test('the dots of an umlaut in a headline’s first line are not cut off', { tag: '@js' }, async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await open(page, '/linie?channel=screen');
    const above = await headline(page).evaluate((heading) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const baseline = document.createElement('i');
      baseline.style.display = 'inline-block';
      heading.prepend(baseline);
      const { bottom } = baseline.getBoundingClientRect();
      return bottom - pen.measureText('Ü').actualBoundingBoxAscent - heading.getBoundingClientRect().top;
    });
    expect(above).toBeGreaterThanOrEqual(0);
  }
});

test('long headlines end on an upright screen too', { tag: '@js' }, async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  for (const [path, words] of [
    [
      '/linie',
      'Mitmachen und gewinnen: Wir verlosen zehn Familienkarten für den Weihnachtszirkus am Messplatz',
    ],
    [
      '/aktion',
      'Überraschung: Öffentlicher Ärger über die Übergangslösung an der Ödlandstraße hält auch im Dezember unvermindert an',
    ],
  ] as const) {
    await open(page, `${path}?channel=screen`);
    const cut = await headline(page).evaluate((heading, longer) => {
      heading.closest('.story')?.classList.replace('story-short', 'story-long');
      heading.textContent = longer;
      return heading.scrollHeight - heading.clientHeight;
    }, words);
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test.describe('where there is nothing to tell', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('where there is no story, or none can be had, a calm page stands', async ({ page }) => {
    await page.goto(at('/vorschau?channel=screen'));
    await expect(page.getByRole('heading')).toHaveText('Kachel');
    await expect(page.getByText('Gute Fahrt!')).toBeVisible();
    await expect(page.locator('.screen-clock')).toHaveText(/^\d\d:\d\d$/);
    const gone = await page.goto(at('/heute/nirgends?channel=screen'));
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Kachel');
    await expect(page.getByRole('link')).toHaveCount(0);
  });
});

test('the code leads to the story on our own address, which says nothing of the screen', async ({ page }) => {
  await servePictures(page);
  await page.goto(at('/?channel=screen&lang=en'));
  const code = page.locator('.stage .story-code path').last();
  await expect(code).toHaveAttribute('d', qrPath(at('/beitrag/100')).d);
  await expect(page.getByText('Read on with your phone')).toBeVisible();
});

test('it sets no cookie, stores nothing, and asks for nothing but what it shows', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await servePictures(page);
  const response = await page.goto(at('/?channel=screen&seconds=5'));
  expect(response?.headers()['set-cookie']).toBeUndefined();
  expect(response?.headers()['cache-control']).toContain('public');
  expect(await context.cookies()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(host.origin) && !url.includes('/uploads/'))).toEqual([]);
  await expect(page.locator('form, a, button, nav, .consent, [data-island]')).toHaveCount(0);
  const scripts = await page.locator('script').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(scripts).toHaveLength(1);
  expect(Buffer.byteLength(scripts.join())).toBeLessThanOrEqual(5000);
});

// Axe is a script.
test('nothing that axe can see is wrong, contrast included', { tag: '@js' }, async ({ page }) => {
  await servePictures(page);
  // With a picture and without; axe needs the page's own time.
  for (const path of [
    '/linie?channel=screen&seconds=120',
    '/aktion?channel=screen',
    '/vorschau?channel=screen',
  ]) {
    await page.goto(at(path));
    expect(await axeFaults(page)).toEqual([]);
  }
});
