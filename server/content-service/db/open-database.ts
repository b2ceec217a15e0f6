import { resolve } from 'node:path';
import pg from 'pg';
import { SettingsError } from '#app/contract/settings.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { type Db, drizzlePool } from './drizzle-pool.ts';
import { migrateDatabase } from './migrate-database.ts';
import { ensureDatabaseFolder } from './pglite-folder.ts';
import { PgliteServer } from './pglite-server.ts';

export type { Db };

/** What a transaction's callback gets; services that may run inside one take this. */
export type Executor = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  engine: 'pglite' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of every connection that breaks. */
  onError?: (error: Error) => void;
  /** PGlite can't end a statement by itself. */
  longestStatementMs?: number;
}

const POOL_SIZE = 10;
/** No statement of ours takes as long, on any machine: its worker is stuck. */
const LONGEST_STATEMENT_MS = 60_000;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // For a network that swallows what is sent; a server that answers has ended the statement before.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'kachel',
  });
  hearErrors(pool, options);
  await requireAnswer(pool);
  return finish(pool, 'postgres', () => pool.end());
}

/**
 * The pool listens to idle connections only: one that breaks inside a transaction would end the process. To be called
 * before the first connection is made.
 */
function hearErrors(pool: pg.Pool, { onError }: DatabaseOptions): void {
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => undefined);
}

/** A start without its database is told in a sentence; the address holds a password and is not part of it. */
async function requireAnswer(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new SettingsError(`DATABASE_URL is set, but its Postgres can't be reached (${code}).`);
  }
}

async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  const folder = resolve(options.dataDir, 'db');
  const lock = await lockData(`${folder}.lock`);
  const server = new PgliteServer(folder);
  const close = closePglite(server, lock);
  try {
    await ensureDatabaseFolder(folder);
    const pool = new pg.Pool({
      stream: () => server.connect(),
      user: 'postgres',
      database: 'postgres',
      // One session is all that PGlite has. A transaction that asks the pool for a second one waits for itself.
      max: 1,
      idleTimeoutMillis: 0,
      query_timeout: options.longestStatementMs ?? LONGEST_STATEMENT_MS,
    });
    hearErrors(pool, options);
    return await finish(pool, 'pglite', async () => {
      await pool.end();
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}

function closePglite(server: PgliteServer, lock: DataLock): () => Promise<void> {
  return async () => {
    try {
      await server.close();
    } finally {
      lock.release();
    }
  };
}

async function finish(
  pool: pg.Pool,
  engine: OpenDatabase['engine'],
  end: () => Promise<void>,
): Promise<OpenDatabase> {
  let ending: Promise<void> | undefined;
  const close = () => {
    ending ??= end();
    return ending;
  };
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzlePool(pool), pool, engine, close };
}
