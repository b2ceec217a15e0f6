import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
const SAME = { tag: '@js' };

const TOKEN = 'kachel-preview';

test('an editor chooses time and device and sees the page marked as a preview', async ({ page }) => {
  // Four framed pages whose pictures are resized for the first time.
  test.slow();
  const response = await page.goto(`/wp-preview/linie?token=${TOKEN}`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('width', '375');
  await expect(frame).toHaveAttribute('height', '667');
  await page.getByLabel('Zeitpunkt').fill('24.12.2026 18:30');
  await page.getByLabel('Gerät').selectOption({ label: 'iPad landscape (1024 × 768)' });
  await page.getByRole('button', { name: 'Anzeigen' }).first().click();
  await expect(page).toHaveURL(/date=2026-12-24T18%3A30/);
  await expect(page.getByLabel('Zeitpunkt')).toHaveValue('24.12.2026 18:30');
  await expect(frame).toHaveAttribute('width', '1024');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByText('Vorschau, Stand 24.12.2026, 18:30 Uhr')).toBeVisible();
  await expect(inside.getByText('Donnerstag, 24. Dezember')).toBeVisible();
  await page.getByRole('link', { name: 'Jetzt' }).click();
  await expect(page).not.toHaveURL(/date=/);
});

// Tagged once: the server sets `target`.
test('a link that leaves the product leaves the frame, too', { tag: '@js' }, async ({ page, context }) => {
  await page.goto(`/wp-preview/beitrag/101?token=${TOKEN}`);
  const inside = page.frameLocator('iframe').locator('main a[rel~=external]').first();
  await context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'elsewhere' }));
  const opened = context.waitForEvent('page');
  await inside.click();
  await (await opened).close();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the preview fits a narrow screen, its frame scrolls by itself', SAME, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/wp-preview/?token=kachel-preview');
  await expect(page.getByRole('main', { name: 'Vorschau' })).toBeVisible();
  await page.locator('summary').last().click();
  await expect(page.getByRole('button', { name: 'Anzeigen' }).last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const [width, device] of [
  [320, 'iphone-5'],
  [375, 'iphone-6'],
] as const) {
  test(`on a phone ${width} px wide the frame of such a phone is seen whole`, SAME, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/wp-preview?token=${TOKEN}&device=${device}`);
    const box = await page.locator('iframe').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
  });
}
