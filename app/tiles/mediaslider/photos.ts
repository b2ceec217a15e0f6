import { QUALITY, resizedUrl } from '#app/addresses/media.ts';
import { contentLanguage, type Page } from '#app/visit/page.ts';
import { pictureAlternative, pictureSize, pictureWords } from '../altkachel/picture-words.ts';
import type { MediaTile } from '../tile/gathered.ts';
import type { ReadyEntry, ReadyTile, ReadyTileOf } from '../tile/ready-tile.ts';

/** A photo for the full-screen view, as serialisable data. */
export interface Photo {
  key: string;
  /** By device class. */
  srcs: Record<keyof typeof QUALITY, string>;
  alt: string;
  /** The text's language, if it differs from the page's. */
  lang: string | undefined;
  width: number;
  height: number;
  headline: string;
  caption: string;
  credit: string;
}

type PhotoPage = Pick<Page, 'uploads' | 'language'>;

/** Header and text are the caption; the subheader is the photographer's credit. */
export function photosOf(media: readonly MediaTile[], entry: ReadyEntry, page: PhotoPage): Photo[] {
  return media.filter(isPhoto).map((tile) => {
    const { headline, subline, text } = pictureWords(tile, entry.title);
    const srcIn = (device: keyof typeof QUALITY) =>
      resizedUrl(page.uploads, tile.mediaURL, 1280, QUALITY[device]);
    return {
      key: tile.key,
      srcs: { smartphone: srcIn('smartphone'), tablet: srcIn('tablet'), desktop: srcIn('desktop') },
      alt: pictureAlternative(tile, entry.title),
      lang: contentLanguage(page),
      ...pictureSize(tile),
      headline: tile.header.trim() === '' && tile.subheader.trim() === '' ? '' : headline,
      caption: text,
      credit: subline,
    };
  });
}

export function isPhoto(tile: ReadyTile): tile is ReadyTileOf<'altkachel'> {
  return tile.type === 'altkachel' && tile.mediaURL !== '';
}

/** Query parameter of a photo's full-screen page. */
export const PHOTO_PARAM = 'photo';
