import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import { KEPT_BEFORE_SAVE_MS } from '#server/uploads/upload-limits.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { uploads } from '../db/submission-tables.ts';

type SweepContext = Pick<SubmissionContext, 'db' | 'dataDir' | 'now'>;

/** Deletes uploads whose save never came. */
export async function deleteUnsavedUploads({ db, dataDir, now }: SweepContext): Promise<number> {
  const before = new Date(now().getTime() - KEPT_BEFORE_SAVE_MS);
  const gone = await db
    .delete(uploads)
    .where(and(isNull(uploads.keptAt), lte(uploads.createdAt, before)))
    .returning({ fileName: uploads.fileName });
  await new UploadFolder(dataDir).remove(gone.map(({ fileName }) => fileName));
  return gone.length;
}

/** Longer than any upload takes from its first byte to its row in the database. */
const ORPHAN_MS = 60 * 60_000;
const CHUNK = 500;

/** Removes files without a row: uploads cut short by a crash, or rows deleted by another machine. */
export async function deleteOrphanedFiles({ db, dataDir, now }: SweepContext): Promise<number> {
  const folder = new UploadFolder(dataDir);
  const before = now().getTime() - ORPHAN_MS;
  const unfinished = await oldFiles(folder.incoming, before);
  for (const name of unfinished) await rm(join(folder.incoming, name), { force: true });
  const candidates = await oldFiles(folder.path, before);
  let removed = unfinished.length;
  for (let start = 0; start < candidates.length; start += CHUNK) {
    const names = candidates.slice(start, start + CHUNK);
    const rows = await db
      .select({ fileName: uploads.fileName })
      .from(uploads)
      .where(inArray(uploads.fileName, names));
    const known = new Set(rows.map(({ fileName }) => fileName));
    const orphans = names.filter((name) => !known.has(name));
    await folder.remove(orphans);
    removed += orphans.length;
  }
  return removed;
}

async function oldFiles(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const { mtimeMs } = await stat(join(folder, entry.name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) old.push(entry.name);
  }
  return old;
}
