import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from './open-database.ts';

export type Engine = OpenDatabase['engine'];

const server = process.env.TEST_DATABASE_URL;

/** For `describe.each(engines)`: PGlite always, Postgres where TEST_DATABASE_URL names a server. */
export const engines: Engine[] = server ? ['pglite', 'postgres'] : ['pglite'];

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
