import { createHash } from 'node:crypto';
import { and, between, eq, inArray, not, sql } from 'drizzle-orm';
import { networksOf } from '#app/contract/network-of.ts';
import { CLOCK_STEP_MS } from '#app/contract/time.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { failedTries } from '../db/submission-tables.ts';

/** High, because a whole vehicle shares an address and one rider must not lock out the staff. */
const MAX_TRIES = 30;
export const TRIES_WINDOW_MS = 60_000;

/** The networks of an address (IPv4, or /64, /56, /48): a larger one has a multiple of the smallest one's limit. */
export type RateLimitKeys = readonly { key: string; most: number }[];

/** Addresses are stored hashed; rows are needed for a minute. */
export function rateLimitKeys(what: string, address: string): RateLimitKeys {
  return networksOf(address).map(([network, multiple]) => ({
    key: createHash('sha256').update(`${what}\n${network}`).digest('base64'),
    most: MAX_TRIES * multiple,
  }));
}

/**
 * Tries of the last minute. One that is further in the future than CLOCK_STEP_MS no longer counts: the clock has been
 * set back.
 */
const isCounted = (now: Date) =>
  between(
    failedTries.triedAt,
    new Date(now.getTime() - TRIES_WINDOW_MS),
    new Date(now.getTime() + CLOCK_STEP_MS),
  );

/** Whether the limit allows a try; asked before the password is checked. */
export async function isTryAllowed(db: Executor, limitKeys: RateLimitKeys, now: Date): Promise<boolean> {
  const keys = limitKeys.map(({ key }) => key);
  const rows = await db
    .select({ key: failedTries.key, tries: sql<number>`sum(${failedTries.count})::integer` })
    .from(failedTries)
    .where(and(inArray(failedTries.key, keys), isCounted(now)))
    .groupBy(failedTries.key);
  const tries = new Map(rows.map((row) => [row.key, row.tries]));
  return limitKeys.every(({ key, most }) => (tries.get(key) ?? 0) < most);
}

/**
 * Counts a try as failed before the check, so that parallel tries can't exceed the limit. Returns a function that
 * uncounts it; null if the limit of the last minute is reached.
 */
export async function countFailedTry(
  db: Db,
  limitKeys: RateLimitKeys,
  now: Date,
): Promise<(() => Promise<void>) | null> {
  const keys = limitKeys.map(({ key }) => key);
  const allowed = await inTransaction(db, async (tx) => {
    await lock(tx, keys);
    if (!(await isTryAllowed(tx, limitKeys, now))) return false;
    await tx
      .insert(failedTries)
      .values(keys.map((key) => ({ key, triedAt: now, count: 1 })))
      .onConflictDoUpdate({
        target: [failedTries.key, failedTries.triedAt],
        set: { count: sql`${failedTries.count} + 1` },
      });
    return true;
  });
  if (!allowed) return null;
  return () =>
    inTransaction(db, async (tx) => {
      await lock(tx, keys);
      await tx
        .update(failedTries)
        .set({ count: sql`greatest(${failedTries.count} - 1, 0)` })
        .where(and(inArray(failedTries.key, keys), eq(failedTries.triedAt, now)));
    });
}

/** Lock order: from the smallest network to the largest, so that there is no deadlock. */
async function lock(tx: Executor, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tries:${key}`}, 0))`);
  }
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(failedTries).where(not(isCounted(now)));
}
