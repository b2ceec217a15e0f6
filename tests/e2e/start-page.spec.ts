import { entry, stubContent } from '../support/stub-content.ts';
import { stubbedHost } from '../support/stubbed-host.ts';
import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
test('phones show three wire headlines, wider screens six', { tag: '@js' }, async ({ page }) => {
  await page.goto('/');
  const wire = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Aus aller Welt' }) });
  for (const [width, height, shown] of [
    [375, 800, 3],
    [768, 1024, 6],
    [1024, 576, 6],
    [1280, 800, 6],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(wire.getByRole('listitem'), `${width} px`).toHaveCount(shown);
  }
});

test.describe('with nothing but a slider', { tag: '@no-js' }, () => {
  const slider = { type: 'slider', entries: [entry('11', 'Brücke wieder frei'), entry('12', 'Neue Fähre')] };
  const host = stubbedHost(stubContent([slider]));

  test('the slider is in the middle, as wide as a column', async ({ page }) => {
    await page.goto(host.origin);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const box = await page.locator('.carousel').boundingBox();
      expect(box, `${width} px`).toMatchObject({ x: (width - 600) / 2, width: 600 });
    }
  });
});
