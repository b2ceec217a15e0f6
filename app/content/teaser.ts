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

const made = new WeakMap<Entry, Map<TeaserSize, Teaser>>();

/** Memoised: layout and cards both ask for it. */
export function teaserOf(entry: Entry, size: TeaserSize): Teaser {
  const ofEntry = made.get(entry) ?? new Map<TeaserSize, Teaser>();
  made.set(entry, ofEntry);
  const teaser = ofEntry.get(size) ?? makeTeaser(entry, size);
  ofEntry.set(size, teaser);
  return teaser;
}

/** The headline falls back from header to subheader to the entry's title (specification 5, 'Text fallbacks'). */
function makeTeaser(entry: Entry, size: TeaserSize): Teaser {
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
