import { setTimeout as pause } from 'node:timers/promises';
import { asc, getTableColumns, getTableName, gt, sql } from 'drizzle-orm';
import { inChunks } from '../db/changed.ts';
import { stagingTable } from '../db/content-tables.ts';
import { rowsInPages } from '../db/in-pages.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { contentState, entries } from '../db/schema.ts';
import { indexEntries } from '../search/index-entries.ts';
import { addSearchWords, unlistedWords } from '../search/word-list.ts';
import type { ValidatedEntry } from './check-entry.ts';
import { ImportRefused } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import { type Changes, mergeChanges } from './import-report.ts';
import { publishedEntry, type RemovedEntry } from './participation.ts';
import { markIfChanged, writeChunk } from './write-entries.ts';

/**
 * On PGlite's single session, riders' requests would wait for the whole of a large import. Its entries are therefore
 * written in batches into a staging table, with pauses for riders' requests; then the tables are swapped.
 */
const next = stagingTable('entries_next') as unknown as typeof entries;
const NEXT = sql.identifier(getTableName(next));

/** Imports with fewer entries aren't staged: they take less than a second. */
export const MIN_STAGED_ENTRIES = 100;
/** Entries per batch, about 0.1 s; each query of a page may wait for one batch. */
const BATCH_SIZE = 20;

export interface StagedEntries {
  changes: Changes;
  /** With `replace`: stored entries that are not in the file. */
  removedEntries: RemovedEntry[];
  /** Words that the word list lacks. */
  words: ReadonlyMap<string, string>;
  /** State of the content before its checks, to detect a concurrent import. */
  version: string;
}

export async function stageEntries(
  db: Db,
  checked: readonly ValidatedEntry[],
  version: string,
  options: ImportOptions,
): Promise<StagedEntries> {
  await dropStaged(db);
  await db.execute(sql`create table ${NEXT} (like ${entries} including all) with (toast_tuple_target = 256)`);
  const removedEntries = await copyStaying(db, checked, options);
  const indexes = await searchIndexes(db);
  const changes: Changes[] = [];
  const words = new Map<string, string>();
  for (const chunk of inChunks(checked, BATCH_SIZE)) {
    options.signal?.throwIfAborted();
    await withPauseAfter(async () => {
      changes.push(await writeChunk(db, next, chunk, words, options));
      await indexEntries(db, indexes);
    });
  }
  return { changes: mergeChanges(changes), removedEntries, words: await unlistedWords(db, words), version };
}

/** Swaps the tables in the import's transaction, so that readers see all of the import or nothing. */
export async function switchToStaged(
  tx: Executor,
  { changes, removedEntries, words, version }: StagedEntries,
  now: Date,
): Promise<Changes> {
  if ((await contentVersion(tx)) !== version)
    throw new ImportRefused([
      'Another import ran at the same time, so this one was cancelled; start it again.',
    ]);
  const { rows } = await tx.execute<{ was: string; is: string }>(sql`
    select old.indexname as is, new.indexname as was from pg_indexes old join pg_indexes new
      on substring(old.indexdef from 'USING.*') = substring(new.indexdef from 'USING.*')
    where old.tablename = ${getTableName(entries)} and new.tablename = ${getTableName(next)}`);
  await addSearchWords(tx, words);
  await indexEntries(tx, []);
  await tx.execute(sql`drop table ${entries}`);
  await tx.execute(sql`alter table ${NEXT} rename to ${sql.identifier(getTableName(entries))}`);
  for (const { was, is } of rows)
    await tx.execute(sql`alter index ${sql.identifier(was)} rename to ${sql.identifier(is)}`);
  return markIfChanged(tx, 'entries', { ...changes, removed: removedEntries.map(({ name }) => name) }, now);
}

export async function dropStaged(db: Db): Promise<void> {
  await db.execute(sql`drop table if exists ${NEXT}`);
}

/** Copies the stored entries that stay to the staging table; returns those that are removed. */
async function copyStaying(
  db: Db,
  checked: readonly ValidatedEntry[],
  { replace, signal }: ImportOptions,
): Promise<RemovedEntry[]> {
  const coming = new Set(checked.map(({ id }) => id));
  const rows = rowsInPages<RemovedEntry>(
    (last) =>
      db
        .select({ name: entries.id, ...publishedEntry })
        .from(entries)
        .where(last && gt(entries.id, last.name))
        .orderBy(asc(entries.id))
        .limit(BATCH_SIZE),
    BATCH_SIZE,
  );
  const removedEntries: RemovedEntry[] = [];
  const staying: string[] = [];
  for await (const row of rows) {
    if (replace && !coming.has(row.name)) removedEntries.push(row);
    else staying.push(row.name);
  }
  const columns = sql.join(
    Object.values(getTableColumns(entries)).flatMap(({ name, generated }) =>
      generated ? [] : [sql.identifier(name)],
    ),
    sql`, `,
  );
  for (const chunk of inChunks(staying, BATCH_SIZE)) {
    signal?.throwIfAborted();
    await withPauseAfter(() =>
      db.execute(
        sql`insert into ${NEXT} (${columns}) select ${columns} from ${entries} where ${oneOf(entries.id, chunk)}`,
      ),
    );
  }
  return removedEntries;
}

/** Runs the work, then pauses for as long as it took, so that riders get half of the database's time. */
async function withPauseAfter(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  await pause(performance.now() - start);
}

async function searchIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes
      where tablename = ${getTableName(next)} and indexdef like '%USING gin%'`,
  );
  return rows.map(({ name }) => name);
}

export async function contentVersion(db: Executor): Promise<string> {
  const rows = await db.select().from(contentState).orderBy(asc(contentState.key));
  return JSON.stringify(rows.filter(({ key }) => key === 'entries' || key === 'source'));
}
