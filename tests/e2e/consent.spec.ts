import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

function banner(page: Page) {
  return page.getByRole('form', { name: 'Dürfen wir mitzählen?' });
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

for (const [button, kept] of [
  ['Akzeptieren', 'mtm_consent'],
  ['Ablehnen', 'mtm_consent_removed'],
] as const) {
  test(`${button}: the decision is kept, and the same page comes again without the banner`, async ({
    page,
  }) => {
    await page.goto('/linie?login=true');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/linie?login=true');
    await expect(banner(page)).toHaveCount(0);
    expect((await cookieNames(page)).filter((name) => name.startsWith('mtm_'))).toEqual([kept]);
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
  });
}

test('refusing clears what analytics had stored', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: '_pk_id.1.abcd', value: 'x', url: baseURL ?? '' }]);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await cookieNames(page)).not.toContain('_pk_id.1.abcd');
});

test('a decided banner does not come back with Back', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'a page kept in memory changes by a script only');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Linie' }).click();
  await expect(page).toHaveURL('/linie');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(banner(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeHidden();
});

test('where cookies are refused it waits at the end of the page', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'only a script can tell before a rider has decided in vain');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/linie');
  await expect(banner(page)).toBeAttached();
  await expect(banner(page)).not.toBeInViewport();
});

test('nothing is loaded from elsewhere, decided or not', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});
