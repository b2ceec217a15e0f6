import { count } from 'drizzle-orm';
import type { OpenDatabase } from './db/open-database.ts';
import { outgoingMails } from './db/submission-tables.ts';

/** How the service stands, for those who watch it. */
export interface ContentStandings {
  connections: { busy: number; idle: number; awaited: number };
  /** Mails that were promised and not yet sent; rejects while the database is away. */
  mailsWaiting(): Promise<number>;
}

export function contentStandings({ db, pool }: OpenDatabase): ContentStandings {
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    connections: { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount },
    async mailsWaiting() {
      const [row] = await db.select({ mails: count() }).from(outgoingMails);
      return row?.mails ?? 0;
    },
  };
}
