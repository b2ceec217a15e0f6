import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actionSaveAnswer } from '#app/contract/answers.ts';
import { actionTile, newAddress, PERSON, saveAction } from '#tests/support/content-service/action.ts';
import { oneEngine } from '#tests/support/content-service/database.ts';
import {
  outcome,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { outgoingMails, voucherActions, vouchers } from '../db/submission-tables.ts';
import { type MailMessage, mailMessage } from '../mail/mail-message.ts';

describe.each(oneEngine)('automatic answers on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  async function mailsTo(email: string): Promise<MailMessage[]> {
    const rows = await service.db.select().from(outgoingMails).orderBy(outgoingMails.id);
    return rows.map((row) => mailMessage.parse(row.message)).filter(({ to }) => to === email);
  }
  const popup = { popupTitle: 'Danke', popupText: ' Fragen an <aktion@kachel.example> &amp; Hof ' };

  it.each([
    [
      'plain',
      popup,
      'Fragen an <aktion@kachel.example> & Hof',
      'Deine Teilnahme: Mitmachen',
      'Fragen an <aktion@kachel.example> & Hof',
    ],
    ['plain', {}, '', 'Deine Teilnahme: Mitmachen', 'Wir haben deine Angaben erhalten.'],
    ['plain', { title: 'Zu „Faust“' }, '', 'Deine Teilnahme: Zu „Faust“', 'an der Aktion „Zu ‚Faust‘“.'],
    ['plain', { title: '' }, '', 'Deine Teilnahme', 'an einer unserer Aktionen.'],
    [
      'free',
      popup,
      'Fragen an <aktion@kachel.example> & Hof',
      'Mitmachen',
      'Fragen an <aktion@kachel.example> & Hof',
    ],
    ['free', {}, '', 'Mitmachen', 'Vielen Dank für deine Teilnahme!'],
  ])('%s %j: the page words it itself without a text', async (variant, tile, text, subject, inMail) => {
    const entry = await service.addEntry([actionTile({ autoresponse: variant, ...tile })]);
    const email = newAddress();
    const { woken } = service;
    const { body } = await saveAction(service, entry, { email });
    expect(body).toEqual({ state: 'autorespond', variant, text, code: '' });
    expect(service.woken).toBe(woken + 1);
    actionSaveAnswer.parse(body);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(inMail);
    if (variant === 'free') expect(mail?.text.startsWith(inMail)).toBe(true);
    expect(mail?.html).not.toContain('<aktion');
  });

  it('send a voucher with its code and the QR code of the page that redeems it', async () => {
    const entry = await service.addEntry([actionTile({ autoresponse: 'qrcode', ...popup })]);
    const action = { entryId: entry, actionId: '1' };
    const endDate = new Date('2026-11-30T22:59:59Z');
    await service.db.insert(voucherActions).values({ ...action, passwordHash: 'x', endDate });
    await service.db.insert(vouchers).values({ ...action, code: 'EIS-1', position: 0 });
    const email = newAddress();
    const { body } = await saveAction(service, entry, { email });
    expect(body).toEqual({
      state: 'autorespond',
      variant: 'qrcode',
      text: 'Fragen an <aktion@kachel.example> & Hof',
      code: 'EIS-1',
    });
    const [mail] = await mailsTo(email);
    expect(mail?.qrCode).toEqual({
      fileName: 'gutschein-EIS-1.png',
      address: `https://kachel.example/qr/${entry}/1/EIS-1`,
    });
    expect(mail?.text).toContain('Dein Code: EIS-1');
    expect(mail?.text).toContain('30.11.2026, 23:59');
  });

  it('say until when an address is to be confirmed: a mail may wait for its mail server', async () => {
    const email = newAddress();
    await saveAction(service, await service.addEntry([actionTile({ autoresponse: 'optin' })]), { email });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Bitte bestätige bis 22.11.2026, 12:00 Uhr, dass du das warst.');
    expect(mail?.text).not.toContain('48 Stunden');
  });

  it('hand out no code whose end is past, and say so before the form is filled in', async () => {
    const entry = await service.addEntry([actionTile({ autoresponse: 'qrcode' })]);
    const action = { entryId: entry, actionId: '1' };
    const endDate = new Date(service.now.getTime() - 1);
    await service.db.insert(voucherActions).values({ ...action, passwordHash: 'x', endDate });
    await service.db.insert(vouchers).values({ ...action, code: 'EIS-1', position: 0 });
    const { body } = await service.get(`/action/v1/info/${entry}/1`);
    expect(body).toEqual({ state: 'success', info: { countLeft: 0 } });
    expect(outcome(await saveAction(service, entry))).toBe('ENDED');
    await service.db
      .update(voucherActions)
      .set({ endDate: service.now })
      .where(eq(voucherActions.entryId, entry));
    expect(outcome(await saveAction(service, entry))).toBe('autorespond');
  });

  it('are sent once for a submission that comes often', async () => {
    const entry = await service.addEntry([actionTile({ autoresponse: 'plain' })]);
    const mine = { submission_id: uuid(), email: newAddress() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => saveAction(service, entry, mine)));
    expect(tally(replies)).toEqual({ autorespond: 10 });
    expect(await mailsTo(mine.email)).toHaveLength(1);
  });

  it('are not sent to whoever gives no address, or is refused', async () => {
    const entry = await service.addEntry([
      actionTile({ autoresponse: 'plain', email: 'optional', maxCalls: 1 }),
    ]);
    const email = newAddress();
    const replies = [
      await saveAction(service, entry, { email: '' }),
      await saveAction(service, entry, { email }),
    ];
    expect(tally(replies)).toEqual({ autorespond: 1, 'MAX REACHED': 1 });
    expect(await mailsTo(email)).toEqual([]);
    const codes = await service.addEntry([actionTile({ autoresponse: 'qrcode', email: 'optional' })]);
    await service.db.insert(vouchers).values({ entryId: codes, actionId: '1', code: 'EIS-1', position: 0 });
    expect((await saveAction(service, codes, { email: '' })).body).toMatchObject({ code: 'EIS-1' });
    expect(await mailsTo('')).toEqual([]);
  });

  it('carry nothing that was typed into the form to an address that may be a stranger’s', async () => {
    for (const autoresponse of ['plain', 'free', 'optin']) {
      const entry = await service.addEntry([actionTile({ autoresponse, freetext: 'optional' })]);
      const email = newAddress();
      await saveAction(service, entry, { email, firstname: 'https://evil.example', freetext: 'Kaufen!' });
      const [mail] = await mailsTo(email);
      expect(mail?.expires ?? false).toBe(autoresponse === 'optin');
      const mails = JSON.stringify(await mailsTo(email));
      expect(mails).not.toMatch(/evil|Kaufen/);
      expect(mails).not.toContain(PERSON.lastname);
    }
  });
});
