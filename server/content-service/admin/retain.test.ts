import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionTile, PERSON, saveAction } from '#tests/support/content-service/action.ts';
import { NOW, openTestAdmin } from '#tests/support/content-service/admin.ts';
import { engines, type TestDatabase } from '#tests/support/content-service/database.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { uploadKit } from '#tests/support/content-service/uploads.ts';
import { picture } from '#tests/support/media-files.ts';
import { hashPassword } from '../core/password.ts';
import { IMPORT_LOCK } from '../db/import-lock.ts';
import {
  actionEntries,
  competitionEntries,
  entries,
  outgoingMails,
  uploads,
  voucherActions,
  vouchers,
} from '../db/schema.ts';
import { type Admin, createAdmin } from './admin.ts';
import { irreversibleRemovals } from './import-summary.ts';

const LONG_AGO = new Date('2026-09-01T11:00:00Z');
const open = { startDate: '2026-01-01', endDate: '2026-12-31' };
const form = { ...PERSON, email: 'kim@example.org' };

const TILES = [
  { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', ...open },
  { type: 'survey', id: '2', question: 'Yes?', answer1: 'Yes', answer2: 'No', endDate: '2099-12-31' },
  { type: 'deal', id: '3', buttonText: 'Deal', email: 'deal@example.org', maxCalls: 1 },
  actionTile({ id: '4', autoresponse: 'qrcode', ...open }),
  actionTile({ id: '5', autoresponse: 'optin', ...open }),
];

const SENT = [
  ['/competition/v1/save', { competition_id: '1', ...form, agb: true }],
  ['/survey/v1/save', { survey_id: '2', answer1: 'Yes' }],
  ['/deal/v1/save', { deal_id: '3' }],
  ['/action/v1/save', { action_id: '4', ...form }],
  ['/action/v1/save', { action_id: '5', ...form }],
  ['/voucher/v1/use', { action: '4', voucher: 'K-1', password: 'geheim' }],
] as const;

describe.each(engines)('what ended longer ago than asked, on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, admin, close } = await openTestAdmin(engine));
  });
  afterAll(() => close());

  it('loses its personal data, and nothing else does', async () => {
    const { db, dataDir } = database;
    const over = [
      { type: 'competition', id: '1', title: 'Alt', endDate: '2026-09-30' },
      { type: 'action', id: '1', title: 'Alt', endDate: '2026-09-30' },
    ];
    await admin.import({ entries: [{ id: '2', title: 'Alt', kacheln: over }] }, { replace: false });
    const recent = { entryId: '1', tileId: '5', createdAt: NOW, data: { firstname: 'Neu' } };
    const old = { entryId: '2', tileId: '1', createdAt: LONG_AGO, data: { firstname: 'Alt' } };
    await db.insert(competitionEntries).values([
      { ...recent, submissionId: 'c1', emailNormalised: 'new@b.example' },
      { ...old, submissionId: 'c2', emailNormalised: 'old@b.example' },
    ]);
    await db.insert(actionEntries).values([
      { ...recent, submissionId: 'a1', status: 'unconfirmed' },
      { ...old, submissionId: 'a2', status: 'confirmed', emailNormalised: 'old@b.example' },
    ]);
    const upload = {
      sha256: 'x',
      contentSha256: 'y',
      originalName: 'IMG.jpg',
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 10,
    } as const;
    await db.insert(uploads).values([
      { ...upload, submissionId: 'a1', fileName: 'neu.jpg', createdAt: NOW, keptAt: NOW },
      { ...upload, submissionId: 'a2', fileName: 'alt.jpg', createdAt: LONG_AGO, keptAt: LONG_AGO },
    ]);
    for (const [folder, name, time] of [
      ['uploads-received', 'alt.jpg', LONG_AGO],
      ['outbox', 'alt.eml', LONG_AGO],
      ['outbox', 'neu.eml', NOW],
    ] as const) {
      await mkdir(join(dataDir, folder), { recursive: true });
      const path = join(dataDir, folder, name);
      await writeFile(path, 'persönlich');
      await utimes(path, time, time);
    }
    expect(await admin.retain(30)).toMatchObject({ participations: 2, uploads: 1, mails: 1 });
    expect(await admin.retain(30)).toMatchObject({ participations: 0, uploads: 0, mails: 0 });
    const kept = await db.select().from(competitionEntries).orderBy(competitionEntries.submissionId);
    expect(kept.map(({ submissionId, data }) => [submissionId, data])).toEqual([
      ['c1', { firstname: 'Neu' }],
      ['c2', {}],
    ]);
    expect(await db.select().from(actionEntries)).toHaveLength(2);
    expect(await readdir(join(dataDir, 'uploads-received'))).toEqual([]);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['neu.eml']);
  });
});

