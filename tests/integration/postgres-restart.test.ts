import { setTimeout as pause } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { submissions } from '#server/content-service/db/schema.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { killTestContent } from '../support/kill-content.ts';
import { newRaffleEntry, RAFFLE_PAGE, type RaffleEntry, sendRaffleEntry } from '../support/raffle-writer.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** The whole product on a Postgres that is restarted under twenty riders who are just sending a form. */

const WRITERS = 20;
/** In addition to the time that this machine takes to save one entry of every writer. */
const BACK_WITHIN_MS = 2000;
const LONGEST_READ_MS = 2500;

describe.runIf(engines.includes('postgres'))('a restart of Postgres', () => {
  const data = temporaryFolder();
  let database: TestDatabase;
  let proxy: TcpProxy;
  let host: Host;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    const admin = createAdmin({ ...database, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(killTestContent(1), { replace: true });
    const url = database.databaseUrl ?? '';
    proxy = await TcpProxy.to(url);
    host = await Host.start({
      DATABASE_URL: proxy.through(url),
      SESSION_SECRET: 'a-secret-of-the-tests',
      PREVIEW_TOKEN: 'demo',
      DATA_DIR: data.folder,
    });
    expect((await host.get(RAFFLE_PAGE)).status).toBe(200);
  });

  afterAll(async () => {
    await host.stop();
    await proxy.close();
    await database.close();
    data.remove();
  });

  /** Sends one entry after another, each with the same id until it is accepted. */
  async function write(taken: Set<string>, refusals: string[], over: () => boolean): Promise<void> {
    let entry: RaffleEntry = newRaffleEntry();
    for (;;) {
      const outcome = await sendRaffleEntry(host.origin, entry);
      if (outcome === 'accepted') {
        taken.add(entry.submissionId);
        if (over()) return;
        entry = newRaffleEntry();
      } else {
        refusals.push(outcome);
        await pause(50);
      }
    }
  }

  async function ride(disturb: (taken: Set<string>, backWithinMs: number) => Promise<void>) {
    const taken = new Set<string>();
    const refusals: string[] = [];
    let over = false;
    const writers = Promise.all(Array.from({ length: WRITERS }, () => write(taken, refusals, () => over)));
    try {
      const more = (entries: number) =>
        expect.poll(() => taken.size, { timeout: 20_000 }).toBeGreaterThan(taken.size + entries);
      await more(WRITERS);
      const began = Date.now();
      await more(WRITERS);
      await disturb(taken, BACK_WITHIN_MS + Date.now() - began);
    } finally {
      over = true;
      await writers;
    }
    expect(host.child.exitCode).toBe(null);
    expect(refusals.filter((outcome) => outcome !== 'try again')).toEqual([]);
    return { taken, refusals };
  }

  async function stored(): Promise<number> {
    const [row] = await database.db
      .select({ rows: count() })
      .from(submissions)
      .where(eq(submissions.kind, 'competition'));
    return row?.rows ?? 0;
  }

  it('leaves pages readable, asks writers to try again, and is over two seconds after its end', async () => {
    const before = await stored();
    const { taken, refusals } = await ride(async (taken, backWithinMs) => {
      proxy.cut();
      for (const began = Date.now(); Date.now() - began < 3000; ) {
        const asked = Date.now();
        expect((await host.get(`${RAFFLE_PAGE}?text=on`)).status).toBe(200);
        expect(Date.now() - asked).toBeLessThan(LONGEST_READ_MS);
      }
      expect((await host.get('/healthz')).status).toBe(200);
      expect((await host.get('/readyz')).status).toBe(200);
      const whileAway = taken.size;
      proxy.restore();
      await expect.poll(() => taken.size, { timeout: backWithinMs }).toBeGreaterThan(whileAway);
    });
    expect(refusals.length).toBeGreaterThan(0);
    expect((await stored()) - before).toBe(taken.size);
  });

  it('that ends every session loses and doubles nothing', async () => {
    const before = await stored();
    const name = new URL(database.databaseUrl ?? '').pathname.slice(1);
    const { taken } = await ride(async (taken, backWithinMs) => {
      const operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await operator.connect();
      for (let round = 0; round < 6; round += 1) {
        const so = taken.size;
        await operator.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'kachel'",
          [name],
        );
        await expect.poll(() => taken.size, { timeout: backWithinMs }).toBeGreaterThan(so);
      }
      await operator.end();
    });
    expect((await stored()) - before).toBe(taken.size);
  });
});
