import type { ReactNode } from 'react';
import type { TileType } from '#app/contract/tiles/tile-types.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { Participation } from '#app/participation/participation.ts';
import type { Page } from '#app/visit/page.ts';
import type { EmbeddedTiles } from './gathered.ts';
import type { ReadyEntry, ReadyTile, ReadyTileOf } from './ready-tile.ts';

/** Duration and size of a media file, known before playback. */
export interface MediaFacts {
  seconds: number | null;
  bytes: number | null;
}

/** Everything that tiles get besides their own data, created once per page. */
export interface TileContext {
  page: Page;
  t: Translate;
  entry: ReadyEntry;
  /** The page's headline if it is the entry's title; null in a wire article, which has its own, and elsewhere. */
  headline: string | null;
  /** Builds an internal URL that keeps the settings in the query. */
  href: (path: string) => string;
  /** Tiles that are rendered inside other tiles. */
  gathered: EmbeddedTiles;
  /** Renders another tile, for tiles that contain some. */
  show: (tile: ReadyTile) => ReactNode;
  /** URLs of live widgets by extType, from EXTERNAL_WIDGETS. */
  widgets: Readonly<Record<string, string>>;
  /** Duration and size of streams and files, by their URL in the tile. */
  mediaFacts: Readonly<Record<string, MediaFacts>>;
  /** State of the page's forms; null if this channel shows no forms. */
  participation: Participation | null;
}

export interface TileProps<Type extends TileType> {
  tile: ReadyTileOf<Type>;
  context: TileContext;
}
