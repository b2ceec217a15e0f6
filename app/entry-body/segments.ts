import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';

/**
 * On wide screens texts and pictures run down one column, and forms and facts stand beside them in another. A segment is
 * one run of those with what stands before and after it, so that order and reading order stay the editor's.
 */
export interface Segment {
  before: ReadyTile[];
  beside: ReadyTile[];
  after: ReadyTile[];
}

/**
 * What comes before the first run belongs to it, what follows a run as well. A run that nothing stands beside, not even the
 * slider at the page's top, runs down the column itself.
 */
export function segmentsOf(tiles: readonly ReadyTile[], underSlider = false): Segment[] {
  const segments: Segment[] = [{ before: [], beside: [], after: [] }];
  for (const tile of tiles) {
    const current = segments.at(-1);
    if (!current) continue;
    if (!traitsOf(tile.type).beside) (current.beside.length > 0 ? current.after : current.before).push(tile);
    else if (current.after.length > 0) segments.push({ before: [], beside: [tile], after: [] });
    else current.beside.push(tile);
  }
  return segments.map((segment, index) =>
    segment.before.length + segment.after.length > 0 || (underSlider && index === 0)
      ? segment
      : { before: segment.beside, beside: [], after: [] },
  );
}
