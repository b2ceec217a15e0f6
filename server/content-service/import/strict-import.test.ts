import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { faultyAddresses } from '#tests/support/content-service/faulty-addresses.ts';
import { faultyParticipation } from '#tests/support/content-service/faulty-participation.ts';
import { faultyStructure } from '#tests/support/content-service/faulty-structure.ts';
import { faultyValues } from '#tests/support/content-service/faulty-values.ts';
import {
  action,
  RUNNING,
  raffle,
  survey,
  voucher,
  withTiles,
} from '#tests/support/content-service/import-files.ts';
import { type Admin, createAdmin } from '../admin/admin.ts';
import { readImportFile } from '../admin/import-file.ts';
import { actionEntries, entries, submissions, surveyCounts, voucherActions, vouchers } from '../db/schema.ts';
import type { ImportRefused } from './faults.ts';
import { participations } from './participation.ts';

vi.mock('node:fs/promises', { spy: true });

const NOW = new Date('2026-11-20T11:00:00Z');
describe.each(engines)('an import on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db, dataDir } = database;
    const publicApi = 'https://kachel.example/api';
    admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', publicApi, now: () => NOW });
    await mkdir(join(dataDir, 'uploads'));
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2B7A12' } });
    const jpeg = await picture.jpeg().toBuffer();
    const files = {
      'da.jpg': jpeg,
      'half.jpg': jpeg.subarray(0, jpeg.length / 2),
      'text.jpg': 'x',
      'bewegt.gif': await picture.gif().toBuffer(),
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    };
    for (const [name, content] of Object.entries(files))
      await writeFile(join(dataDir, 'uploads', name), content);
    await admin.import(RUNNING, { replace: false });
    await db.update(vouchers).set({ issuedAt: NOW });
    await db.insert(submissions).values(
      [1, 2].map((n) => ({
        submissionId: `r${n}`,
        kind: 'competition' as const,
        entryId: '5',
        tileId: '1',
        answer: {},
        createdAt: NOW,
      })),
    );
    await db.insert(surveyCounts).values({ surveyId: '7', answer1: 3, answer2: 1 });
    const vote = { kind: 'survey' as const, entryId: '5', tileId: '7', answer: {}, createdAt: NOW };
    await db
      .insert(submissions)
      .values(['v1', 'v2', 'v3', 'v4'].map((submissionId) => ({ ...vote, submissionId })));
  });
  afterAll(() => database.close());

  it('counts participations of the given entries only', async () => {
    const sent = await participations(database.db, ['5', '6']);
    expect(Object.fromEntries(sent)).toEqual({ 'competition 5 1': 2, 'survey 5 7': 4 });
    expect([...(await participations(database.db, ['6']))]).toEqual([]);
  });

  /** Messages without the file's name. */
  const faultsOf = async (content: unknown, order = {}) => {
    const path = join(database.dataDir, 'faulty.json');
    await writeFile(path, JSON.stringify(content, null, 1));
    const runImport = await readImportFile(path);
    return runImport(admin, { replace: false, check: true, ...order }).then(
      () => [],
      ({ faults }: ImportRefused) => {
        for (const fault of faults) expect(fault).toMatch(`${path}, line `);
        return faults.map((fault) => fault.replace(`${path}, `, ''));
      },
    );
  };

  let untouched: unknown;
  it.each([...faultyStructure, ...faultyValues, ...faultyAddresses, ...faultyParticipation])(
    'is refused for %s, with its line and what is allowed, and nothing is written',
    async (_, file, sentences) => {
      untouched ??= await exportedBy(admin);
      expect(await faultsOf(file, { check: false })).toEqual(sentences);
      expect(await exportedBy(admin)).toEqual(untouched);
    },
  );

  it('may change a running survey and an action’s vouchers with changeRunning', async () => {
    const changed = {
      ...withTiles(survey({ answer1: 'Nein', answer2: 'Ja' }), raffle(), action()),
      vouchers: [voucher({ password: '1' })],
    };
    expect(await faultsOf(changed)).toHaveLength(3);
    expect(await faultsOf(changed, { changeRunning: true })).toEqual([]);
  });

  it('stores no end for an entry until the year 9999, also where that is the next year in TIME_ZONE', async () => {
    for (const publish_till of ['9999-12-31', '9999-12-31T23:59:59Z']) {
      await admin.import({ entries: [{ id: '49', title: 'Endlos', publish_till }] }, { replace: false });
      const rows = await database.db.select().from(entries).where(eq(entries.id, '49'));
      expect(rows).toMatchObject([{ publishTill: null }]);
    }
  });

  it('keeps the end of an action’s vouchers that names none, and changes that of codes held only with changeRunning', async () => {
    const codesOf = (fields: object) => ({
      ...{ entries: [{ id: '50', title: 'Foto', kacheln: [action({ id: '50' })] }] },
      vouchers: [voucher({ entry: '50', action: '50', ...fields })],
    });
    const end = async () => {
      const rows = await database.db.select().from(voucherActions).where(eq(voucherActions.entryId, '50'));
      return rows[0]?.endDate?.toISOString() ?? null;
    };
    await admin.import(codesOf({ endDate: '2026-12-20' }), { replace: false });
    await admin.import(codesOf({ endDate: '2026-12-24' }), { replace: false });
    await database.db.update(vouchers).set({ issuedAt: NOW }).where(eq(vouchers.entryId, '50'));
    await admin.import(codesOf({ endDate: undefined, codes: ['A', 'B'] }), { replace: false });
    expect(await end()).toBe('2026-12-24T22:59:59.000Z');
    expect(await faultsOf(codesOf({ endDate: '2026-12-24 23:59:59' }))).toEqual([]);
    expect(await faultsOf(codesOf({ endDate: '' }))).toEqual([
      expect.stringContaining('endDate differs from the current one, and riders hold 1 unused code'),
    ]);
    await admin.import(codesOf({ endDate: '' }), { replace: false, changeRunning: true });
    expect(await end()).toBeNull();
    // As earlier versions stored 'no end'.
    const year9999 = { endDate: new Date('9999-12-31T22:59:59Z') };
    await database.db.update(voucherActions).set(year9999).where(eq(voucherActions.entryId, '50'));
    expect(await faultsOf(codesOf({ endDate: '9999-12-31' }))).toEqual([]);
    await admin.import(codesOf({ endDate: '9999-12-31' }), { replace: false });
    expect(await end()).toBeNull();
    await database.db.update(vouchers).set({ usedAt: NOW }).where(eq(vouchers.code, 'A'));
    expect(await faultsOf(codesOf({ endDate: '2026-12-20' }))).toEqual([]);
  });

  it('doesn’t reopen an ended raffle in which somebody took part, except with changeRunning', async () => {
    const till = (endDate: string, fields = {}) => ({
      entries: [{ id: '51', title: 'Los', kacheln: [raffle({ endDate })], ...fields }],
    });
    const hidden = { draft: true };
    await admin.import(till('2026-11-19', hidden), { replace: false });
    expect(await faultsOf(till('2026-12-24'))).toEqual([]);
    const sent = { kind: 'competition', entryId: '51', tileId: '1', answer: {}, createdAt: NOW } as const;
    await database.db.insert(submissions).values({ ...sent, submissionId: 'r51' });
    expect(await faultsOf(till('2026-11-18'))).toEqual([]);
    expect(await faultsOf(till('2026-12-24'))).toEqual([
      `line 6: entries[0].kacheln: the competition 1, in which 1 took part, has ended, and this import would reopen it; if it is a new one, give it a new id; to import it anyway, pass --yes-change-running. (entry 51 "Los")`,
    ]);
    await admin.import(till('2026-12-24', hidden), { replace: false, changeRunning: true });
    expect(await faultsOf(till('2026-12-24'))).toEqual([]);
  });

  it('adds no tile under the id of a removed one with participants, except with changeRunning', async () => {
    const competition = raffle({ id: '53' });
    const deal = { type: 'deal', id: '54', buttonText: 'Los', email: 'deal@example.org' };
    const file = (...kacheln: object[]) => ({ entries: [{ id: '53', title: 'Los', kacheln }] });
    const sent = { entryId: '53', answer: {}, createdAt: NOW };
    await database.db.insert(submissions).values([
      { ...sent, submissionId: 'r53', kind: 'competition', tileId: '53' },
      { ...sent, submissionId: 'd54', kind: 'deal', tileId: '54' },
    ]);
    const inherits = (line: number, tile: string) =>
      `line ${line}: entries[0].kacheln: 1 took part in an earlier ${tile} of this entry, and would also count in this one; if it is a new one, give it a new id; to import it anyway, pass --yes-change-running. (entry 53 "Los")`;
    expect(await faultsOf(file(competition, deal))).toEqual([
      inherits(6, 'competition 53'),
      inherits(6, 'deal 54'),
    ]);
    await admin.import(file(competition), { replace: false, changeRunning: true });
    expect(await faultsOf(file(competition, deal))).toEqual([inherits(6, 'deal 54')]);
    expect(await faultsOf(file(competition))).toEqual([]);
  });

  it('adds no survey under the id of a removed one with votes, except with changeRunning or its own votes', async () => {
    const file = (...kacheln: object[]) => ({ entries: [{ id: '62', title: 'Neu', kacheln }] });
    const old = survey({ id: '62' });
    await admin.import(file(old), { replace: false });
    const sent = { kind: 'survey', entryId: '62', tileId: '62', answer: {}, createdAt: NOW } as const;
    await database.db
      .insert(submissions)
      .values(['v62', 'w62'].map((submissionId) => ({ ...sent, submissionId })));
    await database.db.insert(surveyCounts).values({ surveyId: '62', answer1: 2 });
    // Still in the entry, and merely changed.
    expect(await faultsOf(file({ ...old, endDate: '2026-12-24' }))).toEqual([]);
    await admin.import(file(), { replace: false, changeRunning: true });
    const other = file(survey({ id: '62', question: 'Weniger?' }));
    expect(await faultsOf(other)).toEqual([
      `line 6: entries[0].kacheln: the survey 62 would take over 2 votes that were cast in an earlier survey 62 of this entry; to import it anyway, pass --yes-change-running. (entry 62 "Neu")`,
    ]);
    expect(await faultsOf(other, { changeRunning: true })).toEqual([]);
    const votes = [{ entry: '62', survey: '62', answer1: 2, answer2: 0, answer3: 0, answer4: 0 }];
    expect(await faultsOf({ ...file(old), votes })).toEqual([]);
  });

  it('adds no survey under the id of one with imported votes, except with changeRunning', async () => {
    const file = (id: string) => ({ entries: [{ id, title: 'Neu', kacheln: [survey({ id: '57' })] }] });
    const votes = [{ entry: '57', survey: '57', answer1: 3, answer2: 1, answer3: 0, answer4: 0 }];
    const exported = { ...file('57'), votes };
    await admin.import(exported, { replace: false });
    expect(await faultsOf(file('57'))).toEqual([]);
    await database.db.delete(entries).where(eq(entries.id, '57'));
    expect(await faultsOf(exported)).toEqual([]);
    expect(await faultsOf(file('58'))).toEqual([
      `line 6: entries[0].kacheln: the survey 57 would take over 4 votes that were imported for an earlier survey 57; to import it anyway, pass --yes-change-running. (entry 58 "Neu")`,
    ]);
    expect(await faultsOf(file('58'), { changeRunning: true })).toEqual([]);
  });

  it('adds no action under the id of one with imported places, except with changeRunning', async () => {
    const file = { entries: [{ id: '59', title: 'Neu', kacheln: [action({ id: '59', maxCalls: 9 })] }] };
    const exported = { ...file, places: [{ entry: '59', type: 'action', tile: '59', taken: 3 }] };
    await admin.import(exported, { replace: false });
    expect(await faultsOf(file)).toEqual([]);
    await database.db.delete(entries).where(eq(entries.id, '59'));
    expect(await faultsOf(exported)).toEqual([]);
    expect(await faultsOf(file)).toEqual([expect.stringContaining('3 took part in an earlier action 59')]);
    expect(await faultsOf(file, { changeRunning: true })).toEqual([]);
  });

  it('doesn’t change a text that riders consented to, except with changeRunning', async () => {
    const old = {
      cb1: 'mandatory',
      cb1Title: 'Bilder',
      cb1LinkUrl: 'https://agb.example/1',
      cb2: 'optional',
    };
    const agreed = (fields: object, agbLabel = 'Die AGB', endDate = '') => ({
      entries: [
        {
          id: '55',
          title: 'Los',
          kacheln: [action({ ...old, ...fields, endDate }), raffle({ agbLabel, endDate })],
        },
      ],
    });
    await admin.import(agreed({}), { replace: false });
    const changed = agreed(
      { cb1Title: 'Alles', cb1LinkText: 'hier', cb1LinkUrl: 'https://agb.example/2' },
      'Neue',
    );
    expect(await faultsOf(changed)).toEqual([]);
    const sent = { entryId: '55', tileId: '1', answer: {}, createdAt: NOW };
    await database.db.insert(submissions).values([
      { ...sent, submissionId: 'a55', kind: 'action' },
      { ...sent, submissionId: 'r55', kind: 'competition' },
    ]);
    const hasOther = (tile: string, fields: string) =>
      `line 6: entries[0].kacheln: the ${tile}, in which 1 took part, would change what they agreed to (${fields}); to import it anyway, pass --yes-change-running. (entry 55 "Los")`;
    expect(await faultsOf(changed)).toEqual([
      hasOther('action 1', 'cb1Title, cb1LinkText, cb1LinkUrl'),
      hasOther('competition 1', 'agbLabel'),
    ]);
    expect(await faultsOf(changed, { changeRunning: true })).toEqual([]);
    // Not shown until now: nobody agreed to it.
    expect(await faultsOf(agreed({ cb2Title: 'Post', cb3: 'optional', cb3Title: 'Neu' }))).toEqual([]);
    await admin.import(agreed({}, 'Die AGB', '2026-11-19'), { replace: false, changeRunning: true });
    expect(await faultsOf(agreed({ cb1Title: 'Alles' }, 'Neue', '2026-11-19'))).toEqual([]);
  });

  it('keeps an action’s opt-in while somebody has not confirmed, except with changeRunning', async () => {
    const file = (autoresponse: string, endDate = '') => ({
      entries: [{ id: '60', title: 'Los', kacheln: [action({ autoresponse, email: 'mandatory', endDate })] }],
    });
    await admin.import(file('optin'), { replace: false });
    const sent = { entryId: '60', tileId: '1', createdAt: NOW };
    const hour = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
    await database.db.insert(submissions).values(
      ['c60', 'u60'].map((submissionId) => ({
        ...sent,
        submissionId,
        kind: 'action' as const,
        answer: {},
      })),
    );
    await database.db.insert(actionEntries).values([
      { ...sent, submissionId: 'c60', data: {}, status: 'confirmed' },
      { ...sent, submissionId: 'u60', data: {}, status: 'unconfirmed', optinExpiresAt: hour(-1) },
    ]);
    const waitUntil = (optinExpiresAt: Date) =>
      database.db.update(actionEntries).set({ optinExpiresAt }).where(eq(actionEntries.submissionId, 'u60'));
    // Nobody waits: the link of the only one who has not confirmed has run out.
    expect(await faultsOf(file('plain'))).toEqual([]);
    await waitUntil(hour(1));
    expect(await faultsOf(file('optin'))).toEqual([]);
    expect(await faultsOf(file('plain'))).toEqual([
      `line 6: entries[0].kacheln: the action 1, in which 2 took part, would no longer ask for confirmation, but those who have not confirmed yet must still do so, or are deleted 48 hours after their last link; to import it anyway, pass --yes-change-running. (entry 60 "Los")`,
    ]);
    await admin.import(file('optin', '2026-11-19'), { replace: false, changeRunning: true });
    expect(await faultsOf(file('plain', '2026-11-19'))).toEqual([]);
    await admin.import(file('plain'), { replace: false, changeRunning: true });
    expect(await faultsOf(file('none'))).toEqual([]);
  });

  it('may prolong a survey that has ended and has votes', async () => {
    const till = (endDate: string) => ({
      entries: [{ id: '52', title: 'Umfrage', kacheln: [survey({ id: '52', endDate })] }],
    });
    await admin.import(till('2026-11-19'), { replace: false });
    await database.db.insert(surveyCounts).values({ surveyId: '52', answer1: 3 });
    expect(await faultsOf(till('2026-12-24'))).toEqual([]);
  });

  it('gives the votes of a removed answer to no new one, except with changeRunning', async () => {
    const file = (answer4: string, answer3 = '') => ({
      entries: [{ id: '63', title: 'Umfrage', kacheln: [survey({ id: '63', answer3, answer4 })] }],
    });
    await admin.import(file('Nie'), { replace: false });
    await database.db.insert(surveyCounts).values({ surveyId: '63', answer1: 3, answer4: 120 });
    await admin.import(file(''), { replace: false, changeRunning: true });
    expect(await faultsOf(file('Egal', 'Selten'))).toEqual([
      `line 6: entries[0].kacheln: answer4 of the survey 63 would take over 120 votes of a removed answer; to import it anyway, pass --yes-change-running. (entry 63 "Umfrage")`,
    ]);
    expect(await faultsOf(file('Egal'), { changeRunning: true })).toEqual([]);
  });

  it('may add an answer to a survey with votes', async () => {
    const file = (fields: object) => ({
      entries: [{ id: '64', title: 'Umfrage', kacheln: [survey({ id: '64', ...fields })] }],
    });
    await admin.import(file({}), { replace: false });
    await database.db.insert(surveyCounts).values({ surveyId: '64', answer1: 3 });
    expect(await faultsOf(file({ answer3: 'Selten' }))).toEqual([]);
  });

  it.each([
    ['2026-11-21T06:00:00+01:00', '2026-11-21 06:00:00'],
    ['2026-07-21T06:00:00.000Z', '2026-07-21 08:00:00'],
    ['2026-11-21T06:00:00', '2026-11-21T06:00:00'],
    ['Sat, 21 Nov 2026 06:00:00 +0100', '2026-11-21 06:00:00'],
    ['Sat, 21 Nov 2026 05:00:00 GMT', '2026-11-21 06:00:00'],
  ])('stores %s as %s', async (publish_from, local) => {
    await admin.import({ entries: [{ id: '8', title: 'Datum', publish_from }] }, { replace: false });
    const { entries } = (await exportedBy(admin)) as { entries: { id: string; publish_from: string }[] };
    expect(entries.find(({ id }) => id === '8')?.publish_from).toBe(local);
  });

  it('finds files with spaces and quotes in their names in a text, and ignores comments', async () => {
    const content = `<a href="/api/uploads/Netz plan.pdf">Netz</a>
      <img alt='' src="/api/uploads/Opa's Bild.jpg"><!-- <img src="/api/uploads/alt.jpg"> --><!-- <a href="/api/uploads/x.pdf">`;
    for (const name of ['Netz plan.pdf', "Opa's Bild.jpg"])
      await cp(join(database.dataDir, 'uploads', 'da.jpg'), join(database.dataDir, 'uploads', name));
    const entries = [{ id: '9', title: 'Netz', kacheln: [{ type: 'text', content }] }];
    expect(await faultsOf({ entries })).toEqual([]);
  });

  it('accepts an existing picture, and any of another server', async () => {
    const kacheln = ['/api/uploads/da.jpg', 'https://bilder.example/x.jpg'].map((mediaURL) => ({
      type: 'altkachel',
      mediaURL,
    }));
    expect(await faultsOf({ entries: [{ id: '9', title: 'Bilder', kacheln }] })).toEqual([]);
  });

  it.each([
    ['https://kachel.example/api/uploads/da.jpg', []],
    ['https://kachel.example/api/uploads/resize/640/70/da.jpg', []],
    ['https://kachel.example/api/uploads/fort.jpg', ['there is no fort.jpg in DATA_DIR/uploads']],
    ['https://kachel.example/api/uploads/text.jpg', ["text.jpg can't be shown"]],
    ['https://kachel.example/elsewhere/fort.jpg', []],
  ])('checks that a picture given by its public URL exists: %s', async (mediaURL, sentences) => {
    const kacheln = [{ type: 'altkachel', mediaURL }];
    const faults = await faultsOf({ entries: [{ id: '9', title: 'Bilder', kacheln }] });
    expect(faults).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
  });

  it.each(['half.jpg', 'text.jpg', 'bewegt.gif', 'logo.svg'])(
    'refuses %s, which can never be shown, as a picture but not as a link',
    async (file) => {
      const url = `/api/uploads/${file}`;
      const kacheln = [
        { type: 'altkachel', mediaURL: url },
        { type: 'pressrelease', title: 'Presse', text: `<img src="${url}">`, logoURL: url },
        { type: 'infos', label1: 'Datei', url1: url },
      ];
      const entries = [{ id: '9', title: 'Bilder', kacheln }];
      const faults = await faultsOf({ pages: { start: [{ type: 'colortopic', bgurl: url, entries }] } });
      const at = (field: string) =>
        expect.stringContaining(`${field}: ${file} can't be shown; a picture must be a complete JPEG`);
      expect(faults).toEqual(['0].mediaURL', '1].text', '1].logoURL', 'start[0].bgurl'].map(at));
    },
  );

  it.each([
    ['a link’s file is looked up', { type: 'infos', label1: 'Datei', url1: '/api/uploads/da.jpg' }, []],
    // The first look-up finds the file, the second is for its colour and size.
    ['a picture is read', { type: 'altkachel', mediaURL: '/api/uploads/da.jpg' }, ['found']],
  ])(
    'throws the disk’s error if it fails while %s, and calls no file missing or broken',
    async (_, tile, found) => {
      const { stat: lookUp } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
      const content = { entries: [{ id: '9', title: 'Datei', kacheln: [tile] }] };
      for (const _look of found) vi.mocked(stat).mockImplementationOnce(lookUp);
      vi.mocked(stat).mockRejectedValueOnce(Object.assign(new Error('disk'), { code: 'EIO' }));
      const checked = admin.import(content, { replace: false, check: true });
      await expect(checked).rejects.toMatchObject({ code: 'EIO', message: 'disk' });
    },
  );
});
