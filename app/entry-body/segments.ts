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

/** What comes before the first run belongs to it, what follows a run as well. */
export function segmentsOf(tiles: readonly ReadyTile[]): Segment[] {
  const segments: Segment[] = [{ before: [], beside: [], after: [] }];
  for (const tile of tiles) {
    const current = segments.at(-1);
    if (!current) continue;
    if (!traitsOf(tile.type).beside) (current.beside.length > 0 ? current.after : current.before).push(tile);
    else if (current.after.length > 0) segments.push({ before: [], beside: [tile], after: [] });
    else current.beside.push(tile);
  }
  return segments;
}
