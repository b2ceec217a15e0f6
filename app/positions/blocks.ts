import { teaserOf } from '#app/content/teaser.ts';
import type { Position } from '#app/contract/content/position.ts';
import { isSection, teaserSurvey } from './position/position-traits.ts';

/** A card needs a text or a picture. */
function hasCard(entry: Position['entries'][number]): boolean {
  const { headline, tile } = teaserOf(entry, 'big');
  return headline.trim() !== '' || Boolean(tile?.mediaURL);
}

/**
 * What is laid out as one block: a position, except that wide cards without a title over them are blocks of their own,
 * so that columns come out even. Positions that show nothing make none.
 */
export function blocksOf(positions: readonly Position[], wirePosts: number): Position[] {
  return positions.flatMap((position) => {
    if (position.type === 'dpaheadlines') return wirePosts > 0 ? [position] : [];
    const entries = position.entries.filter(
      (entry) => teaserSurvey(position, entry) !== null || hasCard(entry),
    );
    if (entries.length === 0) return [];
    if (position.type !== 'full' || isSection(position)) return [{ ...position, entries }];
    return entries.map((entry) => ({ ...position, entries: [entry] }));
  });
}
