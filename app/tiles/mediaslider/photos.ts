import { QUALITY, resizedUrl, type Uploads } from '#app/lib/media.ts';
import { pictureAlternative, pictureSize, pictureWords } from '../altkachel/picture-words.ts';
import type { ReadyEntry, ReadyTileOf } from '../ready-tile.ts';
import type { MediaTile } from '../tile-order.ts';

/** A photo as its full-screen view shows it: plain data. */
export interface Photo {
  key: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  headline: string;
  caption: string;
  credit: string;
}

/** Header and text are the caption; the subheader under them names who took the picture. */
export function photosOf(media: readonly MediaTile[], entry: ReadyEntry, uploads: Uploads): Photo[] {
  return media.filter(isPhoto).map((tile) => {
    const { headline, subline, text } = pictureWords(tile, entry.title);
    return {
      key: tile.key,
      src: resizedUrl(uploads, tile.mediaURL, 1280, QUALITY.desktop),
      alt: pictureAlternative(tile, entry.title),
      ...pictureSize(tile),
      headline: tile.header.trim() === '' && tile.subheader.trim() === '' ? '' : headline,
      caption: text,
      credit: subline,
    };
  });
}

export function isPhoto(tile: MediaTile): tile is ReadyTileOf<'altkachel'> {
  return tile.type === 'altkachel' && tile.mediaURL !== '';
}

/** The address of a photo's own view. */
export const PHOTO_PARAM = 'photo';
