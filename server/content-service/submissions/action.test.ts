import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actionExtInfoAnswer, actionInfoAnswer, actionSaveAnswer } from '#app/contract/answers.ts';
import { actionTile, newAddress, PERSON, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { hostileValues } from '#tests/support/content-service/hostile-values.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { actionEntries } from '../db/submission-tables.ts';

const EVERYTHING = {
  address: 'mandatory',
  phone: 'mandatory',
  freetext: 'mandatory',
  cb1: 'mandatory',
  cb1Title: 'Eins',
  cb2: 'mandatory',
  cb2Title: 'Zwei',
  cb3: 'optional',
  cb3Title: 'Drei',
  cb4: 'mandatory',
  cb4Title: ' ',
  tippspielTeam1Name: 'Hier',
  tippspielTeam2Name: 'Dort',
};
const FORM = {
  ...PERSON,
  street: 'Am Wall',
  streetnr: '3 a',
  zip: '01234',
  city: 'Aldenbrück',
  extra: 'Hinterhaus',
  phone: '0211/123456',
  freetext: 'Hallo',
  cb1: true,
  cb2: true,
  cb3: true,
  tip1: 0,
  tip2: 99,
};

describe.each(engines)('actions on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  const save = (entry: string, fields = {}) => saveAction(service, entry, fields);
  const kept = (entry: string) =>
    service.db.select().from(actionEntries).where(eq(actionEntries.entryId, entry));
  const countLeft = async (entry: string) => {
    const { info } = actionInfoAnswer.parse((await service.get(`/action/v1/info/${entry}/1`)).body) as {
      info: { countLeft: number };
    };
    return info.countLeft;
  };

  it('keeps every field of the longest form', async () => {
    const entry = await service.addEntry([actionTile(EVERYTHING)]);
    const email = newAddress();
    const reply = await save(entry, { ...FORM, email, uploads: 0 });
    expect(reply.body).toEqual({ state: 'success' });
    actionSaveAnswer.parse(reply.body);
    expect(await kept(entry)).toMatchObject([
      { emailNormalised: email, status: 'confirmed', confirmedAt: null, data: { ...FORM, email } },
    ]);
  });

  it('stores the text of each ticked consent', async () => {
    const link = {
      cb1LinkText: 'without an address: not shown',
      cb2LinkText: 'Datenschutz',
      cb2LinkUrl: 'https://kachel.example/datenschutz',
    };
    const entry = await service.addEntry([actionTile({ ...EVERYTHING, ...link })]);
    await save(entry, { ...FORM, cb3: false, email: newAddress() });
    const texts = Object.entries((await kept(entry))[0]?.data ?? {}).filter(([field]) => /Text$/.test(field));
    expect(Object.fromEntries(texts)).toEqual({
      cb1Text: 'Eins',
      cb2Text: 'Zwei Datenschutz https://kachel.example/datenschutz',
    });
  });

  it.each([
    ['firstname', { firstname: '' }],
    ['lastname', { lastname: '\t' }],
    ['street', { street: undefined }],
    ['streetnr', { streetnr: '' }],
    ['zip', { zip: '1234567890123' }],
    ['city', { city: 'x'.repeat(101) }],
    ['extra', { extra: 7 }],
    ['email', { email: 'erika' }],
    ['phone', { phone: 'x' }],
    ['freetext', { freetext: '' }],
    ['cb1', { cb1: false }],
    ['cb2', { cb2: undefined }],
    ['cb2', { cb2: 'on' }],
    ['tip1', { tip1: 100 }],
    ['tip1', { tip1: -1 }],
    ['tip1', { tip1: 1.5 }],
    ['tip1', { tip1: '3' }],
    ['tip2', { tip2: undefined }],
    ['tip2', { tip2: null }],
    ['uploads', { uploads: 6 }],
    ['uploads', { uploads: '1.5' }],
  ])('names %s in %j', async (field, wrong) => {
    const entry = await service.addEntry([actionTile(EVERYTHING)]);
    const reply = await save(entry, { ...FORM, ...wrong });
    expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields: [field] });
    expect(await kept(entry)).toEqual([]);
  });

  it('neither requires nor stores fields that the tile doesn’t have', async () => {
    const entry = await service.addEntry([actionTile({ name: 'none', email: 'none' })]);
    const bare = { firstname: undefined, lastname: undefined, email: undefined };
    expect(outcome(await save(entry, bare))).toBe('success');
    expect(outcome(await save(entry, { ...FORM, email: 'no address', tip1: 400 }))).toBe('success');
    expect((await kept(entry)).map((row) => row.data)).toEqual([{}, {}]);
  });

  it.each([
    ['the entry is not published yet', {}, { publishFrom: '2026-11-20T11:00:01Z' }, 'NOT STARTED'],
    ['the entry is published', {}, { publishFrom: '2026-11-20T11:00:00Z' }, 'success'],
    ['the entry has been taken down', {}, { publishTill: '2026-11-20T10:59:59Z' }, 'ENDED'],
    [
      'its own end is later than the entry’s',
      { endDate: '2026-11-21' },
      { publishTill: '2026-11-20T10:00:00Z' },
      'success',
    ],
    [
      'its own start is to come',
      { startDate: '2026-11-21' },
      { publishFrom: '2026-11-01T00:00:00Z' },
      'NOT STARTED',
    ],
    ['its own end is past', { endDate: '2026-11-19' }, { publishTill: '2026-12-01T00:00:00Z' }, 'ENDED'],
  ])('when %s', async (_name, tile, published, expected) => {
    const dates = Object.fromEntries(Object.entries(published).map(([name, date]) => [name, new Date(date)]));
    const entry = await service.addEntry([actionTile(tile)], dates);
    // Without a draw a token holds nothing beyond the end.
    expect(outcome(await save(entry, { token: 'made-up' }))).toBe(expected);
  });

  it('accepts exactly maxCalls of 20 concurrent saves', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '3' })]);
    expect(await countLeft(entry)).toBe(3);
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry)));
    expect(tally(replies)).toEqual({ success: 3, 'MAX REACHED': 17 });
    expect(await kept(entry)).toHaveLength(3);
    expect(await countLeft(entry)).toBe(0);
  });

  it('counts no place for a refused save of the same e-mail address', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: 2 })]);
    const twice = await Promise.all(
      Array.from({ length: 20 }, () => save(entry, { email: 'twice@example.org' })),
    );
    expect(tally(twice)).toEqual({ success: 1, 'ALREADY PARTICIPATED': 19 });
    expect(await countLeft(entry)).toBe(1);
  });

  it('answers a repeated submission as the first time, also when the action is full or has ended', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: 1, endDate: '2026-11-20' })]);
    const mine = { submission_id: uuid(), email: newAddress() };
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry, mine)));
    expect(tally(replies)).toEqual({ success: 20 });
    service.now = new Date('2026-11-22T00:00:00Z');
    expect(tally([await save(entry, mine), await save(entry)])).toEqual({ success: 1, ENDED: 1 });
    service.now = NOON;
  });

  it('extinfo reports whether a submission was received', async () => {
    const entry = await service.addEntry([actionTile()]);
    const submission = uuid();
    const ask = async (where = entry) => {
      const { body } = await service.get(`/action/v1/extinfo/${where}/1/${submission}`);
      return actionExtInfoAnswer.parse(body);
    };
    const nothing = { state: 'success', info: { received: false, uploads: 0, confirmed: false } };
    await save(entry);
    expect(await ask()).toEqual(nothing);
    await save(entry, { submission_id: submission });
    expect(await ask()).toEqual({ state: 'success', info: { received: true, uploads: 0, confirmed: false } });
    expect(await ask('999999')).toEqual(nothing);
  });

  it.each(['info', 'token'])('refuses %s of an action that is not there', async (call) => {
    for (const path of ['/999999/1', '/%00/1', `/${'9'.repeat(500)}/1`]) {
      const reply = await service.get(`/action/v1/${call}${path}`, { 'Idempotency-Key': uuid() });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ state: 'error', errormessage: 'INVALID' });
    }
  });

  it.each(['submission_id', 'action_id', 'entry_id', 'email', 'token', 'uploads', ...Object.keys(FORM)])(
    'accepts %s or names it in INVALID, for every hostile value',
    async (field) => {
      const entry = await service.addEntry([actionTile(EVERYTHING)]);
      for (const [, value] of hostileValues) {
        const reply = await save(entry, { ...FORM, [field]: value });
        expect(reply.status).toBe(200);
        if (outcome(reply) === 'success') continue;
        expect(reply.body).toMatchObject({ errormessage: 'INVALID' });
        expect(reply.body.fields).toContain(field);
      }
    },
  );

  it('names every field of a form in which all are too long', async () => {
    const entry = await service.addEntry([actionTile({ ...EVERYTHING })]);
    const huge = 'x'.repeat(16_000);
    const everywhere = Object.fromEntries(
      [...Object.keys(FORM), 'email', 'token'].map((name) => [name, huge]),
    );
    const reply = await save(entry, everywhere);
    expect(reply.body).toMatchObject({ errormessage: 'INVALID' });
    expect([...(reply.body.fields as string[])].sort()).toEqual(Object.keys(everywhere).sort());
  });
});
