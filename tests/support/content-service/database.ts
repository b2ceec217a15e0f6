import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#server/content-service/db/open-database.ts';
import { preparedFolder } from '#server/content-service/db/pglite-folder.ts';
import { projectFile } from '#server/kernel/project-file.ts';

const run = promisify(execFile);

export type Engine = OpenDatabase['engine'];

const server = process.env.TEST_DATABASE_URL;

/**
 * For `describe.each(engines)`, where SQL, locks, connections or time could differ: PGlite always, Postgres if
 * TEST_DATABASE_URL is set.
 */
export const engines: Engine[] = server ? ['pglite', 'postgres'] : ['pglite'];

/** For tests that don't depend on the engine (files, texts, responses); `npm run test:both` runs them on both. */
export const oneEngine: Engine[] = process.env.TEST_ENGINES === 'both' ? engines : ['pglite'];

export interface TestDatabase extends OpenDatabase {
  /** A temporary folder, removed by close(). */
  dataDir: string;
  /** undefined on PGlite. */
  databaseUrl: string | undefined;
  /** Closes the database but keeps its data, as when a server stops. */
  stop(): Promise<void>;
}

/** An empty, migrated database for one test; close() removes it. */
export async function openTestDatabase(engine: Engine, folder?: string): Promise<TestDatabase> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'kachel-test-')));
  const made = engine === 'postgres' ? await createDatabase() : null;
  if (engine === 'pglite' && !folder) await run('cp', ['-R', join(await migratedFolder(), 'db'), dataDir]);
  const database = await openDatabase({ dataDir, databaseUrl: made?.url });
  return {
    ...database,
    dataDir,
    databaseUrl: made?.url,
    stop: database.close,
    async close() {
      await database.close();
      await made?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Template folder of a migrated PGlite, to be copied: migrations take two thirds of the time of opening a new one. */
export async function migratedFolder(): Promise<string> {
  const hash = createHash('sha256').update(await preparedFolder());
  const migrations = projectFile('server/content-service/db/migrations');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  const folder = projectFile(`node_modules/.cache/kachel/migrated-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}.tmp`;
  const database = await openDatabase({ dataDir: unfinished });
  await database.close();
  // Another worker may have created the same folder meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `kachel_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(`create database ${name}`);
  return { url: url.href, drop: () => runOnServer(`drop database if exists ${name} with (force)`) };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
