import type { Entry } from '#app/contract/content/entry.ts';
import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';

/** What a card shows of an entry. */
export interface Teaser {
  entry: Entry;
  tile: AltkachelTile | null;
  headline: string;
  subline: string;
  text: string;
}

/**
 * The entry's altkachel of the wanted teaser size, else any other of its altkacheln; texts fall back from header to
 * subheader to the entry's title (specification 5, 'Text fallbacks').
 */
export function teaserOf(entry: Entry, size: 'big' | 'small' | 'banner'): Teaser {
  const tiles = entry.kacheln.filter((tile) => tile.type === 'altkachel');
  const tile =
    tiles.find((candidate) => candidate.teaser === size) ??
    tiles.find(({ teaser }) => teaser !== '') ??
    tiles[0] ??
    null;
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