describe.each(engines)('what a rider repeats after their data is gone, on %s', (engine) => {
  let service: TestSubmissionServer;
  beforeAll(async () => {
    service = await TestSubmissionServer.open(engine);
  }, 30_000);
  afterAll(() => service.close());

  it('gets the first answer again, counts once and stays in the report', async () => {
    const { db, dataDir } = service.database;
    const entry = await service.addEntry(TILES);
    const action = { entryId: entry, actionId: '4' };
    await db.insert(voucherActions).values({ ...action, passwordHash: await hashPassword('geheim') });
    await db.insert(vouchers).values(['K-0', 'K-1'].map((code, position) => ({ ...action, code, position })));
    const ids = SENT.map(() => uuid());
    const sendAll = async () => {
      const replies = [];
      for (const [index, [path, fields]] of SENT.entries()) {
        const body = { submission_id: ids[index], entry_id: entry, id: entry, ...fields };
        replies.push((await service.post(path, body)).body);
      }
      return replies;
    };
    const first = await sendAll();
    expect(first.map(({ state }) => state)).toEqual([
      ...['success', 'success', 'success', 'autorespond', 'optin', 'success'],
    ]);
    const [mail] = await db.select().from(outgoingMails).orderBy(outgoingMails.id).offset(1);
    const [, link = ''] = /optin\/([\w-]{32})/.exec(JSON.stringify(mail?.message)) ?? [];
    const confirm = async () => (await service.get(`/action/v1/optin/${link}`)).headers.get('location');
    expect(await confirm()).toBe('https://kachel.example/optin-ok');

    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = new Date(NOON.getTime() + 30 * 24 * 3_600_000);
    expect(await editors.retain(7)).toMatchObject({
      participations: 0,
      kept: [
        `The competition 1 of entry ${entry} is open until 2026-12-31.`,
        `The action 4 of entry ${entry} is open until 2026-12-31.`,
        `The action 5 of entry ${entry} is open until 2026-12-31.`,
      ],
    });
    expect(await text(editors.report(entry, '1'))).toContain('kim@example.org');

    service.now = new Date(NOON.getTime() + 200 * 24 * 3_600_000);
    expect(await editors.retain(159)).toMatchObject({
      participations: 0,
      kept: ['competition 1', 'action 4', 'action 5'].map(
        (tile) =>
          `The ${tile} of entry ${entry} ended on 2026-12-31; what was sent to it is kept until 2027-06-09.`,
      ),
    });
    expect(await editors.retain(158)).toMatchObject({ participations: 3, kept: [] });
    for (const row of await db.select().from(actionEntries)) expect(row).toMatchObject({ data: {} });

    expect(await sendAll()).toEqual(first);
    expect(await confirm()).toBe('https://kachel.example/optin-ok');
    expect((await service.get(`/survey/v1/info/${entry}/2`)).body).toMatchObject({ answer1: 1 });
    expect(await text(editors.report(entry, '3'))).toContain('"deal"');
    expect(await text(editors.report(entry, '4'))).toContain('"voucher"');
    expect(outcome(await service.post(...another(entry)))).toBe('finished');
  });
});

