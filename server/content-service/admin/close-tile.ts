import type { Clock } from '../content/archive.ts';
import { findTile, knowsTile } from '../core/tile-lookup.ts';
import type { Db } from '../db/open-database.ts';
import { closedTiles } from '../db/schema.ts';
import { openUntil, runningReason, tilesWithData } from './retention-due.ts';

/** Returned for an unknown number, perhaps a mistyped one. */
export const NO_SUCH_TILE = 'The content has no such tile.';

/**
 * Marks a tile as closed (winners found), so that its personal data may be deleted. Returns a message on failure.
 * `kind` is needed if an entry has a competition and an action with the same id.
 */
export async function closeTile(
  db: Db,
  { entryId, tileId, kind: wanted }: { entryId: string; tileId: string; kind?: string | undefined },
  clock: Clock,
): Promise<string | null> {
  const [tile, other] = (await tilesWithData(db)).filter(
    ({ kind, ...at }) => at.entryId === entryId && at.tileId === tileId && kind === (wanted ?? kind),
  );
  if (!tile) {
    const none = `Nothing that riders sent to ${wanted ?? 'tile'} ${tileId} of entry ${entryId} is stored.`;
    return (await knowsTile(db, entryId, tileId)) ? none : `${none} ${NO_SUCH_TILE}`;
  }
  const { kind } = tile;
  if (other)
    return `Entry ${entryId} has a ${kind} ${tileId} and an ${other.kind} ${tileId}; say which is meant: content:close -- ${entryId} ${tileId} ${kind}`;
  const found = await findTile(db, kind, entryId, tileId, { drafts: true });
  const running = found && openUntil(found, clock.timeZone) !== '' ? runningReason(found, clock) : null;
  if (running) return `The ${kind} ${tileId} of entry ${entryId} ${running}; it can be closed after that.`;
  await db
    .insert(closedTiles)
    .values({ kind, entryId, tileId, closedAt: clock.now })
    .onConflictDoUpdate({
      target: [closedTiles.kind, closedTiles.entryId, closedTiles.tileId],
      set: { closedAt: clock.now },
    });
  return null;
}
