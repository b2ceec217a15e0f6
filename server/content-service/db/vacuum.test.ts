import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import type { Db } from './open-database.ts';
import { outgoingMails } from './submission-tables.ts';
import { vacuumTables } from './vacuum.ts';

const database = opened(() => openTestDatabase('pglite'));

it('on PGlite the space of deleted rows is reused', async () => {
  const { db } = database;
  const size = async () => {
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select pg_total_relation_size('outgoing_mails')::int as bytes`,
    );
    return rows[0]?.bytes ?? 0;
  };
  const round = async () => {
    // Digests don't compress: the text goes to the TOAST table, which must be vacuumed as well.
    await db.execute(sql`insert into outgoing_mails (message, created_at, send_after)
      select jsonb_build_object('text', (select string_agg(md5(n || '-' || m), '') from generate_series(1, 200) m)), now(), now()
      from generate_series(1, 100) n`);
    await db.delete(outgoingMails);
    await vacuumTables(db);
  };
  await round();
  await round();
  const before = await size();
  for (let n = 0; n < 4; n += 1) await round();
  expect(await size()).toBeLessThanOrEqual(before);
});

it('on PGlite the log of changes is reused, too', async () => {
  const { db } = database;
  await db.execute(sql`create table filler as select md5(n::text) as text from generate_series(1, 50000) n`);
  await vacuumTables(db);
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select (pg_current_wal_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`,
  );
  expect(rows[0]?.bytes).toBeLessThan(100_000);
});

it('an error in one table is reported after the other tables have been vacuumed', async () => {
  const { db } = database;
  const statements: string[] = [];
  const failing = {
    execute(statement: SQL) {
      const { sql: text } = new PgDialect().sqlToQuery(statement);
      statements.push(text);
      return text === 'vacuum outgoing_mails'
        ? Promise.reject(new Error('disk full'))
        : db.execute(statement);
    },
  };
  await expect(vacuumTables(failing as unknown as Db)).rejects.toThrow('disk full');
  const failed = statements.indexOf('vacuum outgoing_mails');
  const { rows } = await db.execute(sql`select relid from pg_stat_all_tables
    where schemaname not in ('pg_toast', 'information_schema')`);
  expect(failed).toBeGreaterThan(0);
  expect(statements).toHaveLength(rows.length + 2);
});
