import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
const SAME = { tag: '@js' };

test(
  'the survey result is 1024 wide, without the shell, and its picture has the right name',
  SAME,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/surveyresult/142/142');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await page.getByRole('article').boundingBox())?.width).toBe(1024);
    await expect(page.getByText('Nicht repräsentatives Stimmungsbild')).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .getByText(/^\d{1,3},\d\s%$/)
        .first(),
    ).toBeVisible();
    const link = page.getByRole('link', { name: /PNG/ });
    await expect(link).toHaveAttribute('download', '142_142.png');
    const picture = await request.get((await link.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['content-disposition']).toBe('attachment; filename="142_142.png"');
    // The width in the PNG's IHDR.
    expect((await picture.body()).readUInt32BE(16)).toBe(1024);
    const again = await request.get((await link.getAttribute('href')) ?? '', {
      headers: { 'If-None-Match': picture.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  },
);

test('the survey result fits a phone, its picture in the page where downloads are blocked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/surveyresult/142/142');
  await page.getByText('Bild hier anzeigen').click();
  await expect(page.getByRole('img', { name: /^Ergebnis der Umfrage/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a survey that is not there', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('shows its ids and nothing else', async ({ page }) => {
    await page.goto('/surveyresult/142/999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beitrag 142, Umfrage 999');
    await expect(page.getByRole('link')).toHaveCount(0);
  });
});
