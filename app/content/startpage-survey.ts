import type { Entry } from '#app/contract/content/entry.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';

/** The survey that its editor flagged for the start page. */
export function startpageSurvey(entry: Entry): SurveyTile | undefined {
  return entry.kacheln.find((tile): tile is SurveyTile => tile.type === 'survey' && tile.onStartpage);
}
