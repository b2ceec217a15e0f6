import { eq } from 'drizzle-orm';
import { errorCode } from '#server/kernel/fault-report.ts';
import { type Answer, invalid } from '#server/kernel/submission-answers.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { submissions } from '../db/submission-tables.ts';

type SubmissionKind = (typeof submissions.$inferSelect)['kind'];

/** What a submission_id was used for: the same id for something else is a fault of the caller, not a repetition. */
export interface SubmissionKey {
  submissionId: string;
  kind: SubmissionKind;
  entryId: string;
  tileId: string;
}

/** The answer that this submission got when it was accepted; null if it never was. */
export async function firstAnswer(db: Executor, key: SubmissionKey): Promise<Answer | null> {
  const [kept] = await db.select().from(submissions).where(eq(submissions.submissionId, key.submissionId));
  if (!kept) return null;
  if (kept.kind !== key.kind || kept.entryId !== key.entryId || kept.tileId !== key.tileId) {
    throw invalid('submission_id');
  }
  return kept.answer as Answer;
}

/**
 * Runs an effect once for each submission_id, however many ask at the same moment and in however many processes, and
 * keeps its answer in the same transaction. The row is claimed before the effect: whoever comes second waits at the
 * primary key until the first is through, and then gets its answer.
 *
 * Only accepted answers are kept: an effect that can't be accepted throws a Refusal, which takes back all of it.
 */
export async function once(
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
    // As the database gives it back, so that a repetition gets the same to the byte.
    return kept ? (kept.answer as Answer) : answer;
  };
  return inTransaction(db, work, undo);
}

const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const TRIES = 4;

/** Takes back what a try did outside the database, where a rollback doesn't reach; nothing where it did nothing. */
export type Undo = () => Promise<void>;

/** Postgres ends one of two transactions that wait for each other; that one simply goes again. */
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
