import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actionTile, PERSON, saveAction } from '#tests/support/content-service/action.ts';
import { openRunningAdmin } from '#tests/support/content-service/admin.ts';
import { engines } from '#tests/support/content-service/database.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { uploadKit } from '#tests/support/content-service/uploads.ts';
import { picture } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';
import { hashPassword } from '../core/password.ts';
import {
  actionEntries,
  competitionEntries,
  draws,
  outgoingMails,
  prizes,
  voucherActions,
  vouchers,
} from '../db/schema.ts';
import { Mailer } from '../mail/mailer.ts';
import { outboxIn } from '../mail/unsent-mails.ts';
import { placesTaken } from '../submissions/call-counter.ts';
import { createAdmin } from './admin.ts';

const RAFFLE = { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', endDate: '2026-12-31' };

describe.each(engines)('a person’s stored data, on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const running = opened(() => {
    const { db, dataDir } = service.database;
    const here = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    return openRunningAdmin(here, dataDir);
  });
  beforeEach(async () => {
    service.now = NOON;
    await service.db.delete(outgoingMails);
  });

  const shown = (mailbox: string) => text(running.admin.person(mailbox));
  const enter = (entry: string, fields: object) =>
    service.post('/competition/v1/save', {
      submission_id: uuid(),
      entry_id: entry,
      competition_id: '1',
      ...PERSON,
      agb: true,
      ...fields,
    });
  const writeWaitingMails = () => {
    const { db, log, settings } = service.context();
    const { dataDir } = service.database;
    return new Mailer({ db, dataDir, log, settings, now: () => service.now }).sendDue();
  };
  const codes = (entry: string) =>
    service.db
      .select({ code: vouchers.code, issuedTo: vouchers.issuedTo })
      .from(vouchers)
      .where(eq(vouchers.entryId, entry))
      .orderBy(vouchers.position);

  async function entryWithVouchers(): Promise<string> {
    const tile = actionTile({
      autoresponse: 'qrcode',
      imageupload: 'optional',
      freetext: 'optional',
      maxCalls: 3,
    });
    const entry = await service.addEntry([RAFFLE, { ...tile, id: '2' }]);
    const action = { entryId: entry, actionId: '2' };
    await service.db.insert(voucherActions).values({ ...action, passwordHash: await hashPassword('geheim') });
    await service.db
      .insert(vouchers)
      .values(
        ['K-0', 'K-1', 'K-2'].map((code, position) => ({ ...action, code: `${entry}-${code}`, position })),
      );
    return entry;
  }

  it('is shown for all spellings of the mailbox, with files and mails, without that of others', async () => {
    const entry = await entryWithVouchers();
    await enter(entry, { email: 'Kim.Muster+tram@Googlemail.com' });
    await enter(entry, { email: 'other@example.org', firstname: 'Toni' });
    const submission = uuid();
    const { send, files } = uploadKit(service);
    await send(submission, await picture('jpeg', '#abcdef'));
    const freetext = 'Erste Zeile\nZweite\u009b2J Zeile';
    const mine = { submission_id: submission, action_id: '2', email: 'kim.muster@gmail.com', freetext };
    expect(outcome(await saveAction(service, entry, { ...mine, uploads: 1 }))).toBe('autorespond');
    await writeWaitingMails();
    const [written] = await readdir(outboxIn(service.database.dataDir));
    const optin = await service.addEntry([actionTile({ autoresponse: 'optin' })]);
    await saveAction(service, optin, { email: 'kimmuster@gmail.com' });
    const [file] = await files();

    const seen = await shown('kimmuster@gmail.com');
    expect(seen.split('\n')).toEqual([
      `competition 1 of entry ${entry}, 2026-11-20 12:00:00, confirmed`,
      '  firstname: Erika',
      '  lastname: Muster',
      '  email: kim.muster+tram@googlemail.com',
      '  agb: true',
      `action 2 of entry ${entry}, 2026-11-20 12:00:00, confirmed`,
      '  firstname: Erika',
      '  lastname: Muster',
      '  email: kim.muster@gmail.com',
      '  freetext: Erste Zeile',
      '    Zweite2J Zeile',
      expect.stringMatching(new RegExp(`^  file: uploads-received/${file} \\(image/jpeg, \\d+ bytes\\)$`)),
      `  voucher: ${entry}-K-0`,
      `action 1 of entry ${optin}, 2026-11-20 12:00:00, unconfirmed until 2026-11-22 12:00:00`,
      '  firstname: Erika',
      '  lastname: Muster',
      '  email: kimmuster@gmail.com',
      'mail that waits since 2026-11-20 12:00:00: Bitte bestätigen: Mitmachen',
      `mail that was written to outbox/${written}`,
      '',
    ]);
    expect(await shown('nobody@example.org')).toBe('');
  });

  it('is deleted at once, also in a running raffle, while counts, places and codes are kept', async () => {
    const { db, dataDir } = service.database;
    const entry = await entryWithVouchers();
    const raffle = { email: 'sam@example.org', submission_id: uuid() };
    await enter(entry, raffle);
    await enter(entry, { email: 'other@example.org' });
    const { send, rows, files } = uploadKit(service);
    const [mine, theirs] = [uuid(), uuid()];
    for (const submission of [mine, theirs]) await send(submission, await picture('jpeg', '#fedcba'));
    const save = (submission_id: string, email: string) =>
      saveAction(service, entry, { submission_id, action_id: '2', uploads: 1, email });
    const first = await save(mine, 'Sam+1@example.org');
    await save(theirs, 'other@example.org');
    await writeWaitingMails();
    const folder = outboxIn(dataDir);
    await mkdir(folder, { recursive: true });
    const long = `${'s'.repeat(64)}@${'b'.repeat(60)}.example.org`;
    for (const [name, to] of [
      ['folded.eml', `\r\n ${long}`],
      ['no-header.eml', 'x'],
    ])
      await writeFile(
        `${folder}/${name}`,
        `From: a@b.example\r\nTo:${to}\r\nSubject: x\r\n\r\nTo: sam@example.org`,
      );
    await saveAction(service, await service.addEntry([actionTile({ autoresponse: 'plain' })]), {
      email: 'Sam+2@example.org',
    });
    const before = await files();
    const mails = await readdir(folder);

    expect(await running.admin.deletePerson('sam@example.org')).toEqual({
      participations: 3,
      uploads: 1,
      mails: 2,
    });
    expect(await shown('sam@example.org')).toBe('');
    expect(await running.admin.deletePerson('sam@example.org')).toEqual({
      participations: 0,
      uploads: 0,
      mails: 0,
    });
    expect(await readdir(folder)).toHaveLength(mails.length - 1);
    expect(await running.admin.deletePerson(long)).toMatchObject({ mails: 1 });
    expect(await db.select().from(outgoingMails)).toEqual([]);
    expect([await rows(mine), await rows(theirs)]).toMatchObject([[], [{ submissionId: theirs }]]);
    expect(await files()).toHaveLength(before.length - 1);
    expect(await shown('other@example.org')).toContain(`  voucher: ${entry}-K-1`);
    const everything = JSON.stringify([
      await db.select().from(competitionEntries).where(eq(competitionEntries.entryId, entry)),
      await db.select().from(actionEntries).where(eq(actionEntries.entryId, entry)),
    ]);
    expect(everything).not.toMatch(/sam/i);

    // The report keeps the row, marked as having no data, so that it isn't drawn as a winner.
    const report = (await text(running.admin.report(entry, '1'))).trim().split('\r\n');
    expect(report[1]).toMatch(/^"competition";"2026-11-20 12:00:00";"no data";"";"";/);
    expect(report[2]).toContain('"confirmed";"";"Erika";');
    const alone = await service.addEntry([RAFFLE]);
    await enter(alone, { email: 'sam@example.org' });
    await running.admin.deletePerson('sam@example.org');
    expect(await text(running.admin.report(alone, '1'))).toContain(
      '\r\n"competition";"2026-11-20 12:00:00";"no data";"";""',
    );
    expect(await placesTaken(db, { kind: 'action', entryId: entry, tileId: '2' })).toBe(2);

    // A repeated submission gets its first response and is not stored again.
    expect(outcome(await enter(entry, raffle))).toBe('success');
    expect((await save(mine, 'sam@example.org')).body).toEqual(first.body);
    expect(await shown('sam@example.org')).toBe('');
    // A new submission is another participation, with a new place and code.
    expect(outcome(await enter(entry, { email: 'sam@example.org' }))).toBe('success');
    expect((await save(uuid(), 'sam@example.org')).body).toMatchObject({ code: `${entry}-K-2` });
    expect(outcome(await save(uuid(), 'sam@example.org'))).toBe('ALREADY PARTICIPATED');
    expect((await codes(entry)).map(({ issuedTo }) => issuedTo !== null)).toEqual([true, true, true]);
    expect(JSON.stringify(service.log)).not.toContain('sam');
  });

  it('is deleted if unconfirmed: the link becomes invalid, place and prize are free again', async () => {
    const { db } = service;
    const tile = actionTile({ autoresponse: 'optin', randomGeneratorActivate: true, maxCalls: 5 });
    const entry = await service.addEntry([tile]);
    const action = { entryId: entry, actionId: '1' };
    await db.insert(prizes).values({ ...action, winners: 1, left: 1 });
    const drawn = await service.get(`/action/v1/token/${entry}/1`, { 'Idempotency-Key': uuid() });
    const { token } = drawn.body;
    await saveAction(service, entry, { email: 'lee@example.org', token });
    const [mail] = await db.select().from(outgoingMails);
    const [, link = ''] = /optin\/([\w-]{32})/.exec(JSON.stringify(mail?.message)) ?? [];

    expect(await running.admin.deletePerson('lee@example.org')).toEqual({
      participations: 1,
      uploads: 0,
      mails: 1,
    });
    expect(await db.select().from(actionEntries).where(eq(actionEntries.entryId, entry))).toEqual([]);
    expect(await placesTaken(db, { kind: 'action', entryId: entry, tileId: '1' })).toBe(0);
    expect(await db.select().from(prizes).where(eq(prizes.entryId, entry))).toMatchObject([{ left: 1 }]);
    expect(await db.select().from(draws).where(eq(draws.entryId, entry))).toMatchObject([{ token: null }]);
    const opened = await service.get(`/action/v1/optin/${link}`);
    expect(opened.headers.get('location')).not.toBe('https://kachel.example/optin-ok');
  });
});
