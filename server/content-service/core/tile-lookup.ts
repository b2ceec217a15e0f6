import { and, eq } from 'drizzle-orm';
import { canonicalTileType, readTile, type TileOf, type TileType } from '#app/contract/tiles/tile-types.ts';
import { entries } from '../db/content-tables.ts';
import type { Executor } from '../db/open-database.ts';
import { type Document, tilesOf } from './document.ts';

export interface FoundTile<Type extends TileType> {
  tile: TileOf<Type>;
  /** The entry's publication period. */
  publishFrom: Date | null;
  publishTill: Date | null;
}

/** A tile of a released entry, or also of a draft; null where either is missing or invalid. */
export async function findTile<Type extends TileType>(
  db: Executor,
  type: Type,
  entryId: string,
  tileId: string,
  { drafts = false } = {},
): Promise<FoundTile<Type> | null> {
  const [entry] = await db
    .select({
      document: entries.document,
      publishFrom: entries.publishFrom,
      publishTill: entries.publishTill,
    })
    .from(entries)
    .where(and(eq(entries.id, entryId), drafts ? undefined : eq(entries.draft, false)));
  if (!entry) return null;
  const { document, ...period } = entry;
  for (const raw of tilesOf(document)) {
    if (canonicalTileType(raw.type) !== type || !hasId(raw, tileId)) continue;
    const { tile } = readTile(raw);
    if (tile?.type === type) return { tile: tile as TileOf<Type>, ...period };
  }
  return null;
}

/** Whether the content has such a tile, of whatever type, also in a draft. */
export async function knowsTile(db: Executor, entryId: string, tileId: string): Promise<boolean> {
  const [entry] = await db
    .select({ document: entries.document })
    .from(entries)
    .where(eq(entries.id, entryId));
  return entry !== undefined && tilesOf(entry.document).some((raw) => hasId(raw, tileId));
}

function hasId({ id }: Document, tileId: string): boolean {
  return (typeof id === 'string' || typeof id === 'number') && String(id).trim() === tileId;
}
