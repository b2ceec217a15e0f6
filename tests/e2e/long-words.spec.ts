import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { filledWith, rawFixture } from '../support/raw-fixtures.ts';
import { altkachel } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import { expect, test } from '../support/test.ts';

/** German has such words, and editors have addresses: nothing that holds one is cut off or widens a small phone's page. */

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

/** What decides how a tile looks stays as its fixture has it: then all its fields are there. */
function choicesOf(type: string): Record<string, unknown> {
  const chosen = /^(mandatory|optional|image|audio|video|inverse|qrcode|true|\d+|\d{4}-\d\d-\d\d.*)$/;
  return Object.fromEntries(
    Object.entries(rawFixture(type)).filter(([, value]) => chosen.test(String(value))),
  );
}

const entry = (id: string, kacheln: unknown[]) => ({
  id,
  title: WORD,
  publish_from: '2026-11-01 06:00:00',
  share: true,
  kacheln,
});

const positions = POSITION_TYPES.map((type) => ({
  type,
  title: WORD,
  external_link: '/archiv',
  entries: ['91', '92', '93'].map((id) => entry(id, [altkachel(WORD, { subheader: WORD, text: WORD })])),
}));

const data = temporaryFolder();
const content = new StubContentServer({
  answers: {
    'content/v1/line/de': positions,
    ...Object.fromEntries(
      TILE_TYPES.map((type, index) => [
        `content/v1/entry/${index + 1}/de`,
        entry(String(index + 1), [{ ...filledWith(type, WORD), ...choicesOf(type), id: '1' }]),
      ]),
    ),
  },
});
/** What holds the word, and where. */
const PAGES = [
  ...TILE_TYPES.map((type, index) => [type, `/beitrag/${index + 1}`] as const),
  ['positions', '/linie'] as const,
];
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
  test(`every tile and every position keeps long words within 320 px${query}`, async ({ page }) => {
    const faults: string[] = [];
    for (const [name, path] of PAGES) {
      await page.goto(`${host.origin}${path}${query}`);
      const lost = await page.evaluate(() => {
        const scrolls = (element: Element) =>
          element.closest('.sr-only, .carousel-track, .rt-scroll, option') !== null;
        const lost: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.parentElement || scrolls(text.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < 0 || right > innerWidth)) {
            const { tagName, className } = text.parentElement;
            lost.push(`${text.textContent?.slice(0, 20)} in ${tagName} ${className}`);
          }
        }
        const tooWide = document.documentElement.scrollWidth - innerWidth;
        return tooWide > 0 ? [...lost, `the page is ${tooWide} px too wide`] : lost;
      });
      faults.push(...lost.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
