import { and, eq } from 'drizzle-orm';
import { ofTile } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { closedTiles, entries } from '../db/schema.ts';
import { tileOpening } from '../submissions/tile-opening.ts';
import type { ImportOptions } from './import-options.ts';
import { raffleTilesOf, submissionTileKey } from './participation.ts';

type ClosedTile = typeof closedTiles.$inferSelect;

/** Closed tiles that riders can take part in, now or later. */
export async function closedButRunning(
  tx: Executor,
  { now, timeZone }: ImportOptions,
): Promise<Map<string, ClosedTile>> {
  const rows = await tx
    .select({ closed: closedTiles, entry: entries })
    .from(closedTiles)
    .innerJoin(entries, and(eq(entries.id, closedTiles.entryId), eq(entries.draft, false)));
  const running = new Map<string, ClosedTile>();
  for (const { closed, entry } of rows) {
    const { kind: type, tileId: id } = closed;
    const tile = raffleTilesOf(entry.document).find((one) => one.type === type && one.id === id);
    if (tile && tileOpening({ tile, ...entry }, now, timeZone) !== 'ended')
      running.set(submissionTileKey(entry.id, { type, id }), closed);
  }
  return running;
}

/** Reopens tiles that the import made run again: their personal data must be kept again. */
export async function reopenTiles(
  tx: Executor,
  ranBefore: ReadonlyMap<string, ClosedTile>,
  options: ImportOptions,
): Promise<void> {
  for (const [key, tile] of await closedButRunning(tx, options)) {
    if (ranBefore.has(key)) continue;
    await tx.delete(closedTiles).where(and(eq(closedTiles.kind, tile.kind), ofTile(closedTiles, tile)));
  }
}
