import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, gt, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { oldFiles } from '../../kernel/old-files.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import type { Clock } from '../content/archive.ts';
import { inTransaction } from '../core/idempotency.ts';
import { ofTile } from '../db/of-tile.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { outgoingMails, uploads } from '../db/schema.ts';
import { outboxIn } from '../mail/unsent-mails.ts';
import { type DueTile, findDue, keptMeanwhile, sentence, TABLES } from './retention-due.ts';
import { shortMessage } from './short-message.ts';

export interface RetentionReport {
  participations: number;
  uploads: number;
  mails: number;
  /** A sentence for each tile whose data must still be kept. */
  kept: string[];
  /** A sentence for each tile whose data could not be deleted. */
  failed: string[];
}

const DAY_MS = 24 * 3_600_000;
/**
 * Unsent mails are kept at least this long: the queue retries them, and those in the folder may be sent once a mail
 * server is configured.
 */
const MAILS_WAIT_DAYS = 30;
/** Participations a statement, about 0.1 s: 200,000 took 2.3 s on a fast disk, and may take no more than 15 s. */
const BATCH = 5000;

/**
 * Deletes personal data tile by tile: form data and files, that many days after the tile's end or once it is closed,
 * and mails of that age, but at least 30 days old. The rows stay, so that places, prizes and vouchers stay counted; the
 * same e-mail address may then take part again. Stored responses and hashes of confirmation links stay too: they hold
 * no form data, and a repeated submission_id (a browser keeps its key for votes for more than a year) must get the same
 * response.
 */
export async function deletePersonalData(
  db: Db,
  dataDir: string,
  days: number,
  clock: Clock,
): Promise<RetentionReport> {
  const { due, kept } = await findDue(db, days, clock);
  const report: RetentionReport = { participations: 0, uploads: 0, mails: 0, kept, failed: [] };
  for (const tile of due) {
    try {
      let after: number | null = 0;
      while (after !== null) after = await clearBatch({ db, dataDir, days, clock, report }, tile, after);
    } catch (error) {
      report.failed.push(sentence(tile, `could not be cleared: ${shortMessage(error)}`));
    }
  }
  const before = new Date(clock.now.getTime() - Math.max(days, MAILS_WAIT_DAYS) * DAY_MS);
  const mails = await db
    .delete(outgoingMails)
    .where(lt(outgoingMails.createdAt, before))
    .returning({ id: outgoingMails.id });
  const outbox = outboxIn(dataDir);
  report.mails = mails.length;
  for await (const name of oldFiles(outbox, before.getTime())) {
    await rm(join(outbox, name), { force: true });
    report.mails += 1;
  }
  return report;
}

interface Retention {
  db: Db;
  dataDir: string;
  days: number;
  clock: Clock;
  report: RetentionReport;
}

/** Clears the tile's next participations. Returns the id of the last one, null if there are no more. */
async function clearBatch(
  { db, dataDir, days, clock, report }: Retention,
  tile: DueTile,
  after: number,
): Promise<number | null> {
  const table = TABLES[tile.kind];
  const isDue = and(ofTile(table, tile), tile.closedAt ? lte(table.createdAt, tile.closedAt) : undefined);
  const { reason, ids, cleared, files } = await inTransaction(db, async (tx) => {
    const reason = await keptMeanwhile(tx, tile, days, clock);
    if (reason !== null) return { reason, ids: [], cleared: 0, files: [] };
    const batch = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(isDue, gt(table.id, after)))
      .orderBy(table.id)
      .limit(BATCH);
    const ids = batch.map(({ id }) => id);
    return { reason, ids, ...(await clearData(tx, table, inArray(table.id, ids))) };
  });
  if (reason !== null) report.kept.push(reason);
  report.participations += cleared;
  try {
    await new UploadFolder(dataDir).remove(files);
    report.uploads += files.length;
  } catch (error) {
    // Their rows are gone: the service deletes them as orphans within hours.
    report.failed.push(sentence(tile, `has files that could not be removed: ${shortMessage(error)}`));
  }
  return ids.length === BATCH ? (ids.at(-1) ?? null) : null;
}

/** Empties these participations, whose rows stay. Returns how many, and the files to delete. */
export async function clearData(
  tx: Executor,
  table: (typeof TABLES)[keyof typeof TABLES],
  which: SQL | undefined,
): Promise<{ cleared: number; files: string[] }> {
  const gone = await tx
    .delete(uploads)
    .where(inArray(uploads.submissionId, tx.select({ id: table.submissionId }).from(table).where(which)))
    .returning({ fileName: uploads.fileName });
  const cleared = await tx
    .update(table)
    .set({ data: {}, emailNormalised: null })
    .where(and(which, or(isNotNull(table.emailNormalised), ne(table.data, sql`'{}'::jsonb`))))
    .returning({ id: table.id });
  return { cleared: cleared.length, files: gone.map(({ fileName }) => fileName) };
}
