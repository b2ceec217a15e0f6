import { sql } from 'drizzle-orm';
import { instantOf } from '#app/contract/time.ts';
import { excluded, inChunks, isNew, markChanged, nextChangeTime } from '../db/changed.ts';
import type { Executor } from '../db/open-database.ts';
import { entries, wirePosts } from '../db/schema.ts';
import { indexEntries } from '../search/index-entries.ts';
import { searchable } from '../search/searchable.ts';
import { addSearchWords } from '../search/word-list.ts';
import type { ValidatedEntry, ValidatedWirePost } from './check-entry.ts';
import type { ImportOptions } from './import-options.ts';
import { type Changes, changesOf, mergeChanges } from './import-report.ts';

/** An entry has up to 1 MB: 500 of them took longer than a statement may. */
const ENTRIES_A_STATEMENT = 50;

export async function writeEntries(
  tx: Executor,
  checked: readonly ValidatedEntry[],
  options: ImportOptions,
): Promise<Changes> {
  const changes: Changes[] = [];
  for (const chunk of inChunks(checked, ENTRIES_A_STATEMENT))
    changes.push(await writeChunk(tx, entries, chunk, options));
  await indexEntries(tx);
  return markIfChanged(tx, 'entries', mergeChanges(changes), options.now);
}

/** `table` is the entries table or the staging table. */
export async function writeChunk(
  tx: Executor,
  table: typeof entries,
  chunk: readonly ValidatedEntry[],
  { now, timeZone }: ImportOptions,
): Promise<Changes> {
  const words = new Map<string, string>();
  const rows = chunk.map(({ id, document, draft, publishFrom, publishTill }) => {
    const { words: found, ...columns } = searchable(document);
    for (const [word, stem] of found) words.set(word, stem);
    return {
      id,
      document,
      draft,
      publishFrom: dateOf(publishFrom, timeZone, 'start'),
      publishTill: dateOf(publishTill, timeZone, 'end'),
      ...columns,
      updatedAt: now,
    };
  });
  const changedRows = await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.id,
      set: {
        document: excluded(entries.document),
        draft: excluded(entries.draft),
        publishFrom: excluded(entries.publishFrom),
        publishTill: excluded(entries.publishTill),
        searchText: excluded(entries.searchText),
        titleStems: excluded(entries.titleStems),
        bodyStems: excluded(entries.bodyStems),
        updatedAt: nextChangeTime(table.updatedAt, now),
      },
      // Unchanged entries keep updated_at, or every import would invalidate every page.
      setWhere: sql`(${table.document}, ${table.draft}, ${table.publishFrom}, ${table.publishTill})
          is distinct from (${excluded(entries.document)}, ${excluded(entries.draft)},
            ${excluded(entries.publishFrom)}, ${excluded(entries.publishTill)})`,
    })
    .returning({ name: table.id, isNew });
  await addSearchWords(tx, words);
  return changesOf(changedRows);
}

export async function markIfChanged(
  tx: Executor,
  key: 'entries' | 'wire',
  changes: Changes,
  now: Date,
): Promise<Changes> {
  const { added, changed, removed } = changes;
  if (added.length + changed.length + removed.length > 0) await markChanged(tx, key, now);
  return changes;
}

export async function writeWire(
  tx: Executor,
  checked: readonly ValidatedWirePost[],
  { now, timeZone }: ImportOptions,
): Promise<Changes> {
  const changes: Changes[] = [];
  for (const chunk of inChunks(checked.map((post, position) => ({ post, position })))) {
    const changedRows = await tx
      .insert(wirePosts)
      .values(
        chunk.map(({ post, position }) => ({
          id: post.id,
          document: post.document,
          publishedAt: dateOf(post.publishTime, timeZone, 'start'),
          position,
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: wirePosts.id,
        set: {
          // A new post moves all others: an unchanged document stays the stored value and isn't written to disk again.
          document: sql`case when ${wirePosts.document} = ${excluded(wirePosts.document)}
            then ${wirePosts.document} else ${excluded(wirePosts.document)} end`,
          publishedAt: excluded(wirePosts.publishedAt),
          position: excluded(wirePosts.position),
          updatedAt: nextChangeTime(wirePosts.updatedAt, now),
        },
        setWhere: sql`(${wirePosts.document}, ${wirePosts.publishedAt}, ${wirePosts.position})
          is distinct from (${excluded(wirePosts.document)}, ${excluded(wirePosts.publishedAt)},
            ${excluded(wirePosts.position)})`,
      })
      .returning({ name: wirePosts.id, isNew });
    changes.push(changesOf(changedRows));
  }
  return markIfChanged(tx, 'wire', mergeChanges(changes), now);
}

export function dateOf(local: string, timeZone: string, edge: 'start' | 'end'): Date | null {
  const instant = instantOf(local, timeZone, edge);
  return instant === null ? null : new Date(instant);
}
