import { axeFaults } from '../support/page-axe.ts';
import { everyStory, storyEntry } from '../support/screen-content.ts';
import { headline, ScreenHost, servePictures } from '../support/screen-host.ts';
import { expect, test } from '../support/test.ts';

/** Screens in vehicles: every story can be read on every screen. */

const PAGES = {
  line: everyStory(),
  events: [],
  prizes: [storyEntry('110', 'Freikarten', { mediaURL: '' })],
};

const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1152, 648],
  [1024, 600],
  [1024, 576],
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

test.afterAll(() => host.stop());

for (const [width, height] of SIZES) {
  test(`every story can be read on ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await host.open(page, '/linie?channel=screen');
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
          text: box('.story-text'),
          words: box('h1'),
          code: box('.story-code svg'),
          page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        };
      });
      expect(look.size).toBeGreaterThanOrEqual(least);
      expect(look.wide).toBeLessThanOrEqual(0);
      expect(look.page).toEqual([width, height]);
      const { text, words, code } = look;
      if (!text || !words || !code) throw new Error(`story ${id} has no words or no code`);
      // Text and QR code are completely visible and don't overlap.
      expect(words.top).toBeGreaterThanOrEqual(0);
      expect(words.left).toBeGreaterThanOrEqual(text.left);
      expect(words.right).toBeLessThanOrEqual(text.right);
      expect(words.bottom).toBeLessThanOrEqual(text.bottom);
      expect(code.bottom).toBeLessThanOrEqual(height * 0.94);
      if (words.right > code.left) expect(words.bottom).toBeLessThanOrEqual(code.top);
      await page.clock.runFor(10_000);
    }
  });
}

test('the dots of an umlaut in a headline’s first line are not cut off', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await host.open(page, '/linie?channel=screen');
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

test('long headlines end on an upright screen too', async ({ page }) => {
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
    await host.open(page, `${path}?channel=screen`);
    const cut = await headline(page).evaluate((heading, longer) => {
      heading.closest('.story')?.classList.replace('story-short', 'story-long');
      heading.textContent = longer;
      return heading.scrollHeight - heading.clientHeight;
    }, words);
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test('a long word below a headline is broken, not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await host.open(page, '/linie?channel=screen');
  const cut = await page
    .locator('.stage .story-more')
    .last()
    .evaluate((text) => {
      text.textContent = 'Straßenbahnhaltestellenüberdachungsreinigung'.repeat(2);
      return text.scrollWidth - text.clientWidth;
    });
  expect(cut).toBeLessThanOrEqual(0);
});

test('nothing that axe can see is wrong, contrast included', async ({ page }) => {
  await servePictures(page);
  // With and without a picture. The real clock, because axe uses timers.
  for (const path of [
    '/linie?channel=screen&seconds=120',
    '/aktion?channel=screen',
    '/vorschau?channel=screen',
  ]) {
    await page.goto(host.at(path));
    expect(await axeFaults(page)).toEqual([]);
  }
});
