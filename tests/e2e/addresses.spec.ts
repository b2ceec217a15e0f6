import { addresses, canonicalPath, definitionOf } from '../../app/route-table.ts';
import { expect, test } from '../support/test.ts';

/** Parameters that exist in the demo, by address. */
function filled(pattern: string): string {
  const [prefix = ''] = pattern.split('/').filter(Boolean);
  const levels: Record<string, string> = {
    heute: 'sport',
    today: 'sport',
    linie: 'netz',
    line: 'netz',
    vorschau: 'konzerte',
    preview: 'konzerte',
    deal: 'gastro',
  };
  return pattern
    .replace(':level', levels[prefix] ?? 'freikarten')
    .replace(':entryId', '140')
    .replace(':surveyId', '140')
    .replace('/:id?/:action?/:voucher?', '/129/1/KACHEL-0001')
    .replace(':id', '101')
    .replace('/*', '/?token=kachel-preview');
}

test.describe('every address of the table answers', () => {
  for (const { screen, pattern } of addresses) {
    test(`${pattern} (${screen})`, async ({ page }) => {
      const response = await page.goto(filled(pattern));
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      if (definitionOf(screen).frame !== 'bare') {
        expect(canonicalPath(new URL(page.url()).pathname)).toMatch(/^\//);
      }
    });
  }
});

test('the same entry answers at its German and its English address', async ({ page }) => {
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
