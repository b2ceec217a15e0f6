import type { Translate } from '#app/i18n/translate.ts';
import type { Page } from '#app/lib/page.ts';
import type { Participation } from './participation.ts';
import type { ReadyEntry, ReadyTileOf } from './ready-tile.ts';
import type { Gathered } from './tile-order.ts';
import type { TileType } from './tile-schemas.ts';

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
