import { isBlank } from '#app/content/html.ts';
import type { ReadyEntry, ReadyTile, ReadyTileOf } from './ready-tile.ts';

/** What an entry page shows, in its order (specification 2.3, 'Ordering and skipping rules'). */

export type MediaTile = ReadyTileOf<'altkachel'> | ReadyTileOf<'videokachel'> | ReadyTileOf<'youtube'>;

/** Tiles that another tile shows: the slider its pictures, the infos their press releases, the article its pictures. */
export interface Gathered {
  media: MediaTile[];
  releases: ReadyTileOf<'pressrelease'>[];
  wirePictures: ReadyTileOf<'dpa-image'>[];
}

export interface EntryOrder {
  /** First on the page, in a slider of their own. */
  top: ReadyTile[];
  tiles: ReadyTile[];
  gathered: Gathered;
}

/** Top slider max 10 elements, media slider max 50, 0 meaning no limit (specification 9). */
export const TOP_SLIDER_MAX = 10;
export const MEDIA_SLIDER_MAX = 50;

export interface OrderRules {
  /** Whether a widget's address is configured for this type of external tile. */
  hasWidget: (extType: number) => boolean;
  mediaSliderMax?: number;
}

export function orderTiles(
  entry: ReadyEntry,
  { hasWidget, mediaSliderMax = MEDIA_SLIDER_MAX }: OrderRules,
): EntryOrder {
  const shown = entry.kacheln.filter((tile) => !isTeaser(tile) && canBeShown(tile, hasWidget));
  const top = shown.filter((tile) => tile.slider && tile.type !== 'mediaslider').slice(0, TOP_SLIDER_MAX);
  const rest = shown.filter((tile) => !tile.slider || tile.type === 'mediaslider');
  const allMedia = rest.filter(isGatheredMedia);
  const media = mediaSliderMax === 0 ? allMedia : allMedia.slice(0, mediaSliderMax);
  const article = rest.find((tile) => tile.type === 'dpa-infoline-entry');
  const wirePictures = article ? rest.filter((tile) => tile.type === 'dpa-image') : [];
  const releases = rest.filter((tile) => tile.type === 'pressrelease');
  const tiles = rest.filter((tile) => !isGatheredMedia(tile) && !(article && tile.type === 'dpa-image'));
  return {
    top,
    tiles: withInfos(withMediaSlider(tiles, media), releases),
    gathered: { media, releases, wirePictures },
  };
}

/** An article's teaser is a text, not a size. */
function isTeaser(tile: ReadyTile): boolean {
  return tile.type !== 'dpa-infoline-entry' && tile.teaser !== '';
}

/** What a type can't do without has been checked by its schema; here is what only a page can know. */
function canBeShown(tile: ReadyTile, hasWidget: OrderRules['hasWidget']): boolean {
  switch (tile.type) {
    case 'altkachel':
      return [tile.mediaURL, tile.header, tile.subheader, tile.text].some((part) => part.trim() !== '');
    case 'text':
      return !isBlank(tile.content);
    case 'quote':
      return !isBlank(tile.quote);
    case 'pressrelease':
      return !isBlank(tile.text);
    case 'akkordeon':
      return tile.items.some(({ content }) => !isBlank(content));
    case 'external':
      return hasWidget(tile.extType);
    default:
      return true;
  }
}

function isGatheredMedia(tile: ReadyTile): tile is MediaTile {
  return (
    tile.mediaSlider && (tile.type === 'altkachel' || tile.type === 'videokachel' || tile.type === 'youtube')
  );
}

const SLIDER_AT_THE_END: ReadyTileOf<'mediaslider'> = {
  type: 'mediaslider',
  id: '',
  teaser: '',
  slider: false,
  mediaSlider: false,
  key: 'media',
};

/** One slider for all media: at the first mediaslider tile, else at the end; none without media. */
function withMediaSlider(tiles: ReadyTile[], media: readonly MediaTile[]): ReadyTile[] {
  const place = tiles.findIndex(({ type }) => type === 'mediaslider');
  const without = (tile: ReadyTile, index: number) =>
    tile.type !== 'mediaslider' || (media.length > 0 && index === place);
  const kept = tiles.filter(without);
  return media.length > 0 && place === -1 ? [...kept, SLIDER_AT_THE_END] : kept;
}

/** Press releases are shown inside the infos block; without one they get a block where the first of them stood. */
function withInfos(tiles: ReadyTile[], releases: ReadonlyArray<ReadyTileOf<'pressrelease'>>): ReadyTile[] {
  const [first] = releases;
  if (!first) return tiles;
  const hasInfos = tiles.some(({ type }) => type === 'infos');
  return tiles.flatMap((tile): ReadyTile[] => {
    if (tile.type !== 'pressrelease') return [tile];
    if (hasInfos || tile !== first) return [];
    const { id, teaser, slider, mediaSlider, key } = first;
    return [{ type: 'infos', id, teaser, slider, mediaSlider, key, title: '', links: [] }];
  });
}
