import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { filledWith } from '../support/raw-fixtures.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import { expect, test } from '../support/test.ts';

/** German has such words, and editors have addresses: nothing that holds one is cut off or widens a small phone's page. */

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

const data = temporaryFolder();
const content = new StubContentServer({
  answers: Object.fromEntries(
    TILE_TYPES.map((type, index) => [
      `content/v1/entry/${index + 1}/de`,
      {
        id: String(index + 1),
        title: WORD,
        publish_from: '2026-11-01 06:00:00',
        share: true,
        kacheln: [{ ...filledWith(type, WORD), id: '1', startDate: '', endDate: '' }],
      },
    ]),
  ),
});
let host: Host;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 320, height: 568 }, expectedConsole: [/Failed to load resource|ERR_/] });

test.beforeAll(async () => {
  await content.start();
  host = await Host.start({
    CONTENT_API_URL: content.api,
    SESSION_SECRET: 'a-secret-for-this-test',
    DATA_DIR: data.folder,
    LOG_LEVEL: 'fatal',
  });
});

test.afterAll(async () => {
  await host.stop();
  await content.stop();
  data.remove();
});

for (const query of ['', '?text=on']) {
  test(`every tile keeps long words within 320 px${query}`, async ({ page }) => {
    for (const [index, type] of TILE_TYPES.entries()) {
      await page.goto(`${host.origin}/beitrag/${index + 1}${query}`);
      const faults = await page.evaluate(() => {
        const scrolls = (element: Element) =>
          element.closest('.sr-only, .carousel-track, .rt-scroll, option') !== null;
        const lost: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.parentElement || scrolls(text.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < 0 || right > innerWidth)) lost.push(String(text.textContent).slice(0, 30));
        }
        const tooWide = document.documentElement.scrollWidth - innerWidth;
        return tooWide > 0 ? [...lost, `the page is ${tooWide} px too wide`] : lost;
      });
      expect(faults, type).toEqual([]);
    }
  });
}
