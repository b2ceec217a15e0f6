import { resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DataLock, lockData } from './data-lock.ts';
import { migrateDatabase } from './migrate-database.ts';
import { ensureDatabaseFolder } from './pglite-folder.ts';
import { PgliteServer } from './pglite-server.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

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
  /** Told about errors of connections that nobody is using at that moment. */
  onError?: (error: Error) => void;
}

const POOL_SIZE = 10;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options);
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    application_name: 'kachel',
  });
  return finish(pool, 'postgres', options, () => pool.end());
}

async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  const folder = resolve(options.dataDir, 'db');
  const lock = lockData(`${folder}.lock`);
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
    });
    return await finish(pool, 'pglite', options, async () => {
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
  options: DatabaseOptions,
  end: () => Promise<void>,
): Promise<OpenDatabase> {
  pool.on('error', (error) => options.onError?.(error));
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
  return { db: drizzle(pool, { schema }), pool, engine, close };
}
