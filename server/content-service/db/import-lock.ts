import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';

/** Advisory lock id: imports run one at a time, so that nothing changes between an import's checks and its writes. */
export const IMPORT_LOCK = 5_224_235_112;

/** Takes the lock until the transaction ends; false while another has it. */
export async function tryImportLock(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`,
  );
  return rows[0]?.free === true;
}

/** Waits by asking again: an import may take longer than a statement may. */
export async function takeImportLock(tx: Executor): Promise<void> {
  while (!(await tryImportLock(tx))) await pause(500);
}
