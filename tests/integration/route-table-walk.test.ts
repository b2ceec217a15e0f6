import { expect, inject, test } from 'vitest';
import { de, type Texts } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { addresses, canonicalPath, SCREENS, type Screen } from '#app/route-table.ts';
import { demoPage, wordsIn } from '../support/demo-page.ts';
import { formIn, PlainBrowser } from '../support/plain-browser.ts';
import { sampleAddress, sampleQuery } from '../support/sample-address.ts';
import { printedText, scriptOnlyTexts } from '../support/text-browser.ts';

/** Every row of specification 2.1, in German and English: heading, title, canonical, language, status. */

interface Expected {
  /** Text of the heading; unset if the heading comes from content. */
  heading?: keyof Texts;
  /** Text of the title, if it differs from the heading. */
  title?: keyof Texts;
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

const DECIDED = { Cookie: 'mtm_consent_removed=1; seen=1' };

for (const [language, texts] of [
  ['de', de],
  ['en', en],
] as const) {
  test.each(SCREENS)(`%s in ${language}`, async (screen) => {
    const { heading, title = heading, canonical } = EXPECTED[screen];
    for (const { pattern } of addresses.filter((address) => address.screen === screen)) {
      const path = sampleAddress(pattern);
      const { status, all, html } = await demoPage(`${path}?lang=${language}${sampleQuery(screen)}`, DECIDED);
      expect(status, path).toBe(200);
      expect(scriptOnlyTexts(printedText(html), texts), path).toEqual([]);
      expect(all('html')[0]?.attribs.lang, path).toBe(language);
      const headings = all('h1').map(wordsIn);
      expect(headings, path).toHaveLength(1);
      if (heading) expect(headings, path).toEqual([texts[heading]]);
      const shown = title ? texts[title] : headings[0];
      // The first one, because SVG icons may have a <title> too.
      expect(wordsIn(all('title')[0]), path).toBe(`${shown} – ${texts.appName}`);
      const link = all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
      const { pathname } = new URL(link);
      if (canonical) expect(pathname, path).toMatch(canonical);
      else expect(pathname, path).toBe(canonicalPath(path));
    }
  });
}

/** Entries with each kind of form and each kind of media. */
const PARTS = [
  '102',
  '103',
  '104',
  '105',
  '106',
  '107',
  '110',
  '120',
  '122',
  '123',
  '124',
  '125',
  '130',
  '140',
  '141',
  '150',
];

for (const [language, texts] of [
  ['de', de],
  ['en', en],
] as const) {
  test.each(PARTS)(
    `as a text browser prints /beitrag/%s in ${language} nothing needs a script`,
    async (id) => {
      const { html } = await demoPage(`/beitrag/${id}?lang=${language}`);
      expect(scriptOnlyTexts(printedText(html), texts)).toEqual([]);
    },
  );

  test(`nor what comes of an empty form in ${language}`, async () => {
    const browser = new PlainBrowser(inject('demoOrigin'));
    const { html } = await browser.open(`/beitrag/110?lang=${language}`);
    const form = formIn(html, 'email');
    const answer = await browser.post(form?.action ?? '', new URLSearchParams(form?.hidden));
    expect(answer.status).toBe(422);
    const text = printedText(answer.html).replace(texts.formErrorTitle, '');
    expect(text).toContain(texts.emailRequired);
    expect(scriptOnlyTexts(text, texts)).toEqual([]);
  });
}
