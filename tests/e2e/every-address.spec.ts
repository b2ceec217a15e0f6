import { addresses, SCREENS } from '#app/route-table.ts';
import { sampleAddress, sampleQuery } from '../support/sample-address.ts';
import { expect, test } from '../support/test.ts';

/**
 * What the pages say stands in tests/integration/route-table-walk.test.ts; here a browser has nothing to say of them.
 */

test.use({ extraHTTPHeaders: { Cookie: 'mtm_consent_removed=1; seen=1' } });

for (const [language, details] of [
  ['de', {}],
  // Without a script another language has nothing else to say to a console.
  ['en', { tag: '@js' }],
] as const) {
  test(
    `every address in ${language} leaves the console silent`,
    details,
    async ({ page, javaScriptEnabled }) => {
      test.setTimeout(120_000);
      // A screen's other addresses show the same page.
      const isWhole = language === 'de' && javaScriptEnabled !== false;
      const visited = isWhole
        ? addresses
        : SCREENS.flatMap((one) => addresses.find(({ screen }) => screen === one) ?? []);
      for (const { pattern, screen } of visited) {
        const address = `${sampleAddress(pattern)}?lang=${language}${sampleQuery(screen)}`;
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(200);
      }
    },
  );
}
