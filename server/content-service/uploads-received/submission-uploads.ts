import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Medium } from '../../uploads/check-file.ts';
import type { Executor } from '../db/open-database.ts';
import { uploads } from '../db/submission-tables.ts';

/**
 * What was uploaded under one submission_id. A save and the uploads that belong to it may arrive in any order and at the
 * same moment: whoever looks at them and then changes them holds their lock until the transaction ends.
 */
export async function lockUploads(tx: Executor, submissionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${submissionId}`}, 0))`);
}

/** Keeps what arrived before its save, if it is what the tile asks for; the rest is swept. Gives how many are kept. */
export async function keepUploads(
  tx: Executor,
  submissionId: string,
  medium: Medium,
  now: Date,
): Promise<number> {
  const kept = await tx
    .update(uploads)
    .set({ keptAt: now })
    .where(and(eq(uploads.submissionId, submissionId), eq(uploads.medium, medium), isNull(uploads.keptAt)))
    .returning({ id: uploads.id });
  return kept.length;
}

export async function countUploads(db: Executor, submissionId: string): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(uploads)
    .where(eq(uploads.submissionId, submissionId));
  return row?.files ?? 0;
}
