import type { Entry } from '#app/contract/content/entry.ts';
import type { WithSafeHtml } from '#app/contract/html.ts';
import type { TileOf, TileType } from '#app/contract/tiles/tile-types.ts';

/** A tile ready for rendering: sanitised HTML and a key that is unique in its entry. */
export type ReadyTileOf<Type extends TileType> = WithSafeHtml<TileOf<Type>> & {
  /** Unchanged as long as the entry's tiles are; used in `?play=`, `?photo=` and the tile's anchor. */
  key: string;
};

export type ReadyTile = { [Type in TileType]: ReadyTileOf<Type> }[TileType];

export type ReadyEntry = Omit<Entry, 'kacheln'> & { kacheln: ReadyTile[] };

export function anchorOf(key: string): string {
  return `kachel-${key}`;
}
