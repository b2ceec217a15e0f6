import type { Page } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
const SAME = { tag: '@js' };

/** Counts sheets and pictures in the printed PDF, whose page and image objects aren't compressed. */
async function printed(page: Page): Promise<{ sheets: number; pictures: number }> {
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const count = (kind: RegExp) => file.match(kind)?.length ?? 0;
  return { sheets: count(/\/Type \/Page\b/g), pictures: count(/\/Subtype \/Image\b/g) };
}

for (const [id, sheets, details] of [
  // Untagged: without a script a form has more buttons, which aren't printed.
  ['110', 1, {}],
  // Its form of ten fields takes a second sheet.
  ['120', 2, {}],
  ['130', 1, SAME],
  ['140', 1, SAME],
  ['160', 1, SAME],
  ['404', 1, SAME],
] as const) {
  test(
    `entry ${id} is printed on ${sheets === 1 ? 'one sheet' : `${sheets} sheets`}`,
    details,
    async ({ page }) => {
      await page.goto(`/beitrag/${id}`);
      expect((await printed(page)).sheets).toBe(sheets);
    },
  );
}

// Without JavaScript browsers ignore loading=lazy.
test('lazy pictures that haven’t been loaded are printed', { tag: '@js' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-js');
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.filter((picture) => !(picture as HTMLImageElement).naturalWidth).length);
  const unseen = await missing();
  expect(unseen).toBeGreaterThan(5);
  // Chromium asks for them by itself as it prints; others have the event only.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(missing).toBe(0);
  expect((await printed(page)).pictures).toBeGreaterThan(unseen);
});

for (const path of ['/beitrag/101', '/?text=on', '/beitrag/101?text=on']) {
  test(`a printed page shows the site’s name and the page’s URL: ${path}`, SAME, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const masthead = await main.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(masthead).toBe(`"${de.appName} · ${new URL(path.split('?')[0] ?? '', page.url())}"`);
  });
}

test(
  'nothing is printed behind a page, and what stands beside its text may be longer than a sheet',
  SAME,
  async ({ page }) => {
    await page.goto('/beitrag/120');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const breaks = await page
      .locator('.entry-beside > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['auto']));
  },
);

test('links that load an embed are not printed', SAME, async ({ page }) => {
  await page.goto('/beitrag/106');
  const loads = page.getByRole('link', { name: /laden$/ });
  await expect(loads).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(loads).toHaveCount(0);
});

test('a video is printed as its poster, without controls', async ({ page }) => {
  await page.goto('/beitrag/105');
  await page.emulateMedia({ media: 'print' });
  const film = page.locator('video').first();
  const drawn = async (controls: boolean) => {
    await film.evaluate((video: HTMLVideoElement, shown) => {
      video.controls = shown;
    }, controls);
    return (await film.screenshot()).toString('base64');
  };
  expect(await drawn(true)).toBe(await drawn(false));
});

test('no button and no choice is printed, nor what stands before them', SAME, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/beitrag/110',
    '/beitrag/111',
    '/beitrag/140',
    '/archiv',
    '/archivsuche?q=bahn',
    '/optin-ok',
    '/qr/129/1/KACHEL-0001',
  ]) {
    await page.goto(path);
    const controls = page
      .locator('main :is(button, select, input[type=search], .page-current, .button[href^="/a"])')
      .filter({ visible: true });
    await expect(controls, path).toHaveCount(0);
  }
});
