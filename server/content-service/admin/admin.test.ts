import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entry as anyEntry } from '#tests/support/content-service/content.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { verifyPassword } from '../core/password.ts';
import {
  actionEntries,
  competitionEntries,
  draws,
  entries,
  prizes,
  submissions,
  surveyCounts,
  uploads,
  voteGroups,
  voucherActions,
  vouchers,
} from '../db/schema.ts';
import { type Admin, createAdmin } from './admin.ts';
import { findRunningAdmin } from './admin-client.ts';
import { ADMIN_FILE, openAdminServer } from './admin-server.ts';
import { importSummary } from './import-summary.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const LONG_AGO = new Date('2026-09-01T11:00:00Z');

/** Without pictures: the import would refuse missing files. */
const TILES = [
  { type: 'altkachel', header: 'Tram' },
  { type: 'action', id: '1', title: 'Foto' },
];

const entry = (fields: Record<string, unknown>) => anyEntry({ kacheln: TILES, ...fields });
const survey = { type: 'survey', id: '7', question: 'Mehr?', answer1: 'Ja', answer2: 'Nein' };

const file = {
  levels: { sport: { title: 'Sport', description: '', searchable: true, page: 'start' } },
  pages: { start: [{ type: 'small', title: '', entries: ['1'] }], sport: [] },
  entries: [
    entry({ id: '1', publish_from: '2026-11-20 06:00:00', kacheln: [...TILES, survey] }),
    entry({ id: '2', draft: true }),
  ],
  wire: [{ id: '9001', title: 'Welt', kacheln: [{ type: 'dpa-infoline-entry', title: 'Welt' }] }],
  prizes: [{ entry: '1', action: '1', winners: 5 }],
  vouchers: [
    { entry: '1', action: '1', password: 'geheim', endDate: '2026-12-24', codes: ['A-1', 'A-2', 'A-3'] },
  ],
};

