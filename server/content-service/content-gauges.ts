import { count, lte, type SQL } from 'drizzle-orm';
import type { OpenDatabase } from './db/open-database.ts';
import { outgoingMails } from './db/submission-tables.ts';

const LATE_MS = 30 * 60_000;

interface MailCounts {
  toFolder: () => Promise<number>;
  givenUp: () => number;
  now: () => Date;
}

/** Current values of the content service for metrics; those from the database reject while it is down. */
export function contentGauges({ db, pool, heapBytes }: OpenDatabase, { toFolder, givenUp, now }: MailCounts) {
  const mailsWaiting = async (created?: SQL) => {
    const [row] = await db.select({ mails: count() }).from(outgoingMails).where(created);
    return row?.mails ?? 0;
  };
  return {
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    databaseHeapBytes: heapBytes,
    mailsToFolder: toFolder,
    mailsWaiting: () => mailsWaiting(),
    mailsLate: () => mailsWaiting(lte(outgoingMails.createdAt, new Date(now().getTime() - LATE_MS))),
    mailsGivenUp: async () => givenUp(),
  };
}
