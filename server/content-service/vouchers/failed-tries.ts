import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { networkOf } from '#app/contract/network-of.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { failedTries } from '../db/submission-tables.ts';

/** A whole vehicle shares an address: one rider's ten must not lock the staff beside them out. */
const MOST_TRIES = 30;
export const TRIES_WINDOW_MS = 60_000;

/** Who tried what. The address is hashed: it is needed for a minute, and then by nobody. */
export function triesKey(what: string, address: string): string {
  return createHash('sha256')
    .update(`${what}\n${networkOf(address)}`)
    .digest('base64');
}

/** Whether somebody with this key may try at all: asked before a password is looked at, right or wrong. */
export async function mayTry(db: Executor, key: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ tries: sql<number>`coalesce(sum(${failedTries.count}), 0)::integer` })
    .from(failedTries)
    .where(and(eq(failedTries.key, key), gt(failedTries.triedAt, new Date(now.getTime() - TRIES_WINDOW_MS))));
  return (row?.tries ?? 0) < MOST_TRIES;
}

/**
 * Counts a try as failed before it is known whether it is: a thousand at once are then not a thousand guesses. Gives back
 * what takes it off the list again; null when the last minute has had its share.
 */
export async function beginTry(db: Db, key: string, now: Date): Promise<(() => Promise<void>) | null> {
  const allowed = await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tries:${key}`}, 0))`);
    if (!(await mayTry(tx, key, now))) return false;
    await tx
      .insert(failedTries)
      .values({ key, triedAt: now, count: 1 })
      .onConflictDoUpdate({
        target: [failedTries.key, failedTries.triedAt],
        set: { count: sql`${failedTries.count} + 1` },
      });
    return true;
  });
  if (!allowed) return null;
  return async () => {
    await db
      .update(failedTries)
      .set({ count: sql`greatest(${failedTries.count} - 1, 0)` })
      .where(and(eq(failedTries.key, key), eq(failedTries.triedAt, now)));
  };
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(failedTries).where(lte(failedTries.triedAt, new Date(now.getTime() - TRIES_WINDOW_MS)));
}
