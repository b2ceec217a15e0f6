import { asc, eq, gt, sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../db/import-lock.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { contentState, entries } from '../db/schema.ts';
import { searchable } from './searchable.ts';
import { learnWords } from './word-list.ts';

/** Goes up with every change of what searchable.ts makes of a text. */
const RECIPE = '1';
const BATCH = 200;

/** Makes the search's columns anew where an earlier version of this program made them. Runs at every start. */
export async function renewSearchIndex(db: Db, now: Date): Promise<void> {
  if ((await recipeOf(db)) === RECIPE) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    if ((await recipeOf(tx)) === RECIPE) return;
    for (let last = ''; ; ) {
      const batch = await tx
        .select({ id: entries.id, document: entries.document })
        .from(entries)
        .where(gt(entries.id, last))
        .orderBy(asc(entries.id))
        .limit(BATCH);
      for (const { id, document } of batch) {
        const { words, ...columns } = searchable(document);
        await learnWords(tx, words);
        await tx.update(entries).set(columns).where(eq(entries.id, id));
      }
      last = batch.at(-1)?.id ?? '';
      if (batch.length < BATCH) break;
    }
    await tx
      .insert(contentState)
      .values({ key: 'search', value: RECIPE, updatedAt: now })
      .onConflictDoUpdate({ target: contentState.key, set: { value: RECIPE, updatedAt: now } });
  });
}

async function recipeOf(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ value: contentState.value })
    .from(contentState)
    .where(eq(contentState.key, 'search'));
  return row?.value ?? null;
}
