import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/**
 * PGlite has no autovacuum: the space of changed and deleted rows would never be used again. Every table, because its
 * counts of dead rows are lost when it closes; one without any takes some 4 ms. One table a statement, because all
 * riders' statements wait for it: 0.8 s for 5,000 entries that were all changed.
 */
export async function vacuumTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relid::regclass::text as name from pg_stat_user_tables`,
  );
  let failed: unknown = null;
  for (const { name } of rows) {
    // An import may have replaced the table meanwhile.
    await db.execute(sql.raw(`vacuum ${name}`)).catch((error: unknown) => {
      failed = error;
    });
  }
  if (failed) throw failed;
}
