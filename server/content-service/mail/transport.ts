import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type { ServerSettings } from '../../kernel/env.ts';
import { qrPng } from '../qr/qr-code.ts';
import type { WaitingMail } from './outbox.ts';

/** Exchange Online allows three for a mailbox. */
const MAX_CONNECTIONS = 3;

export interface MailTransport {
  send(mail: WaitingMail): Promise<void>;
  close(): void;
}

/**
 * One for each connection to the SMTP server: a common pool would open a further one while the server resets one after
 * a refused mail. Without a server mails are written as files to `outbox`.
 */
export function openTransports(
  { SMTP_URL, MAIL_FROM }: Pick<ServerSettings, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: string,
): MailTransport[] {
  if (!SMTP_URL) return [fileTransport(outbox, MAIL_FROM)];
  const wanted = Number(new URL(SMTP_URL).searchParams.get('maxConnections')) || MAX_CONNECTIONS;
  const length = Math.max(1, Math.min(MAX_CONNECTIONS, Math.floor(wanted)));
  return Array.from({ length }, () => smtpTransport(SMTP_URL, MAIL_FROM));
}

function smtpTransport(url: string, from: string): MailTransport {
  // In the address it would be for each of the transports.
  const address = new URL(url);
  address.searchParams.delete('maxConnections');
  const smtp = nodemailer.createTransport({
    url: address.href,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      await smtp.sendMail(await compose(mail, from));
    },
    close: () => smtp.close(),
  };
}

function fileTransport(outbox: string, from: string): MailTransport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(await compose(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer.');
      await writeWhole(outbox, fileName(mail), message);
    },
    close: () => writer.close(),
  };
}

/** Deterministic, so that a mail sent again after a crash overwrites its file instead of making a second one. */
function fileName({ id, createdAt }: WaitingMail): string {
  const stamp = createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${stamp}-${id}.eml`;
}

/** Written to a temporary file, with fsync, and renamed: watchers of the folder see whole mails only. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.tmp`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

async function compose({ id, createdAt, message }: WaitingMail, from: string): Promise<Mail.Options> {
  if (!message) throw new Error('The row holds no mail.');
  const { qrCode } = message;
  return {
    from,
    // An object, because nodemailer parses a string as a list of addresses.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: createdAt,
    // A stable Message-ID, so that receivers can drop a mail that is sent twice.
    messageId: `<kachel-${createdAt.getTime()}-${id}@${senderDomain(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: qrCode
      ? [
          {
            filename: qrCode.fileName,
            content: await qrPng(qrCode.address, 480),
            contentType: 'image/png',
            // Inline by its Content-ID, and downloadable as an attachment.
            contentDisposition: 'attachment' as const,
            cid: 'qr-code',
          },
        ]
      : [],
  };
}

function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
}
