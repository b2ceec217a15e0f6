import { expect, test } from '../support/test.ts';

test('the same entry answers at its German and its English address', async ({ page }) => {
  // Whoever is the first of all gets it without what a server has not yet at hand.
  await page.goto('/beitrag/101');
  await page.goto('/beitrag/101-irgendein-titel');
  const german = await page.locator('main').textContent();
  await page.goto('/entry/101');
  expect(await page.locator('main').textContent()).toBe(german);
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const [language, title] of [
    ['de', 'Seite nicht gefunden'],
    ['en', 'Page not found'],
  ] as const) {
    test(`is a page in ${language}`, async ({ page }) => {
      const response = await page.goto(`/nope?lang=${language}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});