describe.each(engines)('what is kept for winners to be found, on %s', (engine) => {
  let service: TestSubmissionServer;
  beforeAll(async () => {
    service = await TestSubmissionServer.open(engine);
  }, 30_000);
  afterAll(() => service.close());

  const raffle = (fields: object) => ({
    type: 'competition',
    id: '1',
    title: 'Raffle',
    email: 'mandatory',
    ...fields,
  });
  const takePart = async (entry: string, email = form.email) => {
    const body = { submission_id: uuid(), entry_id: entry, competition_id: '1', ...form, email, agb: true };
    expect(outcome(await service.post('/competition/v1/save', body))).toBe('success');
  };
  const later = (days: number) => new Date(NOON.getTime() + days * 24 * 3_600_000);

  it('is each tile by itself: one that runs, that has no end or that is gone keeps its own alone', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    const running = await service.addEntry([raffle({ endDate: '2027-12-31' })]);
    const endless = await service.addEntry([raffle({})]);
    const ended = await service.addEntry([raffle({ endDate: '2026-11-30' })]);
    const gone = await service.addEntry([raffle({ endDate: '2026-11-30' })]);
    for (const entry of [running, endless, ended, gone]) await takePart(entry);
    await db.delete(entries).where(eq(entries.id, gone));

    service.now = later(400);
    expect(await editors.retain(90)).toMatchObject({
      participations: 1,
      kept: [
        `The competition 1 of entry ${running} is open until 2027-12-31.`,
        `The competition 1 of entry ${endless} is open and has no end of its own.`,
        `The competition 1 of entry ${gone} is not there any more, so nobody knows whether it is over.`,
      ],
    });
    expect(await text(editors.report(ended, '1'))).not.toContain(form.email);

    expect(await editors.close(running, '1')).toMatch(
      'is open until 2027-12-31; it can be closed after that.',
    );
    expect(await editors.close(ended, '1')).toMatch(/^Nothing is kept/);
    expect([await editors.close(gone, '1'), await editors.close(endless, '1')]).toEqual([null, null]);
    service.now = later(401);
    await takePart(endless, 'late@example.org');
    const { kept, participations } = await editors.retain(90);
    expect(participations).toBe(2);
    expect(kept).toContain(`The competition 1 of entry ${endless} is open and has no end of its own.`);
    expect(await text(editors.report(endless, '1'))).toContain('late@example.org');
    expect(await text(editors.report(endless, '1'))).not.toContain(form.email);
    expect(await text(editors.report(gone, '1'))).not.toContain(form.email);
    expect(await text(editors.report(running, '1'))).toContain(form.email);
  });

  it('stays where its end was brought forward by a typing error, as long after the last who took part', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([raffle({ endDate: '2026-12-31' })]);
    await takePart(entry);
    const document = { id: entry, title: 'Los', kacheln: [raffle({ endDate: '2025-12-31' })] };
    await db.update(entries).set({ document }).where(eq(entries.id, entry));
    service.now = later(1);
    expect((await editors.retain(90)).kept).toContain(
      `The competition 1 of entry ${entry} ended on 2025-12-31, the last took part on 2026-11-20; what was sent to it is kept until 2027-02-18.`,
    );
    service.now = later(91);
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
  });

  it('goes after its end where its entry has become a draft', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([raffle({ endDate: '2026-11-30' })]);
    await takePart(entry);
    await db.update(entries).set({ draft: true }).where(eq(entries.id, entry));
    expect(await editors.close(entry, '1')).toContain(
      'is open until 2026-11-30; it can be closed after that.',
    );
    service.now = later(30);
    expect((await editors.retain(90)).kept).toContain(
      `The competition 1 of entry ${entry} ended on 2026-11-30; what was sent to it is kept until 2027-02-28.`,
    );
    service.now = later(101);
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
  });

  it('goes after a closing that an import leaves standing, not after one whose raffle then runs again', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const ended = await service.addEntry([raffle({ endDate: '2026-11-30' })]);
    const endless = await service.addEntry([raffle({})]);
    for (const entry of [ended, endless]) await takePart(entry);
    service.now = later(20);
    for (const entry of [ended, endless]) expect(await editors.close(entry, '1')).toBeNull();
    const runImport = (endDate: string) =>
      editors.import(
        {
          entries: [
            { id: ended, title: 'Los', kacheln: [raffle({ endDate })] },
            { id: endless, title: 'Anders', kacheln: [raffle({})] },
          ],
        },
        { replace: false, changeRunning: true },
      );
    for (const endDate of ['2026-12-01', '2026-12-31']) await runImport(endDate);
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
    expect(await text(editors.report(ended, '1'))).toContain(form.email);
    expect(await text(editors.report(endless, '1'))).not.toContain(form.email);
  });

  it.each([0, 9])('stays where an import comes before it is deleted, after %i days', async (days) => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([raffle({ endDate: '2026-12-05' })]);
    await takePart(entry);
    service.now = later(20);
    // After no days it is due by its end, after nine by its closing.
    if (days > 0) expect(await editors.close(entry, '1')).toBeNull();
    const kacheln = [raffle({ endDate: '2026-12-31' })];
    let lockHeld: unknown;
    const beaten: typeof db = Object.create(db, {
      transaction: {
        value: async (work: Parameters<typeof db.transaction>[0]) => {
          const again = { entries: [{ id: entry, title: 'Los', kacheln }] };
          await editors.import(again, { replace: false, changeRunning: true });
          return db.transaction(async (tx) => {
            const done = await work(tx);
            const { rows } = await tx.execute(sql`select from pg_locks where pid = pg_backend_pid()
              and locktype = 'advisory' and classid::bigint << 32 | objid::bigint = ${IMPORT_LOCK}`);
            lockHeld = rows.length;
            return done;
          });
        },
      },
    });
    const late = createAdmin({ db: beaten, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    expect(await late.retain(days)).toMatchObject({ participations: 0 });
    expect(await text(editors.report(entry, '1'))).toContain(form.email);
    expect(lockHeld).toBe(1);
  });

  it('is an action’s that ends with its entry not before that', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([actionTile()], { publishTill: later(20) });
    await saveAction(service, entry);
    expect(await editors.close(entry, '1')).toBe(
      `The action 1 of entry ${entry} is open until 2026-12-10 12:00:00; it can be closed after that.`,
    );
    service.now = later(21);
    expect(await editors.close(entry, '1')).toBeNull();
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
  });

  it('is a competition’s alone where an action beside it has the same id', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([raffle({}), actionTile({ id: '1' })]);
    await takePart(entry);
    await saveAction(service, entry, { email: 'action@example.org' });
    expect(await editors.close(entry, '1')).toBe(
      `Entry ${entry} has a competition 1 and an action 1; say which is meant: content:close -- ${entry} 1 competition`,
    );
    expect(await editors.close(entry, '1', 'competition')).toBeNull();
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
    const report = await text(editors.report(entry, '1'));
    expect(report).toContain('action@example.org');
    expect(report).not.toContain(form.email);
  });

  it('are no photos of people who gave nothing but photos', async () => {
    const { db, dataDir } = service.database;
    const { send, rows, files } = uploadKit(() => service);
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const fields = { name: 'none', email: 'none', endDate: '2026-11-30', imageupload: 'mandatory' };
    const entry = await service.addEntry([actionTile({ ...fields, uploadmedium: 'image' })]);
    const submission = uuid();
    await send(submission, await picture('jpeg', '#abcdef'));
    const body = { submission_id: submission, entry_id: entry, action_id: '1', uploads: 1 };
    expect(outcome(await service.post('/action/v1/save', body))).toBe('success');
    service.now = later(50);
    expect((await editors.retain(90)).kept.join()).toContain(
      `action 1 of entry ${entry} ended on 2026-11-30`,
    );
    expect(await files()).toHaveLength(1);
    service.now = later(101);
    expect(await editors.retain(90)).toMatchObject({ uploads: 1 });
    expect([await files(), await rows(submission)]).toEqual([[], []]);
  });

  it('are mails that nobody has sent yet, however few days are asked for', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    await db.delete(outgoingMails);
    await db.insert(outgoingMails).values({ message: {}, createdAt: NOON, sendAfter: NOON });
    service.now = later(29);
    expect(await editors.retain(0)).toMatchObject({ mails: 0 });
    expect(await db.select().from(outgoingMails)).toHaveLength(1);
    service.now = later(31);
    expect(await editors.retain(0)).toMatchObject({ mails: 1 });
  });

  it('is named before a replacing import removes its tile', async () => {
    const { db, dataDir } = service.database;
    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = NOON;
    const entry = await service.addEntry([raffle({ endDate: '2026-12-31' })]);
    await takePart(entry);
    const report = await editors.import({ entries: [] }, { replace: true, check: true });
    expect(irreversibleRemovals(report)).toContain(`competition 1 of entry ${entry}, in which 1 took part`);
  });
});

function another(entry: string): [string, object] {
  return ['/deal/v1/save', { submission_id: uuid(), entry_id: entry, deal_id: '3' }];
}
