import { textLines } from '../support/overflowing-text.ts';
import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

/**
 * Journeys through archive, world news, legal pages, settings and opt-in; forms and dialogs with and without
 * JavaScript.
 */

// Links, words and the layout are the same without a script.
const SAME = { tag: '@js' };

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'mtm_consent_removed', value: '1', url: baseURL ?? '' }]);
});

test('the archive shows the day that is chosen, under an address of its own', async ({ page }) => {
  await page.goto('/archiv');
  const days = page.getByLabel('Datum').getByRole('option');
  await expect(days).toHaveCount(30);
  await expect(days.first()).toHaveText(/^Heute, /);
  // Longer options are cut off in the select of the smallest phone.
  for (const day of await days.allTextContents()) expect(day.length).toBeLessThanOrEqual(22);
  const wanted = (await days.nth(3).getAttribute('value')) ?? '';
  await page.getByLabel('Datum').selectOption(wanted);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(`/archiv?day=${wanted}`);
  await expect(page.getByLabel('Datum')).toHaveValue(wanted);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/Beiträge? vom|keine Beiträge/);
});

test('a search finds umlauts spelt out, marks the words and can be shared', async ({ page }) => {
  await page.goto('/archiv');
  await page.getByRole('link', { name: 'Zur Archivsuche' }).click();
  await page.getByLabel('Suchbegriff').fill('bruecke');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL('/archivsuche?q=bruecke');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^\d+ Treffer für „bruecke“(, Seite 1 von \d)?$/,
  );
  await expect(page.locator('mark', { hasText: /brück/i }).first()).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beitrag\//);
});

test('a search that finds nothing says so and helps', SAME, async ({ page }) => {
  await page.goto('/archivsuche?q=<b>xyzzyqwert</b>');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'Zu „<b>xyzzyqwert</b>“ wurde nichts',
  );
  await expect(page.getByText('Prüfe die Schreibweise')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Archiv' }).click();
  await expect(page).toHaveURL('/archiv');
});

test('a blank search asks for nothing', SAME, async ({ page }) => {
  await page.goto('/archivsuche?q=%20%20');
  await expect(page.getByText(/Treffer|wurde nichts gefunden/)).toHaveCount(0);
});

test('a search with many results has pages; a misspelled one says what was meant', SAME, async ({ page }) => {
  await page.goto('/archivsuche?q=stadt');
  await page.getByRole('navigation', { name: 'Seiten der Treffer' }).getByText('2').click();
  await expect(page).toHaveURL('/archivsuche?q=stadt&page=2');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Seite 2 von');
  await page.goto('/archivsuche?q=Sternwrate');
  await page.getByRole('link', { name: 'Sternwarte', exact: true }).click();
  await expect(page).toHaveURL('/archivsuche?q=Sternwarte');
  await expect(page.getByText('Meintest du')).toHaveCount(0);
});

test('world news has three large headlines, a list, and a way to each', SAME, async ({ page }) => {
  await page.goto('/dpa-news');
  const headlines = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headlines.count()).toBeGreaterThan(3);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  const links = await page.locator('main a[href^="/entry/"]').count();
  expect(links).toBe(await headlines.count());
  await headlines.first().click();
  await expect(page).toHaveURL(/\/entry\/\d+$/);
});

test('the cookie decision can be taken back on the privacy page', async ({ page, context, baseURL }) => {
  await context.addCookies(
    ['mtm_consent', '_pk_id.1.1fff', '_pk_ses.1.1fff', 'survey:140'].map((name) => ({
      name,
      value: '1',
      url: baseURL ?? '',
    })),
  );
  await page.goto('/datenschutz');
  const buttons = page.getByRole('button', { name: 'Cookie-Entscheidung zurücksetzen' });
  await expect(buttons).toHaveCount(2);
  await buttons.nth(1).click();
  await expect(page).toHaveURL(/\/datenschutz/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Deine Cookie-Entscheidung ist zurückgesetzt' }),
  ).toBeFocused();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => /^(mtm_|_pk_|survey:)/.test(name))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
});

test.describe('settings', () => {
  test('keep text-only display and language, and give them back', async ({ page, javaScriptEnabled }) => {
    const js = javaScriptEnabled !== false;
    await page.goto('/einstellungen');
    const textOnly = page.getByLabel('Textgrafiken als Text anzeigen');
    // With a script the switch works at once, and says so.
    if (js) await expect(textOnly).toHaveAccessibleDescription(/Wirkt sofort\.$/);
    await textOnly.check();
    if (js) await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.getByLabel('English').check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto('/einstellungen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByLabel('Show text graphics as text')).toBeChecked();
    await page.getByLabel('Show text graphics as text').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto('/');
    expect(await page.locator('main img').count()).toBeGreaterThan(0);
  });
});

test(
  'the imprint marks the demo’s facts, links them bare, and has one canonical address',
  SAME,
  async ({ page }) => {
    await page.goto('/imprint');
    await expect(page.getByText('sind Platzhalter')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /\(Demo\)/ })
        .first(),
    ).toHaveAttribute('href', /^(tel|mailto):[^ (]+$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/impressum$/);
  },
);

for (const path of [
  '/archiv',
  '/archivsuche?q=bahn',
  '/dpa-news',
  '/ueber-uns',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
  '/einstellungen',
  '/optin-ok',
  '/optin-failed',
  '/qr',
  '/qr/129/1/KACHEL-0001',
  '/surveyresult/142/142',
  '/wp-preview?token=kachel-preview&at=31.2.2026+06:00',
]) {
  // Axe runs in the page.
  test(`${path} has no fault that axe can see and does not scroll sideways`, { tag: '@js' }, async ({
    page,
  }) => {
    // Editors use a desktop screen, which shows the simulated device; the framed page has its own tests.
    if (path.startsWith('/wp-preview')) await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    expect(await axeFaults(page, { exclude: ['iframe'] })).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

// The layout is the same.
test('with the keyboard open and at 400 % nothing stands side by side', { tag: '@js' }, async ({ page }) => {
  for (const path of ['/', '/beitrag/120', '/beitrag/101', '/ueber-uns', '/archiv', '/dpa-news']) {
    await page.goto(path);
    for (const [width, height] of [
      [375, 340],
      [390, 380],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const narrow = await page
        .locator('main form, main article, main section')
        .evaluateAll((all) =>
          all
            .filter((part) => part.clientWidth > 0 && part.clientWidth < innerWidth - 100)
            .map((part) => part.outerHTML),
        );
      expect(narrow, `${path} at ${width} × ${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('beside a text on the largest screens a form is as wide as on a phone', SAME, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/beitrag/110');
  const form = await page.locator('main form[id]').boundingBox();
  expect(form?.width).toBeGreaterThan(320);
});

test('the password dialog’s buttons stay whole on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/qr/129/1');
  await page.getByRole('button', { name: 'Statistik abrufen' }).click();
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('link', { name: 'Abbrechen' });
  expect((await cancel.boundingBox())?.height).toBeLessThan(52);
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
      size,
    );
    expect(await textLines(cancel.or(dialog.getByRole('button', { name: 'OK' }))), size).toEqual([1, 1]);
  }
});
