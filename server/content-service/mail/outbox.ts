import { eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/open-database.ts';
import { outgoingMails } from '../db/submission-tables.ts';
import { type MailMessage, mailMessage } from './mail-message.ts';

export interface WaitingMail {
  id: number;
  createdAt: Date;
  attempts: number;
  /** null if the row is no valid mail. */
  message: MailMessage | null;
}

/** A process claims a mail for this long; after that another may send it. */
export const LEASE_MS = 5 * 60_000;
const MINUTE = 60_000;
/** Between two tries. */
export const WAITS_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE);
/** A mail that would wait longer was queued before the clock was set back. */
const LONGEST_WAIT_MS = Math.max(...WAITS_MS) + MINUTE;

/** Queues a mail in the caller's transaction (transactional outbox). */
export async function enqueueMail(tx: Executor, message: MailMessage, now: Date): Promise<void> {
  await tx.insert(outgoingMails).values({ message, createdAt: now, sendAfter: now });
}

/**
 * Claims due mails, so that no other process sends them too: the least tried first, because one at which the connection
 * breaks keeps those behind it waiting.
 */
export async function claimDueMails(db: Db, now: Date, limit: number): Promise<WaitingMail[]> {
  const claimed = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outgoingMails.id })
      .from(outgoingMails)
      .where(
        or(
          lte(outgoingMails.sendAfter, now),
          gt(outgoingMails.sendAfter, new Date(now.getTime() + LONGEST_WAIT_MS)),
        ),
      )
      .orderBy(outgoingMails.attempts, outgoingMails.sendAfter, outgoingMails.id)
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const rows = await tx
      .update(outgoingMails)
      .set({
        attempts: sql`${outgoingMails.attempts} + 1`,
        sendAfter: new Date(now.getTime() + LEASE_MS),
      })
      .where(inArray(outgoingMails.id, ids))
      .returning();
    return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
  return claimed.map(({ id, createdAt, attempts, message }) => ({
    id,
    createdAt,
    attempts,
    message: mailMessage.safeParse(message).data ?? null,
  }));
}

export async function forgetMail(db: Db, id: number): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

export async function postponeMail(
  db: Db,
  { id, attempts }: WaitingMail,
  sendAfter: Date,
  lastError: string,
): Promise<void> {
  await db.update(outgoingMails).set({ attempts, sendAfter, lastError }).where(eq(outgoingMails.id, id));
}
