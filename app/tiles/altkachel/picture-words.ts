import { naturalSize, type Size } from '#app/content/natural-size.ts';
import type { ReadyTileOf } from '../tile/ready-tile.ts';

export interface PictureWords {
  headline: string;
  subline: string;
  text: string;
}

type Words = Pick<ReadyTileOf<'altkachel'>, 'header' | 'subheader' | 'text'>;

/** What a picture says: header, then subheader, then the entry's title (specification 5, 'Text fallbacks'). */
export function pictureWords({ header, subheader, text }: Words, entryTitle: string): PictureWords {
  const headline = header.trim() || subheader.trim() || entryTitle.trim();
  const subline = subheader.trim();
  return { headline, subline: subline === headline ? '' : subline, text: text.trim() };
}

/** Text alternative: all of the picture's text. */
export function pictureAlternative(tile: Words, entryTitle: string): string {
  const { headline, subline, text } = pictureWords(tile, entryTitle);
  return [subline, headline, text]
    .filter((part) => part !== '')
    .map(withFullStop)
    .join(' ');
}

/** Ends text with a full stop if other text follows on the same line. */
export function withFullStop(words: string): string {
  return words === '' || /[.!?…:][“”"»«’')\]]*$/.test(words) ? words : `${words}.`;
}

/** 4:3 for slider pictures (specification 9) and for pictures of unknown size. */
const DEFAULT_SIZE = { width: 1280, height: 960 };

export function pictureSize(tile: Parameters<typeof naturalSize>[0]): Size {
  return naturalSize(tile) ?? DEFAULT_SIZE;
}
