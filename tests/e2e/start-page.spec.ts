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
