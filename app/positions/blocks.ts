import type { Entry } from '#app/content/entry.schema.ts';
import type { Position } from '#app/content/position.schema.ts';
import { teaserOf } from '#app/content/teaser.ts';

/** An entry with neither words nor a picture has nothing that a card could show. */
function hasCard(entry: Entry): boolean {
  const { headline, tile } = teaserOf(entry, 'big');
  return headline.trim() !== '' || Boolean(tile?.mediaURL);
}

/**
 * What is laid out as one block: a position, except that each wide card is a block of its own, so that columns come out
 * even. Positions that show nothing make none.
 */
export function blocksOf(positions: readonly Position[], wirePosts: number): Position[] {
  return positions.flatMap((position) => {
    if (position.type === 'dpaheadlines') return wirePosts > 0 ? [position] : [];
    const entries = position.entries.filter(hasCard);
    if (position.type === 'full') return entries.map((entry) => ({ ...position, entries: [entry] }));
    return entries.length > 0 ? [{ ...position, entries }] : [];
  });
}
