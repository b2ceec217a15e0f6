import { and, eq, inArray, isNull } from 'drizzle-orm';
import { MAX_FILES, type Medium } from '#app/contract/upload-rules.ts';
import { invalid, refusal } from '#server/kernel/submission-answers.ts';
import type { CheckedFile } from '../../uploads/check-file.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries, uploads } from '../db/submission-tables.ts';
import { lockUploads, storedUploads } from './submission-uploads.ts';

export interface Upload {
  submissionId: string;
  /** Whether the sender named the file's hash: only then is the same file again a repetition, else a duplicate. */
  named: boolean;
  /** Hashes of the file as uploaded and as stored. */
  sha256: string;
  contentSha256: string;
  file: CheckedFile;
}

/**
 * Adds a checked file to its submission's uploads, before or after the save. Returns the files to delete: the new one
 * if it was a repetition, or the video that it replaces.
 */
export function storeUpload(context: SubmissionContext, upload: Upload): Promise<string[]> {
  const { submissionId, sha256, contentSha256, file } = upload;
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    await lockUploads(tx, submissionId);
    const there = await storedUploads(tx, submissionId);
    if (there.some((row) => row.sha256 === sha256)) {
      if (!upload.named) throw refusal('DUPLICATE');
      return [file.fileName];
    }
    if (there.some((row) => row.contentSha256 === contentSha256)) throw refusal('DUPLICATE');
    const saved = await requireWanted(tx, submissionId, file.medium);
    // Only the last video of a submission is kept.
    const replaced = file.medium === 'video' ? there.filter((row) => row.medium === 'video') : [];
    if (there.length - replaced.length >= MAX_FILES) throw refusal('TOO MANY');
    if (replaced.length > 0) {
      const ids = replaced.map(({ id }) => id);
      await tx.delete(uploads).where(inArray(uploads.id, ids));
    }
    // With a new file the half hour until the save begins anew for those of its kind, so that none is swept while
    // another is sent: with five at most 2.5 hours. A repetition renews nothing.
    await tx
      .update(uploads)
      .set({ createdAt: now })
      .where(
        and(eq(uploads.submissionId, submissionId), eq(uploads.medium, file.medium), isNull(uploads.keptAt)),
      );
    await tx.insert(uploads).values({
      submissionId,
      sha256,
      contentSha256,
      fileName: file.fileName,
      medium: file.medium,
      mimeType: file.mime,
      bytes: file.bytes,
      seconds: file.seconds,
      createdAt: now,
      keptAt: saved ? now : null,
    });
    return replaced.map(({ fileName }) => fileName);
  });
}

/** After the save, refuses media that the tile doesn't ask for. Returns false before it: the save will then decide. */
async function requireWanted(tx: Executor, submissionId: string, medium: Medium): Promise<boolean> {
  const [saved] = await tx
    .select({ entryId: actionEntries.entryId, tileId: actionEntries.tileId })
    .from(actionEntries)
    .where(eq(actionEntries.submissionId, submissionId))
    // Locks the participation until the file's row is written: if it expires, the file is then deleted with it.
    .for('share');
  if (!saved) return false;
  const found = await findTile(tx, 'action', saved.entryId, saved.tileId);
  if (!found || found.tile.imageupload === 'none') throw invalid('submission_id');
  if (found.tile.uploadmedium !== medium) throw refusal('WRONG TYPE');
  return true;
}
