import { randomBytes, randomInt } from 'node:crypto';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import { type Answer, errorAnswer, refusal } from '#server/kernel/submission-answers.ts';
import { inTransaction, type Undo } from '../core/idempotency.ts';
import { prizes } from '../db/content-tables.ts';
import { type ActionAddress, ofAction } from '../db/of-tile.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { draws } from '../db/submission-tables.ts';

/**
 * The random draw. Every draw has the same odds while there is a prize, however many draws went before.
 */
const CHANCE = 0.25;

/** Cryptographically secure random numbers. */
export function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

export interface Draw extends ActionAddress {
  /** `Idempotency-Key`, one per browser, action and day, made by the web app: a repeated draw gets the first result. */
  submissionId: string;
}

interface DrawOptions {
  random: () => number;
  /** Throws where the network has used up its share of the prizes; nothing is drawn then. */
  mayWin: (left: number) => Promise<void>;
  /** Gives back the share that `mayWin` took. */
  undo: Undo;
}

const unclaimed = () => and(eq(draws.result, 'hit'), isNull(draws.usedAt), isNotNull(draws.token));

const NO_TOKEN = errorAnswer('NO TOKEN');

/**
 * Draws once per key. A win reserves its prize at once, so that there are never more winners than prizes. If its token
 * expires unused, the prize goes back, and its winner may take another while there is one. 'CLOSED' isn't stored as a
 * draw: when a prize comes back, the same key may draw.
 */
export function draw(db: Db, key: Draw, now: Date, { random, mayWin, undo }: DrawOptions): Promise<Answer> {
  const work = async (tx: Executor) => {
    const claimed = await tx
      .insert(draws)
      .values({ ...key, result: 'lost', createdAt: now })
      .onConflictDoNothing()
      .returning({ submissionId: draws.submissionId });
    if (claimed.length === 0) return answerAgain(tx, key, now);

    const left = await prizesLeft(tx, key, now);
    if (left <= 0) throw refusal('CLOSED');
    if (random() >= CHANCE) return NO_TOKEN;
    await mayWin(left);
    return hit(tx, key, now, left);
  };
  return inTransaction(db, work, undo);
}

async function hit(tx: Executor, key: Draw, now: Date, left: number): Promise<Answer> {
  const token = randomBytes(24).toString('base64url');
  await tx
    .update(prizes)
    .set({ left: left - 1 })
    .where(ofAction(prizes, key));
  await tx
    .update(draws)
    .set({ result: 'hit', token, expiresAt: new Date(now.getTime() + TOKEN_HOLDS_MS) })
    .where(and(ofAction(draws, key), eq(draws.submissionId, key.submissionId)));
  return { state: 'success', token, timeLeft: TOKEN_HOLDS_MS };
}

/** Prizes left, with those of lapsed tokens, which the next draw takes back. */
export async function prizesIn(db: Executor, action: ActionAddress, now: Date): Promise<number> {
  const [prize] = await db.select({ left: prizes.left }).from(prizes).where(ofAction(prizes, action));
  if (!prize) return 0;
  const lapsed = and(ofAction(draws, action), unclaimed(), lte(draws.expiresAt, now));
  const [row] = await db.select({ lapsed: count() }).from(draws).where(lapsed);
  return prize.left + (row?.lapsed ?? 0);
}

/** Prizes that are won, or reserved by a token. */
export async function prizesWon(tx: Executor, action: ActionAddress): Promise<number> {
  const won = and(ofAction(draws, action), eq(draws.result, 'hit'), isNotNull(draws.token));
  const [row] = await tx.select({ won: count() }).from(draws).where(won);
  return row?.won ?? 0;
}

/** Locks the action's prizes until the transaction ends and returns those of expired tokens to the pool. */
async function prizesLeft(tx: Executor, key: Draw, now: Date): Promise<number> {
  const [prize] = await tx.select().from(prizes).where(ofAction(prizes, key)).for('update');
  if (!prize) return 0;
  const lapsed = await tx
    .update(draws)
    .set({ token: null })
    .where(and(ofAction(draws, key), unclaimed(), lte(draws.expiresAt, now)))
    .returning({ submissionId: draws.submissionId });
  return lapsed.length === 0 ? prize.left : returnToPool(tx, key, lapsed.length);
}

async function returnToPool(tx: Executor, action: ActionAddress, won: number): Promise<number> {
  const [updated] = await tx
    .update(prizes)
    .set({ left: sql`least(${prizes.left} + ${won}::integer, ${prizes.winners})` })
    .where(ofAction(prizes, action))
    .returning({ left: prizes.left });
  return updated?.left ?? 0;
}

/** Returns the prizes of deleted participations to the pool. */
export async function returnPrizes(
  tx: Executor,
  action: ActionAddress,
  submissionIds: readonly string[],
): Promise<void> {
  const returned = await tx
    .update(draws)
    .set({ result: 'lost', token: null })
    .where(and(ofAction(draws, action), eq(draws.result, 'hit'), oneOf(draws.usedBy, submissionIds)))
    .returning({ submissionId: draws.submissionId });
  if (returned.length > 0) await returnToPool(tx, action, returned.length);
}

async function answerAgain(tx: Executor, key: Draw, now: Date): Promise<Answer> {
  const left = await prizesLeft(tx, key, now);
  // Read under the lock: a concurrent request may have renewed the token.
  const drawn = await drawnUnder(tx, key);
  const earlier = drawn ? earlierAnswer(drawn, now) : NO_TOKEN;
  if (earlier) return earlier;
  if (left <= 0) throw refusal('CLOSED');
  return hit(tx, key, now, left);
}

type DrawRow = typeof draws.$inferSelect;

/** This key's draw; undefined if it has not drawn. */
export async function drawnUnder(db: Executor, key: Draw): Promise<DrawRow | undefined> {
  const [drawn] = await db
    .select()
    .from(draws)
    .where(and(ofAction(draws, key), eq(draws.submissionId, key.submissionId)));
  return drawn;
}

/** The answer to a key that has drawn, again; null if its token expired unused and may be renewed. */
export function earlierAnswer({ result, token, usedAt, expiresAt }: DrawRow, now: Date): Answer | null {
  if (result !== 'hit') return NO_TOKEN;
  if (token !== null && usedAt) return { state: 'success', token };
  const timeLeft = Number(expiresAt) - now.getTime();
  return token !== null && timeLeft > 0 ? { state: 'success', token, timeLeft } : null;
}

/** Uses up a token for a save; false if it is unknown or expired. */
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
    .where(and(ofAction(draws, action), eq(draws.token, token), unclaimed(), gt(draws.expiresAt, now)))
    .returning({ submissionId: draws.submissionId });
  return spent.length > 0;
}

/** A key contains its day, so that nobody asks under it again. */
const LOST_KEPT_MS = 30 * 24 * 3_600_000;

export async function deleteLostDraws(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOST_KEPT_MS);
  await db.delete(draws).where(and(eq(draws.result, 'lost'), lt(draws.createdAt, before)));
}
