import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Document } from '../core/document.ts';
import type { StateKey } from '../db/changed.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { contentState, entries, wirePosts } from '../db/schema.ts';
import type { ArchiveSpan } from './archive-window.ts';
import type { Lifetime } from './visibility.ts';

/** The entry ids of a stored position; none of a wire block, which shows the wire posts. */
export function entryIds(position: Document): string[] {
  if (position.type === 'dpaheadlines') return [];
  return Array.isArray(position.entries) ? position.entries.map(String) : [];
}

export interface StoredLifetime extends Lifetime {
  id: string;
}

export interface StoredEntry extends StoredLifetime {
  document: Document;
}

const lifetime = {
  id: entries.id,
  draft: entries.draft,
  publishFrom: entries.publishFrom,
  publishTill: entries.publishTill,
  updatedAt: entries.updatedAt,
};

export async function loadEntries(db: Executor, ids: readonly string[]): Promise<Map<string, StoredEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ ...lifetime, document: entries.document })
    .from(entries)
    .where(oneOf(entries.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function loadLifetimes(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, StoredLifetime>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(lifetime)
    .from(entries)
    .where(oneOf(entries.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function loadEntry(db: Executor, id: string): Promise<StoredEntry | null> {
  return (await loadEntries(db, [id])).get(id) ?? null;
}

/** Entries published in that span, newest first. */
export async function loadPublishedIn(db: Executor, span: ArchiveSpan): Promise<StoredLifetime[]> {
  return db
    .select(lifetime)
    .from(entries)
    .where(
      and(eq(entries.draft, false), gte(entries.publishFrom, span.from), lt(entries.publishFrom, span.till)),
    )
    .orderBy(desc(entries.publishFrom), desc(entries.id));
}

export type StoredWirePost = typeof wirePosts.$inferSelect;

export async function loadWirePost(db: Executor, id: string): Promise<StoredWirePost | null> {
  const [row] = await db.select().from(wirePosts).where(eq(wirePosts.id, id));
  return row ?? null;
}

export async function changedAt(db: Executor, keys: readonly StateKey[]): Promise<Date[]> {
  const rows = await db
    .select({ updatedAt: contentState.updatedAt })
    .from(contentState)
    .where(inArray(contentState.key, [...keys]));
  return rows.map((row) => row.updatedAt);
}
