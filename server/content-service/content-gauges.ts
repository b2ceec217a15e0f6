import { count } from 'drizzle-orm';
import type { OpenDatabase } from './db/open-database.ts';
import { outgoingMails } from './db/submission-tables.ts';

/** How the service stands, for those who watch it. */
export interface ContentGauges {
  connections: { busy: number; idle: number; awaited: number };
  /** Mails that were promised and not yet sent; rejects while the database is away. */
  mailsWaiting(): Promise<number>;
  /** Mails that were written to a folder for want of a mail server; none in demo mode, where nobody waits for them. */
  mailsToFolder(): Promise<number>;
  /** What the embedded database's thread holds in JavaScript; 0 on Postgres. */
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
