import type { ReadyTile } from './ready-tile.ts';

/**
 * On wide screens tiles flow through two columns. So that nobody has to scroll back up a whole page, they are cut into
 * bands of about a screen, one below the other; order and reading order stay the same.
 */

/** A slider with its caption and dots. */
export const SLIDER_HEIGHT = 480;

/** Two columns of about one screen, in pixels. */
const BAND_HEIGHT = 1500;
const COLUMN_CHARACTERS = 48;
const LINE_HEIGHT = 24;

function linesHeight(characters: number): number {
  return Math.ceil(characters / COLUMN_CHARACTERS) * LINE_HEIGHT;
}

/** A rough height in a column; only where bands end depends on it. */
function heightOf(tile: ReadyTile): number {
  switch (tile.type) {
    case 'text':
      return linesHeight(tile.content.length);
    case 'quote':
      return linesHeight(tile.quote.length) + 120;
    case 'altkachel':
      return 400;
    case 'mediaslider':
      return SLIDER_HEIGHT;
    case 'action':
    case 'competition':
      return 900;
    case 'dpa-infoline-entry':
      return linesHeight(tile.body.length) + 400;
    case 'deeplinkbutton':
      return 72;
    default:
      return 260;
  }
}

/** `before` is the height of what the first band already holds. */
export function bandsOf(tiles: readonly ReadyTile[], before = 0): ReadyTile[][] {
  const bands: ReadyTile[][] = before > 0 ? [[]] : [];
  let height = before;
  for (const tile of tiles) {
    const more = heightOf(tile);
    const current = bands.at(-1);
    if (!current || (height + more > BAND_HEIGHT && height > 0)) {
      bands.push([tile]);
      height = more;
    } else {
      current.push(tile);
      height += more;
    }
  }
  return bands;
}
