import { type Request, Router } from 'express';
import { z } from 'zod';
import { type Answer, errorAnswer, invalid, refusal, SUCCESS } from '#server/kernel/submission-answers.ts';
import { endpoint, jsonBody } from '../core/endpoint.ts';
import { idField, readBody, saveKey } from '../core/fields.ts';
import { firstAnswer, idempotent } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import type { Executor } from '../db/open-database.ts';
import type { PrizeClaim } from './action-state.ts';
import { placesTaken, takePlace } from './call-counter.ts';
import { FairShare } from './fair-share.ts';
import { tileOpening } from './tile-opening.ts';

const infoAddress = z.object({ entry: idField, deal: idField });

const FINISHED: Answer = { state: 'finished' };

export function dealRoutes(context: SubmissionContext): Router {
  const router = Router();
  const fairShare = new FairShare(context.settings, context.newCounter, context.now);
  const senderOf = (request: Request) => ({ address: request.ip ?? '', fairShare });
  router.get(
    '/info/:entry/:deal',
    endpoint(context, (request) => dealInfo(context, request.params, senderOf(request))),
  );
  router.post(
    '/save',
    jsonBody(errorAnswer('JSON parse error')),
    endpoint(context, (request) => saveDeal(context, request.body, senderOf(request))),
  );
  return router;
}

/** 'finished' once nothing can be saved any more: used up, or ended. */
async function dealInfo(
  context: SubmissionContext,
  raw: unknown,
  { address, fairShare }: PrizeClaim,
): Promise<Answer> {
  const { entry, deal } = readBody(infoAddress, raw);
  const found = await findTile(context.db, 'deal', entry, deal);
  if (!found) throw invalid('entry', 'deal');
  const { tile } = found;
  if (tileOpening(found, context.now(), context.settings.TIME_ZONE) === 'ended') return FINISHED;
  if (!tile.maxCalls) return SUCCESS;
  const place = { kind: 'deal', entryId: entry, tileId: deal } as const;
  const left = tile.maxCalls - (await placesTaken(context.db, place));
  if (left <= 0) return FINISHED;
  await fairShare.check({ ...place, address }, left);
  return SUCCESS;
}

async function saveDeal(
  { db, now, settings }: SubmissionContext,
  raw: unknown,
  { address, fairShare }: PrizeClaim,
): Promise<Answer> {
  const key = saveKey('deal', raw);
  const first = await firstAnswer(db, key);
  if (first) return first;

  const found = await findTile(db, 'deal', key.entryId, key.tileId);
  if (!found) throw invalid('entry_id', 'deal_id');
  const opening = tileOpening(found, now(), settings.TIME_ZONE);
  if (opening === 'notStarted') throw refusal('NOT STARTED');
  if (opening === 'ended') throw refusal('deal finished');

  const { maxCalls } = found.tile;
  const share = fairShare.hold({ ...key, address });
  const effect = async (tx: Executor) => {
    const left = maxCalls ? maxCalls - (await placesTaken(tx, key)) : 0;
    if (left > 0) await share.take(left);
    if (!(await takePlace(tx, key, maxCalls))) throw new UsedUp();
    return SUCCESS;
  };
  try {
    return await idempotent(db, key, now(), effect, share.giveUp);
  } catch (error) {
    if (error instanceof UsedUp) return FINISHED;
    throw error;
  }
}

/** Rolls back the transaction as a Refusal does, but 'finished' is not one of the contract's errors. */
class UsedUp extends Error {}
