import { eq } from 'drizzle-orm';
import { errorCode } from '#server/kernel/fault-report.ts';
import { type Answer, invalid } from '#server/kernel/submission-answers.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { submissions } from '../db/submission-tables.ts';

/** Identifies a submission. Reusing its submission_id for another tile or kind is an error, not a repetition. */
export type SubmissionKey = Omit<typeof submissions.$inferSelect, 'answer' | 'createdAt'>;

/** The stored response of an accepted submission; null if there is none. */
export async function firstAnswer(db: Executor, key: SubmissionKey): Promise<Answer | null> {
  const [kept] = await db.select().from(submissions).where(eq(submissions.submissionId, key.submissionId));
  if (!kept) return null;
  if (kept.kind !== key.kind || kept.entryId !== key.entryId || kept.tileId !== key.tileId) {
    throw invalid('submission_id');
  }
  return kept.answer as Answer;
}

/**
 * Runs an effect once per submission_id, across concurrent calls and processes, and stores its response in the same
 * transaction. The row is inserted before the effect: a second call waits at the primary key until the first has
 * committed and then gets the stored response.
 *
 * Only accepted responses are stored: a Refusal rolls back everything.
 */
export async function idempotent(
  db: Db,
  key: SubmissionKey,
  now: Date,
  effect: (tx: Executor) => Promise<Answer>,
  undo?: Undo,
): Promise<Answer> {
  const work = async (tx: Executor) => {
    const claimed = await tx
      .insert(submissions)
      .values({ ...key, answer: {}, createdAt: now })
      .onConflictDoNothing()
      .returning({ submissionId: submissions.submissionId });
    if (claimed.length === 0) {
      const first = await firstAnswer(tx, key);
      if (first) return first;
      throw new Error('A submission disappeared between its claim and its answer.');
    }
    const answer = await effect(tx);
    const [kept] = await tx
      .update(submissions)
      .set({ answer })
      .where(eq(submissions.submissionId, key.submissionId))
      .returning({ answer: submissions.answer });
    // Read back from jsonb, so that the first response has the same bytes as its repetitions.
    return kept ? (kept.answer as Answer) : answer;
  };
  return inTransaction(db, work, undo);
}

const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const TRIES = 4;

/** Undoes a try's effects outside the database, which a rollback doesn't reach. */
export type Undo = () => Promise<void>;

/** A transaction that Postgres aborted because of a deadlock is tried again. */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Executor) => Promise<Result>,
  undo?: Undo,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      await undo?.();
      if (attempt === TRIES || !WORTH_ANOTHER_TRY.has(errorCode(error) ?? '')) throw error;
    }
  }
}
