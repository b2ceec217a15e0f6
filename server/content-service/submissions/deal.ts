import { Router } from 'express';
import { z } from 'zod';
import { type Answer, errorAnswer, invalid, refusal, SUCCESS } from '../kernel/answers.ts';
import { endpoint, jsonBody } from '../kernel/endpoint.ts';
import { idField, readBody, submissionIdField } from '../kernel/fields.ts';
import { firstAnswer, once, type SubmissionKey } from '../kernel/idempotency.ts';
import type { SubmissionContext } from '../kernel/submission-context.ts';
import { findTile } from '../kernel/tile-lookup.ts';
import { callsUsed, takeCall } from './call-counter.ts';
import { openingOf } from './opening.ts';

const saveBody = z.object({ submission_id: submissionIdField, entry_id: idField, deal_id: idField });
const infoAddress = z.object({ entry: idField, deal: idField });

const FINISHED: Answer = { state: 'finished' };

export function dealRoutes(context: SubmissionContext): Router {
  const router = Router();
  router.get(
    '/info/:entry/:deal',
    endpoint(context, (request) => dealInfo(context, request.params)),
  );
  router.post(
    '/save',
    jsonBody(errorAnswer('JSON parse error')),
    endpoint(context, (request) => saveDeal(context, request.body)),
  );
  return router;
}

/** 'finished' once nothing can be saved any more: used up, or ended. */
async function dealInfo(context: SubmissionContext, address: unknown): Promise<Answer> {
  const { entry, deal } = readBody(infoAddress, address);
  const found = await findTile(context.db, 'deal', entry, deal);
  if (!found) throw invalid('entry', 'deal');
  const { tile } = found;
  if (openingOf(found, context.now(), context.settings.TIME_ZONE) === 'ended') return FINISHED;
  if (!tile.maxCalls) return SUCCESS;
  const used = await callsUsed(context.db, { kind: 'deal', entryId: entry, tileId: deal });
  return used >= tile.maxCalls ? FINISHED : SUCCESS;
}

async function saveDeal({ db, now, settings }: SubmissionContext, raw: unknown): Promise<Answer> {
  const body = readBody(saveBody, raw);
  const place = { kind: 'deal', entryId: body.entry_id, tileId: body.deal_id } as const;
  const key: SubmissionKey = { ...place, submissionId: body.submission_id };
  const first = await firstAnswer(db, key);
  if (first) return first;

  const found = await findTile(db, 'deal', key.entryId, key.tileId);
  if (!found) throw invalid('entry_id', 'deal_id');
  const opening = openingOf(found, now(), settings.TIME_ZONE);
  if (opening === 'notStarted') throw invalid('deal_id');
  if (opening === 'ended') throw refusal('deal finished');

  return finishedIfUsedUp(
    once(db, key, now(), async (tx) => {
      if (!(await takeCall(tx, place, found.tile.maxCalls))) throw new UsedUp();
      return SUCCESS;
    }),
  );
}

/** Takes the transaction back as a Refusal does, but 'finished' is not an error of the contract. */
class UsedUp extends Error {}

async function finishedIfUsedUp(saving: Promise<Answer>): Promise<Answer> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof UsedUp) return FINISHED;
    throw error;
  }
}
