import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { createAdmin } from '../admin/admin.ts';
import { findRunningAdmin } from '../admin/admin-client.ts';
import { ADMIN_FILE, type AdminAddress, openAdminServer } from '../admin/admin-server.ts';
import { pageContent } from '../content/pages.ts';
import { contentState, searchWords, submissions } from '../db/schema.ts';
import { findEntries } from '../search/find-entries.ts';
import { importContent } from './import-content.ts';
import { findRunningChanges } from './running-changes.ts';

vi.mock('./running-changes.ts', { spy: true });

const NOW = new Date('2026-11-20T11:00:00Z');
const MANY = 130;

const entriesOf = (title: string, from = 0, till = MANY) =>
  Array.from({ length: till - from }, (_, n) => ({
    id: String(from + n + 1),
    title: `${title} ${from + n + 1}`,
    publish_from: '2026-11-19',
    kacheln: [{ type: 'text', content: '<p>Nachtzüge</p>' }],
  }));
/** Entries of three different batches. */
const SHOWN = [1, 50, 110];
const pages = { start: [{ type: 'small', title: '', entries: SHOWN.map(String) }] };
const raffle = { type: 'competition', id: '1', title: 'Karten' };

// On Postgres imports have a session of their own.
describe('a staged import during riders’ requests, on PGlite', () => {
  const engine = 'pglite';
  const opened: TestDatabase[] = [];
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    opened.push(database);
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  const adminOf = ({ db, dataDir }: TestDatabase, sharesSession: boolean) =>
    createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW, sharesSession });
  const tables = async () =>
    (await database.db.execute<{ name: string }>(sql`select tablename as name from pg_tables`)).rows.map(
      ({ name }) => name,
    );
  const indexes = async ({ db }: TestDatabase) =>
    (
      await db.execute(
        sql`select indexname, indexdef from pg_indexes where tablename = 'entries' order by indexname`,
      )
    ).rows;
  const titlesOnStart = async () => {
    const answer = await pageContent(database.db, 'start', { at: NOW, preview: false });
    const [position] = (answer?.body ?? []) as { entries: { title: string }[] }[];
    return position?.entries.map(({ title }) => title.replace(/ \d+$/, ''));
  };

  it('has the same report and result as one that isn’t staged', async () => {
    const other = await openTestDatabase(engine);
    opened.push(other);
    const [staged, plain] = [adminOf(database, true), adminOf(other, false)];
    const files = [
      { entries: [...entriesOf('Alt', 0, 120), { id: '900', title: 'Los', kacheln: [raffle] }], pages },
      { entries: [...entriesOf('Alt', 0, 60), ...entriesOf('Neu', 60)], pages },
    ];
    for (const file of files) {
      for (const order of [{ replace: false, check: true }, { replace: false }, { replace: true }]) {
        expect(await staged.import(file, order)).toEqual(await plain.import(file, order));
        expect(await exportedBy(staged)).toEqual(await exportedBy(plain));
      }
    }
    expect(await tables()).not.toContain('entries_next');
    expect(await indexes(database)).toEqual(await indexes(other));
    const span = { from: new Date(0), till: NOW };
    const found = (of: TestDatabase) => findEntries(of.db, 'nachtzug', { span, without: [] });
    expect(await found(database)).toEqual(await found(other));
    expect(await found(database)).not.toEqual([]);
  });

  it('is visible to readers completely or not at all', async () => {
    const admin = adminOf(database, true);
    const shown = SHOWN.flatMap((n) => entriesOf('Alt', n - 1, n));
    await admin.import({ entries: shown, pages }, { replace: false });
    let isRunning = true;
    const done = admin.import({ entries: entriesOf('Neu'), pages }, { replace: false }).finally(() => {
      isRunning = false;
    });
    const seen: string[] = [];
    let duringStaging = 0;
    while (isRunning) {
      seen.push(String(await titlesOnStart()));
      if ((await tables()).includes('entries_next')) duringStaging += 1;
    }
    await done;
    seen.push(String(await titlesOnStart()));
    expect([...new Set(seen)]).toEqual(['Alt,Alt,Alt', 'Neu,Neu,Neu']);
    // Riders' requests ran between the batches.
    expect(duringStaging).toBeGreaterThan(0);
  });

  it('updates the time of change if it only removes entries, not if it changes nothing', async () => {
    const admin = adminOf(database, true);
    const changedAt = async () =>
      (await database.db.select().from(contentState).where(eq(contentState.key, 'entries')))[0]?.updatedAt;
    await admin.import({ entries: entriesOf('Alt') }, { replace: true });
    const before = await changedAt();
    await admin.import({ entries: entriesOf('Alt') }, { replace: true });
    expect(await changedAt()).toEqual(before);
    await admin.import({ entries: entriesOf('Alt', 1) }, { replace: true });
    expect(await changedAt()).not.toEqual(before);
  });

  it('leaves no entries and no staging table if it is refused', async () => {
    const admin = adminOf(database, true);
    const broken = {
      entries: entriesOf('Neu'),
      vouchers: [{ entry: '1', action: '9', password: 'x', codes: [] }],
    };
    await expect(admin.import(broken, { replace: false })).rejects.toThrow('there is no action 9');
    expect((await exportedBy(admin)).entries).toEqual([]);
    expect(await tables()).not.toContain('entries_next');
  });

  it('leaves the search’s list of words as it is if it only checks', async () => {
    const admin = adminOf(database, true);
    const words = () => database.db.select().from(searchWords);
    await admin.import({ entries: entriesOf('Neu') }, { replace: false, check: true });
    expect(await words()).toEqual([]);
    await admin.import({ entries: entriesOf('Neu') }, { replace: false });
    expect(await words()).toContainEqual({ word: 'nachtzuege', stem: 'nachtzug' });
  });

  it('is aborted if the command that requested it is', async () => {
    const admin = adminOf(database, true);
    const close = await openAdminServer(admin, database.dataDir);
    const { port, token } = JSON.parse(
      await readFile(join(database.dataDir, ADMIN_FILE), 'utf8'),
    ) as AdminAddress;
    const command = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(['import', [{ entries: entriesOf('Neu') }, { replace: false }]]),
      signal: command.signal,
    });
    const stopped = expect(asked).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await tables()).toContain('entries_next'), 30_000);
    command.abort();
    await stopped;
    await vi.waitFor(async () => expect(await tables()).not.toContain('entries_next'), 30_000);
    expect((await exportedBy(admin)).entries).toEqual([]);
    await close();
  });

  it('is aborted when the service stops, before that has ended, and the command reports it', async () => {
    const close = await openAdminServer(adminOf(database, true), database.dataDir);
    const command = await findRunningAdmin(database.dataDir);
    const asked = command?.import({ entries: entriesOf('Neu') }, { replace: false });
    const stopped = expect(asked).rejects.toThrow('The service stops; nothing was imported.');
    await vi.waitFor(async () => expect(await tables()).toContain('entries_next'), 30_000);
    await close();
    expect(await tables()).not.toContain('entries_next');
    await stopped;
  });

  it('reads no further pictures once it is stopped', async () => {
    const stop = new AbortController();
    const factsOf = vi.fn(async () => {
      stop.abort();
      return {};
    });
    const entries = entriesOf('Bild', 0, 3).map((entry) => ({
      ...entry,
      kacheln: [{ type: 'altkachel', title: 'Bild', mediaURL: 'https://cms.example/a.jpg' }],
    }));
    const options = { now: NOW, timeZone: 'Europe/Berlin', replace: false, source: 'import' as const };
    const { signal } = stop;
    await expect(importContent(database.db, { entries }, { ...options, factsOf, signal })).rejects.toThrow(
      'aborted',
    );
    expect(factsOf).toHaveBeenCalledOnce();
  });

  it('is the only command that a stop aborts: others still get their response', async () => {
    let finish = (_report: string | null) => {};
    const close = vi.fn(() => new Promise<string | null>((resolve) => (finish = resolve)));
    const stop = await openAdminServer({ ...adminOf(database, true), close }, database.dataDir);
    const asked = (await findRunningAdmin(database.dataDir))?.close('1', '1');
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    const stopped = stop();
    finish('There is no such entry.');
    expect(await asked).toBe('There is no such entry.');
    await stopped;
  });

  it('is refused if it would remove a tile to which something was sent since staging began', async () => {
    const admin = adminOf(database, true);
    await admin.import({ entries: [{ id: '1', title: 'Los', kacheln: [raffle] }] }, { replace: false });
    const staged = admin.import({ entries: entriesOf('Neu') }, { replace: false });
    const refused = expect(staged).rejects.toThrow('in which 1 took part, is missing');
    await vi.waitFor(async () => expect(await tables()).toContain('entries_next'), 30_000);
    const sent = { kind: 'competition', entryId: '1', tileId: '1', answer: {}, createdAt: NOW } as const;
    await database.db.insert(submissions).values({ ...sent, submissionId: 'r1' });
    await refused;
    expect((await exportedBy(admin)).entries).toMatchObject([{ title: 'Los' }]);
  });

  it('is refused if other content was imported during its checks', async () => {
    const { db } = database;
    vi.mocked(findRunningChanges).mockImplementationOnce(async () => {
      await db.execute(sql`insert into content_state (key, value, updated_at) values ('entries', '', now())`);
    });
    const admin = adminOf(database, true);
    await expect(admin.import({ entries: entriesOf('Neu') }, { replace: false })).rejects.toThrow(
      'Another import ran at the same time',
    );
    expect((await exportedBy(admin)).entries).toEqual([]);
  });

  it('is refused if other content was imported since staging began', async () => {
    const admin = adminOf(database, true);
    const staged = admin.import({ entries: entriesOf('Neu') }, { replace: false });
    const refused = expect(staged).rejects.toThrow('Another import ran at the same time');
    await vi.waitFor(async () => expect(await tables()).toContain('entries_next'), 30_000);
    const { db } = database;
    await db.execute(sql`insert into content_state (key, value, updated_at) values ('entries', '', now())`);
    await refused;
    expect((await exportedBy(admin)).entries).toEqual([]);
  });
});

it.each(engines)(
  'an import writes at most 50 entries a statement, each of which may have 1 MB, on %s',
  async (engine) => {
    const { db, close } = await openTestDatabase(engine);
    await importContent(
      db,
      { entries: entriesOf('Neu') },
      { now: NOW, timeZone: 'Europe/Berlin', source: 'import' },
    );
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from entries group by cmin::text order by n desc`,
    );
    expect(rows.map(({ n }) => n)).toEqual([50, 50, 30]);
    await close();
  },
);
