import { ANSWERED_WITH_ERROR, fillIn, freshEmail, LANGUAGES, outcomeOn } from '../support/forms.ts';
import { rawFixture } from '../support/raw-fixtures.ts';
import { stubbedHost } from '../support/stubbed-host.ts';
import { expect, test } from '../support/test.ts';

/** A draw that is always won, of a server that takes every form for too late. */
const host = stubbedHost({
  answers: {
    'content/v1/entry/900/de': {
      id: '900',
      title: 'Freifahrt gewinnen',
      publish_from: '2026-11-01 06:00:00',
      kacheln: [
        {
          ...rawFixture('action'),
          id: '1',
          maxCalls: '0',
          startDate: '',
          endDate: '',
          imageupload: 'none',
          tippspielTeam1Name: '',
          tippspielTeam2Name: '',
          randomGeneratorActivate: '1',
          randomGeneratorButtonText: '',
        },
      ],
    },
    'action/v1/token/900/1': { state: 'success', token: 'won' },
    'action/v1/save': { state: 'error', errormessage: 'NO TOKEN' },
  },
});

test.describe.configure({ mode: 'serial' });
test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });

for (const [language, texts] of LANGUAGES) {
  test(`a form sent too late after a win names the button that gives it more time, in ${language}`, async ({
    page,
  }, info) => {
    await page.goto(`${host.origin}/beitrag/900?lang=${language}`);
    await page.getByRole('button', { name: texts.actionRandomButton }).click();
    await expect(outcomeOn(page)).toBeVisible();
    await fillIn(page, texts, freshEmail(info));
    await page.getByRole('button', { name: texts.actionSend }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.actionRandomNewTime })).toBeFocused();
    await page.getByRole('button', { name: texts.actionRandomNewTime, exact: true }).click();
    await expect(outcomeOn(page)).toBeFocused();
    await expect(page.getByLabel(texts.firstname)).toHaveValue('Ada');
    await expect(page.getByRole('button', { name: texts.actionSend })).toBeVisible();
  });
}
