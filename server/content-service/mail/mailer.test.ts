import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from '#tests/support/content-service/database.ts';
import { simpleDecode } from '#tests/support/content-service/decode-mail.ts';
import { TestSmtpServer } from '#tests/support/content-service/smtp-server.ts';
import { NOON, TestSubmissionServer } from '#tests/support/content-service/submission-server.ts';
import { outgoingMails } from '../db/submission-tables.ts';
import { frameMail } from './mail-frame.ts';
import type { MailMessage } from './mail-message.ts';
import { Mailer } from './mailer.ts';
import { enqueueMail, type WaitingMail } from './outbox.ts';

const MINUTE = 60_000;
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);

function letter(to: string, more: Partial<MailMessage> = {}): MailMessage {
  const framed = frameMail({
    to,
    subject: 'Grüße aus Aldenbrück',
    parts: [{ kind: 'text', text: 'Schöne Grüße!' }],
    footer: 'Fußzeile',
  });
  return { ...framed, ...more };
}

/** A server on the way to another one's, 15 ms away. */
async function slowProxy(port: string): Promise<{ port: number; close(): void }> {
  const proxy = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (data) => setTimeout(() => to.write(data), 15));
      from.on('error', () => undefined);
      from.on('close', () => setTimeout(() => to.end(), 15));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { port: (proxy.address() as AddressInfo).port, close: () => proxy.close() };
}

