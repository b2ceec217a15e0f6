import type { Route } from '@playwright/test';
import { consentKey } from '#app/visit/consent.server.ts';
import {
  ANSWERED_WITH_ERROR,
  expectErrorPage,
  fillIn,
  freshEmail,
  LANGUAGES,
  outcomeOn,
} from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });

for (const [language, texts] of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    const at = (id: string) => `/beitrag/${id}?lang=${language}`;

    test('competition: a faulty form is shown again, a mended one is accepted and can be reloaded', async ({
      page,
    }, info) => {
      const email = freshEmail(info);
      await page.goto(at('110'));
      await fillIn(page, texts, 'kein@');
      await page.locator('main form[id]').evaluate((form: HTMLFormElement) => form.submit());
      await expectErrorPage(page, texts);
      await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
      await page.getByRole('link', { name: texts.emailInvalid }).click();
      await expect(page.getByLabel(texts.email)).toBeFocused();
      await page.getByLabel(texts.email).fill(email);
      await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
      await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      await page.reload();
      await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      expect(page.url()).not.toContain(email);
    });

    test('competition: a second entry with the same address is rejected', async ({ page }, info) => {
      const email = freshEmail(info);
      for (const round of [1, 2]) {
        await page.goto(at('113'));
        await fillIn(page, texts, email);
        await page.goto(at('110'));
        await fillIn(page, texts, email);
        await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
        if (round === 1) await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      }
      await expectErrorPage(page, texts);
      await expect(page.getByRole('alert')).toContainText(texts.alreadyParticipated);
    });

    test('competition: Back and Send again is one participation, other data are another’s', async ({
      page,
    }, info) => {
      const email = freshEmail(info);
      await page.goto(at('110'));
      await fillIn(page, texts, email);
      const id = await page.locator('input[name=submission_id]').inputValue();
      await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
      await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      await page.goBack();
      await expect(page.locator('input[name=submission_id]')).toHaveValue(id);
      await fillIn(page, texts, email);
      await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
      await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      await page.goBack();
      const other = freshEmail(info);
      await fillIn(page, texts, other);
      await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
      await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
      await page.getByRole('link', { name: texts.anotherPerson }).click();
      await expect(page.getByLabel(texts.email)).toHaveValue('');
      await fillIn(page, texts, other);
      await page.getByRole('button', { name: 'Jetzt mitmachen' }).click();
      await expect(page.getByRole('alert')).toContainText(texts.alreadyParticipated);
    });

    test('competition: says that it hasn’t started or has ended, without a form', async ({ page }) => {
      await page.goto(at('111'));
      await expect(page.getByText(texts.competitionNotStarted)).toBeVisible();
      await page.goto(at('112'));
      await expect(page.getByText(texts.competitionEnded)).toBeVisible();
      await expect(page.locator('form[id^=competition]')).toHaveCount(0);
    });

    test('deal: the prepared mail is there after saving', async ({ page }) => {
      await page.goto(at('130'));
      await page.locator('form[id^=deal] button').click();
      await expect(outcomeOn(page)).toContainText(texts.dealSavedTitle);
      await expect(page.getByRole('link', { name: texts.dealOpenMail })).toHaveAttribute(
        'href',
        /^mailto:[^?]+@[^?]+\?subject=.+&body=.+/,
      );
    });

    test('deal: not started and ended', async ({ page }) => {
      await page.goto(at('132'));
      await expect(page.getByText(texts.dealNotStarted)).toBeVisible();
      await page.goto(at('133'));
      await expect(page.getByText(texts.dealEnded)).toBeVisible();
    });

    test('survey: consent first, then one vote, then the results', async ({ page, baseURL }) => {
      await page.goto(at('140'));
      await expect(page.getByText(texts.surveyConsentText)).toBeVisible();
      await page.getByRole('button', { name: texts.surveyConsentAccept }).click();
      await expect(page.getByRole('button', { name: texts.surveyVote })).toBeVisible();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: texts.surveyVote }).click();
      await expect(page.getByText(texts.surveyThanks)).toBeVisible();
      await expect(page.locator('.survey-card li').first()).toContainText(texts.surveyOwnAnswer);
      await expect(page.getByText(/^\d+[.,]\d\s?%$/).first()).toBeVisible();
      const cookies = await page.context().cookies(baseURL);
      expect(cookies.map(({ name }) => name)).toContain('survey:140');
      await page.goto(at('140'));
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByText(/^\d+[.,]\d\s?%$/).first()).toBeVisible();
    });

    test('survey: an ended one shows its results, many participants are told', async ({ page }) => {
      await page.goto(at('141'));
      await expect(page.getByText(texts.surveyEndedTitle, { exact: true })).toBeVisible();
      await page.goto(`${at('142')}&results=142`);
      await expect(
        page.getByText(new RegExp(texts.surveyParticipants_other.replace('{number}', '[\\d.,]+'))),
      ).toBeVisible();
    });

    test('survey: a vote after the end is told in a dialog, OK leads back to the results', async ({
      page,
      baseURL,
      javaScriptEnabled,
    }) => {
      const value = consentKey(Date.now());
      await page.context().addCookies([{ name: 'mtm_consent', value, url: baseURL ?? '' }]);
      const open =
        '<form method="post"><input name="form" value="survey-141"><input name="answer" value="1"><button>Los';
      const stale = (route: Route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ contentType: 'text/html', body: open })
          : route.continue();
      await page.route('**/beitrag/141*', stale);
      await page.goto(at('141'));
      await page.unroute('**/beitrag/141*');
      await page.getByRole('button', { name: 'Los' }).click();
      const dialog = page.getByRole('alertdialog', { name: texts.surveyEndedTitle });
      await expect(dialog).toContainText(texts.surveyEndedText);
      // Not above the viewport, and with a margin at the left.
      const { x = 0, y = 0 } = (await dialog.boundingBox()) ?? {};
      expect([x >= 16, y >= 0]).toEqual([true, true]);
      const ok = dialog.getByRole('link', { name: 'OK' });
      if (javaScriptEnabled !== false) {
        await expect(page.locator('dialog:modal')).toHaveCount(1);
        await expect(ok).toBeFocused();
      }
      await ok.click();
      await expect(dialog).toHaveCount(0);
      expect(page.url()).not.toContain('outcome=');
      await expect(page.getByText(/^\d+[.,]\d\s?%$/).first()).toBeVisible();
      if (javaScriptEnabled !== false) await expect(page.locator('#survey-141-part')).toBeFocused();
    });

    test('survey: the vote on the start page counts like the one on its own', async ({ page, baseURL }) => {
      const value = consentKey(Date.now());
      await page.context().addCookies([{ name: 'mtm_consent', value, url: baseURL ?? '' }]);
      await page.goto(`/?lang=${language}`);
      const card = page.locator('#survey-140-part');
      await card.getByRole('radio').nth(1).check();
      await card.getByRole('button', { name: texts.surveyVote }).click();
      await expect(card.getByText(texts.surveyThanks)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    });

    test('action: two whole scores and the rest of the form', async ({ page }, info) => {
      await page.goto(at('123'));
      await fillIn(page, texts, freshEmail(info));
      const scores = page.getByRole('spinbutton');
      await scores.nth(0).fill('2');
      await scores.nth(1).fill('0');
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText(texts.actionSuccessTitle);
    });

    test('action: with opt-in the way on is in the mail, a second try sends it again', async ({
      page,
    }, info) => {
      const email = freshEmail(info);
      await page.goto(at('126'));
      await fillIn(page, texts, email);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(outcomeOn(page)).toContainText(texts.actionOptinTitle);
      await page.goto(at('126'));
      await fillIn(page, texts, email);
      await page.getByRole('button', { name: texts.actionSend }).click();
      await expect(page.getByRole('alert')).toContainText(texts.actionUnverified);
      await expect(page.getByLabel(texts.email)).toHaveValue(email);
    });

    for (const id of ['127', '128']) {
      test(`action ${id}: the automatic answer is shown at once`, async ({ page }, info) => {
        await page.goto(at(id));
        await fillIn(page, texts, freshEmail(info));
        await page.getByRole('button', { name: texts.actionSend }).click();
        await expect(outcomeOn(page)).toBeVisible();
      });
    }

    test('action 129: the voucher is there as a QR code, and still after a reload', async ({
      page,
    }, info) => {
      await page.goto(at('129'));
      await fillIn(page, texts, freshEmail(info));
      await page.getByRole('button', { name: texts.actionSend }).click();
      const picture = page.getByRole('img', { name: new RegExp(texts.actionQrCode.replace('{code}', '.+')) });
      await expect(picture).toBeVisible();
      await page.reload();
      await expect(picture).toHaveJSProperty('naturalWidth', 320);
    });

    test('action: the draw is a click of its own, reloading does not draw again', async ({ page }) => {
      await page.goto(at('122'));
      const started = Date.now();
      await page.getByRole('button', { name: 'Fahrschein ziehen' }).click();
      const result = outcomeOn(page);
      await expect(result).toBeVisible();
      expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
      const told = await result.textContent();
      await page.reload();
      await expect(result).toHaveText(told ?? '');
    });

    // The same with letters: puzzle.spec.ts.
    test('puzzle: a wrong word is told, the right one ends it; the page never holds the solution', {
      tag: '@no-js',
    }, async ({ page }) => {
      await page.goto(at('150'));
      expect(await page.content()).not.toContain('FAHRPLAN');
      await page.getByLabel(texts.shakewordAnswer).fill('LAHNPFAR');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await expect(page.getByText('Noch nicht ganz.').last()).toBeVisible();
      await page.getByLabel(texts.shakewordAnswer).fill('fahrplan');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await expect(outcomeOn(page)).toContainText('Richtig!');
    });

    test('a channel without forms has a hint to use one’s own device', async ({ page }) => {
      await page.goto(`${at('110')}&channel=screen`);
      await expect(page.getByText(texts.formsElsewhere.replace('{address}', ''))).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    });
  });
}
