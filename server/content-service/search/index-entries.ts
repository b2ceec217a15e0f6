import { sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';

const WORD_INDEXES = ['search_words_parts', 'search_words_ends'];
const ENTRY_INDEXES = ['entries_search', 'entries_title_search'];

/**
 * Flushes the pending lists of the GIN indexes. Postgres leaves that to autovacuum, which PGlite lacks, and every
 * search reads a pending list in full. Returns the number of pages flushed.
 */
export async function indexEntries(tx: Executor, entryIndexes = ENTRY_INDEXES): Promise<number> {
  const { rows } = await tx.execute<{ pages: string }>(
    sql`select sum(gin_clean_pending_list(name::regclass)) as pages
      from json_array_elements_text(${JSON.stringify([...entryIndexes, ...WORD_INDEXES])}::json) name`,
  );
  return Number(rows[0]?.pages ?? 0);
}
