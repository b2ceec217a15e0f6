import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '#app/contract/settings.ts';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { importContent } from '../import/import-content.ts';
import { renewSearchIndex } from '../search/renew-index.ts';
import { takeImportLock } from './import-lock.ts';
import { MIGRATION_LOCK, migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const STATEMENT_MS = 1000;

describe.runIf(engines.includes('postgres'))('waiting for a lock for longer than statement_timeout', () => {
  it('of an import: another import and a start succeed once it is released', async () => {
    const database = await openTestDatabase('postgres');
    const databaseUrl = `${database.databaseUrl}?statement_timeout=${STATEMENT_MS}`;
    const other = await openDatabase({ dataDir: database.dataDir, databaseUrl });
    const waiting = await database.db.transaction(async (tx) => {
      await takeImportLock(tx);
      const both = Promise.allSettled([
        importContent(other.db, {}, { now: NOW, timeZone: 'Europe/Berlin', source: 'import' }),
        renewSearchIndex(other.db, NOW),
      ]);
      await pause(STATEMENT_MS * 1.5);
      return { both };
    });
    expect((await waiting.both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await other.close();
    await database.close();
  });

  it('of another server’s migrations: migrates once it is released', async () => {
    const database = await openTestDatabase('postgres');
    const pool = new pg.Pool({
      connectionString: database.databaseUrl,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS,
    });
    const other = await database.pool.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const [done] = await Promise.allSettled([
      migrateDatabase(pool),
      pause(STATEMENT_MS * 1.5).then(() => other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])),
    ]);
    expect(done.status).toBe('fulfilled');
    other.release();
    await pool.end();
    await database.close();
  });

  it('of a table (import, backup): the migration fails with a SettingsError and succeeds later', async () => {
    const database = await openTestDatabase('postgres');
    const pool = new pg.Pool({ connectionString: database.databaseUrl });
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query('lock table drizzle.__drizzle_migrations');
    const migrated = migrateDatabase(pool, '10ms');
    await expect(migrated).rejects.toThrow(SettingsError);
    await expect(migrated).rejects.toThrow(
      /^The database is busy with an import or a backup; .+ Nothing was changed\.$/,
    );
    await other.query('rollback');
    await migrateDatabase(pool);
    other.release();
    await pool.end();
    await database.close();
  });
});
