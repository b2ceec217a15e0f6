import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { networksOf } from '#app/contract/network-of.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { failedTries } from '../db/submission-tables.ts';

/** A whole vehicle shares an address: one rider's ten must not lock the staff beside them out. */
const MOST_TRIES = 30;
export const TRIES_WINDOW_MS = 60_000;

/** One who tries something, as each network that the address is in: the larger ones may fail a multiple of the smallest. */
export type Trier = readonly { key: string; most: number }[];

/** Addresses are hashed: they are needed for a minute, and then by nobody. */
export function trierOf(what: string, address: string): Trier {
  return networksOf(address).map(([network, multiple]) => ({
    key: createHash('sha256').update(`${what}\n${network}`).digest('base64'),
    most: MOST_TRIES * multiple,
  }));
}

/** Whether somebody may try at all: asked before a password is looked at, right or wrong. */
export async function mayTry(db: Executor, trier: Trier, now: Date): Promise<boolean> {
  const keys = trier.map(({ key }) => key);
  const rows = await db
    .select({ key: failedTries.key, tries: sql<number>`sum(${failedTries.count})::integer` })
    .from(failedTries)
    .where(
      and(inArray(failedTries.key, keys), gt(failedTries.triedAt, new Date(now.getTime() - TRIES_WINDOW_MS))),
    )
    .groupBy(failedTries.key);
  const tries = new Map(rows.map((row) => [row.key, row.tries]));
  return trier.every(({ key, most }) => (tries.get(key) ?? 0) < most);
}

/**
 * Counts a try as failed before it is known whether it is: a thousand at once are then not a thousand guesses. Gives back
 * what takes it off the list again; null when the last minute has had its share.
 */
export async function beginTry(db: Db, trier: Trier, now: Date): Promise<(() => Promise<void>) | null> {
  const keys = trier.map(({ key }) => key);
  const allowed = await inTransaction(db, async (tx) => {
    await lock(tx, keys);
    if (!(await mayTry(tx, trier, now))) return false;
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

/** From the smallest network to the largest, by everybody: no two wait for each other. */
async function lock(tx: Executor, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tries:${key}`}, 0))`);
  }
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(failedTries).where(lte(failedTries.triedAt, new Date(now.getTime() - TRIES_WINDOW_MS)));
}
