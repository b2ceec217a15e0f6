import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

// Axe runs in the page.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 375, height: 667 };
const TABLET = { width: 1024, height: 768 };

for (const [path, sizes] of [
  ['/linie', [PHONE, TABLET]],
  ['/vorschau', [PHONE]],
  ['/aktion', [PHONE]],
  ['/deal', [PHONE]],
  ['/heute/sport', [TABLET]],
  ['/?text=on', [PHONE]],
  ['/nope', [PHONE]],
] as const) {
  test.describe(path, () => {
    test.use({ expectedConsole: path === '/nope' ? [/404 \(Not Found\)/] : [] });

    test('has no fault that axe can see', async ({ page }) => {
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await axeFaults(page), `at ${size.width} px`).toEqual([]);
      }
    });
  });
}

test('axe sees a fault where there is one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    document.querySelector('h1')?.insertAdjacentHTML('afterend', '<button></button>'),
  );
  expect(await axeFaults(page)).toEqual([expect.stringContaining('button-name')]);
});

test('the open menu has no fault that axe can see', async ({ page }) => {
  await page.goto('/?login=true');
  await page.locator('.drawer summary').click();
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('nothing is wider than a screen', async ({ page }) => {
  for (const path of ['/', '/linie', '/vorschau', '/aktion', '/deal']) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [667, 375],
      [768, 1024],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width}×${height}`).toBeLessThanOrEqual(0);
    }
  }
});