describe.each(engines)('the editors’ command line on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db, dataDir } = database;
    const here = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW });
    stop = await openAdminServer(here, dataDir);
    const running = await findRunningAdmin(dataDir);
    if (!running) throw new Error('The running service was not found.');
    admin = running;
    await admin.import(file, { replace: false });
  });
  afterAll(async () => {
    await stop();
    await database.close();
  });

  const one = <Row>(rows: Row[]) => rows[0];

  it('gives out what came in, but the hash instead of a password', async () => {
    const exported = await exportedBy(admin);
    const [action] = exported.vouchers as { passwordHash: string }[];
    expect(await verifyPassword('geheim', action?.passwordHash ?? '')).toBe(true);
    expect(exported).toEqual({
      ...file,
      vouchers: [
        {
          entry: '1',
          action: '1',
          passwordHash: action?.passwordHash,
          endDate: '2026-12-24 23:59:59',
          codes: ['A-1', 'A-2', 'A-3'],
          issued: [],
          used: [],
        },
      ],
      votes: [],
    });
  });

  it('takes back what it gave out without changing anything', async () => {
    const before = await exportedBy(admin);
    // A row that was written again has another version, and was locked until the import ended.
    const versions = async () => (await database.db.execute(sql`select code, xmin from vouchers`)).rows;
    const codes = await versions();
    await admin.import(before, { replace: true });
    expect(await exportedBy(admin)).toEqual(before);
    expect(await versions()).toEqual(codes);
  });

  it('takes vouchers that riders have along as theirs, onto a fresh database and onto one that has them free', async () => {
    const codes = ['B-1', 'B-2', 'B-3'];
    const voucher = (code: string) => and(eq(vouchers.entryId, '2'), eq(vouchers.code, code));
    const action = { entry: '2', action: '1', password: 'geheim', endDate: '', codes };
    await admin.import({ vouchers: [action] }, { replace: false });
    const { db } = database;
    await db.update(vouchers).set({ issuedAt: NOW, usedAt: NOW }).where(voucher('B-1'));
    await db.update(vouchers).set({ issuedAt: NOW }).where(voucher('B-2'));
    const exported = (await exportedBy(admin)).vouchers as Record<string, unknown>[];
    const own = exported.filter(({ entry }) => entry === '2');
    expect(own).toMatchObject([{ codes, issued: ['B-2'], used: ['B-1'] }]);
    const again = async () => {
      await admin.import({ vouchers: own }, { replace: false });
      const rows = await db.select().from(vouchers).where(eq(vouchers.entryId, '2')).orderBy(vouchers.code);
      return rows.map(({ code, issuedAt, usedAt }) => [code, issuedAt !== null, usedAt !== null]);
    };
    const theirs = [
      ['B-1', true, true],
      ['B-2', true, false],
      ['B-3', false, false],
    ];
    await db.update(vouchers).set({ issuedAt: null, usedAt: null }).where(eq(vouchers.entryId, '2'));
    expect(await again()).toEqual(theirs);
    await db.delete(vouchers).where(eq(vouchers.entryId, '2'));
    expect(await again()).toEqual(theirs);
    await db.delete(vouchers).where(eq(vouchers.entryId, '2'));
    await db.delete(voucherActions).where(eq(voucherActions.entryId, '2'));
  });

  it('tells what an import adds, changes and removes, and writes nothing when it is only asked to', async () => {
    const before = await exportedBy(admin);
    const other = {
      entries: [entry({ id: '2', title: 'Geändert' }), entry({ id: '3' })],
      pages: { line: [{ type: 'full', entries: ['3'] }] },
      vouchers: [{ entry: '2', action: '1', password: 'x', codes: ['C-1', 'C-2'] }],
    };
    const report = await admin.import(other, { replace: true, check: true });
    expect(report.entries).toEqual({ added: ['3'], changed: ['2'], removed: ['1'] });
    expect(report.pages.added).toEqual(['line']);
    expect(report.vouchers.added).toContain('2/1: 2 codes');
    expect(report.vouchers.removed.join()).toMatch(/: \d codes?/);
    expect(await exportedBy(admin)).toEqual(before);
    const same = await admin.import(before, { replace: true, check: true });
    expect(importSummary(same)).toBe('  nothing: everything is there already');
  });

  it('leaves everything as it was when one thing is wrong', async () => {
    const before = await exportedBy(admin);
    const faulty = {
      entries: [entry({ id: '3' }), { id: 'x', kacheln: [{ type: 'unknown' }] }],
      pages: { start: [{ type: 'huge', entries: ['1'] }] },
    };
    await expect(admin.import(faulty, { replace: false })).rejects.toMatchObject({
      faults: [
        expect.stringMatching(/^pages\.start\[0\]\.type is not one of slider.*\.$/),
        expect.stringMatching(
          /^entries\[1\]\.kacheln\[0\]\.type: "unknown" is none of altkachel, .* \(entry x\)$/,
        ),
        'entries[1].id is not a string of digits. (entry x)',
      ],
    });
    const loose = {
      entries: [entry({ id: '3' })],
      pages: { start: [{ type: 'full', entries: ['3', '99'] }] },
    };
    await expect(admin.import(loose, { replace: false })).rejects.toMatchObject({
      faults: ['pages.start[0].entries: there is no entry 99.'],
    });
    expect(await exportedBy(admin)).toEqual(before);
  });

  it('never revives a used voucher, and counts new prizes on top of what is left', async () => {
    const { db } = database;
    await db.update(vouchers).set({ usedAt: NOW, issuedAt: NOW }).where(eq(vouchers.code, 'A-1'));
    await db.update(prizes).set({ left: 1 });
    const hash = one(await db.select().from(voucherActions))?.passwordHash;
    const votes = [{ entry: '1', survey: '7', answer1: 5, answer2: 0, answer3: 0, answer4: 0 }];
    const again = {
      ...file,
      votes,
      prizes: [{ ...file.prizes[0], winners: 7 }],
      vouchers: [{ ...file.vouchers[0], codes: ['A-2', 'A-4'] }],
    };
    await admin.import(again, { replace: true });
    await db.update(surveyCounts).set({ answer1: 6 });
    await admin.import(again, { replace: true });
    expect(one(await db.select().from(prizes))).toMatchObject({ winners: 7, left: 3 });
    expect(one(await db.select().from(surveyCounts))).toMatchObject({ answer1: 6 });
    expect(one(await db.select().from(voucherActions))?.passwordHash).toBe(hash);
    const codes = await db.select().from(vouchers).orderBy(vouchers.code);
    expect(codes.map(({ code, usedAt }) => [code, usedAt !== null])).toEqual([
      ['A-1', true],
      ['A-2', false],
      ['A-4', false],
    ]);
  });

  it('gives out no more prizes than there are, whatever number was imported in between', async () => {
    const { db } = database;
    const left = async () => one(await db.select().from(prizes))?.left;
    const importPrizes = (winners: number) =>
      admin.import({ prizes: [{ entry: '1', action: '1', winners }] }, { replace: false });
    await importPrizes(50);
    await db.update(prizes).set({ left: 30 });
    await importPrizes(5);
    expect(await left()).toBe(-15);
    await importPrizes(50);
    expect(await left()).toBe(30);
    const draw = { entryId: '1', actionId: '1', result: 'hit', createdAt: NOW } as const;
    await db.insert(draws).values([
      { ...draw, submissionId: 'spent', token: 'a', usedAt: NOW },
      { ...draw, submissionId: 'reserved', token: 'b' },
      { ...draw, submissionId: 'expired', token: null },
    ]);
    await db.delete(prizes);
    await importPrizes(50);
    expect(await left()).toBe(48);
    await db.delete(prizes);
    const older = { entry: '1', action: '1', winners: 50, left: 49 };
    await admin.import({ prizes: [older] }, { replace: false });
    expect(await left()).toBe(48);
    await db.delete(draws);
  });

  it('takes prizes that are won and votes along to another database, and marks what was sold', async () => {
    const { db } = database;
    await db.update(prizes).set({ left: 20 });
    const position = { type: 'banner', title: '', entries: ['1'] };
    await admin.import({ pages: { deals: [position] } }, { replace: false });
    await admin.import({ pages: { deals: [] } }, { replace: false });
    const exported = await exportedBy(admin);
    expect(exported.prizes).toEqual([{ entry: '1', action: '1', winners: 50, left: 20 }]);
    expect(exported.votes).toEqual([
      { entry: '1', survey: '7', answer1: 6, answer2: 0, answer3: 0, answer4: 0 },
    ]);
    expect(exported.entries).toMatchObject([{ id: '1', sponsored: true }, { id: '2' }]);
    const other = await openTestDatabase(engine);
    try {
      const there = createAdmin({ ...other, timeZone: 'Europe/Berlin', now: () => NOW });
      await there.import(exported, { replace: true });
      expect(one(await other.db.select().from(prizes))).toMatchObject({ winners: 50, left: 20 });
      expect(await exportedBy(there)).toEqual(exported);
    } finally {
      await other.close();
    }
  });

  it('gives out nothing of a tile that is gone but codes that riders have, and can take that back', async () => {
    const [here, there] = [await openTestDatabase(engine), await openTestDatabase(engine)];
    try {
      const adminOf = ({ db, dataDir }: TestDatabase) =>
        createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW });
      const [old, fresh] = [adminOf(here), adminOf(there)];
      const actions = ['1', '2', '3'];
      const kacheln = actions.map((id) => ({ type: 'action', id, title: 'Foto' }));
      const given = { entry: '1', password: 'geheim', endDate: '', codes: ['A', 'B'] };
      await old.import(
        {
          entries: [entry({ id: '1', kacheln })],
          prizes: actions.map((action) => ({ entry: '1', action, winners: 5 })),
          vouchers: actions.map((action) => ({ ...given, action, issued: action === '2' ? ['A'] : [] })),
        },
        { replace: false },
      );
      await old.import({ entries: [entry({ id: '1', kacheln: kacheln.slice(2) })] }, { replace: false });
      const exported = await exportedBy(old);
      expect(exported).toMatchObject({
        prizes: [{ action: '3' }],
        vouchers: [{ action: '2', issued: ['A'] }, { action: '3' }],
      });
      await fresh.import(exported, { replace: true });
      expect(await exportedBy(fresh)).toEqual(exported);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  });

  it('reports who took part in a tile', async () => {
    const { db } = database;
    const sent = { entryId: '1', tileId: '5', createdAt: NOW };
    await db.insert(competitionEntries).values({
      ...sent,
      submissionId: 'c1',
      emailNormalised: 'a@b.example',
      data: { firstname: '=1+1', email: 'a@b.example', agb: true },
    });
    await db.insert(actionEntries).values({
      ...sent,
      submissionId: 'a1',
      status: 'unconfirmed',
      data: { firstname: 'Jörg', city: 'Köln' },
    });
    await db.insert(uploads).values({
      submissionId: 'a1',
      sha256: 'x',
      contentSha256: 'y',
      fileName: 'bild.jpg',
      originalName: 'IMG.jpg',
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 10,
      createdAt: NOW,
      keptAt: NOW,
    });
    await db.insert(submissions).values({ ...sent, submissionId: 'd1', kind: 'deal', answer: {} });
    expect((await text(admin.report('1', '5'))).split('\r\n')).toEqual([
      '\ufeff"kind";"received";"status";"confirmed";"firstname";"city";"email";"agb";"files"',
      '"competition";"2026-11-20 12:00:00";"confirmed";"";"\'=1+1";"";"a@b.example";"true";""',
      '"action";"2026-11-20 12:00:00";"unconfirmed";"";"Jörg";"Köln";"";"";"bild.jpg"',
      '"deal";"2026-11-20 12:00:00";"confirmed";"";"";"";"";"";""',
      '',
    ]);
    expect(await text(admin.report('1', '6'))).toBe('');
  });

  it('reports from how few addresses votes came', async () => {
    const { db } = database;
    const survey = { surveyId: '9', entryId: '1' };
    await db.insert(submissions).values({
      submissionId: 'v1',
      kind: 'survey',
      entryId: '1',
      tileId: '9',
      answer: {},
      createdAt: NOW,
    });
    await db.insert(voteGroups).values([
      { ...survey, group: 3, votes: 150 },
      { ...survey, group: 200, votes: 1 },
    ]);
    expect((await text(admin.report('1', '9'))).split('\r\n').slice(1)).toEqual([
      '"survey";"2026-11-20 12:00:00";"confirmed";"";""',
      '',
      '"votes counted by address";"151"',
      '"addresses, about";"2"',
      '"votes from the busiest address, at most";"150"',
      '',
    ]);
  });

  it('deletes personal data of what ended longer ago than asked, and nothing else', async () => {
    const { db, dataDir } = database;
    const over = [
      { type: 'competition', id: '1', title: 'Alt', endDate: '2026-09-30' },
      { type: 'action', id: '1', title: 'Alt', endDate: '2026-09-30' },
    ];
    await admin.import({ entries: [entry({ id: '2', kacheln: over })] }, { replace: false });
    const old = { entryId: '2', tileId: '1', createdAt: LONG_AGO, emailNormalised: 'old@b.example' };
    await db.insert(competitionEntries).values([{ ...old, submissionId: 'c2', data: { firstname: 'Alt' } }]);
    await db
      .insert(actionEntries)
      .values({ ...old, submissionId: 'a2', status: 'confirmed', data: { firstname: 'Alt' } });
    await db.insert(uploads).values({
      submissionId: 'a2',
      sha256: 'x',
      contentSha256: 'y',
      fileName: 'alt.jpg',
      originalName: 'IMG.jpg',
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 10,
      createdAt: LONG_AGO,
      keptAt: LONG_AGO,
    });
    for (const [folder, name] of [
      ['uploads-received', 'alt.jpg'],
      ['outbox', 'alt.eml'],
      ['outbox', 'neu.eml'],
    ]) {
      await mkdir(join(dataDir, folder ?? ''), { recursive: true });
      const path = join(dataDir, folder ?? '', name ?? '');
      await writeFile(path, 'persönlich');
      const time = name === 'neu.eml' ? NOW : LONG_AGO;
      await utimes(path, time, time);
    }
    expect(await admin.retain(30)).toMatchObject({ participations: 2, uploads: 1, mails: 1 });
    expect(await admin.retain(30)).toMatchObject({ participations: 0, uploads: 0, mails: 0 });
    const kept = await db.select().from(competitionEntries).orderBy(competitionEntries.submissionId);
    expect(kept.map(({ submissionId, data }) => [submissionId, data])).toEqual([
      ['c1', { firstname: '=1+1', email: 'a@b.example', agb: true }],
      ['c2', {}],
    ]);
    expect(await db.select().from(actionEntries)).toHaveLength(2);
    expect(await readdir(join(dataDir, 'uploads-received'))).toEqual([]);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['neu.eml']);
  });

  it('is closed to everybody without its key', async () => {
    const address = join(database.dataDir, ADMIN_FILE);
    expect((await stat(address)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(await readFile(address, 'utf8')) as { port: number };
    const body = JSON.stringify(['export', []]);
    for (const Authorization of ['', 'Bearer guess']) {
      const headers = { Authorization };
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
      expect(response.status).toBe(403);
    }
    expect(await database.db.select().from(entries)).toHaveLength(2);
  });
});
