import type { Page } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { expect, test } from '../support/test.ts';

/** A page that is hidden for a while and then visible again. */

// Only a script can ask.
test.use({ serviceWorkers: 'block' });

/** Hides the page for so many minutes of its fake clock. */
async function away(page: Page, minutes: number): Promise<void> {
  const turn = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.fastForward(minutes * 60_000);
  await turn('visible');
}

/** Adds a heading to the page at this address. */
async function change(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<h2>Ganz neu</h2></main>');
    await route.fulfill({ response, body });
  });
}

test('a page that was hidden for minutes offers changed content', async ({ page }) => {
  await page.clock.install();
  await page.goto('/linie');
  // The page's script comes after its first paint, which may be after its load event.
  await expect(page.locator('html')).toHaveAttribute('data-js', '');
  const note = page.getByRole('status').filter({ hasText: 'Es gibt Neues.' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked += 1;
  });

  await page.route('**/linie', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain('card-labels">');
    await route.fulfill({ response, body: body.replaceAll('card-labels">', 'card-labels">Noch 2 Tage') });
  });
  const answered = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await away(page, 6);
  await (await answered).finished();
  await expect(note).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  await change(page, '**/linie');
  await away(page, 4);
  expect(asked).toBe(1);
  await away(page, 6);
  await expect(note).toBeVisible();
  const loaded = page.waitForEvent('load');
  await note.getByRole('link', { name: 'Anzeigen' }).click();
  await loaded;
  await expect(note).toHaveCount(0);
});

test('the link to changed content keeps what was typed into a form', async ({ page }) => {
  await page.clock.install();
  await page.goto('/beitrag/110');
  await expect(page.locator('form[data-alive]')).toBeAttached();
  await page.getByLabel(de.firstname).fill('Ada');
  await change(page, '**/beitrag/110');
  await away(page, 6);
  await page.getByRole('status').getByRole('link', { name: 'Anzeigen' }).click();
  await page.waitForURL(/sent=/);
  await expect(page.getByLabel(de.firstname)).toHaveValue('Ada');
});
