import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';

type Sized = Pick<AltkachelTile, 'mediaWidth' | 'mediaHeight'>;

export interface Size {
  width: number;
  height: number;
}

/** The picture's own size, if the content gives it. */
export function naturalSize({ mediaWidth = 0, mediaHeight = 0 }: Sized): Size | undefined {
  return mediaWidth > 0 && mediaHeight > 0 ? { width: mediaWidth, height: mediaHeight } : undefined;
}

/** Largest displayed width of a card's picture, in pixels, by the card's kind. */
const CARD_WIDTHS = { column: 600, thumb: 152 } as const;

/**
 * The size of a picture that would have to be enlarged more than twice to fill its card; it is shown centred at its
 * own size instead, on a vehicle screen at twice that.
 */
export function tinySize(tile: Sized, place: keyof typeof CARD_WIDTHS): Size | undefined {
  const size = naturalSize(tile);
  return size && size.width * 2 < CARD_WIDTHS[place] ? size : undefined;
}
