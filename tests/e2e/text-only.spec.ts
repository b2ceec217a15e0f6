import { expect, test } from '../support/test.ts';

// The same with a script.
test('whoever saves data reads the text-only view until pictures are asked for', { tag: '@no-js' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'Save-Data': 'on' },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/linie');
  await expect(page.locator('main img, script:not([type])')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ansicht mit Bildern' }).click();
  await expect(page.locator('main img')).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Deals' }).click();
  await expect(page.locator('main img')).not.toHaveCount(0);
  await context.close();
});

test('a browser without a script is offered the text-only view', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/deal');
  await page.getByRole('link', { name: 'Nur Text, ohne Bilder' }).click();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveURL('/deal?text=on');
});

test('its columns end together, and no row is stretched to get there', { tag: '@no-js' }, async ({
  page,
}) => {
  for (const path of ['/', '/linie', '/vorschau', '/aktion', '/deal']) {
    await page.goto(`${path}?text=on`);
    for (const width of [600, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [apart, stretched] = await page.locator('.bands').evaluate((bands) => {
        const heightOf = (box: Element | null) => box?.getBoundingClientRect().height ?? 0;
        const ends = [...bands.querySelectorAll('.band')].map((band) =>
          [...band.children].map((column) => column.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        );
        const rows = [...bands.querySelectorAll('.card-rows > li')];
        return [
          Math.max(...ends.map((some) => Math.max(...some) - Math.min(...some))),
          Math.max(...rows.map((row) => heightOf(row) - heightOf(row.firstElementChild))),
        ];
      });
      expect(apart, `${path} at ${width}`).toBeLessThan(2);
      expect(stretched, `${path} at ${width}`).toBeLessThan(100);
    }
  }
});
