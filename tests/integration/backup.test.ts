import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';
import { Host } from '../support/host.ts';
import { ENTRY, killTestContent } from '../support/kill-content.ts';

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const PICTURE = readFileSync('server/content-service/demo/media/eule.jpg');

type Opened = Pick<TestDatabase, 'db'>;

/** Makes the database as empty as on a new server. */
async function empty({ db }: Opened): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`create schema public`);
}

/** Every row of every table, as text. */
async function rowsOf({ db }: Opened): Promise<Record<string, unknown[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const table = sql.identifier(name);
    const { rows } = await db.execute(sql`select ${table}::text as row from ${table} order by 1`);
    found[name] = rows;
  }
  return found;
}

/** Every file that riders or editors brought and every mail not sent, with its bytes. */
function filesOf({ dataDir }: Pick<TestDatabase, 'dataDir'>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of ['uploads', 'uploads-received', 'outbox']) {
    for (const name of readdirSync(path.join(dataDir, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (statSync(path.join(dataDir, file)).isFile())
        found[file] = readFileSync(path.join(dataDir, file), 'base64');
    }
  }
  return found;
}

function writeFile(dataDir: string, file: string, bytes: Buffer | string): void {
  mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
  writeFileSync(path.join(dataDir, file), bytes);
}

type Place = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>;

function run(script: string, folder: string, { databaseUrl = '', dataDir }: Place): void {
  execFileSync(`deploy/${script}`, [folder], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

describe.runIf(engines.includes('postgres') && hasTools)('a backup', () => {
  it('brings every row and every file back into an empty place, and the product starts on them', async () => {
    const before = await openTestDatabase('postgres');
    const after = await openTestDatabase('postgres');
    const admin = createAdmin({ ...before, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(killTestContent(20), { replace: true });
    writeFile(before.dataDir, 'uploads-received/photo.jpg', 'a photo');
    writeFile(before.dataDir, 'uploads/2026/owl.jpg', PICTURE);
    writeFile(before.dataDir, 'outbox/mail.eml', 'a mail');
    const saved = path.join(before.dataDir, 'saved');
    run('backup.sh', saved, before);
    await empty(after);
    run('restore.sh', saved, after);

    const rows = await rowsOf(before);
    expect(Object.keys(rows).length).toBeGreaterThan(5);
    expect(await rowsOf(after)).toEqual(rows);
    expect(Object.keys(filesOf(before))).toEqual([
      'uploads/2026/owl.jpg',
      'uploads-received/photo.jpg',
      'outbox/mail.eml',
    ]);
    expect(filesOf(after)).toEqual(filesOf(before));
    // Opening runs migrations, which must have nothing to do.
    await (await openDatabase({ databaseUrl: after.databaseUrl, dataDir: after.dataDir })).close();

    const host = await Host.start({
      DATABASE_URL: after.databaseUrl ?? '',
      DATA_DIR: after.dataDir,
      SESSION_SECRET: 'a-secret-of-this-test-that-is-long-enough',
      PREVIEW_TOKEN: 'a-token-of-this-test-that-is-long-enough',
      PUBLIC_URL: 'https://kachel.example',
    });
    expect(await (await host.get(`/beitrag/${ENTRY}`)).text()).toContain('Kill test');
    const picture = await host.get('/api/uploads/2026/owl.jpg');
    expect(Buffer.from(await picture.arrayBuffer()).equals(PICTURE)).toBe(true);
    await host.stop();
    await before.close();
    await after.close();
  });

  it('that fails leaves no folder, and the next one is complete', async () => {
    const database = await openTestDatabase('postgres');
    const saved = path.join(database.dataDir, 'saved');
    const away = 'postgres://nobody@127.0.0.1:1/none';
    expect(() => run('backup.sh', saved, { ...database, databaseUrl: away })).toThrow('pg_dump');
    expect(existsSync(saved)).toBe(false);
    run('backup.sh', saved, database);
    run('backup.sh', `${saved}/`, database);
    expect(readdirSync(saved).sort()).toEqual(['files.tar.gz', 'rows.dump']);
    expect(existsSync(`${saved}.part`)).toBe(false);
    await database.close();
  });

  it('is restored by a role that owns no extension, also after a try that failed', async () => {
    const before = await openTestDatabase('postgres');
    const after = await openTestDatabase('postgres');
    const saved = path.join(before.dataDir, 'saved');
    run('backup.sh', saved, before);
    await empty(after);
    await after.db.execute(sql`create extension pg_trgm`);
    const url = new URL(after.databaseUrl ?? '');
    const database = sql.identifier(url.pathname.slice(1));
    const role = `restoring_${process.pid}`;
    await after.db.execute(sql`create role ${sql.identifier(role)} login password 'demo'`);
    await after.db.execute(sql`grant all on schema public to ${sql.identifier(role)}`);
    await after.db.execute(sql`grant create on database ${database} to ${sql.identifier(role)}`);
    Object.assign(url, { username: role, password: 'demo' });
    const restored = { databaseUrl: url.href, dataDir: after.dataDir };

    await after.db.execute(sql`create table votes (id text)`);
    expect(() => run('restore.sh', saved, restored)).toThrow('already exists');
    await after.db.execute(sql`drop table votes`);
    run('restore.sh', saved, restored);
    expect(await rowsOf(after)).toEqual(await rowsOf(before));

    await after.db.execute(sql`drop owned by ${sql.identifier(role)}`);
    await after.db.execute(sql`drop role ${sql.identifier(role)}`);
    await before.close();
    await after.close();
  });
});
