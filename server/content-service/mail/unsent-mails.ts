import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { errorCode } from '../../kernel/fault-report.ts';
import { listed } from '../core/counted.ts';
import type { Db } from '../db/open-database.ts';
import { entries } from '../db/schema.ts';

/** Where mails are written as files while there is no mail server. */
export const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

interface MailPlace {
  db: Db;
  dataDir: string;
  smtpUrl?: string | undefined;
}

/** A warning for the operator that mails are only written to files; null with a mail server. */
export async function unsentMails({ db, dataDir, smtpUrl }: MailPlace): Promise<string | null> {
  if (smtpUrl) return null;
  const written = `SMTP_URL is not set: mails are not sent, each is written to ${resolve(outboxIn(dataDir))}.`;
  const optins = await entriesWithOptin(db);
  if (optins.length === 0) return written;
  const names = `${optins.length === 1 ? 'entry' : 'entries'} ${listed(optins)}`;
  return `${written} Confirmation mails are not sent either: nobody can confirm taking part in ${names} (autoresponse optin).`;
}

async function entriesWithOptin(db: Db): Promise<string[]> {
  // Any case and surrounding white space, as in the contract's reader.
  const optin = String.raw`$.kacheln[*] ? (@.type == "action" && @.autoresponse like_regex "^\\s*optin\\s*$" flag "i")`;
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(sql`${entries.document} @? ${optin}::jsonpath`)
    .orderBy(asc(entries.id));
  return rows.map(({ id }) => id);
}

export async function removeMailsInFolder(dataDir: string): Promise<void> {
  for (const name of await mailFiles(dataDir)) await rm(join(outboxIn(dataDir), name), { force: true });
}

export async function mailFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(outboxIn(dataDir)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}
