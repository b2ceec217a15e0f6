import { isStartpageSurvey } from '#app/content/startpage-survey.ts';
import { hasCard } from '#app/content/teaser.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import type { Position } from '#app/contract/content/position.ts';
import { isSection, showsTexts, teaserSurvey } from './position/position-traits.ts';

/** A page has a form once: an entry whose survey is shown further up is a plain card. */
function withSurveyOnce(position: Position, entry: Entry, shownSurveys: Set<string>): Entry {
  const survey = teaserSurvey(position, entry);
  if (!survey || !shownSurveys.has(survey.id)) {
    if (survey) shownSurveys.add(survey.id);
    return entry;
  }
  const kacheln = entry.kacheln.map((tile) =>
    isStartpageSurvey(tile) ? { ...tile, onStartpage: false } : tile,
  );
  return { ...entry, kacheln };
}

/**
 * What is laid out as one block: a position, except that wide cards without a title over them are blocks of their own,
 * so that columns come out even. Positions that show nothing make none.
 */
export function blocksOf(positions: readonly Position[], wirePosts: number): Position[] {
  const shownSurveys = new Set<string>();
  return positions.flatMap((position) => {
    if (position.type === 'dpaheadlines') return wirePosts > 0 ? [position] : [];
    const entries = position.entries
      .map((entry) => withSurveyOnce(position, entry, shownSurveys))
      .filter((entry) => teaserSurvey(position, entry) !== null || hasCard(entry, showsTexts(position)));
    if (entries.length === 0) return [];
    if (position.type !== 'full' || isSection(position)) return [{ ...position, entries }];
    return entries.map((entry) => ({ ...position, entries: [entry] }));
  });
}
