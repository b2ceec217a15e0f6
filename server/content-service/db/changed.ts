import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './open-database.ts';
import { contentState } from './schema.ts';

/** Keys of content_state: facts that no other row records, such as the time of the last removal. */
export type StateKey = 'entries' | 'pages' | 'levels' | 'wire' | 'source';

/**
 * The time of a change for Last-Modified, at least one second after the previous change: the header has whole seconds,
 * and two imports within a second would look like one.
 */
function nextChangeTime(previous: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${previous} + interval '1 second')`;
}

/** Records the time of an insert or a removal of this kind: after a removal no row has it. */
export async function markChanged(tx: Executor, key: StateKey, now: Date): Promise<void> {
  await tx
    .insert(contentState)
    .values({ key, value: '', updatedAt: now })
    .onConflictDoUpdate({
      target: contentState.key,
      set: { updatedAt: nextChangeTime(contentState.updatedAt, now) },
    });
}

export async function stateValue(db: Executor, key: string): Promise<string | null> {
  const [row] = await db
    .select({ value: contentState.value })
    .from(contentState)
    .where(eq(contentState.key, key));
  return row?.value ?? null;
}

export async function setState(tx: Executor, key: string, value: string, updatedAt: Date): Promise<void> {
  await tx
    .insert(contentState)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: contentState.key, set: { value, updatedAt } });
}

/** Postgres takes 65535 parameters a statement. */
export function inChunks<Row>(rows: readonly Row[], size = 500): Row[][] {
  const chunks: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) chunks.push(rows.slice(from, from + size));
  return chunks;
}

/** In the `returning` of an upsert: whether the row was not there before. */
export const isNew = sql<boolean>`(xmax = 0)`;

/** In an upsert's update: the value that the insert would have written. */
export function excluded(column: AnyPgColumn): SQL {
  return sql.raw(`excluded."${column.name}"`);
}

/** An upsert's update of these columns, where one of them differs: unchanged rows keep updated_at. */
export function updateOf(columns: Record<string, AnyPgColumn>, updatedAt: AnyPgColumn, now: Date) {
  const set: Record<string, SQL> = { updatedAt: nextChangeTime(updatedAt, now) };
  for (const [name, column] of Object.entries(columns)) set[name] = excluded(column);
  const all = Object.values(columns);
  const old = sql.join(all, sql`, `);
  const given = sql.join(all.map(excluded), sql`, `);
  return { set, setWhere: sql`(${old}) is distinct from (${given})` };
}
