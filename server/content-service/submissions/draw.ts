import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { prizes } from '../db/content-tables.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { draws } from '../db/submission-tables.ts';
import { type Answer, errorAnswer, refusal } from './answers.ts';
import { inTransaction } from './idempotency.ts';

/**
 * The random draw. Every draw has the same chance, whoever draws and whenever, for as long as there is a prize: no draw
 * is made better or worse by how many went before. How fast the prizes go is then only a matter of how many take part.
 */
const CHANCE = 0.25;
const TOKEN_HOLDS_MS = 15 * 60_000;

/** Dice that nobody can foresee. */
export function fairDice(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

export interface Draw {
  entryId: string;
  actionId: string;
  /** The form's submission_id: who asks again with it gets what was drawn the first time. */
  submissionId: string;
}

const ofAction = ({ entryId, actionId }: Action) =>
  and(eq(draws.entryId, entryId), eq(draws.actionId, actionId));
const unclaimed = () => and(eq(draws.outcome, 'hit'), isNull(draws.usedAt));

const NO_TOKEN = errorAnswer('NO TOKEN');

/**
 * Draws once for a submission_id. A hit takes its prize at once, so that there are never more winners than prizes; if its
 * token runs out unused, the prize goes back. 'CLOSED' is no draw: when a prize comes back, the same form may draw.
 */
export function draw(db: Db, key: Draw, now: Date, random: () => number): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .insert(draws)
      .values({ ...key, outcome: 'lost', createdAt: now })
      .onConflictDoNothing()
      .returning({ submissionId: draws.submissionId });
    if (claimed.length === 0) return answerAgain(tx, key, now);

    const left = await prizesLeft(tx, key, now);
    if (left <= 0) throw refusal('CLOSED');
    if (random() >= CHANCE) return NO_TOKEN;
    return hit(tx, key, now, left);
  });
}

async function hit(tx: Executor, key: Draw, now: Date, left: number): Promise<Answer> {
  const token = randomBytes(24).toString('base64url');
  await tx
    .update(prizes)
    .set({ left: left - 1 })
    .where(ofPrize(key));
  await tx
    .update(draws)
    .set({ outcome: 'hit', token, expiresAt: new Date(now.getTime() + TOKEN_HOLDS_MS) })
    .where(and(ofAction(key), eq(draws.submissionId, key.submissionId)));
  return { state: 'success', token };
}

type Action = Omit<Draw, 'submissionId'>;

const ofPrize = ({ entryId, actionId }: Action) =>
  and(eq(prizes.entryId, entryId), eq(prizes.actionId, actionId));

/** Locks the prizes of the action until the transaction ends, and takes back those whose winners let them lapse. */
async function prizesLeft(tx: Executor, key: Draw, now: Date): Promise<number> {
  const [prize] = await tx.select().from(prizes).where(ofPrize(key)).for('update');
  if (!prize) return 0;
  const lapsed = await tx
    .update(draws)
    .set({ outcome: 'lost', token: null })
    .where(and(ofAction(key), unclaimed(), lte(draws.expiresAt, now)))
    .returning({ submissionId: draws.submissionId });
  return lapsed.length === 0 ? prize.left : giveBack(tx, key, lapsed.length);
}

async function giveBack(tx: Executor, action: Action, won: number): Promise<number> {
  const [updated] = await tx
    .update(prizes)
    .set({ left: sql`least(${prizes.left} + ${won}::integer, ${prizes.winners})` })
    .where(ofPrize(action))
    .returning({ left: prizes.left });
  return updated?.left ?? 0;
}

/** Puts back what was won for participations that are no more. */
export async function returnPrizes(
  tx: Executor,
  action: Action,
  submissionIds: readonly string[],
): Promise<void> {
  const returned = await tx
    .update(draws)
    .set({ outcome: 'lost', token: null })
    .where(and(ofAction(action), eq(draws.outcome, 'hit'), inArray(draws.usedBy, [...submissionIds])))
    .returning({ submissionId: draws.submissionId });
  if (returned.length > 0) await giveBack(tx, action, returned.length);
}

async function answerAgain(tx: Executor, key: Draw, now: Date): Promise<Answer> {
  const [drawn] = await tx
    .select()
    .from(draws)
    .where(and(ofAction(key), eq(draws.submissionId, key.submissionId)));
  if (drawn?.outcome !== 'hit' || !drawn.token) return NO_TOKEN;
  const holds = drawn.usedAt !== null || (drawn.expiresAt !== null && drawn.expiresAt > now);
  return holds ? { state: 'success', token: drawn.token } : NO_TOKEN;
}

/** Spends a token on a save; false when there is none such, or no longer. */
export async function spendToken(
  tx: Executor,
  { submissionId, ...action }: Draw,
  token: string,
  now: Date,
): Promise<boolean> {
  if (token === '') return false;
  const spent = await tx
    .update(draws)
    .set({ usedAt: now, usedBy: submissionId })
    .where(and(ofAction(action), eq(draws.token, token), unclaimed(), gt(draws.expiresAt, now)))
    .returning({ submissionId: draws.submissionId });
  return spent.length > 0;
}
