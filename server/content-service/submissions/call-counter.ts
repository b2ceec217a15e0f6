import { and, eq, lt, sql } from 'drizzle-orm';
import { ofTile } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { callCounters } from '../db/submission-tables.ts';

/** The tile whose places are counted. */
export type CountedTile = Pick<typeof callCounters.$inferSelect, 'kind' | 'entryId' | 'tileId'>;

function rowOf(tile: CountedTile) {
  return and(eq(callCounters.kind, tile.kind), ofTile(callCounters, tile));
}

/**
 * Takes one place; false when there is none left. A single upsert whose row lock is held until the transaction ends, so
 * saves of one tile are serialised. Counts without a limit too, so that one that is set later includes earlier saves.
 */
export async function takePlace(
  tx: Executor,
  { kind, entryId, tileId }: CountedTile,
  maxCalls: number | undefined,
): Promise<boolean> {
  const taken = await tx
    .insert(callCounters)
    .values({ kind, entryId, tileId, used: 1 })
    .onConflictDoUpdate({
      target: [callCounters.kind, callCounters.entryId, callCounters.tileId],
      set: { used: sql`${callCounters.used} + 1` },
      setWhere: maxCalls ? lt(callCounters.used, maxCalls) : undefined,
    })
    .returning({ used: callCounters.used });
  return taken.length > 0;
}

/** Gives places back, never more than were taken. */
export async function releasePlaces(tx: Executor, tile: CountedTile, places: number): Promise<void> {
  await tx
    .update(callCounters)
    .set({ used: sql`greatest(${callCounters.used} - ${places}::integer, 0)` })
    .where(rowOf(tile));
}

export async function placesTaken(db: Executor, tile: CountedTile): Promise<number> {
  const [counter] = await db.select({ used: callCounters.used }).from(callCounters).where(rowOf(tile));
  return counter?.used ?? 0;
}
