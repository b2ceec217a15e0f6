import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/open-database.ts';
import { outgoingMails, uploads } from '../db/schema.ts';
import { outboxIn } from '../mail/unsent-mails.ts';
import { type Clock, type DuePlace, findDue, TABLES } from './retention-due.ts';

export interface RetentionReport {
  participations: number;
  uploads: number;
  mails: number;
  /** A sentence for each tile whose data have to wait. */
  kept: string[];
}

const DAY_MS = 24 * 3_600_000;
/** Of these mails none was sent yet: they wait, or lie in the folder until somebody names a mail server. */
const MAILS_WAIT_DAYS = 30;

/**
 * Deletes personal data, tile by tile: what forms held and their files, so many days after the tile has ended or as soon as
 * it was closed; and mails so many days old, but 30 at least. That somebody took part stays, so that places, prizes and
 * vouchers stay counted; their e-mail address may then take part again. First answers and the hashes of confirmation links stay too:
 * they hold nothing that a rider typed, and whoever comes again (a vote's submission_id is derived from a key that a
 * browser keeps for more than a year) must get the same answer again.
 */
export async function deletePersonalData(
  db: Db,
  dataDir: string,
  days: number,
  clock: Clock,
): Promise<RetentionReport> {
  const { due, kept } = await findDue(db, days, clock);
  const report: RetentionReport = { participations: 0, uploads: 0, mails: 0, kept };
  for (const place of due) {
    const { cleared, files } = await db.transaction((tx) => clearPlace(tx, place));
    for (const file of files) await rm(join(dataDir, 'uploads-received', file), { force: true });
    report.participations += cleared;
    report.uploads += files.length;
  }
  const before = new Date(clock.now.getTime() - Math.max(days, MAILS_WAIT_DAYS) * DAY_MS);
  const mails = await db
    .delete(outgoingMails)
    .where(lt(outgoingMails.createdAt, before))
    .returning({ id: outgoingMails.id });
  report.mails = mails.length + (await removeOldFiles(outboxIn(dataDir), before));
  return report;
}

async function clearPlace(tx: Executor, { kind, entryId, tileId, closedAt }: DuePlace) {
  const table = TABLES[kind];
  const isDue = and(
    eq(table.entryId, entryId),
    eq(table.tileId, tileId),
    closedAt ? lte(table.createdAt, closedAt) : undefined,
  );
  const gone = await tx
    .delete(uploads)
    .where(inArray(uploads.submissionId, tx.select({ id: table.submissionId }).from(table).where(isDue)))
    .returning({ fileName: uploads.fileName });
  const cleared = await tx
    .update(table)
    .set({ data: {}, emailNormalised: null })
    .where(and(isDue, or(isNotNull(table.emailNormalised), ne(table.data, sql`'{}'::jsonb`))))
    .returning({ id: table.id });
  return { cleared: cleared.length, files: gone.map(({ fileName }) => fileName) };
}

async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (!about?.isFile() || about.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
