import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';

/**
 * In the two-column layout texts and pictures form one column, forms and facts the other. A segment is one run of
 * forms with the texts before and after it, so that the editor's order is preserved.
 */
export interface Segment {
  before: ReadyTile[];
  beside: ReadyTile[];
  after: ReadyTile[];
}

/**
 * Texts before the first run belong to it, texts after a run to that run. A run without any text beside it, nor the
 * slider at the page's top, is placed in the text column.
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
