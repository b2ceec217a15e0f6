import { asc, gt, sql } from 'drizzle-orm';
import { setState, stateValue } from '../db/changed.ts';
import { takeImportLock } from '../db/import-lock.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { entries, searchWords } from '../db/schema.ts';
import { indexEntries } from './index-entries.ts';
import { searchable } from './searchable.ts';
import { addSearchWords } from './word-list.ts';

/** Version of the search columns; increase it with every change to the output of searchable.ts. */
const RECIPE = 6;
const BATCH = 200;

/** Rebuilds the search columns if an earlier version of this program wrote them. Runs at every start. */
export async function renewSearchIndex(db: Db, now: Date): Promise<void> {
  if (await isUpToDate(db)) return;
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    if (await isUpToDate(tx)) return;
    // The word list too, because the earlier version may have made other stems.
    await tx.delete(searchWords);
    for (let last = ''; ; ) {
      const batch = await tx
        .select({ id: entries.id, document: entries.document })
        .from(entries)
        .where(gt(entries.id, last))
        .orderBy(asc(entries.id))
        .limit(BATCH);
      await write(tx, batch);
      last = batch.at(-1)?.id ?? '';
      if (batch.length < BATCH) break;
    }
    await indexEntries(tx);
    await setState(tx, 'search', String(RECIPE), now);
  });
}

/**
 * True also if a newer version wrote them: during a rolling update an old node may restart and must not rebuild them.
 */
async function isUpToDate(db: Executor): Promise<boolean> {
  return Number(await stateValue(db, 'search')) >= RECIPE;
}

/** One UPDATE per 200 entries: a statement for each of ten thousand would delay the start by minutes. */
async function write(
  tx: Executor,
  batch: Pick<typeof entries.$inferSelect, 'id' | 'document'>[],
): Promise<void> {
  const made = batch.map(({ id, document }) => ({ id, ...searchable(document) }));
  await addSearchWords(tx, new Map(made.flatMap(({ words }) => [...words])));
  const rows = made.map(({ words: _, ...row }) => row);
  await tx.execute(sql`
    update ${entries}
    set search_text = made."searchText", title_stems = made."titleStems", body_stems = made."bodyStems"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as made(id text, "searchText" text, "titleStems" text, "bodyStems" text)
    where ${entries.id} = made.id`);
}
