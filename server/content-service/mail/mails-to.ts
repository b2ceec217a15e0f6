import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { mailboxOf } from '#app/contract/mailbox.ts';
import type { Executor } from '../db/open-database.ts';
import { outgoingMails } from '../db/submission-tables.ts';
import { mailFiles, outboxIn } from './unsent-mails.ts';

/** A mailbox's mails that wait to be sent. */
export async function waitingMailsTo(db: Executor, mailbox: string) {
  const { id, createdAt, message } = outgoingMails;
  const rows = await db
    .select({
      id,
      createdAt,
      to: sql<string | null>`${message}->>'to'`,
      subject: sql<string | null>`${message}->>'subject'`,
    })
    .from(outgoingMails)
    .orderBy(id);
  return rows.filter(({ to }) => to !== null && mailboxOf(to) === mailbox);
}

/** Names of the files in the folder that hold a mailbox's mails. */
export async function mailFilesTo(dataDir: string, mailbox: string): Promise<string[]> {
  const own: string[] = [];
  for (const name of await mailFiles(dataDir)) {
    if (mailboxOf(await receiverOf(join(outboxIn(dataDir), name))) === mailbox) own.push(name);
  }
  return own;
}

/** The file's recipient; a long address is on the line after its header's name (header folding). */
async function receiverOf(file: string): Promise<string> {
  const mail = await readFile(file, 'latin1').catch(() => '');
  const [headers = ''] = mail.split(/\r?\n\r?\n/, 1);
  return /^To:\s*(\S*)/im.exec(headers)?.[1] ?? '';
}
