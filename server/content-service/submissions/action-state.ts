import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { type Answer, invalid, refusal } from '#server/kernel/submission-answers.ts';
import { idField, readBody, submissionIdField } from '../core/fields.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import { ofTile, type TileAddress } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries } from '../db/submission-tables.ts';
import { storedUploads } from '../uploads-received/submission-uploads.ts';
import { vouchersLeft } from '../vouchers/voucher-pool.ts';
import { placesTaken } from './call-counter.ts';
import { draw, drawnUnder, earlierAnswer, prizesIn } from './draw.ts';
import type { FairShare } from './fair-share.ts';
import { expiredPlaces, releaseExpired } from './optin.ts';
import { tileOpening } from './tile-opening.ts';

const actionAddress = z.object({ entry: idField, action: idField });

/** Number of places left that is reported for an action without a limit. */
const UNLIMITED = 2_147_483_647;

async function findAction({ db }: SubmissionContext, raw: unknown) {
  const { entry, action } = readBody(actionAddress, raw);
  const found = await findTile(db, 'action', entry, action);
  if (!found) throw invalid('entry', 'action');
  return { found, entryId: entry, tileId: action };
}

/** The caller, and their network's fair share of what is left. */
export interface PrizeClaim {
  address: string;
  fairShare: FairShare;
}

/** Whether the action has a limited number of prizes, codes or places. */
export function isScarce({ maxCalls, autoresponse }: ActionTile): boolean {
  return Boolean(maxCalls) || autoresponse === 'qrcode';
}

export async function placesLeft(
  db: Executor,
  tile: ActionTile,
  place: TileAddress,
  now: Date,
): Promise<number> {
  let left = UNLIMITED;
  if (tile.maxCalls) {
    const used = await placesTaken(db, { kind: 'action', ...place });
    left = tile.maxCalls - used + (await expiredPlaces(db, place, now));
  }
  if (tile.autoresponse === 'qrcode') {
    const pool = { entryId: place.entryId, actionId: place.tileId };
    left = Math.min(left, await vouchersLeft(db, pool, now));
  }
  return Math.max(0, left);
}

export async function actionInfo(
  context: SubmissionContext,
  raw: unknown,
  { address, fairShare }: PrizeClaim,
): Promise<Answer> {
  const { found, ...place } = await findAction(context, raw);
  const { tile } = found;
  const countLeft = await placesLeft(context.db, tile, place, context.now());
  // A won prize was counted against the share at the draw; claiming it isn't counted again.
  const isClaimed = countLeft > 0 && isScarce(tile) && !tile.randomGeneratorActivate;
  if (isClaimed) await fairShare.check({ kind: 'action', ...place, address }, countLeft);
  return { state: 'success', info: { countLeft } };
}

const drawHeader = z.object({ 'Idempotency-Key': submissionIdField });

interface DrawRequest extends PrizeClaim {
  idempotencyKey: string | undefined;
}

export async function actionToken(
  context: SubmissionContext,
  raw: unknown,
  { idempotencyKey, address, fairShare }: DrawRequest,
): Promise<Answer> {
  const { found, ...place } = await findAction(context, raw);
  if (!found.tile.randomGeneratorActivate) throw invalid('action');
  const header = readBody(drawHeader, { 'Idempotency-Key': idempotencyKey });
  const now = context.now();
  const opening = tileOpening(found, now, context.settings.TIME_ZONE);
  if (opening === 'notStarted') throw refusal('NOT STARTED');
  const key = {
    entryId: place.entryId,
    actionId: place.tileId,
    submissionId: header['Idempotency-Key'],
  };
  // The first answer may have been lost: it comes again, also after the end (unless the token was used) and when no
  // place is left.
  const drawn = await drawnUnder(context.db, key);
  const earlier = drawn && earlierAnswer(drawn, now);
  if (earlier && !(opening === 'ended' && drawn.usedAt)) return earlier;
  if (opening === 'ended') throw refusal('ENDED');
  // Prizes of participations that were never confirmed return to the draw.
  await inTransaction(context.db, (tx) => releaseExpired(tx, place, now));
  // With no places left a prize couldn't be claimed.
  if ((await placesLeft(context.db, found.tile, place, now)) === 0) throw refusal('CLOSED');
  const claim = { kind: 'action', ...place, address } as const;
  const left = await prizesIn(context.db, key, now);
  if (left > 0 && !drawn) await fairShare.check(claim, left);
  const share = fairShare.hold(claim);
  return draw(context.db, key, now, { random: context.random, mayWin: share.take, undo: share.giveUp });
}

const extendedAddress = z.object({ entry: idField, action: idField, submission: submissionIdField });

/** Which parts of a submission have arrived, for clients that lost the response. */
export async function actionExtInfo({ db }: SubmissionContext, raw: unknown): Promise<Answer> {
  const { entry, action, submission } = readBody(extendedAddress, raw);
  const [saved] = await db
    .select({ confirmedAt: actionEntries.confirmedAt })
    .from(actionEntries)
    .where(
      and(
        eq(actionEntries.submissionId, submission),
        ofTile(actionEntries, { entryId: entry, tileId: action }),
      ),
    );
  return {
    state: 'success',
    info: {
      received: saved !== undefined,
      uploads: (await storedUploads(db, submission)).length,
      /** Only participations with opt-in are ever confirmed. */
      confirmed: Boolean(saved?.confirmedAt),
    },
  };
}
