import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '#server/content-service/db/open-database.ts';

/**
 * To be awaited inside a transaction whose locks the call needs: until the call waits for one, or is done. On PGlite
 * every call waits: it has one session.
 */
export async function waitsForLock(
  { engine, db }: Pick<OpenDatabase, 'engine' | 'db'>,
  call: Promise<unknown>,
): Promise<void> {
  if (engine === 'pglite') return;
  const waits = vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  }, 20_000);
  await Promise.race([call, waits]);
}
