import { sql } from 'drizzle-orm';
import { errorCode } from '../../kernel/fault-report.ts';
import { UNDEFINED_TABLE } from './migrate-database.ts';
import type { Db } from './open-database.ts';

/**
 * PGlite has no autovacuum: the space of changed and deleted rows would never be used again. Every table with the
 * catalogs, because its counts of dead rows are lost when it closes; one without any takes some 4 ms. One table a
 * statement, because all riders' statements wait for it: 0.8 s for 5,000 entries that were all changed.
 */
export async function vacuumTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relid::regclass::text as name from pg_stat_all_tables
      where schemaname not in ('pg_toast', 'information_schema')`,
  );
  // A table that fails doesn't end the round; the first error is reported at its end.
  const errors: unknown[] = [];
  for (const { name } of rows) {
    await db.execute(sql.raw(`vacuum ${name}`)).catch((error: unknown) => {
      // In an import, tables are replaced: one that was listed may be gone.
      if (errorCode(error) !== UNDEFINED_TABLE) errors.push(error);
    });
  }
  // Nor has it a checkpointer: its log would keep every change since the start, and a start after a crash read it all.
  await db.execute(sql`checkpoint`).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
