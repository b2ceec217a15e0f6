import { expect, it } from 'vitest';
import type { TileFixtures } from '../../tiles/tile/tile-fixtures.ts';
import { readTile, TILE_TYPES, type TileType } from './tile-types.ts';

const modules = import.meta.glob<{ fixtures: TileFixtures }>('../../tiles/*/*.fixtures.ts', { eager: true });

const [contract = ''] = Object.values(
  import.meta.glob<string>('/docs/content-*.md', { query: '?raw', import: 'default', eager: true }),
);
const [, table = ''] =
  /^Without these fields, the web app omits the tile:$(.*?)^An entry /ms.exec(contract) ?? [];

/** Type -> the fields that content-api, 'Tiles (`kacheln[]`)' names as required. */
const named = new Map(
  [...table.matchAll(/^\| (`.+?) \| `([^`]+)`/gm)].flatMap(([, types = '', fields = '']) =>
    [...types.matchAll(/`([\w-]+)`/g)].map(([, type = '']) => [type, fields.split(', ')] as const),
  ),
);

/** Fields without which the tile can't be read. Of a pair that any of five can be, the fixture has the third. */
function required(type: TileType): string[] {
  const raw = modules[`../../tiles/${type}/${type}.fixtures.ts`]?.fixtures.missing ?? { type };
  return Object.keys(raw)
    .filter((field) => field !== 'type' && readTile({ ...raw, [field]: undefined }).fault !== null)
    .map((field) => field.replace(/3$/, '1…5'));
}

it.each(TILE_TYPES)('the contract names the required fields of %s', (type) => {
  expect(named.get(type) ?? []).toEqual(required(type));
});
