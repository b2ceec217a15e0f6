import type { Page } from '@playwright/test';
import { ANSWERED_WITH_ERROR, LANGUAGES, outcomeOn } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [ANSWERED_WITH_ERROR] });
// Without a script the word is typed: taking-part.spec.ts.

const SOLUTION = [...'FAHRPLAN'];

for (const [language, texts] of LANGUAGES) {
  test.describe(`the puzzle in ${language}`, () => {
    const pool = (page: Page) => page.getByRole('list', { name: texts.shakewordLetters });
    const slots = (page: Page) => page.getByRole('list', { name: texts.shakewordAnswer });
    const letter = (page: Page, text: string) =>
      pool(page)
        .getByRole('button', { name: texts.shakewordPlace.replace('{letter}', text) })
        .first();

    test.beforeEach(async ({ page }) => {
      await page.goto(`/beitrag/150?lang=${language}`);
      await page.locator('[data-island=puzzle]').scrollIntoViewIfNeeded();
      await expect(pool(page)).toBeVisible();
    });

    test('is solved by tapping letters; only when complete it can be checked', async ({ page }) => {
      const check = page.getByRole('button', { name: 'Prüfen' });
      await expect(check).toBeDisabled();
      for (const text of SOLUTION) await letter(page, text).click();
      await check.click();
      await expect(outcomeOn(page)).toContainText('Richtig!');
      await expect(page.locator('form[id^=shakeword]')).toHaveCount(0);
    });

    test('a wrong word shows an error, and its letters keep their slots', async ({ page }) => {
      for (const text of [...SOLUTION].reverse()) await letter(page, text).click();
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await expect(page.getByRole('alert')).toContainText('Noch nicht ganz.');
      await page.locator('[data-island=puzzle]').scrollIntoViewIfNeeded();
      await expect(slots(page).getByRole('button')).toHaveText([...SOLUTION].reverse());
    });

    test('letters stay in their slots with a change of language', async ({ page }) => {
      for (const text of ['F', 'A']) await letter(page, text).click();
      await slots(page).getByRole('button').first().click();
      const other = LANGUAGES.find(([code]) => code !== language)?.[1] ?? texts;
      await page.locator('footer').getByRole('link', { name: other.languageName, exact: true }).click();
      await page.waitForURL(/sent=/);
      await page.locator('[data-island=puzzle]').scrollIntoViewIfNeeded();
      const there = page.getByRole('list', { name: other.shakewordAnswer }).getByRole('listitem');
      await expect(there.nth(1)).toHaveText('A');
      await expect(there.nth(0)).toHaveText('');
    });

    test('is solved with the keyboard alone', async ({ page }) => {
      for (const text of SOLUTION) {
        await letter(page, text).focus();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('button', { name: 'Prüfen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(outcomeOn(page)).toContainText('Richtig!');
    });

    test('letters are dragged into slots, after 5 px and half transparent, and back again', async ({
      page,
    }) => {
      // Else a finger would scroll the page instead.
      await expect(letter(page, 'F')).toHaveCSS('touch-action', 'none');
      // Else a slider around it would turn.
      await expect(letter(page, 'F')).toHaveAttribute('data-no-swipe', '');
      const from = await letter(page, 'F').boundingBox();
      const to = await slots(page).getByRole('listitem').nth(2).boundingBox();
      if (!from || !to) throw new Error('no letters');
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 13, from.y + 12);
      await expect(page.locator('body > [data-letter]')).toHaveCount(0);
      await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
      await expect(page.locator('body > [data-letter]')).toHaveCSS('opacity', '0.5');
      await page.mouse.up();
      await expect(slots(page).getByRole('listitem').nth(2)).toHaveText('F');
      await expect(page.locator('body > [data-letter]')).toHaveCount(0);
      await slots(page).getByRole('button').first().click();
      await expect(slots(page).getByRole('button')).toHaveCount(0);
      await expect(letter(page, 'F')).toBeFocused();
    });
  });
}
