import { eq, sql } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import type { SurveyCounts } from '#app/contract/answers.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import {
  type Answer,
  invalid,
  invalidAnswer,
  Refusal,
  refusal,
  SUCCESS,
} from '#server/kernel/submission-answers.ts';
import { endpoint, jsonBody } from '../core/endpoint.ts';
import { idField, readBody, saveKey } from '../core/fields.ts';
import { firstAnswer, idempotent } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import { surveyCounts } from '../db/submission-tables.ts';
import { tileOpening } from './tile-opening.ts';
import { countVoteOf } from './vote-groups.ts';

const ANSWERS = ['answer1', 'answer2', 'answer3', 'answer4'] as const;

const chosenText = z.string().nullish();
const infoAddress = z.object({ entry: idField, survey: idField });
const chosen = z.object({
  answer1: chosenText,
  answer2: chosenText,
  answer3: chosenText,
  answer4: chosenText,
});

export function surveyRoutes(context: SubmissionContext): Router {
  const router = Router();
  router.get(
    '/info/:entry/:survey',
    endpoint(context, (request) => surveyInfo(context, request.params)),
  );
  router.post(
    '/save',
    jsonBody(),
    endpoint(context, (request) => saveVote(context, request.body, request.ip ?? '')),
  );
  return router;
}

async function surveyInfo({ db }: SubmissionContext, raw: unknown): Promise<SurveyCounts> {
  const address = infoAddress.safeParse(raw);
  const found = address.success && (await findTile(db, 'survey', address.data.entry, address.data.survey));
  // 404 instead of zero votes: this call's response has no field for an error.
  if (!found) throw new Refusal(invalidAnswer(['entry', 'survey']), 404);
  const [row] = await db.select().from(surveyCounts).where(eq(surveyCounts.surveyId, found.tile.id));
  return {
    answer1: row?.answer1 ?? 0,
    answer2: row?.answer2 ?? 0,
    answer3: row?.answer3 ?? 0,
    answer4: row?.answer4 ?? 0,
  };
}

async function saveVote(
  { db, now, settings }: SubmissionContext,
  raw: unknown,
  address: string,
): Promise<Answer> {
  const key = saveKey('survey', raw);
  const first = await firstAnswer(db, key);
  if (first) return first;

  const found = await findTile(db, 'survey', key.entryId, key.tileId);
  if (!found) throw invalid('entry_id', 'survey_id');
  const opening = tileOpening(found, now(), settings.TIME_ZONE);
  if (opening === 'ended') throw refusal('ENDED ALREADY');
  if (opening === 'notStarted') throw invalid('survey_id');
  const answer = chosenAnswer(found.tile, readBody(chosen, raw));

  return idempotent(db, key, now(), async (tx) => {
    await tx
      .insert(surveyCounts)
      .values({ surveyId: key.tileId, [answer]: 1 })
      .onConflictDoUpdate({
        target: surveyCounts.surveyId,
        set: { [answer]: sql`${surveyCounts[answer]} + 1` },
      });
    const survey = { entryId: key.entryId, surveyId: key.tileId };
    await countVoteOf(tx, survey, address, settings.VEHICLE_NETWORKS);
    return SUCCESS;
  });
}

/** The name of the chosen answer; its text must match the survey's. */
function chosenAnswer(tile: SurveyTile, body: z.infer<typeof chosen>): (typeof ANSWERS)[number] {
  const given = ANSWERS.filter((answer) => body[answer]);
  const [only] = given;
  const offered = ANSWERS.filter((answer) => tile[answer].trim() !== '');
  if (only === undefined) throw invalid(...offered);
  const faults = given.filter(
    (answer) => !offered.includes(answer) || comparable(tile[answer]) !== comparable(body[answer] ?? ''),
  );
  if (given.length > 1 || faults.length > 0) throw invalid(...(faults.length > 0 ? faults : given));
  return only;
}

/** Normalised for comparison, because browsers change white space and line endings of form values. */
function comparable(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}
