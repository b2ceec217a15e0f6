import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { oldFiles } from '../../kernel/old-files.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import type { Clock } from '../content/archive.ts';
import { inTransaction } from '../core/idempotency.ts';
import { ofTile } from '../db/of-tile.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { outgoingMails, uploads } from '../db/schema.ts';
import { outboxIn } from '../mail/unsent-mails.ts';
import { type DueTile, findDue, keptMeanwhile, TABLES } from './retention-due.ts';

export interface RetentionReport {
  participations: number;
  uploads: number;
  mails: number;
  /** A sentence for each tile whose data must still be kept. */
  kept: string[];
}

const DAY_MS = 24 * 3_600_000;
/**
 * Unsent mails are kept at least this long: the queue retries them, and those in the folder may be sent once a mail
 * server is configured.
 */
const MAILS_WAIT_DAYS = 30;

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
  const report: RetentionReport = { participations: 0, uploads: 0, mails: 0, kept };
  for (const tile of due) {
    const { cleared, files, reason } = await inTransaction(db, async (tx) => {
      const reason = await keptMeanwhile(tx, tile, days, clock);
      return { ...(reason === null ? await clearTileData(tx, tile) : { cleared: 0, files: [] }), reason };
    });
    if (reason !== null) kept.push(reason);
    await new UploadFolder(dataDir).remove(files);
    report.participations += cleared;
    report.uploads += files.length;
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

function clearTileData(tx: Executor, tile: DueTile) {
  const table = TABLES[tile.kind];
  const isDue = and(ofTile(table, tile), tile.closedAt ? lte(table.createdAt, tile.closedAt) : undefined);
  return clearData(tx, table, isDue);
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
