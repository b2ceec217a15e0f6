import { resolve } from 'node:path';
import pg from 'pg';
import { SettingsError } from '#app/contract/settings.ts';
import { lockData } from './data-lock.ts';
import { type Db, drizzlePool } from './drizzle-pool.ts';
import { migrateDatabase, refusePendingMigrations } from './migrate-database.ts';
import { ensureDatabaseFolder, majorVersion } from './pglite-folder.ts';
import { PgliteServer } from './pglite-server.ts';

export type { Db };

/** The database or a transaction; for functions that may run in either. */
export type Executor = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  engine: 'pglite' | 'postgres';
  /** JavaScript heap of PGlite's worker thread; 0 on Postgres. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /**
   * If false, throws if migrations are pending: a read-only command must not change the database under a running
   * service.
   */
  migrates?: boolean;
  /** Most connections to Postgres at once: 10 for a service, which answers many riders. */
  poolSize?: number;
  /** Called for every broken connection. */
  onError?: (error: Error) => void;
  /** Client-side timeout for PGlite, which has no statement_timeout. */
  longestStatementMs?: number;
  /** How long to wait for another process that holds the folder's lock. */
  lockPatienceMs?: number;
}

const POOL_SIZE = 10;
/** No statement takes this long on any machine: after it, the worker counts as stuck. */
const LONGEST_STATEMENT_MS = 60_000;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}

/** Throws if there is no database yet; opening would create one. */
export async function refuseMissingDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<void> {
  if (databaseUrl === undefined) {
    const folder = resolve(dataDir);
    if ((await majorVersion(resolve(folder, 'db'))) !== null) return;
    throw new SettingsError(`There is no database in ${folder}; is that the DATA_DIR of the service?`);
  }
  const pool = await postgresPool(databaseUrl, {});
  const { rows } = await pool.query("select to_regclass('content_state') is not null as found");
  await pool.end();
  if (rows[0]?.found === true) return;
  throw new SettingsError(
    'The database that DATABASE_URL names has no content; is that the database of the service?',
  );
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = await postgresPool(connectionString, options);
  return finish({ pool, engine: 'postgres', heapBytes: async () => 0 }, options, () => pool.end());
}

async function postgresPool(
  connectionString: string,
  options: Pick<DatabaseOptions, 'onError' | 'poolSize'>,
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // Client-side timeout for a dead network; a reachable server has ended the statement before.
    query_timeout: 20_000,
    // A machine that vanishes inside a transaction would hold its locks until TCP gives up, two hours later.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'kachel',
  });
  reportErrors(pool, options);
  await requireAnswer(pool);
  return pool;
}

/**
 * The pool listens to idle connections only: one that breaks inside a transaction would end the process. To be called
 * before the first connection is made.
 */
function reportErrors(pool: pg.Pool, { onError }: Pick<DatabaseOptions, 'onError'>): void {
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => undefined);
}

/** One sentence for a start without a database, without the URL, which holds a password. */
async function requireAnswer(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    // Without a code it is pg's own sentence, such as on a missing password. None holds the password or the URL.
    const code =
      error instanceof Error ? ('code' in error ? String(error.code) : error.message) : 'no answer';
    // Its own sentence names the database or the user, never the password.
    const cause =
      error instanceof pg.DatabaseError ? `refuses the connection: ${error.message}` : "can't be reached";
    throw new SettingsError(`DATABASE_URL is set, but its Postgres ${cause} (${code}).`);
  }
}

async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  const folder = resolve(options.dataDir, 'db');
  const lock = await lockData(`${folder}.lock`, options.lockPatienceMs);
  const server = new PgliteServer(folder);
  const close = async () => {
    try {
      await server.close();
    } finally {
      lock.release();
    }
  };
  try {
    await ensureDatabaseFolder(folder);
    const pool = new pg.Pool({
      stream: () => server.connect(),
      user: 'postgres',
      database: 'postgres',
      // PGlite has one session: a transaction that asks the pool for a second one would wait for itself.
      max: 1,
      idleTimeoutMillis: 0,
      query_timeout: options.longestStatementMs ?? LONGEST_STATEMENT_MS,
    });
    reportErrors(pool, options);
    return await finish(
      { pool, engine: 'pglite', heapBytes: () => server.heapBytes() },
      options,
      async () => {
        await pool.end();
        await close();
      },
    );
  } catch (error) {
    await close();
    throw error;
  }
}

async function finish(
  opened: Pick<OpenDatabase, 'pool' | 'engine' | 'heapBytes'>,
  { migrates = true }: Pick<DatabaseOptions, 'migrates'>,
  end: () => Promise<void>,
): Promise<OpenDatabase> {
  const { pool } = opened;
  let ending: Promise<void> | undefined;
  const close = () => {
    ending ??= end();
    return ending;
  };
  try {
    await (migrates ? migrateDatabase(pool) : refusePendingMigrations(pool));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...opened, db: drizzlePool(pool), close };
}
