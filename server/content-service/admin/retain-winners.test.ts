import { text } from 'node:stream/consumers';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionTile, PERSON, saveAction } from '#tests/support/content-service/action.ts';
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
import { IMPORT_LOCK } from '../db/import-lock.ts';
import { entries, outgoingMails } from '../db/schema.ts';
import { type Admin, createAdmin } from './admin.ts';
import { irreversibleRemovals } from './import-summary.ts';

const form = { ...PERSON, email: 'kim@example.org' };

describe.each(engines)('personal data that is kept until winners are found, on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  let editors: Admin;
  beforeAll(async () => {
    const { db, dataDir } = service.database;
    editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
  });
  beforeEach(() => {
    service.now = NOON;
  });

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

  it('is due per tile: an open one or one without an end keeps only its own data', async () => {
    const running = await service.addEntry([raffle({ endDate: '2027-12-31' })]);
    const endless = await service.addEntry([raffle({ endDate: '9999-12-31 23:59:59' })]);
    const ended = await service.addEntry([raffle({ endDate: '2026-11-30' })]);
    for (const entry of [running, endless, ended]) await takePart(entry);

    service.now = later(400);
    expect(await editors.retain(90)).toMatchObject({
      participations: 1,
      kept: [
        `The competition 1 of entry ${running} is open until 2027-12-31.`,
        `The competition 1 of entry ${endless} is open and has no end of its own.`,
      ],
    });
    expect(await text(editors.report(ended, '1'))).not.toContain(form.email);

    expect(await editors.close(running, '1')).toMatch(
      'is open until 2027-12-31; it can be closed after that.',
    );
    expect(await editors.close(ended, '1')).toMatch(/^Nothing that riders sent to /);
    expect(await editors.close(endless, '1')).toBeNull();
    service.now = later(401);
    await takePart(endless, 'late@example.org');
    const { kept, participations } = await editors.retain(90);
    expect(participations).toBe(1);
    expect(kept).toContain(`The competition 1 of entry ${endless} is open and has no end of its own.`);
    expect(await text(editors.report(endless, '1'))).toContain('late@example.org');
    expect(await text(editors.report(endless, '1'))).not.toContain(form.email);
    expect(await text(editors.report(running, '1'))).toContain(form.email);
    expect(await editors.close(endless, '1')).toBeNull();
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
    expect(await text(editors.report(endless, '1'))).not.toContain('late@example.org');
  });

  it('is kept for the retention period after the last submission if its tile was removed, or until it is closed', async () => {
    const { db } = service;
    const [removed = '', closed = ''] = [
      await service.addEntry([raffle({})]),
      await service.addEntry([raffle({})]),
    ];
    for (const entry of [removed, closed]) await takePart(entry);
    await db.delete(entries).where(inArray(entries.id, [removed, closed]));
    expect(await editors.close(closed, '1')).toBeNull();
    service.now = later(1);
    expect(await editors.retain(90)).toMatchObject({
      participations: 1,
      kept: expect.arrayContaining([
        `The competition 1 of entry ${removed} no longer exists, the last took part on 2026-11-20; what was sent to it is kept until 2027-02-18.`,
      ]),
    });
    expect(await text(editors.report(closed, '1'))).not.toContain(form.email);
    service.now = later(91);
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
    expect(await text(editors.report(removed, '1'))).not.toContain(form.email);
  });

  it('is kept if its end was moved to the past by mistake, for the retention period after the last submission', async () => {
    const { db } = service;
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

  it('is deleted after its end also if its entry has become a draft', async () => {
    const { db } = service;
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

  it('is deleted once the tile is closed, unless an import has reopened it since', async () => {
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

  it.each([0, 9])(
    'is kept if an import reopens the tile just before the deletion, after %i days',
    async (days) => {
      const { db, dataDir } = service.database;
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
    },
  );

  it('of an action without an end of its own is kept until its entry ends', async () => {
    const entry = await service.addEntry([actionTile()], { publishTill: later(20) });
    await saveAction(service, entry);
    expect(await editors.close(entry, '1')).toBe(
      `The action 1 of entry ${entry} is open until 2026-12-10 12:00:00; it can be closed after that.`,
    );
    service.now = later(21);
    expect(await editors.close(entry, '1')).toBeNull();
    expect(await editors.retain(90)).toMatchObject({ participations: 1 });
  });

  it('of a competition is deleted without that of an action with the same id in the same entry', async () => {
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

  it('includes photos sent without any form data', async () => {
    const { send, rows, files } = uploadKit(service);
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

  it('includes unsent mails, but only after 30 days, even if fewer are asked for', async () => {
    const { db } = service;
    await db.delete(outgoingMails);
    await db.insert(outgoingMails).values({ message: {}, createdAt: NOON, sendAfter: NOON });
    service.now = later(29);
    expect(await editors.retain(0)).toMatchObject({ mails: 0 });
    expect(await db.select().from(outgoingMails)).toHaveLength(1);
    service.now = later(31);
    expect(await editors.retain(0)).toMatchObject({ mails: 1 });
  });

  it('is named by the dry run of an import with --replace that would remove its tile', async () => {
    const entry = await service.addEntry([raffle({ endDate: '2026-12-31' })]);
    await takePart(entry);
    const report = await editors.import({ entries: [] }, { replace: true, check: true });
    expect(irreversibleRemovals(report)).toContain(`competition 1 of entry ${entry}, in which 1 took part`);
    expect(irreversibleRemovals(report)).toMatch(/deletes what was sent .* the last participation\.$/);
  });
});
