import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/**
 * PGlite has no autovacuum: the space of changed and deleted rows would never be used again. By autovacuum's own rule,
 * and one table a statement, because all riders' statements wait for it.
 */
export async function vacuumTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relid::regclass::text as name from pg_stat_all_tables where n_dead_tup > 50 + 0.2 * n_live_tup`,
  );
  for (const { name } of rows) await db.execute(sql.raw(`vacuum ${name}`));
}
