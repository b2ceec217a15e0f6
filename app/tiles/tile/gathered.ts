import type { TypesWith } from '#app/contract/tiles/tile-types.ts';
import type { ReadyTileOf } from './ready-tile.ts';

/** Tiles that the media slider shows if they have its flag. */
export type MediaTile = { [Type in TypesWith<'slides', true>]: ReadyTileOf<Type> }[TypesWith<'slides', true>];

/** Tiles that another tile shows: the slider its pictures, the infos their press releases, the article its pictures. */
export interface EmbeddedTiles {
  media: MediaTile[];
  /** By the key of their infos block. */
  releases: Record<string, ReadyTileOf<'pressrelease'>[]>;
  wirePictures: ReadyTileOf<'dpa-image'>[];
  /** The key of the picture that is loaded eagerly. */
  first: string | null;
}
