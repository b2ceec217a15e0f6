import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Db = NodePgDatabase;

/**
 * drizzle on a pool, with transactions that always give their connection back. drizzle's own begins before its `try`
 * (drizzle-orm 0.45, node-postgres/session.js): a connection that breaks there is never released, and after a restart
 * of Postgres in a busy minute the pool has none left.
 */
export function drizzlePool(pool: Pool): Db {
  const db = drizzle(pool);
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let unanswered = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      unanswered = isUnanswered(error);
      throw error;
    } finally {
      client.release(unanswered);
    }
  };
  return Object.assign(db, { transaction });
}

/** pg keeps a connection whose statement ran out of time, and would queue all further ones behind it. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || isUnanswered(error.cause);
}
