import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { markChanged, stateValue } from '../db/changed.ts';
import type { Executor } from '../db/open-database.ts';
import * as schema from '../db/schema.ts';
import { contentState, entries, submissions } from '../db/schema.ts';

/** Prefix of the content source of demo content. */
export const DEMO = 'demo ';

export const contentSource = (db: Executor) => stateValue(db, 'source');

async function isDemoContent(db: Executor): Promise<boolean> {
  return (await contentSource(db))?.startsWith(DEMO) ?? false;
}

export async function isOwnContent(db: Executor): Promise<boolean> {
  const source = await contentSource(db);
  return source !== null && !source.startsWith(DEMO);
}

export interface DemoContent {
  entries: number;
  /** Number of forms and votes sent to it. */
  sent: number;
}

/** Counts of what removing the demo would delete; null if the content is the operator's. */
export async function findDemoContent(db: Executor): Promise<DemoContent | null> {
  if (!(await isDemoContent(db))) return null;
  const count = async (table: typeof entries | typeof submissions) =>
    (await db.select({ count: sql<number>`count(*)::int` }).from(table))[0]?.count ?? 0;
  return { entries: await count(entries), sent: await count(submissions) };
}

/**
 * Truncates all tables but content_state, submissions included: the operator's entries may reuse the demo's ids and
 * would inherit its votes, vouchers and published passwords.
 */
export async function removeDemo(tx: Executor, now: Date): Promise<void> {
  const names = Object.values(schema).flatMap((table) =>
    is(table, PgTable) && table !== contentState ? [sql.identifier(getTableName(table))] : [],
  );
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
  for (const key of ['entries', 'pages', 'levels', 'wire'] as const) await markChanged(tx, key, now);
}
