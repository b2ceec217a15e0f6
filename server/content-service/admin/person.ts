import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { printable } from '#app/contract/plain-text.ts';
import { localTime } from '#app/contract/time.ts';
import { UploadFolder } from '../../uploads/upload-folder.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { actionEntries, competitionEntries, outgoingMails, vouchers } from '../db/schema.ts';
import { mailFilesTo, waitingMailsTo } from '../mail/mails-to.ts';
import { outboxIn } from '../mail/unsent-mails.ts';
import { releaseExpired } from '../submissions/optin.ts';
import { storedUploads } from '../uploads-received/submission-uploads.ts';
import { inFormOrder } from './report.ts';
import { clearData } from './retain.ts';

/** Where to look, and the mailbox by which a tile knows who has taken part (`mailboxOf`). */
interface Person {
  db: Db;
  dataDir: string;
  mailbox: string;
}

/** What is stored of one mailbox, in lines, for the operator's terminal; no pieces if nothing is. */
export async function* personReport(
  { db, dataDir, mailbox }: Person,
  timeZone: string,
): AsyncGenerator<string> {
  const time = (date: Date) => localTime(date.getTime(), timeZone).replace('T', ' ');
  for (const { submissionId, createdAt, data, ...row } of await participationsOf(db, mailbox)) {
    const until = row.optinExpiresAt ? ` until ${time(row.optinExpiresAt)}` : '';
    const since = row.confirmedAt ? ` on ${time(row.confirmedAt)}` : '';
    yield `${row.kind} ${row.tileId} of entry ${row.entryId}, ${time(createdAt)}, ${row.status}${until}${since}\n`;
    for (const field of inFormOrder(Object.keys(data))) yield line(field, String(data[field]));
    for (const { fileName, mimeType, bytes } of await storedUploads(db, submissionId))
      yield line('file', `uploads-received/${fileName} (${mimeType}, ${bytes} bytes)`);
    for (const { code, usedAt } of await vouchersOf(db, submissionId))
      yield line('voucher', usedAt ? `${code}, used on ${time(usedAt)}` : code);
  }
  for (const { createdAt, subject } of await waitingMailsTo(db, mailbox))
    yield `mail that waits since ${time(createdAt)}: ${subject}\n`;
  for (const name of await mailFilesTo(dataDir, mailbox)) yield `mail that was written to outbox/${name}\n`;
}

/** Without control characters, which a terminal would interpret. */
function line(name: string, value: string): string {
  return `  ${name}: ${printable(value).replaceAll('\n', '\n    ')}\n`;
}

async function participationsOf(db: Executor, mailbox: string) {
  const raffles = await db
    .select()
    .from(competitionEntries)
    .where(eq(competitionEntries.emailNormalised, mailbox))
    .orderBy(competitionEntries.id);
  const actions = await db
    .select()
    .from(actionEntries)
    .where(eq(actionEntries.emailNormalised, mailbox))
    .orderBy(actionEntries.id);
  const raffle = { kind: 'competition', status: 'confirmed', confirmedAt: null, optinExpiresAt: null };
  return [
    ...raffles.map((row) => ({ ...raffle, ...row })),
    ...actions.map((row) => ({ ...row, kind: 'action' })),
  ];
}

function vouchersOf(db: Executor, submissionId: string) {
  const { code, usedAt, issuedTo } = vouchers;
  return db.select({ code, usedAt }).from(vouchers).where(eq(issuedTo, submissionId));
}

export interface PersonDeleted {
  participations: number;
  uploads: number;
  mails: number;
}

/**
 * Deletes a mailbox's personal data as retention does a tile's: rows, counts, prizes and codes stay, so the same address
 * may take part again. A participation that waits for its confirmation lapses at once: its link would confirm nobody.
 */
export async function deletePerson({ db, dataDir, mailbox }: Person, now: Date): Promise<PersonDeleted> {
  const { participations, files, mails } = await inTransaction(db, async (tx) => {
    const raffles = await clearMailbox(tx, competitionEntries, mailbox);
    const actions = await clearMailbox(tx, actionEntries, mailbox);
    const mails = (await waitingMailsTo(tx, mailbox)).map(({ id }) => id);
    await tx.delete(outgoingMails).where(inArray(outgoingMails.id, mails));
    await lapse(tx, actions.ids, now);
    return {
      participations: raffles.ids.length + actions.ids.length,
      files: [...raffles.files, ...actions.files],
      mails: mails.length,
    };
  });
  await new UploadFolder(dataDir).remove(files);
  const written = await mailFilesTo(dataDir, mailbox);
  for (const name of written) await rm(join(outboxIn(dataDir), name), { force: true });
  return { participations, uploads: files.length, mails: mails + written.length };
}

async function clearMailbox(
  tx: Executor,
  table: typeof competitionEntries | typeof actionEntries,
  mailbox: string,
) {
  // Locked first: a file that arrives meanwhile is stored before this or after it.
  const own = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.emailNormalised, mailbox))
    .for('update');
  const ids = own.map(({ id }) => id);
  const { files } = await clearData(tx, table, inArray(table.id, ids));
  return { ids, files };
}

async function lapse(tx: Executor, ids: number[], now: Date): Promise<void> {
  const places = await tx
    .update(actionEntries)
    .set({ optinExpiresAt: now })
    .where(and(inArray(actionEntries.id, ids), eq(actionEntries.status, 'unconfirmed')))
    .returning({ entryId: actionEntries.entryId, tileId: actionEntries.tileId });
  for (const place of places) await releaseExpired(tx, place, now);
}
