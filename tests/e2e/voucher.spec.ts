import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What staff does with one thumb, with and without JavaScript. Each project and each retry has its own voucher. */

const PASSWORD = 'kachel-demo';
const codeOf = ({ project, retry }: TestInfo) => `KACHEL-00${(project.name === 'js' ? 51 : 54) + retry}`;

/** Boxes that words run out of, or are cut off by, with letters twice as large on the smallest phone. */
async function overfull(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return page
    .locator('main .rounded')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
    );
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'mtm_consent_removed', value: '1', url: baseURL ?? '' }]);
});

test.describe('a voucher', () => {
  test.use({ expectedConsole: [/422 \(Unprocessable Entity\)/] });

  test('is redeemed with a password, once, and the password is kept for the next', async ({
    page,
    context,
    baseURL,
  }, info) => {
    const address = `/qr/129/1/${codeOf(info)}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Einlösen' })).toBeFocused();
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByRole('dialog')).toContainText(codeOf(info));
    await page.getByLabel('Passwort der Aktion').fill(PASSWORD);
    await page.getByLabel('Passwort der Aktion').press('Enter');
    const redeemed = page.getByRole('main').getByRole('status');
    await expect(redeemed).toHaveText('Der Gutschein ist gültig und jetzt eingelöst.');
    await expect(redeemed).toBeFocused();
    // A green ring would be invisible on the green box.
    const color = await redeemed.evaluate((box) => getComputedStyle(box).color);
    await expect(redeemed).toHaveCSS('outline-color', color);
    await expect(page.getByRole('row', { name: /Gutscheine insgesamt 100/ })).toBeVisible();
    expect(await overfull(page)).toEqual([]);
    expect(page.url()).not.toContain(PASSWORD);
    expect(await page.content()).not.toContain(PASSWORD);

    const cookies = await context.cookies(`${baseURL}/qr`);
    const kept = cookies.find(({ name }) => name === 'voucher_129_1');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/qr' });
    expect(kept?.value).not.toContain(PASSWORD);

    await page.goto(address);
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Von dir eingelöst, \d\d:\d\d/);
    expect(await overfull(page)).toEqual([]);

    await page.goto('/qr/129/1');
    await page.getByRole('button', { name: 'Statistik abrufen' }).click();
    await expect(page.locator(':focus').getByRole('table')).toBeVisible();
    expect(await overfull(page)).toEqual([]);

    await context.clearCookies({ name: 'voucher_129_1' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await page.getByLabel('Passwort der Aktion').fill(PASSWORD);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alert')).toHaveText('Der Gutschein wurde schon eingelöst.');
    expect(await overfull(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  });

  test('is not redeemed with a wrong password, which is not kept', async ({ page }) => {
    await page.goto('/qr/129/1/KACHEL-0053?lang=en');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await page.getByLabel('Promotion password').fill('wrong');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alert')).toHaveText('The password is not correct');
    await expect(page.getByRole('alert')).toBeFocused();
    // Its ring has the words' colour: outside the box it would be white on white.
    await expect(page.getByRole('alert')).toHaveCSS('outline-offset', '-3px');
    expect(await overfull(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('of an ended action says so in red words', async ({ page }) => {
    await page.goto('/qr/180/1/SUPPE-0095');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await page.getByLabel('Passwort der Aktion').fill(PASSWORD);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alert')).toContainText('Die Aktion ist beendet.');
  });
});

test('the page without a voucher says what it is for', async ({ page }) => {
  const response = await page.goto('/qr');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByText('Hier werden Gutscheine eingelöst.')).toBeVisible();
});

// Without a script the Cancel link closes it.
test('Escape closes the dialog where scripts run', { tag: '@js' }, async ({ page }) => {
  await page.goto('/qr/129/1');
  await page.getByRole('button', { name: 'Statistik abrufen' }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(page.getByLabel('Passwort der Aktion')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Statistik abrufen' })).toBeFocused();
});

for (const [width, height] of [
  [1024, 576],
  [320, 256],
] as const) {
  test(`the dialog has air around it at ${width}×${height}, and all of it is reached`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/qr/129/1/KACHEL-0060');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    const dialog = page.getByRole('dialog');
    if (javaScriptEnabled) await expect(dialog).toHaveCSS('position', 'fixed');
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    if (height > 400) expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(bar + 16);
    const ok = dialog.getByRole('button', { name: 'OK' });
    await ok.scrollIntoViewIfNeeded();
    await expect(ok).toBeInViewport({ ratio: 1 });
    await ok.click({ trial: true });
  });
}
