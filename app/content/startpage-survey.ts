import type { Entry } from '#app/contract/content/entry.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import type { Tile } from '#app/contract/tiles/tile-types.ts';

export function isStartpageSurvey(tile: Tile): tile is SurveyTile {
  return tile.type === 'survey' && tile.onStartpage;
}

/** The survey that its editor flagged for the start page. */
export function startpageSurvey(entry: Entry): SurveyTile | undefined {
  return entry.kacheln.find(isStartpageSurvey);
}
