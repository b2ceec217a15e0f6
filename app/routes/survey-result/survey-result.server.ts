import type { AppLoadContext } from '@remix-run/node';
import { loadedOr } from '#app/content/loaded.server.ts';
import { submissionClient } from '#app/content/submission-client.server.ts';
import { answerOrNull } from '#app/content/submission-request.server.ts';
import type { SurveyCounts } from '#app/contract/answers.ts';
import { ID } from '#app/contract/ids.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';

export interface SurveyIds {
  entryId: string;
  surveyId: string;
}

/** A survey with its counts; or that it doesn't exist or failed to load. */
export type LoadedSurvey =
  | { state: 'loaded'; tile: SurveyTile; counts: SurveyCounts }
  | { state: 'missing' | 'failed' };

/** Null if a segment of the URL is no id. */
export function surveyIds(params: Readonly<Record<string, string | undefined>>): SurveyIds | null {
  const { entryId = '', surveyId = '' } = params;
  return ID.test(entryId) && ID.test(surveyId) ? { entryId, surveyId } : null;
}

/** File name of the picture (specification 2.11). */
export function pictureName({ entryId, surveyId }: SurveyIds): string {
  return `${surveyId}_${entryId}.png`;
}

export async function loadSurvey(
  { entryId, surveyId }: SurveyIds,
  { content, api }: RequestContext,
  context: AppLoadContext,
): Promise<LoadedSurvey> {
  const client = submissionClient({ api, context });
  const [entry, counts] = await Promise.all([
    loadedOr(content.surveyEntry(entryId), null),
    answerOrNull(client.surveyCounts(entryId, surveyId)),
  ]);
  if (entry.state === 'failed') return { state: 'failed' };
  const tile = entry.value?.kacheln.find(
    (candidate): candidate is SurveyTile => candidate.type === 'survey' && candidate.id === surveyId,
  );
  if (!tile) return { state: 'missing' };
  return counts === null ? { state: 'failed' } : { state: 'loaded', tile, counts };
}
