import type { PageFacts } from '#app/contract/tiles/tile-type.ts';
import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import type { EmbeddedTiles, MediaTile } from '#app/tiles/tile/gathered.ts';
import type { ReadyEntry, ReadyTile, ReadyTileOf } from '#app/tiles/tile/ready-tile.ts';

/** Order of the tiles on an entry page (specification 2.3, 'Ordering and skipping rules'). */

export interface EntryOrder {
  /** Shown in a slider at the top of the page. */
  top: ReadyTile[];
  tiles: ReadyTile[];
  gathered: EmbeddedTiles;
}

/** Specification 9. Tiles beyond these stand in the page, so that none gets lost. */
const TOP_SLIDER_MAX = 10;
const MEDIA_SLIDER_MAX = 50;

/** Stay where they are although flagged for the slider: press releases stand in the infos only. */
const IN_PLACE = new Set<string>(['mediaslider', 'pressrelease']);

export function orderTiles(entry: ReadyEntry, page: PageFacts): EntryOrder {
  const shown = entry.kacheln.filter((tile) => !isTeaser(tile) && !traitsOf(tile.type).isEmpty(tile, page));
  const top = shown.filter((tile) => tile.slider && !IN_PLACE.has(tile.type)).slice(0, TOP_SLIDER_MAX);
  const rest = without(shown, top);
  const media = rest.filter(isGatheredMedia).slice(0, MEDIA_SLIDER_MAX);
  const article = shown.find((tile) => tile.type === 'dpa-infoline-entry');
  const wirePictures = article ? rest.filter((tile) => tile.type === 'dpa-image') : [];
  const tiles = without(rest, [...media, ...wirePictures]);
  const { tiles: ordered, releases } = withInfos(withMediaSlider(tiles, media));
  return {
    top,
    tiles: ordered,
    gathered: {
      media,
      releases,
      wirePictures,
      first: firstPicture([...top, ...ordered], media, wirePictures),
    },
  };
}

function without(tiles: readonly ReadyTile[], others: readonly ReadyTile[]): ReadyTile[] {
  const left = new Set(others);
  return tiles.filter((tile) => !left.has(tile));
}

/** Only a picture among the first two tiles is loaded eagerly; lower ones may never be scrolled to. */
const BEGINNING = 2;

function firstPicture(
  tiles: readonly ReadyTile[],
  [slide]: readonly MediaTile[],
  wirePictures: readonly ReadyTileOf<'dpa-image'>[],
): string | null {
  for (const tile of tiles.slice(0, BEGINNING)) {
    if (tile.type === 'altkachel' && tile.mediaURL !== '') return tile.key;
    if (tile.type === 'dpa-image') return tile.key;
    if (tile.type === 'mediaslider') return slide?.key ?? null;
    if (tile.type === 'dpa-infoline-entry') return wirePictures[0]?.key ?? null;
  }
  return null;
}

/** In articles `teaser` is a text, elsewhere a size. */
function isTeaser(tile: ReadyTile): boolean {
  return tile.type !== 'dpa-infoline-entry' && tile.teaser !== '';
}

function isGatheredMedia(tile: ReadyTile): tile is MediaTile {
  return tile.mediaSlider && traitsOf(tile.type).slides;
}

const SLIDER_AT_THE_END: ReadyTileOf<'mediaslider'> = {
  type: 'mediaslider',
  id: '',
  teaser: '',
  slider: false,
  mediaSlider: false,
  key: 'media',
};

/** All media go into one slider: at the first mediaslider tile, else at the end. */
function withMediaSlider(tiles: ReadyTile[], media: readonly MediaTile[]): ReadyTile[] {
  const place = tiles.findIndex(({ type }) => type === 'mediaslider');
  const kept = tiles.filter(
    ({ type }, index) => type !== 'mediaslider' || (media.length > 0 && index === place),
  );
  return media.length > 0 && place === -1 ? [...kept, SLIDER_AT_THE_END] : kept;
}

/**
 * Press releases are shown inside the preceding infos block, else the following one; without any, a block is created
 * at the first release.
 */
function withInfos(tiles: readonly ReadyTile[]): { tiles: ReadyTile[]; releases: EmbeddedTiles['releases'] } {
  const first =
    tiles.find(({ type }) => type === 'infos') ?? tiles.find(({ type }) => type === 'pressrelease');
  const releases: EmbeddedTiles['releases'] = {};
  let block = first?.key ?? '';
  const shown = tiles.flatMap((tile): ReadyTile[] => {
    if (tile.type === 'infos') block = tile.key;
    if (tile.type !== 'pressrelease') return [tile];
    releases[block] = [...(releases[block] ?? []), tile];
    if (tile !== first) return [];
    const { id, teaser, slider, mediaSlider, key } = tile;
    return [{ type: 'infos', id, teaser, slider, mediaSlider, key, title: '', links: [] }];
  });
  return { tiles: shown, releases };
}
