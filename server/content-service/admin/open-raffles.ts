import { and, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { actionEntries, competitionEntries } from '../db/schema.ts';
import { findTile } from '../kernel/tile-lookup.ts';
import { openingOf } from '../submissions/opening.ts';

/** Where somebody took part before that day, in what is still open: whoever wins must still be found. */
export async function openRaffles(db: Db, before: Date, now: Date, timeZone: string): Promise<string[]> {
  const open: string[] = [];
  for (const [kind, table] of [
    ['competition', competitionEntries],
    ['action', actionEntries],
  ] as const) {
    const places = await db
      .selectDistinct({ entryId: table.entryId, tileId: table.tileId })
      .from(table)
      .where(and(lt(table.createdAt, before), ne(table.data, sql`'{}'::jsonb`)))
      .orderBy(table.entryId, table.tileId);
    for (const { entryId, tileId } of places) {
      const found = await findTile(db, kind, entryId, tileId);
      if (found && openingOf(found, now, timeZone) !== 'ended') {
        open.push(`The ${kind} ${tileId} of entry ${entryId} ${endOf(found.tile.endDate)}.`);
      }
    }
  }
  return open;
}

function endOf(endDate: string): string {
  return endDate === '' ? 'is open and has no end of its own' : `is open until ${endDate.replace('T', ' ')}`;
}
