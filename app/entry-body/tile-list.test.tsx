import { expect, it } from 'vitest';
import type { FormState } from '#app/participation/participation.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { contextOf, entryOf } from '#tests/support/tiles.tsx';
import { orderTiles } from './order.ts';
import { TileList } from './tile-list.tsx';

const text: RawTile = { type: 'text', content: 'Text' };
const infos: RawTile = { type: 'infos', label1: 'a', url1: '/a' };
const raffle: RawTile = { type: 'competition', id: '7', title: 'Karten' };
const formState = (opening: 'running' | 'ended'): FormState => ({
  type: 'competition',
  opening,
  constraint: {},
  submissionId: '3f1c1f5e-6a55-4d0a-9a3e-000000000001',
  outcome: null,
});

it.each<[string, RawTile[], 'running' | 'ended', string | undefined]>([
  ['in the second column beside texts', [text], 'ended', 'entry-beside'],
  ['in the second column below infos', [text, infos], 'ended', 'entry-beside'],
  ['in the second column below a form that has ended', [text, raffle], 'ended', 'entry-beside'],
  ['below the texts if an open form is beside them', [text, raffle], 'running', 'entry-text'],
  ['below both columns if texts follow the infos', [text, infos, text], 'ended', ''],
])('an entry ends %s', (_, tiles, opening, place) => {
  const page = testPage({ screen: 'entry' });
  const entry = entryOf(tiles, page);
  const context = contextOf(entry, page, {
    participation: { here: '/', forms: { 'competition-7': formState(opening) }, failure: null },
  });
  const order = orderTiles(entry, { hasWidget: () => true });
  const html = renderOnPage(<TileList order={order} context={context} end={<hr />} />, page);
  const [before = '', after] = html.split('<hr/>');
  const columns = [...before.matchAll(/class="(entry-text|entry-beside)"/g)].map(([, name]) => name);
  expect(after === '' ? '' : columns.at(-1)).toBe(place);
});

it.each<[string, RawTile[], boolean, boolean]>([
  ['nothing beside it and no end is one column', [text], false, true],
  ['infos beside it is two columns', [text, infos], false, false],
  ['an end beside it is two columns', [text], true, false],
])('a text with %s', (_, tiles, ends, alone) => {
  const page = testPage({ screen: 'about' });
  const entry = entryOf(tiles, page);
  const order = orderTiles(entry, { hasWidget: () => true });
  const end = ends ? <hr /> : null;
  const html = renderOnPage(<TileList order={order} context={contextOf(entry, page)} end={end} />, page);
  expect(html.includes('entry-segment')).toBe(!alone);
});
