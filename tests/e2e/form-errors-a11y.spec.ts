import { consentKey } from '#app/visit/consent.server.ts';
import { ANSWERED_WITH_ERROR, expectErrorPage, formAlive, LANGUAGES } from '../support/forms.ts';
import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });
// Axe runs in the page.

/** All forms in German; in English only the one with the most fields, since only texts differ. */
const FORMS = { de: ['110', '120', '123', '124', '125', '140', '150'], en: ['120'] };

for (const [language, texts] of LANGUAGES) {
  for (const id of FORMS[language]) {
    test(`the form of ${id} in ${language} has no fault that axe can see, empty and after a faulty try`, async ({
      page,
      baseURL,
    }) => {
      const value = consentKey(Date.now());
      await page.context().addCookies([{ name: 'mtm_consent', value, url: baseURL ?? '' }]);
      await page.goto(`/beitrag/${id}?lang=${language}`);
      expect(await axeFaults(page)).toEqual([]);
      await page.locator('main form[id]').evaluate((form: HTMLFormElement) => form.submit());
      if (id === '150') await expect(page.locator('main [role=alert]:not(:empty)')).toBeFocused();
      else {
        await expectErrorPage(page, texts);
        await expect(
          page.locator('main form[id] button:is([type=submit], :not([type]))').last(),
        ).toBeEnabled();
      }
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

for (const [language, texts] of LANGUAGES) {
  test(`the vote’s button in ${language} is disabled until an answer is chosen`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'mtm_consent', value: '1.a', url: baseURL ?? '' }]);
    await page.goto(`/beitrag/143?lang=${language}`);
    const vote = page.getByRole('button', { name: texts.surveyVote });
    await expect(vote).toBeDisabled();
    await page.getByRole('radio').first().check();
    await expect(vote).toBeEnabled();
  });
}

test('an answer chosen after the server’s error corrects the whole group', async ({ page, baseURL }) => {
  const value = consentKey(Date.now());
  await page.context().addCookies([{ name: 'mtm_consent', value, url: baseURL ?? '' }]);
  await page.goto('/beitrag/140');
  const form = page.locator('main form[data-live]');
  await form.evaluate((sent: HTMLFormElement) => sent.submit());
  await expect(page.locator('#error-summary')).toBeFocused();
  await formAlive(page);
  const first = form.getByRole('radio').first();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/Antwort/);
  await form.getByRole('radio').last().check();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(first).toHaveAccessibleDescription('');
  await expect(page.locator('#error-summary')).toHaveCount(0);
});
