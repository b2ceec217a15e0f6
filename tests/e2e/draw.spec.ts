import {
  ANSWERED_WITH_ERROR,
  fillIn,
  formAlive,
  freshEmail,
  LANGUAGES,
  outcomeOn,
} from '../support/forms.ts';
import { rawFixture } from '../support/raw-fixtures.ts';
import { stubbedHost } from '../support/stubbed-host.ts';
import { expect, test } from '../support/test.ts';

/** Every draw is won, and every form is rejected with NO TOKEN, as if it came too late. */
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

// Without a script no countdown runs.
for (const [language, texts] of LANGUAGES) {
  test(
    `an expired countdown names the button to press next, in ${language}`,
    { tag: '@js' },
    async ({ page }, info) => {
      await page.clock.install();
      await page.goto(`${host.origin}/beitrag/900?lang=${language}`);
      await page.getByRole('button', { name: texts.actionRandomButton }).click();
      await expect(outcomeOn(page)).toBeVisible();
      await formAlive(page);
      await page.clock.fastForward('15:00');
      const over = texts.actionTimeExpired.replace('{button}', texts.actionSend);
      // Said by the live region and shown by the countdown, which screen readers then skip.
      await expect(page.locator('main form [role=status]').first()).toHaveText(over);
      const countdown = page.locator('.draw-clock');
      await expect(countdown).toHaveText(over);
      await expect(countdown).toBeVisible();
      await fillIn(page, texts, freshEmail(info));
      await page.getByRole('button', { name: texts.actionSend, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.actionRandomNewTime })).toBeFocused();
    },
  );
}

// Without a script no countdown runs.
for (const [width, height, bars] of [
  [320, 568, 0],
  [768, 1024, 57],
  [1280, 800, 57],
] as const) {
  test(`a draw’s last two minutes are announced and pinned in view without a layout shift, at ${width} px`, {
    tag: '@js',
  }, async ({ page }) => {
    const [, texts] = LANGUAGES[0];
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto(`${host.origin}/beitrag/900`);
    await page.getByRole('button', { name: texts.actionRandomButton }).click();
    await expect(outcomeOn(page)).toBeVisible();
    expect((await outcomeOn(page).boundingBox())?.y).toBeGreaterThan(bars);
    await formAlive(page);
    const countdown = page.getByRole('timer');
    await expect(countdown).toHaveText(/^Noch 1[45]:\d\d\sMin\./);
    const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heights();
    const email = page.getByLabel(texts.email);
    await email.focus();
    await email.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(countdown).not.toBeInViewport();
    await page.clock.fastForward('13:05');
    await expect(countdown).toHaveText(/^Noch 1:\d\d – bitte absenden$/);
    await expect(page.getByRole('status').filter({ hasText: texts.actionRandomSoon })).toBeAttached();
    await expect(countdown).toBeInViewport({ ratio: 1 });
    expect((await countdown.boundingBox())?.y).toBe(bars + 8);
    expect(await heights()).toBe(before);
    // Shift+Tab through the form: the pinned countdown must not cover what has the focus.
    const focused = page.locator('main form :focus');
    await page.getByRole('button', { name: texts.actionSend, exact: true }).focus();
    let steps = 0;
    while ((await focused.count()) > 0) {
      const [top, covered] = await page.evaluate(() => {
        const rectOf = (element: Element | null) => element?.getBoundingClientRect();
        return [rectOf(document.activeElement)?.top, rectOf(document.querySelector('[role=timer]'))?.bottom];
      });
      expect(top).toBeGreaterThanOrEqual(covered ?? Number.POSITIVE_INFINITY);
      await page.keyboard.press('Shift+Tab');
      steps += 1;
    }
    expect(steps).toBeGreaterThan(3);
  });
}
