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
 * For `describe.each(engines)`, where SQL, locks, connections or time could differ: PGlite always, Postgres where
 * TEST_DATABASE_URL names a server.
 */
export const engines: Engine[] = server ? ['pglite', 'postgres'] : ['pglite'];

/** Where they can't: what is tested is files, mails' words or answers. On both by `npm run test:both`. */
export const oneEngine: Engine[] = process.env.TEST_ENGINES === 'both' ? engines : ['pglite'];

export interface TestDatabase extends OpenDatabase {
  /** A folder of this test's own; gone after close(). */
  dataDir: string;
  /** undefined on PGlite. */
  databaseUrl: string | undefined;
  /** Closes without removing anything, as a server that stops. */
  stop(): Promise<void>;
}

/** An empty, migrated database that nobody else sees; close() removes it. */
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

/** A migrated PGlite, closed, to be copied: its migrations take two thirds of the time that opening a new one takes. */
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
  // Another worker may have been as quick, with an equal folder.
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
