import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './open-database.ts';
import { contentState } from './schema.ts';

/** Facts about the content as a whole that no row is left to tell, such as the time of the last removal. */
export type StateKey = 'entries' | 'pages' | 'levels' | 'wire' | 'source';

/**
 * The time of a change as Last-Modified can tell it: whole seconds, and always later than the change before, or two
 * imports within a second would look like one.
 */
export function laterThan(previous: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${previous} + interval '1 second')`;
}

/** Records the time of an insert or a removal of this kind: after a removal no row has it. */
export async function markChanged(tx: Executor, key: StateKey, now: Date): Promise<void> {
  await tx
    .insert(contentState)
    .values({ key, value: '', updatedAt: now })
    .onConflictDoUpdate({
      target: contentState.key,
      set: { updatedAt: laterThan(contentState.updatedAt, now) },
    });
}

/** Postgres takes 65535 parameters a statement. */
export function inChunks<Row>(rows: readonly Row[], size = 500): Row[][] {
  const chunks: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) chunks.push(rows.slice(from, from + size));
  return chunks;
}

/** In the `returning` of an upsert: whether the row was not there before. */
export const isNew = sql<boolean>`(xmax = 0)`;

/** The value that an insert would have written, for the update of a row that is there already. */
export function excluded(column: AnyPgColumn): SQL {
  return sql.raw(`excluded."${column.name}"`);
}
