import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { speaking } from '#app/tiles/tile/tile-fixtures.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { rawFixture } from '../support/raw-fixtures.ts';
import { altkachel } from '../support/stub-content.ts';
import { stubbedHost } from '../support/stubbed-host.ts';
import { expect, test } from '../support/test.ts';

/**
 * A word of 61 letters, as in German compounds and URLs: no element may cut it off or make a page of 320 px wider.
 */

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

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

const TEAMS = {
  tippspielTeam1Name: 'Borussia Mönchengladbach',
  tippspielTeam2Name: 'Eintracht Braunschweig',
};

const host = stubbedHost({
  answers: {
    'content/v1/line/de': positions,
    ...Object.fromEntries(
      TILE_TYPES.map((type, index) => [
        `content/v1/entry/${index + 1}/de`,
        entry(String(index + 1), [{ ...speaking(rawFixture(type), WORD), id: '1' }]),
      ]),
    ),
    'content/v1/entry/900/de': entry('900', [
      { ...rawFixture('action'), ...TEAMS, maxCalls: '0', startDate: '', endDate: '' },
    ]),
  },
});
/** Name and path of each page with the word. */
const PAGES = [
  ...TILE_TYPES.map((type, index) => [type, `/beitrag/${index + 1}`] as const),
  ['positions', '/linie'] as const,
];

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 320, height: 568 }, expectedConsole: [/Failed to load resource|ERR_/] });

for (const [query, details] of [
  // Untagged: fields, players and puzzles differ without JavaScript.
  ['', {}],
  // The text-only view runs no script, so once is enough.
  ['?text=on', { tag: '@js' }],
] as const) {
  test(`long words don’t overflow 320 px in any tile or position${query}`, details, async ({ page }) => {
    const faults: string[] = [];
    for (const [name, path] of PAGES) {
      await page.goto(`${host.origin}${path}${query}`);
      const lost = await overflowingText(page);
      faults.push(...lost.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const width of [320, 375]) {
  // Measured in the page.
  test(`long words in team names aren’t broken at ${width} px`, { tag: '@js' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 });
    await page.goto(`${host.origin}/beitrag/900`);
    for (const name of Object.values(TEAMS)) {
      const lines = await page.getByText(name, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        const text = element.firstChild as Text;
        range.setStart(text, text.data.indexOf(' ') + 1);
        range.setEnd(text, text.data.length);
        return range.getClientRects().length;
      });
      expect(lines, name).toBe(1);
    }
  });
}
