import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import { DRAFT_LIFETIME_MS } from '#app/contract/upload-rules.ts';
import { errorCode } from '#server/kernel/fault-report.ts';
import { oldFiles } from '#server/kernel/old-files.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { inChunks, stateValue } from '../db/changed.ts';
import { contentState } from '../db/content-tables.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { uploads } from '../db/submission-tables.ts';

type SweepContext = Pick<SubmissionContext, 'db' | 'dataDir' | 'now'>;

/** File in DATA_DIR with the id of the database that the uploads belong to. */
const DATABASE_ID_FILE = 'database-id';

/** Deletes uploads whose save never came. */
export async function deleteUnsavedUploads({ db, dataDir, now }: SweepContext): Promise<void> {
  const before = new Date(now().getTime() - DRAFT_LIFETIME_MS);
  const gone = await db
    .delete(uploads)
    .where(and(isNull(uploads.keptAt), lte(uploads.createdAt, before)))
    .returning({ fileName: uploads.fileName });
  await new UploadFolder(dataDir).remove(gone.map(({ fileName }) => fileName));
}

/** Longer than any upload takes from its first byte to its row in the database. */
const ORPHAN_MS = 60 * 60_000;

/** Removes files without a row: uploads cut short by a crash, or rows deleted by another machine. */
export async function deleteOrphanedFiles({
  db,
  dataDir,
  now,
  log,
}: SweepContext & Pick<SubmissionContext, 'log'>): Promise<void> {
  if (!(await belongsTo(db, dataDir, now()))) {
    log.error(
      `The uploads in DATA_DIR belong to another database, so no orphaned file is deleted. Is DATABASE_URL right? If it is, delete ${resolve(dataDir, DATABASE_ID_FILE)}.`,
    );
    return;
  }
  const folder = new UploadFolder(dataDir);
  const before = now().getTime() - ORPHAN_MS;
  for await (const name of oldFiles(folder.incoming, before)) {
    await rm(join(folder.incoming, name), { force: true });
  }
  const candidates: string[] = [];
  for await (const name of oldFiles(folder.path, before)) candidates.push(name);
  for (const names of inChunks(candidates)) {
    const rows = await uploadsNamed(db, names);
    const known = new Set(rows.map(({ fileName }) => fileName));
    await folder.remove(names.filter((name) => !known.has(name)));
  }
}

export const uploadsNamed = (db: Executor, names: string[]) =>
  db.select({ fileName: uploads.fileName }).from(uploads).where(inArray(uploads.fileName, names));

/**
 * To a wrong or new database all files of riders would look like orphans. So the first one leaves its id in the folder,
 * and no other deletes anything there.
 */
async function belongsTo(db: Db, dataDir: string, now: Date): Promise<boolean> {
  await db
    .insert(contentState)
    .values({ key: 'database id', value: randomUUID(), updatedAt: now })
    .onConflictDoNothing();
  const id = (await stateValue(db, 'database id')) ?? '';
  const file = join(dataDir, DATABASE_ID_FILE);
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
  if (known?.trim()) return known.trim() === id;
  // The file is empty if the disk was full when it was written. On an error it is removed, so that no later run takes
  // half an id for another database's.
  if (known !== null) await rm(file, { force: true });
  await writeFile(file, id, { flag: 'wx' }).catch(async (error: unknown) => {
    if (errorCode(error) === 'EEXIST') return;
    await rm(file, { force: true });
    throw error;
  });
  return (await readFile(file, 'utf8')).trim() === id;
}
