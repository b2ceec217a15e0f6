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

const NUMBERS = [1, 2, 3, 4] as const;
type AnswerNumber = (typeof NUMBERS)[number];

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
  const answer = chosenNumber(found.tile, readBody(chosen, raw));

  return idempotent(db, key, now(), async (tx) => {
    const counted = `answer${answer}` as const;
    await tx
      .insert(surveyCounts)
      .values({ surveyId: key.tileId, [counted]: 1 })
      .onConflictDoUpdate({
        target: surveyCounts.surveyId,
        set: { [counted]: sql`${surveyCounts[counted]} + 1` },
      });
    await countVoteOf(tx, { entryId: key.entryId, surveyId: key.tileId }, address);
    return SUCCESS;
  });
}

/** The chosen answer's number; its text must match the survey's. */
function chosenNumber(tile: SurveyTile, body: z.infer<typeof chosen>): AnswerNumber {
  const given = NUMBERS.filter((n) => body[`answer${n}`]);
  const [only] = given;
  const offered = NUMBERS.filter((n) => tile[`answer${n}`].trim() !== '');
  if (only === undefined) throw invalid(...offered.map((n) => `answer${n}`));
  const faults = given.filter(
    (n) => !offered.includes(n) || !sameWords(tile[`answer${n}`], body[`answer${n}`] ?? ''),
  );
  if (given.length > 1 || faults.length > 0) {
    throw invalid(...(faults.length > 0 ? faults : given).map((n) => `answer${n}`));
  }
  return only;
}

function sameWords(offered: string, given: string): boolean {
  return comparable(offered) === comparable(given);
}

/** Normalised for comparison, because browsers change white space and line endings of form values. */
function comparable(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}
