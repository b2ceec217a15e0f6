import { findTile } from '../core/tile-lookup.ts';
import type { Db } from '../db/open-database.ts';
import { closedTiles } from '../db/schema.ts';
import { type Clock, placesWithData, stillRuns } from './retention-due.ts';

/** Says that all is done with a tile (winners are found): what was sent to it may go. Gives a sentence where it can't be. */
export async function closeTile(
  db: Db,
  entryId: string,
  tileId: string,
  clock: Clock,
): Promise<string | null> {
  const places = (await placesWithData(db)).filter(
    (place) => place.entryId === entryId && place.tileId === tileId,
  );
  if (places.length === 0)
    return `Nothing is kept that anybody has sent to tile ${tileId} of entry ${entryId}.`;
  for (const { kind } of places) {
    const found = await findTile(db, kind, entryId, tileId);
    const running = found && found.tile.endDate !== '' ? stillRuns(found, clock) : null;
    if (running) return `The ${kind} ${tileId} of entry ${entryId} ${running}; it can be closed after that.`;
  }
  await db
    .insert(closedTiles)
    .values({ entryId, tileId, closedAt: clock.now })
    .onConflictDoUpdate({
      target: [closedTiles.entryId, closedTiles.tileId],
      set: { closedAt: clock.now },
    });
  return null;
}
