import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';

type Sized = Pick<AltkachelTile, 'mediaWidth' | 'mediaHeight'>;

export interface Size {
  width: number;
  height: number;
}

/** How large a picture is by itself, where it says so. */
export function naturalSize({ mediaWidth = 0, mediaHeight = 0 }: Sized): Size | undefined {
  return mediaWidth > 0 && mediaHeight > 0 ? { width: mediaWidth, height: mediaHeight } : undefined;
}

/** How wide the picture of a card is shown at most, by the card's kind. */
const CARD_WIDTHS = { column: 600, thumb: 152 } as const;

/**
 * A card's picture fills its place. One that would have to be blown up to more than twice its size stands in the middle
 * instead, as large as it is.
 */
export function tinySize(tile: Sized, place: keyof typeof CARD_WIDTHS): Size | undefined {
  const size = naturalSize(tile);
  return size && size.width * 2 < CARD_WIDTHS[place] ? size : undefined;
}
