import { count } from 'drizzle-orm';
import type { OpenDatabase } from './db/open-database.ts';
import { outgoingMails } from './db/submission-tables.ts';

/** Current values of the content service for metrics. */
export interface ContentGauges {
  connections: { busy: number; idle: number; awaited: number };
  /** Mails in the queue; rejects while the database is down. */
  mailsWaiting(): Promise<number>;
  /** Mails written to a folder because no mail server is set; 0 in demo mode, where nobody waits for them. */
  mailsToFolder(): Promise<number>;
  /** JavaScript heap of PGlite's worker thread; 0 on Postgres. */
  databaseHeapBytes(): Promise<number>;
}

export function contentGauges(
  { db, pool, heapBytes }: OpenDatabase,
  mailsToFolder: () => Promise<number>,
): ContentGauges {
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    connections: { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount },
    databaseHeapBytes: heapBytes,
    mailsToFolder,
    async mailsWaiting() {
      const [row] = await db.select({ mails: count() }).from(outgoingMails);
      return row?.mails ?? 0;
    },
  };
}
