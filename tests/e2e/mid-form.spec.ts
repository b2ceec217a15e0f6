import type { Page } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { fillIn, freshEmail, outcomeOn } from '../support/forms.ts';
import { picture } from '../support/media-files.ts';
import { expect, test } from '../support/test.ts';

/** With a script the links of the bars take along what was typed; without one a button of the form does. */
async function switchTo(page: Page, name: string, js: boolean): Promise<void> {
  if (js) await expect(page.locator('form[data-alive]')).toBeAttached();
  const place = page.locator(js ? 'footer' : 'main form[id]');
  await place.getByRole(js ? 'link' : 'button', { name, exact: true }).click();
  await page.waitForURL(/sent=/);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(await page.title()).not.toMatch(/^(?:Fehler|Error)/);
}

test('a half-filled raffle keeps its values when language and view change, and can be sent', async ({
  page,
  javaScriptEnabled,
}, info) => {
  const js = javaScriptEnabled !== false;
  const email = freshEmail(info);
  await page.goto('/beitrag/110?lang=de');
  await fillIn(page, de, email);
  await switchTo(page, en.languageName, js);
  await expect(page.getByLabel(en.firstname)).toHaveValue('Ada');
  await expect(page.getByLabel(en.email)).toHaveValue(email);
  await expect(page.getByRole('checkbox')).toBeChecked();
  if (js) {
    await expect(page.locator('form[data-alive]')).toBeAttached();
    await page.goto('/beitrag/110?lang=en&text=on');
    await fillIn(page, en, email);
  } else {
    await switchTo(page, en.textOnlyLink, false);
  }
  await switchTo(page, de.languageName, false);
  await expect(page.getByRole('img')).toHaveCount(0);
  await switchTo(page, de.textOnlyEnd, false);
  await expect(page.locator('main textarea')).toHaveValue('Eine Zeile\nund noch eine');
  await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
  await expect(outcomeOn(page)).toContainText(de.competitionSuccessTitle);
});

test('a change of language or view keeps a chosen photo and a half-filled form', async ({
  page,
  javaScriptEnabled,
}) => {
  const js = javaScriptEnabled !== false;
  await page.goto('/beitrag/120?lang=de');
  await page.getByLabel(de.firstname).fill('Ada');
  const buffer = await picture('jpeg', 'red');
  if (js) await page.locator('input[type=file]').scrollIntoViewIfNeeded();
  if (js) await expect(page.locator('[data-island=upload-field][data-alive]')).toBeAttached();
  await page.locator('input[type=file]').setInputFiles({ name: 'rot.jpg', mimeType: 'image/jpeg', buffer });
  if (js) await expect(page.getByText(/^rot\.jpg \(/)).toBeVisible();
  await switchTo(page, js ? en.languageName : de.textOnlyLink, js);
  await expect(page.locator('[name=firstname]')).toHaveValue('Ada');
  await expect(page.getByText(/^rot\.jpg \(/)).toBeVisible();
});

test('a survey keeps the chosen answer when the language changes', async ({ page, javaScriptEnabled }) => {
  await page.goto('/beitrag/140?lang=de');
  await page.getByRole('button', { name: de.surveyConsentAccept }).click();
  await page.getByRole('radio').nth(1).check();
  await switchTo(page, en.languageName, javaScriptEnabled !== false);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('button', { name: en.surveyVote })).toBeEnabled();
});

test('a puzzle keeps the typed word when language and view change', async ({ page, javaScriptEnabled }) => {
  const js = javaScriptEnabled !== false;
  // With a script letters are placed instead of typed: puzzle.spec.ts.
  await page.goto(`/beitrag/150?lang=de${js ? '&text=on' : ''}`);
  await page.getByLabel(de.shakewordAnswer).fill('FAHR');
  await switchTo(page, en.languageName, false);
  await expect(page.getByLabel(en.shakewordAnswer)).toHaveValue('FAHR');
  await switchTo(page, js ? en.textOnlyEnd : en.textOnlyLink, false);
  if (!js) await expect(page.getByLabel(en.shakewordAnswer)).toHaveValue('FAHR');
});

// Without a script the decision reloads the page.
test('a cookie decision keeps a chosen photo and a half-filled form', { tag: '@js' }, async ({ page }) => {
  await page.goto('/beitrag/120');
  await page.getByLabel(de.firstname).fill('Ada');
  await page.getByLabel(de.firstname).blur();
  await page.locator('input[type=file]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=upload-field][data-alive]')).toBeAttached();
  const buffer = await picture('jpeg', 'red');
  await page.locator('input[type=file]').setInputFiles({ name: 'rot.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/^rot\.jpg \(/)).toBeVisible();
  await page.getByRole('button', { name: de.consentReject }).click();
  await page.waitForURL(/sent=/);
  await expect(page.locator('input[type=file]')).toBeInViewport();
  await expect(page.locator('[data-consent]')).toHaveCount(0);
  await expect(page.getByLabel(de.firstname)).toHaveValue('Ada');
  await expect(page.getByText(/^rot\.jpg \(/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
