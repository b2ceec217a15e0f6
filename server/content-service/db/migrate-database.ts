import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectFile } from '../../kernel/project-file.ts';

/** Advisory lock id: two servers that start at once migrate one after the other. */
export const MIGRATION_LOCK = 5_224_235_111;

/**
 * On a connection of its own, without the pool's time limits: an index on a large table takes longer, and so may the
 * migrations of another server.
 */
export async function migrateDatabase({ options }: pg.Pool): Promise<void> {
  const client = new pg.Client({ ...options, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Riders' requests queue behind a migration that waits for a table.
    await client.query("set lock_timeout = '15s'");
    await migrate(drizzle(client), {
      migrationsFolder: projectFile('server/content-service/db/migrations'),
    });
  } finally {
    await client.end();
  }
}
