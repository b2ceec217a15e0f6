import { cardTileOf, type Entry, type TeaserSize } from '#app/contract/content/entry.ts';
import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';

/** The content of an entry's card. */
export interface Teaser {
  entry: Entry;
  tile: AltkachelTile | null;
  headline: string;
  subline: string;
  text: string;
}

/** The headline falls back from header to subheader to the entry's title (specification 5, 'Text fallbacks'). */
export function teaserOf(entry: Entry, size: TeaserSize): Teaser {
  const tile = cardTileOf(entry.kacheln, size);
  const header = tile?.header.trim() ?? '';
  const subheader = tile?.subheader.trim() ?? '';
  const headline = header || subheader || entry.title;
  return {
    entry,
    tile,
    headline,
    subline: subheader === headline ? '' : subheader,
    text: tile?.text.trim() ?? '',
  };
}

/** A card needs a headline or a picture; in positions whose cards all show their text, that is enough. */
export function hasCard(entry: Entry, showsText = false): boolean {
  const { headline, text, tile } = teaserOf(entry, 'big');
  return headline.trim() !== '' || (showsText && text !== '') || Boolean(tile?.mediaURL);
}
