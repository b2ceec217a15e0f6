import type { SurveyTile } from '#app/tiles/survey/survey.schema.ts';
import type { Entry } from './entry.schema.ts';

/** The survey that an editor wants asked on the start page itself. */
export function startpageSurvey(entry: Entry): SurveyTile | null {
  return entry.kacheln.find((tile) => tile.type === 'survey' && tile.onStartpage) as SurveyTile | null;
}
