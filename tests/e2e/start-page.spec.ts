import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

for (const [width, height, shown] of [
  [375, 800, 3],
  [768, 1024, 6],
  [1024, 576, 6],
  [1280, 800, 6],
] as const) {
  test(`${width} px show ${shown} wire headlines`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const wire = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Aus aller Welt' }) });
    await expect(wire.getByRole('listitem')).toHaveCount(shown);
  });
}

test('the start page shows its date, its cards and a way to each of them', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  const links = page.getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
  );
  const own = [...new Set(addresses)].filter((address) => address.startsWith(new URL(page.url()).origin));
  expect(own.length).toBeGreaterThan(5);
  for (const address of own) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
  }
});

test('the start page speaks English when asked to, and keeps it on the way', async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/linie');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a browser without cookies keeps its language in the address', async ({ page, context }) => {
  await page.goto('/?lang=en');
  await context.clearCookies();
  const line = page.getByRole('navigation').getByRole('link', { name: 'Line' });
  await expect(line).toHaveAttribute('href', '/linie?lang=en');
});

test('the start page has no fault that axe can see', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'axe runs in the page');
  await page.goto('/');
  expect(await axeFaults(page)).toEqual([]);
});
