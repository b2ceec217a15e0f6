import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { filledWith } from '#app/tiles/tile/tile-fixtures.ts';
import { rawFixture } from '../support/raw-fixtures.ts';
import { stubbedHost } from '../support/stubbed-host.ts';
import { expect, test } from '../support/test.ts';
import { XSS_CORPUS } from '../support/xss-corpus.ts';

/**
 * Every payload of the corpus in every text and HTML field of every tile, in a real browser: no dialog opens, nothing
 * is asked of the payloads' host, no error is thrown, and what stood around the payloads is still there.
 */

const PER_PAGE = 12;
const PAGES = Math.ceil(XSS_CORPUS.length / PER_PAGE);

function entryOf(page: number) {
  const payloads = XSS_CORPUS.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  return {
    id: String(page + 1),
    title: `Titel ${payloads[0]}`,
    publish_from: '2026-11-01 06:00:00',
    share: true,
    backgroundColor: payloads[0],
    kacheln: [
      { type: 'text', content: '<p>Davor <strong>wichtig</strong></p>' },
      ...payloads.flatMap((payload) => TILE_TYPES.map((type) => filledWith(rawFixture(type), payload))),
      { type: 'text', content: '<p>Danach <em>auch</em></p>' },
    ],
  };
}

const host = stubbedHost({
  answers: Object.fromEntries(
    Array.from({ length: PAGES }, (_, page) => [`content/v1/entry/${page + 1}/de`, entryOf(page)]),
  ),
});

test.describe.configure({ mode: 'serial' });
// Nothing can run there.
test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

for (let index = 0; index < PAGES; index += 1) {
  for (const query of ['', '?text=on']) {
    test(`payloads ${index * PER_PAGE + 1} to ${(index + 1) * PER_PAGE}${query} stay words`, async ({
      page,
    }) => {
      const alarms: string[] = [];
      page.on('dialog', (dialog) => {
        alarms.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('pageerror', (error) => alarms.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (/xss\.invalid/.test(new URL(request.url()).host)) alarms.push(`request: ${request.url()}`);
      });
      const response = await page.goto(`${host.origin}/beitrag/${index + 1}${query}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText('Davor wichtig')).toBeVisible();
      await expect(page.getByText('Danach auch')).toBeVisible();
      await expect(page.locator('main strong', { hasText: 'wichtig' })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(page.url()).toContain(`/beitrag/${index + 1}`);
      expect(
        await page.locator('main :is(script, style, iframe, object, embed, form[action*="xss"])').count(),
      ).toBe(0);
      expect(await page.evaluate(() => 'xss' in window).catch(() => false)).toBe(false);
      expect(alarms).toEqual([]);
    });
  }
}
