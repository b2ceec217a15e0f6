import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SettingsError } from '#app/contract/settings.ts';
import { errorCode } from '../../kernel/fault-report.ts';
import { projectFile } from '../../kernel/project-file.ts';

/** Advisory lock id: two servers that start at once migrate one after the other. */
export const MIGRATION_LOCK = 5_224_235_111;

const migrations = () => ({ migrationsFolder: projectFile('server/content-service/db/migrations') });

/**
 * On a connection of its own, without the pool's time limits: an index on a large table takes longer, and so may the
 * migrations of another server.
 */
export async function migrateDatabase({ options }: pg.Pool, lockTimeout = '4s'): Promise<void> {
  const client = new pg.Client({ ...options, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Riders' requests queue behind a migration that waits for a table.
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await migrate(drizzle(client), migrations());
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new SettingsError(
      'The database is busy with an import or a backup; start again when it has ended. Nothing was changed.',
    );
  } finally {
    await client.end();
  }
}

/** Throws if the database has yet to be migrated. One that a newer version has migrated is fine. */
export async function refusePendingMigrations(pool: pg.Pool): Promise<void> {
  const newest = readMigrationFiles(migrations()).at(-1)?.folderMillis ?? 0;
  if ((await lastMigration(pool)) >= newest) return;
  throw new SettingsError(
    'This database belongs to an older version of Kachel: use the commands of that version, or start this version first, which migrates the database. Nothing was changed.',
  );
}

/** Postgres: undefined_table, lock_not_available. */
export const UNDEFINED_TABLE = '42P01';
export const LOCK_NOT_AVAILABLE = '55P03';

async function lastMigration(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query('select max(created_at) as last from drizzle.__drizzle_migrations');
    return Number(rows[0]?.last);
  } catch (error) {
    // A first start was killed before its migrations.
    if (errorCode(error) === UNDEFINED_TABLE) return 0;
    throw error;
  }
}
