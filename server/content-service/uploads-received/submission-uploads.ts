import { and, eq, sql } from 'drizzle-orm';
import type { Medium } from '#app/contract/upload-rules.ts';
import type { Executor } from '../db/open-database.ts';
import { uploads } from '../db/submission-tables.ts';

/**
 * The uploads of one submission_id. A save and its uploads may arrive in any order and concurrently: read-and-change
 * runs under a lock that is held until the transaction ends.
 */
export async function lockUploads(tx: Executor, submissionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${submissionId}`}, 0))`);
}

/** Marks uploads that the tile asks for as belonging to the save; the rest is swept. Returns their number. */
export async function keepUploads(
  tx: Executor,
  submissionId: string,
  medium: Medium,
  now: Date,
): Promise<number> {
  const kept = await tx
    .update(uploads)
    .set({ keptAt: now })
    .where(and(eq(uploads.submissionId, submissionId), eq(uploads.medium, medium)))
    .returning({ id: uploads.id });
  return kept.length;
}

export async function storedUploads(db: Executor, submissionId: string) {
  return db.select().from(uploads).where(eq(uploads.submissionId, submissionId));
}
