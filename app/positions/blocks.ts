import type { Entry } from '#app/content/entry.schema.ts';
import type { Position } from '#app/content/position.schema.ts';
import { startpageSurvey } from '#app/content/startpage-survey.ts';
import { teaserOf } from '#app/content/teaser.ts';

/** An entry with neither words nor a picture has nothing that a card could show. */
function hasCard(entry: Entry): boolean {
  const { headline, tile } = teaserOf(entry, 'big');
  return headline.trim() !== '' || Boolean(tile?.mediaURL);
}

/** Where a survey that its editor wants on the start page is asked right away, on a wide card. */
const ASKING: ReadonlySet<Position['type']> = new Set(['full', 'small']);

/**
 * What is laid out as one block: a position, except that each wide card is a block of its own, so that columns come out
 * even. Positions that show nothing make none.
 */
export function blocksOf(positions: readonly Position[], wirePosts: number): Position[] {
  return positions.flatMap((position) => {
    if (position.type === 'dpaheadlines') return wirePosts > 0 ? [position] : [];
    const isAsked = (entry: Entry) => ASKING.has(position.type) && startpageSurvey(entry) !== undefined;
    const wide = (entry: Entry): Position => ({ ...position, type: 'full', entries: [entry] });
    if (position.type === 'full') {
      return position.entries.filter((entry) => isAsked(entry) || hasCard(entry)).map(wide);
    }
    const entries = position.entries.filter((entry) => !isAsked(entry) && hasCard(entry));
    const asked = position.entries.filter(isAsked).map(wide);
    return entries.length > 0 ? [...asked, { ...position, entries }] : asked;
  });
}
