import { count, lte, type SQL } from 'drizzle-orm';
import type { OpenDatabase } from './db/open-database.ts';
import { outgoingMails } from './db/submission-tables.ts';

/** Current values of the content service for metrics. */
export interface ContentGauges {
  connections: { busy: number; idle: number; awaited: number };
  /** Mails in the queue; rejects while the database is down. */
  mailsWaiting(): Promise<number>;
  /** Those that have waited for over half an hour. */
  mailsLate(): Promise<number>;
  /** Mails that this process gave up since its start: refused by the mail server, or tried for 48 hours. */
  mailsGivenUp(): Promise<number>;
  /** Mails written to a folder because no mail server is set; 0 in demo mode, where nobody expects them. */
  mailsToFolder(): Promise<number>;
  /** JavaScript heap of PGlite's worker thread; 0 on Postgres. */
  databaseHeapBytes(): Promise<number>;
}

const LATE_MS = 30 * 60_000;

interface MailCounts {
  toFolder: () => Promise<number>;
  givenUp: () => number;
  now: () => Date;
}

export function contentGauges(
  { db, pool, heapBytes }: OpenDatabase,
  { toFolder, givenUp, now }: MailCounts,
): ContentGauges {
  const mailsWaiting = async (created?: SQL) => {
    const [row] = await db.select({ mails: count() }).from(outgoingMails).where(created);
    return row?.mails ?? 0;
  };
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    connections: { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount },
    databaseHeapBytes: heapBytes,
    mailsToFolder: toFolder,
    mailsWaiting: () => mailsWaiting(),
    mailsLate: () => mailsWaiting(lte(outgoingMails.createdAt, new Date(now().getTime() - LATE_MS))),
    mailsGivenUp: async () => givenUp(),
  };
}
