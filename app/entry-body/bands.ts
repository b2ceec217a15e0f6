import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';

/**
 * On wide screens tiles flow through two columns. So that nobody has to scroll back up a whole page, they are cut into
 * bands of about a screen, one below the other; order and reading order stay the same.
 */

/** Two columns of about one screen, in pixels. */
const BAND_HEIGHT = 1500;

/** `before` is the height of what the first band already holds. */
export function bandsOf(tiles: readonly ReadyTile[], before = 0): ReadyTile[][] {
  const bands: ReadyTile[][] = before > 0 ? [[]] : [];
  let height = before;
  for (const tile of tiles) {
    const more = traitsOf(tile.type).height(tile);
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
