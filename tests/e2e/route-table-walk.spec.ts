import { de, type TextKey } from '../../app/i18n/de.ts';
import { en } from '../../app/i18n/en.ts';
import { addresses, canonicalPath, SCREENS, type Screen } from '../../app/route-table.ts';
import { expect, test } from '../support/test.ts';

/** Every row of specification 2.1, in German and English: heading, title, canonical, language, status. */

interface Expected {
  /** The heading; content's own where it is none of our texts. */
  heading?: TextKey;
  /** The title, where it is not the heading's. */
  title?: TextKey;
  canonical?: RegExp;
}

const EXPECTED: Record<Screen, Expected> = {
  start: { heading: 'pageStartTitle' },
  line: { heading: 'pageLineTitle' },
  events: { heading: 'pageEventsTitle' },
  prizes: { heading: 'pagePrizesTitle' },
  deals: { heading: 'pageDealsTitle' },
  level: {},
  entry: { canonical: /\/beitrag\/101-[a-z0-9-]+$/ },
  about: { heading: 'aboutTitle' },
  archive: { heading: 'archiveTitle' },
  archiveSearch: { heading: 'archiveSearchTitle' },
  imprint: { heading: 'imprintTitle' },
  privacy: { heading: 'privacyTitle' },
  accessibility: { heading: 'accessibilityTitle' },
  settings: { heading: 'settingsTitle' },
  optinOk: { heading: 'optinOkTitle' },
  optinFailed: { heading: 'optinFailedTitle' },
  voucher: { heading: 'voucherRedeemTitle', canonical: /\/qr$/ },
  worldNews: { heading: 'worldNewsHeading', title: 'worldNewsTitle' },
  surveyResult: {},
  contentPreview: { heading: 'contentPreviewTitle' },
  offline: { heading: 'offlineTitle' },
};

const LEVELS: Record<string, string> = {
  heute: 'sport',
  today: 'sport',
  linie: 'netz',
  line: 'netz',
  vorschau: 'konzerte',
  preview: 'konzerte',
  deal: 'gastro',
};

/** The pattern with parameters that exist in the demo. */
function sample(pattern: string): string {
  const [prefix = ''] = pattern.split('/').filter(Boolean);
  return pattern
    .replace(':level', LEVELS[prefix] ?? 'freikarten')
    .replace(':entryId', '140')
    .replace(':surveyId', '140')
    .replace('/:id?/:action?/:voucher?', '/129/1/KACHEL-0001')
    .replace(':id', '101')
    .replace('/*', '/linie');
}

test.use({ extraHTTPHeaders: { Cookie: 'mtm_consent_removed=1; seen=1' } });

for (const [language, texts] of [
  ['de', de],
  ['en', en],
] as const) {
  for (const screen of SCREENS) {
    test(`${screen} in ${language}`, async ({ page }) => {
      const { heading, title = heading, canonical } = EXPECTED[screen];
      for (const { pattern } of addresses.filter((address) => address.screen === screen)) {
        const path = sample(pattern);
        const token = screen === 'contentPreview' ? '&token=kachel-preview' : '';
        const response = await page.goto(`${path}?lang=${language}${token}`, {
          waitUntil: 'domcontentloaded',
        });
        expect(response?.status(), path).toBe(200);
        expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
        const main = page.locator('h1');
        await expect(main, path).toHaveCount(1);
        if (heading) await expect(main, path).toHaveText(texts[heading]);
        const shown = title ? texts[title] : ((await main.textContent()) ?? '');
        expect(await page.title(), path).toBe(`${shown.trim()} – ${texts.appName}`);
        const link = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
        const { pathname } = new URL(link);
        if (canonical) expect(pathname, path).toMatch(canonical);
        else expect(pathname, path).toBe(canonicalPath(path));
      }
    });
  }
}
