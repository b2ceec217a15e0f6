import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { engines, migratedFolder, openTestDatabase } from '#tests/support/content-service/database.ts';
import { TcpProxy } from '#tests/support/tcp-proxy.ts';
import { type Db, openDatabase } from './open-database.ts';

const one = (db: Pick<Db, 'execute'>) => db.execute(sql`select 1 as one`).then(({ rows }) => rows);

describe('the embedded database', () => {
  it('restarts its worker if that dies inside a transaction; only that transaction fails', {
    timeout: 60_000,
  }, async () => {
    const workers: Worker[] = [];
    const note = (worker: Worker) => workers.push(worker);
    process.on('worker', note);
    const database = await openTestDatabase('pglite');
    const cut = database.db.transaction(async (tx) => {
      await one(tx);
      await workers.at(-1)?.terminate();
      return one(tx);
    });
    await expect(cut).rejects.toThrow();
    expect(await one(database.db)).toEqual([{ one: 1 }]);
    process.off('worker', note);
    await database.close();
  });
});

describe('a statement of the embedded database that never returns', () => {
  it('is rejected after its timeout, and the worker is replaced', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'kachel-'));
    cpSync(path.join(await migratedFolder(), 'db'), path.join(dataDir, 'db'), { recursive: true });
    const { db, close } = await openDatabase({ dataDir, longestStatementMs: 500 });
    const endless = sql`do $$ begin loop end loop; end $$`;
    await expect(db.execute(endless)).rejects.toThrow();
    expect(await one(db)).toEqual([{ one: 1 }]);
    await expect(db.transaction((tx) => tx.execute(endless))).rejects.toThrow();
    expect(await one(db)).toEqual([{ one: 1 }]);
    await close();
    rmSync(dataDir, { recursive: true });
  });
});

describe.runIf(engines.includes('postgres'))('a Postgres whose connections break', () => {
  async function behindProxy() {
    const made = await openTestDatabase('postgres');
    const url = made.databaseUrl ?? '';
    const proxy = await TcpProxy.to(url);
    const lost: string[] = [];
    const { db, close } = await openDatabase({
      dataDir: made.dataDir,
      databaseUrl: proxy.through(url),
      onError: (error) => lost.push(error.message),
    });
    return {
      db,
      lost,
      proxy,
      async [Symbol.asyncDispose]() {
        await close();
        await proxy.close();
        await made.close();
      },
    };
  }

  it('rejects transactions in progress, and answers as soon as connections are possible again', async () => {
    await using place = await behindProxy();
    const { db, lost, proxy } = place;
    const cut = Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        await one(tx);
        proxy.cut();
        return one(tx);
      }),
    );
    for (const work of await Promise.allSettled(cut)) expect(work.status).toBe('rejected');
    await expect(one(db)).rejects.toThrow();
    proxy.restore();
    expect(await one(db)).toEqual([{ one: 1 }]);
    expect(lost.length).toBeGreaterThan(0);
  });

  it('releases pool connections that broke at BEGIN', async () => {
    await using place = await behindProxy();
    const { db, proxy } = place;
    proxy.breaksAt = (sent) => sent.includes('begin');
    for (let n = 0; n < 11; n += 1) await expect(db.transaction(one)).rejects.toThrow();
    proxy.breaksAt = () => false;
    expect(await db.transaction(one)).toEqual([{ one: 1 }]);
  });

  it('survives a backend that was terminated', async () => {
    await using place = await behindProxy();
    const { db } = place;
    const ended = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(ended).rejects.toThrow();
    expect(await one(db)).toEqual([{ one: 1 }]);
  });
});
