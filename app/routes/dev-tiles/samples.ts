import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { readTile, TILE_TYPES, type TileType } from '#app/contract/tiles/tile-types.ts';
import { fixturesOf, KICKER, type PositionFixture, WORD } from '#app/positions/position-fixtures.ts';
import { type RawTile, speaking, type TileFixtures } from '#app/tiles/tile/tile-fixtures.ts';

/** Sample content for every position and tile type, as a content server sends it. */

const modules = import.meta.glob<{ fixtures: TileFixtures }>('../../tiles/*/*.fixtures.ts', { eager: true });

type Sampled = (fixtures: TileFixtures) => RawTile[];

const several =
  (amount: number): Sampled =>
  ({ typical }) =>
    Array.from({ length: amount }, () => typical);

const TILES: Record<Exclude<PositionFixture, 'typical' | 'nothing'>, Sampled> = {
  'one entry': several(1),
  'two entries': several(2),
  'fifty entries': several(50),
  'long words': ({ typical }) => [speaking(typical, WORD)],
  'empty pictures': ({ typical }) => {
    const empty = withPictures(typical, () => '');
    return [readTile(empty).fault === null ? empty : typical];
  },
  'three-line kickers': ({ typical }) => [speaking(typical, KICKER)],
  'longest texts': ({ longest }) => [longest],
  'missing fields': ({ missing }) => [missing],
  'numbers as strings': ({ strings }) => [strings],
  'hostile texts': ({ hostile }) => [hostile],
};

export type SampleSet = keyof typeof TILES;
export const SAMPLE_SETS = Object.keys(TILES) as SampleSet[];

/** World news of each set: the number of posts, and fields that replace theirs. */
const WIRE: Partial<Record<SampleSet, readonly [amount: number, article?: Record<string, unknown>]>> = {
  'one entry': [1],
  'two entries': [2],
  'fifty entries': [50],
  'long words': [6, { title: WORD, kicker: WORD, teaser: WORD }],
  'three-line kickers': [6, { kicker: KICKER }],
};
export const wireIn = (set: SampleSet) => WIRE[set] ?? ([6] as const);

const PICTURES = ['tram-neu', 'wochenmarkt', 'theater', 'stadtpark'];
const IS_PICTURE = /^(?:\/uploads|https:\/\/example\.org)\/.*\.(?:jpg|png)$/;

/** Replaces every picture URL, at any depth. */
function withPictures<Raw>(raw: Raw, picture: (index: number) => string): Raw {
  let index = 0;
  return JSON.parse(JSON.stringify(raw), (_, value) => {
    if (typeof value !== 'string' || !IS_PICTURE.test(value)) return value;
    index += 1;
    return picture(index);
  });
}

/** The demo's pictures, because they exist. */
const demoPicture = (index: number) => `/api/uploads/${PICTURES[index % PICTURES.length]}.jpg`;

export function positionsIn(set: SampleSet): unknown[] {
  const raw = POSITION_TYPES.map((type) => {
    const [, position] = fixturesOf(type).find(([name]) => name === set) ?? [];
    const title = set === 'two entries' ? '' : [position?.title, type].filter(Boolean).join(' ');
    return { ...position, title };
  });
  return withPictures(raw, demoPicture);
}

/** One article per entry at most; a media slider shows the pictures of other tiles, so those are added. */
function tilesOf(type: TileType, set: SampleSet): RawTile[] {
  const fixtures = modules[`../../tiles/${type}/${type}.fixtures.ts`]?.fixtures;
  if (!fixtures) throw new Error(`${type} has no fixtures`);
  const tiles = TILES[set](fixtures);
  if (type === 'dpa-infoline-entry') return tiles.slice(0, 1);
  if (type !== 'mediaslider') return tiles;
  return [fixtures.typical, ...tilesOf('altkachel', set).map((tile) => ({ ...tile, mediaSlider: true }))];
}

/** Replaces the fixtures' ids, which must be unique on a page. */
export function tilesIn(set: SampleSet): Array<[type: TileType, tiles: RawTile[]]> {
  let id = 0;
  return TILE_TYPES.map((type) => [
    type,
    withPictures(tilesOf(type, set), demoPicture).map((tile) => {
      id += 1;
      return { ...tile, id: String(7000 + id) };
    }),
  ]);
}