describe.each(engines)('mail on %s', (engine) => {
  let service: TestSubmissionServer;
  let server: TestSmtpServer;
  let smtpUrl: string;
  let mailers: Mailer[] = [];
  beforeAll(async () => {
    service = await TestSubmissionServer.open(engine);
  }, 30_000);
  afterAll(() => service.close());
  beforeEach(async () => {
    service.now = NOON;
    service.log.length = 0;
    server = new TestSmtpServer();
    smtpUrl = await server.listen();
  });
  afterEach(async () => {
    await Promise.all(mailers.map((mailer) => mailer.stop()));
    mailers = [];
    await server.close();
    await service.db.delete(outgoingMails);
  });

  function newMailer(url: string | undefined = smtpUrl, dataDir = service.database.dataDir): Mailer {
    const context = service.context();
    const mailer = new Mailer({ ...context, dataDir, settings: { ...context.settings, SMTP_URL: url } });
    mailers.push(mailer);
    return mailer;
  }
  const enqueue = (...mails: MailMessage[]) =>
    service.db.transaction(async (tx) => {
      for (const mail of mails) await enqueueMail(tx, mail, service.now);
    });
  const waiting = () => service.db.select().from(outgoingMails).orderBy(outgoingMails.id);

  it('is sent over SMTP once and then deleted from the queue', async () => {
    const mailer = newMailer();
    await enqueue(letter('erika@example.org'));
    await mailer.sendDue();
    await mailer.sendDue();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'kachel@kachel.example', to: ['erika@example.org'] });
    const { headers, text } = simpleDecode(server.mails[0]?.source ?? '');
    expect(headers).toMatchObject({
      from: 'Kachel <kachel@kachel.example>',
      to: 'erika@example.org',
      subject: 'Grüße aus Aldenbrück',
      'auto-submitted': 'auto-generated',
      // The same however often it is sent.
      'message-id': expect.stringMatching(`^<kachel-${NOON.getTime()}-\\d+@kachel\\.example>$`),
    });
    expect(text).toContain('Schöne Grüße!');
    expect(await waiting()).toEqual([]);
  });

  it('is sent at once if it was queued before the clock was set back', async () => {
    await enqueue(letter('erika@example.org'));
    service.now = minutesLater(-2 * 24 * 60);
    await newMailer().sendDue();
    expect(server.mails).toHaveLength(1);
  });

  it('is sent to one recipient: no header injection, no address lists', async () => {
    await enqueue(
      letter('a@example.org', { subject: 'x\r\nBcc: b@example.org', to: 'a@example.org, b@example.org' }),
    );
    await newMailer().sendDue();
    expect(server.mails.flatMap((mail) => mail.to)).not.toContain('b@example.org');
    expect(server.mails.map((mail) => mail.source).join('')).not.toMatch(/^Bcc:/m);
  });

  it('has the QR code’s PNG as an attachment with a Content-ID', async () => {
    const qrCode = { fileName: 'gutschein-A-1.png', address: 'https://kachel.example/qr/1/1/A-1' };
    await enqueue(letter('erika@example.org', { qrCode }));
    await newMailer().sendDue();
    const source = server.mails[0]?.source ?? '';
    expect(source).toContain('Content-Type: image/png');
    expect(source).toContain('Content-Disposition: attachment; filename=gutschein-A-1.png');
    expect(source).toContain('Content-ID: <qr-code>');
    expect(source).toContain('iVBORw0KGgo');
  });

  it('is retried with growing delays while the server can’t be reached, with one attempt per connection and run', async () => {
    const mailer = newMailer('smtp://127.0.0.1:9');
    await enqueue(...['a', 'b', 'c', 'd'].map((name) => letter(`${name}@example.org`)));
    await mailer.sendDue();
    const tried = { attempts: 1, sendAfter: minutesLater(1) };
    expect(await waiting()).toMatchObject([
      tried,
      tried,
      tried,
      { attempts: 0, sendAfter: minutesLater(1), lastError: 'not tried' },
    ]);
    service.now = minutesLater(1);
    await mailer.sendDue();
    expect((await waiting()).map(({ attempts, sendAfter }) => [attempts, sendAfter])).toEqual([
      [2, minutesLater(3)],
      [2, minutesLater(3)],
      [1, minutesLater(2)],
      [1, minutesLater(2)],
    ]);
    service.now = minutesLater(3);
    await newMailer().sendDue();
    expect(server.mails).toHaveLength(4);
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify(service.log)).not.toContain('example.org');
  });

  it.each([
    [450, 1, 'is tried again'],
    [550, 0, 'is given up'],
  ])('that the server answers with %d for one address %s', async (code, left) => {
    server.refuse = (address) => (address === 'bad@example.org' ? { code, text: 'no' } : null);
    await enqueue(letter('bad@example.org'), letter('good@example.org'));
    await newMailer().sendDue();
    expect(server.mails.map((mail) => mail.to[0])).toEqual(['good@example.org']);
    expect(await waiting()).toHaveLength(left);
    expect(JSON.stringify(service.log)).not.toContain('bad@example.org');
  });

  it.each([
    [554, '5.7.1 Relay access denied', '554 5.7.1'],
    [550, '5.4.5 Daily sending quota exceeded', '550 5.4.5'],
    [554, '5.2.252 SendAsDenied', '554 5.2.252'],
    [530, '5.7.0 Must issue a STARTTLS command first', '530 5.7.0'],
  ])('stays queued if the server rejects any sender with %d %s', async (code, text, reason) => {
    server.refuse = () => ({ code, text });
    const mailer = newMailer();
    await enqueue(...['a', 'b', 'c', 'd'].map((name) => letter(`${name}@example.org`)));
    await mailer.sendDue();
    expect((await waiting()).map(({ lastError }) => lastError)).toEqual([
      reason,
      reason,
      reason,
      'not tried',
    ]);
    server.refuse = null;
    service.now = minutesLater(2);
    await mailer.sendDue();
    expect([await waiting(), server.mails.length, mailer.givenUp]).toEqual([[], 4, 0]);
  });

  it('that is refused as spam is tried again, and given up after two days', async () => {
    server.refuse = (address) => (address.startsWith('bad') ? { code: 554, text: '5.7.1 Spam' } : null);
    const mailer = newMailer();
    await enqueue(...['bad', 'a', 'b'].map((name) => letter(`${name}@example.org`)));
    await mailer.sendDue();
    service.now = minutesLater(1);
    await enqueue(letter('c@example.org'));
    await mailer.sendDue();
    expect(server.mails.map((mail) => mail.to[0]?.[0]).sort()).toEqual(['a', 'b', 'c']);
    service.now = minutesLater(48 * 60);
    await mailer.sendDue();
    expect([await waiting(), mailer.givenUp]).toEqual([[], 1]);
  });

  it('goes on over the connections that the server allows', async () => {
    server.allowConnections(1);
    await enqueue(...Array.from({ length: 25 }, (_, n) => letter(`person${n}@example.org`)));
    const mailer = newMailer();
    await mailer.sendDue();
    expect(server.mails).toHaveLength(23);
    expect(await waiting()).toMatchObject([
      { attempts: 1, sendAfter: minutesLater(1) },
      { attempts: 1, sendAfter: minutesLater(1) },
    ]);
    server.allowConnections(2);
    service.now = minutesLater(1);
    await mailer.sendDue();
    expect([await waiting(), server.mails.length, mailer.givenUp]).toEqual([[], 25, 0]);
  });

  it('is sent over three connections at once', async () => {
    await enqueue(...Array.from({ length: 12 }, (_, n) => letter(`person${n}@example.org`)));
    await newMailer().sendDue();
    expect([server.mails.length, server.mostConnections]).toEqual([12, 3]);
  });

  it('is sent over fewer connections if SMTP_URL says so', async () => {
    await enqueue(...Array.from({ length: 12 }, (_, n) => letter(`person${n}@example.org`)));
    await newMailer(`${smtpUrl}?maxConnections=1`).sendDue();
    expect([server.mails.length, server.mostConnections]).toEqual([12, 1]);
  });

  it('that is refused costs no connection, however long the server takes to reset it', async () => {
    server.allowConnections(1);
    server.refuse = (address) => (address.startsWith('bad') ? { code: 550, text: 'no' } : null);
    const proxy = await slowProxy(new URL(smtpUrl).port);
    await enqueue(...['bad1', 'a', 'b', 'bad2', 'c', 'd'].map((name) => letter(`${name}@example.org`)));
    await newMailer(`smtp://127.0.0.1:${proxy.port}?maxConnections=5`).sendDue();
    // The server refused two connections, each with a mail.
    const left = (await waiting()).map(({ lastError }) => lastError);
    expect([left.length, left.includes('not tried')]).toEqual([2, false]);
    proxy.close();
  });

  it('is awaited by stop(), though the database failed over another connection', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const sent: string[] = [];
    const transport = {
      send: async ({ message }: WaitingMail) => {
        if (message?.to.startsWith('slow')) await gate;
        sent.push(message?.to ?? '');
      },
      close: () => void sent.push('closed'),
    };
    const mailer = new Mailer(service.context(), [transport, transport]);
    await enqueue(letter('fast@example.org'), letter('slow@example.org'));
    vi.spyOn(service.db, 'delete').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    const run = mailer.sendDue().catch((error: Error) => error.message);
    await vi.waitFor(() => expect(sent).toEqual(['fast@example.org']));
    const stopped = mailer.stop();
    await new Promise(setImmediate);
    open();
    await stopped;
    expect(sent).toEqual(['fast@example.org', 'slow@example.org', 'closed', 'closed']);
    expect(await run).toBe('the database is away');
    await service.db.delete(outgoingMails);
  });

  it('that is queued while another is being sent is sent right after it', async () => {
    const sent: number[] = [];
    const transport = {
      send: async ({ id }: WaitingMail) => {
        if (sent.push(id) > 1) return;
        await enqueue(letter('second@example.org'));
        mailer.wake();
      },
      close: () => undefined,
    };
    const mailer = new Mailer(service.context(), [transport]);
    await enqueue(letter('first@example.org'));
    await mailer.sendDue();
    expect(sent).toHaveLength(2);
  });

  it('that is queued during the last one before a stop is left for the next start', async () => {
    const transport = {
      send: async () => {
        void mailer.sendDue();
        void mailer.stop();
      },
      close: () => undefined,
    };
    const mailer = new Mailer(service.context(), [transport]);
    const wake = vi.spyOn(mailer, 'wake').mockReturnValue();
    await enqueue(letter('last@example.org'));
    await mailer.sendDue();
    expect(wake).not.toHaveBeenCalled();
  });

  it('that breaks the connection doesn’t block the mails queued after it', async () => {
    const sent: string[] = [];
    const transport = {
      send: async ({ message }: WaitingMail) => {
        if (message?.to.startsWith('bad')) throw Object.assign(new Error('closed'), { code: 'ECONNECTION' });
        sent.push(message?.to ?? '');
      },
      close: () => undefined,
    };
    const mailer = new Mailer(service.context(), Array(3).fill(transport));
    mailers.push(mailer);
    const enqueueFor = (...names: string[]) => enqueue(...names.map((name) => letter(`${name}@example.org`)));
    await enqueueFor('bad1', 'bad2', 'c', 'd');
    for (const minutes of [0, 1, 2]) {
      service.now = minutesLater(minutes);
      await mailer.sendDue();
    }
    expect(sent).toEqual(['c@example.org', 'd@example.org']);
    await enqueueFor(...Array.from({ length: 10 }, (_, n) => `bad${n}`));
    await service.db.update(outgoingMails).set({ attempts: 1, sendAfter: NOON });
    await enqueueFor('e');
    await mailer.sendDue();
    expect(sent.slice(2)).toEqual(['e@example.org']);
  });

  it('with an expired confirmation link is given up; one without a link is still sent', async () => {
    await enqueue(letter('a@example.org', { expires: true }), letter('b@example.org'));
    service.now = minutesLater(48 * 60);
    const mailer = newMailer();
    await mailer.sendDue();
    expect(server.mails.map((mail) => mail.to[0])).toEqual(['b@example.org']);
    expect([await waiting(), mailer.givenUp]).toEqual([[], 1]);
    await enqueue(letter('c@example.org', { expires: true }));
    service.now = minutesLater(2 * 48 * 60 - 1);
    await mailer.sendDue();
    expect(server.mails.map((mail) => mail.to[0])).toEqual(['b@example.org', 'c@example.org']);
  });

  it('that is two days old is given up', async () => {
    await enqueue(letter('a@example.org'));
    service.now = minutesLater(48 * 60 + 1);
    await newMailer('smtp://127.0.0.1:9').sendDue();
    expect(await waiting()).toEqual([]);
    expect(service.log.map(({ level }) => level)).toEqual(['error']);
  });

  it('is sent once if several mailers run concurrently', async () => {
    await enqueue(...Array.from({ length: 35 }, (_, n) => letter(`person${n}@example.org`)));
    await Promise.all([newMailer(), newMailer(), newMailer()].map((mailer) => mailer.sendDue()));
    const receivers = server.mails.map((mail) => mail.to[0]);
    expect(receivers).toHaveLength(35);
    expect(new Set(receivers).size).toBe(35);
  });

  it('whose sender has crashed is sent by another process when its lease has expired', async () => {
    await enqueue(letter('a@example.org'));
    await service.db.update(outgoingMails).set({ attempts: 1, sendAfter: minutesLater(5) });
    const mailer = newMailer();
    service.now = minutesLater(4);
    await mailer.sendDue();
    expect(server.mails).toHaveLength(0);
    service.now = minutesLater(5);
    await mailer.sendDue();
    expect(server.mails).toHaveLength(1);
  });

  it('isn’t sent in this run if its lease might expire meanwhile', async () => {
    await enqueue(...['a', 'b', 'c', 'd'].map((name) => letter(`${name}@example.org`)));
    server.refuse = () => {
      service.now = minutesLater(3);
      return null;
    };
    await newMailer().sendDue();
    expect(server.mails).toHaveLength(3);
    expect(await waiting()).toMatchObject([{ lastError: 'not tried', sendAfter: minutesLater(4) }]);
  });

  it('that is invalid does not block the others', async () => {
    await service.db
      .insert(outgoingMails)
      .values({ message: { nonsense: true }, createdAt: NOON, sendAfter: NOON });
    await enqueue(letter('a@example.org'));
    await newMailer().sendDue();
    expect(server.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  describe('without a mail server', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'kachel-mail-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));
    const outbox = () => join(folder, 'outbox');

    it('is written to the outbox folder, one .eml file per mail', async () => {
      await enqueue(letter('a@example.org'), letter('b@example.org'));
      await newMailer('', folder).sendDue();
      const names = await readdir(outbox());
      expect(names).toHaveLength(2);
      for (const name of names) expect(name).toMatch(/^20261120-110000-\d+\.eml$/);
      const { headers, text } = simpleDecode(await readFile(join(outbox(), names.sort()[0] ?? ''), 'utf8'));
      expect(headers.subject).toBe('Grüße aus Aldenbrück');
      expect(text).toContain('Schöne Grüße!');
      expect(await waiting()).toEqual([]);
    });

    it('stays queued if the file can’t be written', async () => {
      await writeFile(outbox(), 'a file where the folder should be');
      await enqueue(letter('a@example.org'));
      await newMailer('', folder).sendDue();
      expect(await waiting()).toMatchObject([{ attempts: 1, lastError: 'EEXIST' }]);
    });
  });
});
