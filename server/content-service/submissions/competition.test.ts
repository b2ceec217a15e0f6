import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { competitionAnswer } from '#app/contract/answers.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { hostileValues } from '#tests/support/content-service/hostile-values.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  type TestTile,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { competitionEntries } from '../db/submission-tables.ts';

const competition = (fields: Record<string, unknown> = {}): TestTile => ({
  type: 'competition',
  id: 1,
  title: 'Karten',
  email: 'mandatory',
  phone: 'mandatory',
  freetext: 'mandatory',
  agbLabel: 'Ich stimme zu.',
  ...fields,
});

const FORM = {
  firstname: 'Erika',
  lastname: "O'Neil-Müßig",
  email: 'erika@example.org',
  phone: '0211 123456',
  freetext: 'Weil ich <b>immer</b> fahre.\r\nJeden Tag.',
  agb: true,
};

describe.each(engines)('competitions on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  const save = (entry: string, fields: Record<string, unknown> = {}) =>
    service.post('/competition/v1/save', {
      submission_id: uuid(),
      competition_id: '1',
      entry_id: entry,
      ...FORM,
      ...fields,
    });
  const kept = (entry: string) =>
    service.db.select().from(competitionEntries).where(eq(competitionEntries.entryId, entry));

  it('stores what was typed unchanged', async () => {
    const entry = await service.addEntry([competition()]);
    const reply = await save(entry);
    expect(reply.body).toEqual({ state: 'success' });
    competitionAnswer.parse(reply.body);
    expect(await kept(entry)).toMatchObject([
      {
        emailNormalised: 'erika@example.org',
        data: {
          ...FORM,
          freetext: 'Weil ich <b>immer</b> fahre.\nJeden Tag.',
          agbText: 'Ich stimme zu.',
        },
      },
    ]);
  });

  it.each([
    ['before its start', { startDate: '2026-11-20 12:00:01' }, 'NOT STARTED'],
    ['from its first second', { startDate: '2026-11-20 12:00:00' }, 'success'],
    ['until its last second', { endDate: '2026-11-20 12:00:00' }, 'success'],
    ['after its end', { endDate: '2026-11-20 11:59:59' }, 'ENDED'],
    ['on the last day without a time', { endDate: '2026-11-20' }, 'success'],
    ['the day after', { endDate: '2026-11-19' }, 'ENDED'],
  ])('%s', async (_name, dates, expected) => {
    expect(outcome(await save(await service.addEntry([competition(dates)])))).toBe(expected);
  });

  it.each([
    ['first', '2026-10-25T00:30:01Z', 'ENDED'],
    ['last', '2026-10-25T00:29:59Z', 'success'],
  ])('means the first of an hour that exists twice (%s)', async (_name, now, expected) => {
    const entry = await service.addEntry([competition({ endDate: '2026-10-25 02:30:00' })]);
    service.now = new Date(now);
    expect(outcome(await save(entry))).toBe(expected);
    service.now = NOON;
  });

  it.each([
    ['firstname', {}, { firstname: ' ' }],
    ['lastname', {}, { lastname: undefined }],
    ['email', {}, { email: 'erika@' }],
    ['email', {}, { email: '' }],
    ['email', { email: 'optional' }, { email: 'x' }],
    ['phone', {}, { phone: 'no number' }],
    ['phone', { phone: 'optional' }, { phone: '12' }],
    ['freetext', {}, { freetext: '\r\n ' }],
    ['freetext', {}, { freetext: 'x'.repeat(2001) }],
    ['firstname', {}, { firstname: 'x'.repeat(101) }],
    ['agb', {}, { agb: false }],
    ['agb', {}, { agb: undefined }],
    ['agb', {}, { agb: 'true' }],
  ])('names %s', async (field, tile, form) => {
    const entry = await service.addEntry([competition(tile)]);
    expect((await save(entry, form)).body).toEqual({
      state: 'error',
      errormessage: 'INVALID',
      fields: [field],
    });
    expect(await kept(entry)).toEqual([]);
  });

  it('doesn’t store fields that the tile doesn’t ask for', async () => {
    const entry = await service.addEntry([competition({ email: 'none', phone: 'none', freetext: 'none' })]);
    expect(outcome(await save(entry, { phone: 'no number' }))).toBe('success');
    expect(await kept(entry)).toMatchObject([
      { emailNormalised: null, data: { firstname: 'Erika', lastname: "O'Neil-Müßig", agb: true } },
    ]);
  });

  it.each([
    ['address', ['erika@example.org', ' Erika@EXAMPLE.org', 'ERIKA@example.ORG ']],
    ['mailbox', ['e.rika+1@gmail.com', 'erika@googlemail.com', 'Erika+tram@gmail.com']],
  ])('accepts one participation per %s, in any spelling, also for concurrent saves', async (_, spelled) => {
    const entry = await service.addEntry([competition()]);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => save(entry, { email: spelled[n % 3] })),
    );
    expect(tally(replies)).toEqual({ success: 1, 'ALREADY PARTICIPATED': 29 });
    expect(outcome(await save(await service.addEntry([competition()])))).toBe('success');
  });

  it('accepts any number of participations without an e-mail address', async () => {
    const entry = await service.addEntry([competition({ email: 'optional' })]);
    expect(tally([await save(entry, { email: '' }), await save(entry, { email: undefined })])).toEqual({
      success: 2,
    });
  });

  it('answers a repeated submission as the first time, and accepts a corrected one after INVALID', async () => {
    const entry = await service.addEntry([competition()]);
    const id = uuid();
    expect(outcome(await save(entry, { submission_id: id, phone: '' }))).toBe('INVALID');
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry, { submission_id: id })));
    expect(tally(replies)).toEqual({ success: 20 });
    expect(outcome(await save(entry, { submission_id: id, firstname: 5 }))).toBe('success');
    expect(await kept(entry)).toHaveLength(1);
  });

  it.each(['submission_id', 'competition_id', 'entry_id', ...Object.keys(FORM)])(
    'names %s or keeps its text, whatever comes in it',
    async (field) => {
      const entry = await service.addEntry([competition()]);
      for (const [, value] of hostileValues) {
        const reply = await save(entry, { email: `${uuid()}@example.org`, [field]: value });
        expect(reply.status).toBe(200);
        if (outcome(reply) === 'success') {
          const all = await kept(entry);
          const written = all.map((row) => row.data[field]);
          expect(written).toContain(typeof value === 'string' ? value.replace('\r', '').trim() : value);
        } else {
          expect(reply.body).toMatchObject({ errormessage: 'INVALID' });
          expect(reply.body.fields).toContain(field);
        }
      }
    },
  );

  it('logs nothing of what riders typed when the database fails', async () => {
    const entry = await service.addEntry([competition()]);
    const original = service.db.transaction;
    service.db.transaction = () =>
      Promise.reject(new Error('Key (email)=(erika@example.org) already exists'));
    const reply = await save(entry);
    service.db.transaction = original;
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ state: 'error', errormessage: 'FAILED' });
    expect(service.log).toHaveLength(1);
    expect(JSON.stringify(service.log)).not.toMatch(/erika/i);
  });
});
