import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/open-database.ts';
import { contentState } from '../db/schema.ts';
import { readImportFile } from './check-file.ts';
import { Faults, ImportRefused } from './faults.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { findLooseEnds } from './loose-ends.ts';
import { removeOthers } from './remove-others.ts';
import { writeEntries, writeWire } from './write-entries.ts';
import { writeLevels, writePages } from './write-pages.ts';
import { writePrizes, writeVotes, writeVouchers } from './write-prizes.ts';

export interface ImportOptions {
  now: Date;
  timeZone: string;
  /** Content that the file doesn't hold goes; what riders sent never does. */
  replace?: boolean;
  /** Whose content it is from now on, kept to tell an editor's from the demo's. */
  source: string;
}

export interface ImportReport {
  entries: number;
  pages: number;
  levels: number;
  wire: number;
}

/**
 * Checks the file in full, also against what is there already (a page may name an entry that isn't), and only then
 * writes it, all or nothing.
 */
export async function importContent(db: Db, raw: unknown, options: ImportOptions): Promise<ImportReport> {
  const faults = new Faults();
  const file = readImportFile(raw, faults);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    await findLooseEnds(tx, file, options, faults);
    if (faults.list.length > 0) throw new ImportRefused(faults.list);
    await writeLevels(tx, file.levels, options);
    await writeEntries(tx, file.entries, options);
    await writeWire(tx, file.wire, options);
    await writePages(tx, file.pages, options);
    if (options.replace) await removeOthers(tx, file, options);
    await writePrizes(tx, file.prizes);
    await writeVouchers(tx, file.vouchers, options);
    await writeVotes(tx, file.votes);
    await remember(tx, options);
    return {
      entries: file.entries.length,
      pages: file.pages.length,
      levels: file.levels.length,
      wire: file.wire.length,
    };
  });
}

async function remember(tx: Executor, { source, now }: ImportOptions): Promise<void> {
  await tx
    .insert(contentState)
    .values({ key: 'source', value: source, updatedAt: now })
    .onConflictDoUpdate({ target: contentState.key, set: { value: source, updatedAt: now } });
}
