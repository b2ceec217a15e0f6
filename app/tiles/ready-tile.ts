import type { Entry } from '#app/content/entry.schema.ts';
import type { WithSafeHtml } from '#app/content/html.ts';
import type { TileOf, TileType } from './tile-schemas.ts';

/** A tile as a page gets it: its HTML made safe, and with a key that is its own in its entry. */
export type ReadyTileOf<Type extends TileType> = WithSafeHtml<TileOf<Type>> & {
  /** Stable while the entry's tiles stay: what `?play=`, `?photo=` and the tile's anchor name. */
  key: string;
};

export type ReadyTile = { [Type in TileType]: ReadyTileOf<Type> }[TileType];

export type ReadyEntry = Omit<Entry, 'kacheln'> & { kacheln: ReadyTile[] };

export function anchorOf(key: string): string {
  return `kachel-${key}`;
}
