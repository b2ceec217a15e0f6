import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { openDatabase } from './open-database.ts';
import { contentState } from './schema.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(engines)('the database on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));

  it('has its tables after the first start and keeps them through a second migration', async () => {
    await Promise.all(
      engine === 'postgres'
        ? [1, 2].map(async () => {
            const again = await openDatabase({
              dataDir: database.dataDir,
              databaseUrl: database.databaseUrl,
            });
            await again.close();
          })
        : [],
    );
    expect(await database.db.select().from(contentState)).toEqual([]);
  });

  it('takes back everything of a transaction that fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(contentState).values({ key: 'half', value: '', updatedAt: NOW });
      throw new Error('no further');
    });
    await expect(failing).rejects.toThrow('no further');
    expect(await database.db.select().from(contentState)).toEqual([]);
  });

  it.runIf(engine === 'postgres')('ends a transaction whose machine has vanished', async () => {
    const { rows } = await database.db.execute(sql`show idle_in_transaction_session_timeout`);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
  });

  it.runIf(engine === 'postgres')(
    'is refused in Postgres’ own words, and unreachable where none answers',
    async () => {
      const { dataDir, databaseUrl = '' } = database;
      const other = new URL(databaseUrl);
      other.pathname = '/kachl';
      await expect(openDatabase({ dataDir, databaseUrl: other.href })).rejects.toThrow(
        'DATABASE_URL is set, but its Postgres refuses the connection: database "kachl" does not exist (3D000).',
      );
      other.port = '1';
      await expect(openDatabase({ dataDir, databaseUrl: other.href })).rejects.toThrow(
        "DATABASE_URL is set, but its Postgres can't be reached (ECONNREFUSED).",
      );
    },
  );

  it('says why if the server answers without an error code', async () => {
    // Postgres' answer to a client that asks for TLS, where it has none.
    const server = createServer((socket) => socket.once('data', () => socket.write('N')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const databaseUrl = `postgres://kachel:demo@127.0.0.1:${port}/kachel?sslmode=require`;
    try {
      await expect(openDatabase({ dataDir: database.dataDir, databaseUrl })).rejects.toThrow(
        "DATABASE_URL is set, but its Postgres can't be reached (The server does not support SSL connections).",
      );
    } finally {
      server.close();
    }
  });

  it('is opened without migrating it: of a newer version, but not of an older one', async () => {
    const { dataDir, databaseUrl, pool, stop, close } = await openTestDatabase(engine);
    const unmigrated = { dataDir, databaseUrl, migrates: false };
    const shift = (by: number) => `update drizzle.__drizzle_migrations set created_at = created_at + ${by}`;
    await pool.query(shift(1));
    await stop();
    const newer = await openDatabase(unmigrated);
    await newer.pool.query(shift(-2));
    await newer.close();
    await expect(openDatabase(unmigrated)).rejects.toThrow('belongs to an older version of Kachel');
    await expect(openDatabase(unmigrated)).rejects.toThrow('belongs to an older version of Kachel');
    await close();
  });

  it('goes on after a statement that fails', async () => {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('answers many callers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => database.db.execute(sql`select ${n}::int as n`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it('knows trigrams', async () => {
    const { rows } = await database.db.execute(
      sql`select similarity('stadtbahn', 'stadtban') > 0.5 as close`,
    );
    expect(rows).toEqual([{ close: true }]);
  });
});

describe('the folder of the embedded database', () => {
  it('keeps what was written, and belongs to one at a time', { timeout: 60_000 }, async () => {
    const first = await openTestDatabase('pglite');
    await first.db.insert(contentState).values({ key: 'kept', value: 'yes', updatedAt: NOW });
    const second = openDatabase({ dataDir: first.dataDir, lockPatienceMs: 0 });
    await expect(second).rejects.toThrow('is in use by');
    await first.stop();
    const again = await openTestDatabase('pglite', first.dataDir);
    expect(await again.db.select().from(contentState)).toEqual([
      { key: 'kept', value: 'yes', updatedAt: NOW },
    ]);
    await again.close();
  });
});
