import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

/** While this is held, V8 uses its machine code for every database: compiling takes 0.7 s of processor time. */
const compiled = WebAssembly.compile(
  readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
);

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
  await compiled;
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

/** Of the migrations and of an empty PGlite. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(await preparedFolder());
  const migrations = projectFile('server/content-service/db/migrations');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Template folder of a migrated PGlite, to be copied: migrations take two thirds of the time of opening a new one.
 * Without `template0` and `template1`, which are 600 of its 1,100 files.
 */
export async function migratedFolder(): Promise<string> {
  const folder = projectFile(`node_modules/.cache/kachel/migrated-slim-${await migrationsHash()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}.tmp`;
  const database = await openDatabase({ dataDir: unfinished });
  await database.pool.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.pool.query(`drop database ${name}`);
  await database.close();
  // Another worker may have created the same folder meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

const urlOf = (name: string) => Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href;

/** The same on Postgres: a database that others are created from. */
async function migratedDatabase(client: pg.Client): Promise<string> {
  const name = `kachel_migrated_${await migrationsHash()}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  await client.query(`drop database if exists ${name}_new`);
  await client.query(`create database ${name}_new`);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: urlOf(`${name}_new`) });
  await database.close();
  await client.query(`alter database ${name}_new rename to ${name}`);
  // Those of other migrations.
  const { rows } = await client.query(
    "select datname from pg_database where datname like 'kachel\\_migrated\\_%' and datname <> $1",
    [name],
  );
  for (const { datname } of rows)
    await client.query(`drop database if exists ${datname}`).catch(() => undefined);
  return name;
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `kachel_test_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Until the connection ends: another process must not drop or create the template meanwhile.
    await client.query("select pg_advisory_lock(hashtext('kachel_migrated'))");
    await client.query(`create database ${name} template ${await migratedDatabase(client)}`);
    // No test breaks off the server itself.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
