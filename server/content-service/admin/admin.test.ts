import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTENT, entry, NOW, openTestAdmin } from '#tests/support/content-service/admin.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { opened } from '#tests/support/opened.ts';
import { verifyPassword } from '../core/password.ts';
import { draws, entries, prizes, surveyCounts, voucherActions, vouchers } from '../db/schema.ts';
import { takePlace } from '../submissions/call-counter.ts';
import { createAdmin } from './admin.ts';
import { ADMIN_FILE } from './admin-server.ts';
import { importSummary } from './import-summary.ts';

describe.each(engines)('the editors’ command line on %s', (engine) => {
  const service = opened(() => openTestAdmin(engine));

  const one = <Row>(rows: Row[]) => rows[0];

  it('exports what was imported, with a password’s hash instead of the password', async () => {
    const exported = await exportedBy(service.admin);
    const [action] = exported.vouchers as { passwordHash: string }[];
    expect(await verifyPassword('geheim', action?.passwordHash ?? '')).toBe(true);
    expect(exported).toEqual({
      ...CONTENT,
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
      places: [],
    });
  });

  it('importing an export changes nothing and writes no voucher row', async () => {
    const before = await exportedBy(service.admin);
    // An updated row has another xmin, and was locked until the import ended.
    const versions = async () =>
      (await service.database.db.execute(sql`select code, xmin from vouchers`)).rows;
    const codes = await versions();
    await service.admin.import(before, { replace: true });
    expect(await exportedBy(service.admin)).toEqual(before);
    expect(await versions()).toEqual(codes);
  });

  it('imports issued vouchers as issued, into an empty database and over free ones', async () => {
    const codes = ['B-1', 'B-2', 'B-3'];
    const voucher = (code: string) => and(eq(vouchers.entryId, '2'), eq(vouchers.code, code));
    const action = { entry: '2', action: '1', password: 'geheim', endDate: '', codes };
    await service.admin.import({ vouchers: [action] }, { replace: false });
    const { db } = service.database;
    await db.update(vouchers).set({ issuedAt: NOW, usedAt: NOW }).where(voucher('B-1'));
    await db.update(vouchers).set({ issuedAt: NOW }).where(voucher('B-2'));
    const exported = (await exportedBy(service.admin)).vouchers as Record<string, unknown>[];
    const ofEntry2 = exported.filter(({ entry }) => entry === '2');
    expect(ofEntry2).toMatchObject([{ codes, issued: ['B-2'], used: ['B-1'] }]);
    const again = async () => {
      await service.admin.import({ vouchers: ofEntry2 }, { replace: false });
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

  it('a dry run reports what an import would add, change and remove, and writes nothing', async () => {
    const before = await exportedBy(service.admin);
    const other = {
      entries: [entry({ id: '2', title: 'Geändert' }), entry({ id: '3' })],
      pages: { line: [{ type: 'full', entries: ['3'] }] },
      vouchers: [{ entry: '2', action: '1', password: 'x', codes: ['C-1', 'C-2'] }],
    };
    const report = await service.admin.import(other, { replace: true, check: true });
    expect(report.entries).toEqual({ added: ['3'], changed: ['2'], removed: ['1'] });
    expect(report.pages.added).toEqual(['line']);
    expect(report.vouchers.added).toContain('2/1: 2 codes');
    expect(report.vouchers.removed.join()).toMatch(/: \d codes?/);
    expect(await exportedBy(service.admin)).toEqual(before);
    const same = await service.admin.import(before, { replace: true, check: true });
    expect(importSummary(same)).toBe('  nothing: the content is up to date');
  });

  it('an invalid file is refused with all faults and changes nothing', async () => {
    const before = await exportedBy(service.admin);
    const faulty = {
      entries: [entry({ id: '3' }), { id: 'x', kacheln: [{ type: 'unknown' }] }],
      pages: { start: [{ type: 'huge', entries: ['1'] }] },
    };
    await expect(service.admin.import(faulty, { replace: false })).rejects.toMatchObject({
      faults: [
        expect.stringMatching(/^pages\.start\[0\]\.type is not one of slider.*\.$/),
        expect.stringMatching(
          /^entries\[1\]\.kacheln\[0\]\.type: "unknown" is not one of altkachel, .* \(entry x\)$/,
        ),
        'entries[1].id is not a string of digits. (entry x)',
      ],
    });
    const loose = {
      entries: [entry({ id: '3' })],
      pages: { start: [{ type: 'full', entries: ['3', '99'] }] },
    };
    await expect(service.admin.import(loose, { replace: false })).rejects.toMatchObject({
      faults: ['pages.start[0].entries: there is no entry 99.'],
    });
    expect(await exportedBy(service.admin)).toEqual(before);
  });

  it('an import keeps used vouchers and counted votes, and adds new prizes to those left', async () => {
    const { db } = service.database;
    await db.update(vouchers).set({ usedAt: NOW, issuedAt: NOW }).where(eq(vouchers.code, 'A-1'));
    await db.update(prizes).set({ left: 1 });
    const hash = one(await db.select().from(voucherActions))?.passwordHash;
    const votes = [{ entry: '1', survey: '7', answer1: 5, answer2: 0, answer3: 0, answer4: 0 }];
    const again = {
      ...CONTENT,
      votes,
      prizes: [{ ...CONTENT.prizes[0], winners: 7 }],
      vouchers: [{ ...CONTENT.vouchers[0], codes: ['A-2', 'A-4'] }],
    };
    await service.admin.import(again, { replace: true });
    await db.update(surveyCounts).set({ answer1: 6 });
    await service.admin.import(again, { replace: true });
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

  it('subtracts the prizes already drawn from any number of winners imported later', async () => {
    const { db } = service.database;
    const left = async () => one(await db.select().from(prizes))?.left;
    const importPrizes = (winners: number) =>
      service.admin.import({ prizes: [{ entry: '1', action: '1', winners }] }, { replace: false });
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
    await service.admin.import({ prizes: [older] }, { replace: false });
    expect(await left()).toBe(48);
    await db.delete(draws);
  });

  it('exports prizes left, votes and former advertising, also into another database', async () => {
    const { db } = service.database;
    await db.update(prizes).set({ left: 20 });
    const position = { type: 'banner', title: '', entries: ['1'] };
    await service.admin.import({ pages: { deals: [position] } }, { replace: false });
    await service.admin.import({ pages: { deals: [] } }, { replace: false });
    const exported = await exportedBy(service.admin);
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

  it('exports the places taken, so that another database doesn’t give them out again', async () => {
    const place = { kind: 'action', entryId: '1', tileId: '1' } as const;
    expect(await takePlace(service.database.db, place, 2)).toBe(true);
    const exported = await exportedBy(service.admin);
    expect(exported.places).toEqual([{ entry: '1', type: 'action', tile: '1', taken: 1 }]);
    const other = await openTestDatabase(engine);
    try {
      const there = createAdmin({ ...other, timeZone: 'Europe/Berlin', now: () => NOW });
      expect((await there.import(exported, { replace: true })).places.added).toEqual(['1/1']);
      expect(await takePlace(other.db, place, 2)).toBe(true);
      await there.import(exported, { replace: true });
      expect(await takePlace(other.db, place, 2)).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('exports of removed tiles only vouchers with issued codes, and can import that again', async () => {
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
      for (const tileId of ['1', '3'])
        await takePlace(here.db, { kind: 'action', entryId: '1', tileId }, undefined);
      await old.import({ entries: [entry({ id: '1', kacheln: kacheln.slice(2) })] }, { replace: false });
      const exported = await exportedBy(old);
      expect(exported).toMatchObject({
        prizes: [{ action: '3' }],
        vouchers: [{ action: '2', issued: ['A'] }, { action: '3' }],
        places: [{ tile: '3' }],
      });
      await fresh.import(exported, { replace: true });
      expect(await exportedBy(fresh)).toEqual(exported);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  });

  it('answers 403 without its token, which only the owner can read', async () => {
    const address = join(service.database.dataDir, ADMIN_FILE);
    expect((await stat(address)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(await readFile(address, 'utf8')) as { port: number };
    const body = JSON.stringify(['export', []]);
    for (const Authorization of ['', 'Bearer guess']) {
      const headers = { Authorization };
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
      expect(response.status).toBe(403);
    }
    expect(await service.database.db.select().from(entries)).toHaveLength(2);
  });
});
