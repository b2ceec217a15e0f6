import type { SurveyTile } from '#app/tiles/survey/survey.schema.ts';
import type { Entry } from './entry.schema.ts';

/** The survey that an editor wants asked on the start page itself. */
export function startpageSurvey(entry: Entry): SurveyTile | undefined {
  return entry.kacheln.find((tile): tile is SurveyTile => tile.type === 'survey' && tile.onStartpage);
}
