import { and, eq, exists, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import { instantOf, localDay, localTime } from '#app/contract/time.ts';
import type { Clock } from '../content/archive.ts';
import { type FoundTile, findTile } from '../core/tile-lookup.ts';
import { tryImportLock } from '../db/import-lock.ts';
import { ofTile } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries, closedTiles, competitionEntries, uploads } from '../db/schema.ts';
import { tileOpening } from '../submissions/tile-opening.ts';

export const TABLES = { competition: competitionEntries, action: actionEntries } as const;
type Kind = keyof typeof TABLES;

/** A tile that has submissions, even if it or its entry no longer exists. */
interface TileToRetain {
  kind: Kind;
  entryId: string;
  tileId: string;
  /** Time of the last submission. */
  lastAt: Date;
}

export interface DueTile extends TileToRetain {
  /** Only data up to this time is deleted; null if the tile has ended, which means all. */
  closedAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** Tiles whose personal data may be deleted, and a reason for each whose data must be kept. */
export async function findDue(db: Executor, days: number, clock: Clock) {
  const due: DueTile[] = [];
  const kept: string[] = [];
  for (const tile of await tilesWithData(db)) {
    const closedAt = await closingOf(db, tile);
    if (closedAt) due.push({ ...tile, closedAt });
    const reason = await reasonToKeep(db, tile, days, clock);
    if (reason === null) due.push({ ...tile, closedAt: null });
    else if (!closedAt || tile.lastAt > closedAt) kept.push(sentence(tile, reason));
  }
  return { due, kept };
}

export function sentence({ kind, tileId, entryId }: TileToRetain, reason: string): string {
  return `The ${kind} ${tileId} of entry ${entryId} ${reason}.`;
}

/**
 * Asks again in the transaction that deletes: an import since findDue may have made the tile run again. Under the
 * import lock none can until the transaction ends. A sentence if it is kept, null if it is due.
 */
export async function keptMeanwhile(
  tx: Executor,
  tile: DueTile,
  days: number,
  clock: Clock,
): Promise<string | null> {
  if (!(await tryImportLock(tx))) return sentence(tile, 'waits for a running import: run this command again');
  const reason = await reasonToKeep(tx, tile, days, clock);
  if (tile.closedAt && (await closingOf(tx, tile)) !== null) return null;
  return reason && sentence(tile, reason);
}

export async function tilesWithData(db: Executor): Promise<TileToRetain[]> {
  const all: TileToRetain[] = [];
  for (const [kind, table] of Object.entries(TABLES) as [Kind, (typeof TABLES)[Kind]][]) {
    const files = db.select().from(uploads).where(eq(uploads.submissionId, table.submissionId));
    const tiles = await db
      .select({ entryId: table.entryId, tileId: table.tileId, lastAt: max(table.createdAt) })
      .from(table)
      .where(or(isNotNull(table.emailNormalised), ne(table.data, sql`'{}'::jsonb`), exists(files)))
      .groupBy(table.entryId, table.tileId)
      .orderBy(table.entryId, table.tileId);
    all.push(...tiles.map((tile) => ({ kind, ...tile, lastAt: tile.lastAt ?? new Date(0) })));
  }
  return all;
}

async function closingOf(db: Executor, tile: TileToRetain): Promise<Date | null> {
  const [row] = await db
    .select({ closedAt: closedTiles.closedAt })
    .from(closedTiles)
    .where(and(eq(closedTiles.kind, tile.kind), ofTile(closedTiles, tile)));
  return row?.closedAt ?? null;
}

/** Why data must be kept (winners may still have to be drawn); null once the retention period is over. */
async function reasonToKeep(
  db: Executor,
  tile: TileToRetain,
  days: number,
  clock: Clock,
): Promise<string | null> {
  const { now, timeZone } = clock;
  const found = await findTile(db, tile.kind, tile.entryId, tile.tileId, { drafts: true });
  const stillOpen = found && runningReason(found, clock);
  if (stillOpen) return stillOpen;
  const end = found ? endOf(found, timeZone) : new Date(0);
  // A submission after the end means that the end was moved forward later, perhaps by mistake: count from the
  // submission. So too where the tile was removed, as a `--replace` import does with what the CMS no longer has.
  const since = end > tile.lastAt ? end : tile.lastAt;
  const last = since.getTime() + days * DAY_MS;
  if (last < now.getTime()) return null;
  const later = since > end ? `, the last took part on ${localDay(since.getTime(), timeZone)}` : '';
  const ended = found ? `ended on ${localDay(end.getTime(), timeZone)}` : 'no longer exists';
  return `${ended}${later}; what was sent to it is kept until ${localDay(last, timeZone)}`;
}

type FoundRaffle = FoundTile<Kind>;

/** A phrase that says until when riders can take part; null if the tile has ended. */
export function runningReason(found: FoundRaffle, { now, timeZone }: Clock): string | null {
  if (tileOpening(found, now, timeZone) === 'ended') return null;
  const end = openUntil(found, timeZone);
  return end === '' ? 'is open and has no end of its own' : `is open until ${end.replace('T', ' ')}`;
}

/** Local time of the tile's end; '' if it has none. An action without an end of its own ends with its entry. */
export function openUntil({ tile, publishTill }: FoundRaffle, timeZone: string): string {
  if (tile.endDate !== '' || tile.type !== 'action' || publishTill === null) return tile.endDate;
  return localTime(publishTill.getTime(), timeZone);
}

function endOf({ tile, publishTill }: FoundRaffle, timeZone: string): Date {
  const own = instantOf(tile.endDate, timeZone, 'end');
  return own === null ? (publishTill ?? new Date(0)) : new Date(own);
}
