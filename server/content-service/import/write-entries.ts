import { sql } from 'drizzle-orm';
import { instantOf } from '#app/contract/time.ts';
import { excluded, inChunks, isNew, markChanged, updateOf } from '../db/changed.ts';
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
  const words = new Map<string, string>();
  for (const chunk of inChunks(checked, ENTRIES_A_STATEMENT))
    changes.push(await writeChunk(tx, entries, chunk, words, options));
  await addSearchWords(tx, words);
  await indexEntries(tx);
  return markIfChanged(tx, 'entries', mergeChanges(changes), options.now);
}

/** `table` is the entries table or the staging table; `words` receives the entries' words. */
export async function writeChunk(
  tx: Executor,
  table: typeof entries,
  chunk: readonly ValidatedEntry[],
  words: Map<string, string>,
  { now, timeZone }: ImportOptions,
): Promise<Changes> {
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
  const { id, document, draft, publishFrom, publishTill, updatedAt } = table;
  // Unchanged entries keep updated_at, or every import would invalidate every page.
  const { set, setWhere } = updateOf({ document, draft, publishFrom, publishTill }, updatedAt, now);
  const search = {
    searchText: excluded(table.searchText),
    titleStems: excluded(table.titleStems),
    bodyStems: excluded(table.bodyStems),
  };
  const changedRows = await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: id, set: { ...set, ...search }, setWhere })
    .returning({ name: id, isNew });
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
  const { id, document, publishedAt, position, updatedAt } = wirePosts;
  const { set, setWhere } = updateOf({ document, publishedAt, position }, updatedAt, now);
  // A new post changes the position of all others: an unchanged document keeps its stored value, so that it isn't
  // written to disk again.
  set.document = sql`case when ${document} = ${set.document} then ${document} else ${set.document} end`;
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
      .onConflictDoUpdate({ target: id, set, setWhere })
      .returning({ name: id, isNew });
    changes.push(changesOf(changedRows));
  }
  return markIfChanged(tx, 'wire', mergeChanges(changes), now);
}

export function dateOf(local: string, timeZone: string, edge: 'start' | 'end'): Date | null {
  const instant = instantOf(local, timeZone, edge);
  return instant === null ? null : new Date(instant);
}
