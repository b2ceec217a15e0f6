import type { ReactNode } from 'react';
import type { TileType } from '#app/contract/tiles/tile-types.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { Participation } from '#app/participation/participation.ts';
import type { Page } from '#app/visit/page.ts';
import type { Gathered } from './gathered.ts';
import type { ReadyEntry, ReadyTile, ReadyTileOf } from './ready-tile.ts';

/** What is known of a media file without playing it. */
export interface MediaFacts {
  seconds: number | null;
  bytes: number | null;
}

/** What a tile may know besides itself: plain values and functions, made once for the page it stands on. */
export interface TileContext {
  page: Page;
  t: Translate;
  entry: ReadyEntry;
  /** An in-app address with the state it must carry. */
  href: (path: string) => string;
  /** Tiles that others show. */
  gathered: Gathered;
  /** How another tile is shown, for the tiles that hold some. */
  show: (tile: ReadyTile) => ReactNode;
  /** Addresses of live widgets by extType, as EXTERNAL_WIDGETS names them. */
  widgets: Readonly<Record<string, string>>;
  /** Length and size of streams and files, by their address in the tile. */
  mediaFacts: Readonly<Record<string, MediaFacts>>;
  /** How the rider stands with the tiles to take part in; null where this channel takes no forms. */
  participation: Participation | null;
}

export interface TileProps<Type extends TileType> {
  tile: ReadyTileOf<Type>;
  context: TileContext;
}
