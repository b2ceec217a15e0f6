import { and, eq, gt, gte, ne, sql } from 'drizzle-orm';
import {
  canonicalTileType,
  readTile,
  type Tile,
  type TileOf,
  traitsOf,
} from '#app/contract/tiles/tile-types.ts';
import type { StoredEntry } from '../content/entry-store.ts';
import { type Document, tilesOf } from '../core/document.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries, entries, submissions } from '../db/schema.ts';
import type { ImportOptions } from './import-options.ts';

/** Columns that decide whether riders can see an entry. */
export const publishedEntry = {
  document: entries.document,
  draft: entries.draft,
  publishTill: entries.publishTill,
};

export interface RemovedEntry extends Pick<StoredEntry, keyof typeof publishedEntry> {
  name: string;
}

/** Names of these entries' tiles that have submissions or still accept them. */
export async function tilesWithSubmissions(
  tx: Executor,
  removedEntries: readonly RemovedEntry[],
  { now }: ImportOptions,
): Promise<string[]> {
  const counts = await participations(
    tx,
    removedEntries.map(({ name }) => name),
  );
  return removedEntries.flatMap((entry) =>
    raffleTilesOf(entry.document).flatMap((tile) => {
      const count = counts.get(submissionTileKey(entry.name, tile)) ?? 0;
      const open = !entry.draft && (entry.publishTill === null || entry.publishTill > now);
      if (count === 0 && !open) return [];
      return [`${tile.type} ${tile.id} of entry ${entry.name}, in which ${count} took part`];
    }),
  );
}

/** Entries that something was sent to since then. */
export async function entriesSentTo(tx: Executor, since: Date): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: submissions.entryId })
    .from(submissions)
    .where(gte(submissions.createdAt, since));
  return new Set(rows.map(({ id }) => id));
}

/** Submissions to these entries, by kind, entry and tile. */
export async function participations(
  tx: Executor,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      place: sql<string>`${submissions.kind} || ' ' || ${submissions.entryId} || ' ' || ${submissions.tileId}`,
      count: sql<number>`count(*)::int`,
    })
    .from(submissions)
    .where(and(ne(submissions.kind, 'voucher'), oneOf(submissions.entryId, entryIds)))
    .groupBy(submissions.kind, submissions.entryId, submissions.tileId);
  return new Map(rows.map(({ place, count }) => [place, count]));
}

/** Keys of these entries' actions in which somebody still has to confirm. */
export async function unconfirmedActions(
  tx: Executor,
  entryIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { entryId, tileId, status, optinExpiresAt } = actionEntries;
  const rows = await tx
    .selectDistinct({ entryId, id: tileId })
    .from(actionEntries)
    .where(and(eq(status, 'unconfirmed'), gt(optinExpiresAt, now), oneOf(entryId, entryIds)));
  return new Set(rows.map(({ entryId, id }) => submissionTileKey(entryId, { type: 'action', id })));
}

export function submissionTileKey(entryId: string, tile: Pick<Tile, 'type' | 'id'>): string {
  return `${tile.type} ${entryId} ${tile.id}`;
}

/** Tiles with submissions. */
export type RaffleTile = TileOf<'competition' | 'action' | 'deal' | 'survey'>;

export function raffleTilesOf(document: Document): RaffleTile[] {
  return tilesOf(document).flatMap((raw) => {
    // Test the type first: parsing a whole tile takes a hundred times as long.
    const type = canonicalTileType(raw.type);
    if (type === null || !['submits', 'votes'].includes(traitsOf(type).takesPart ?? '')) return [];
    const { tile } = readTile(raw);
    return tile ? [tile as RaffleTile] : [];
  });
}

/** Ids of the document's surveys. */
export function surveysOf(document: Document): string[] {
  return raffleTilesOf(document).flatMap(({ type, id }) => (type === 'survey' ? [id] : []));
}
