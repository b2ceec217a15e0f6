import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { engines, openTestDatabase, type TestDatabase } from '#server/content-service/db/test-database.ts';
import { Cluster } from '../cluster/cluster.ts';
import { ENTRY, killTestContent, PASSWORD, TILE } from '../kill/content.ts';
import { temporaryFolder } from '../support/host.ts';
import { newRaffleEntry, RAFFLE_PAGE, sendRaffleEntry } from '../support/raffle-writer.ts';

/** Two nodes behind nginx on one Postgres and one Redis: where TEST_DATABASE_URL and TEST_REDIS_URL name them. */

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const PLACES = 10;
const PRIZES = 5;

/** Few enough to be fought for. */
function scarceContent() {
  const content = killTestContent(1);
  const [page] = content.entries;
  for (const tile of page?.kacheln ?? [])
    Object.assign(tile, 'maxCalls' in tile || tile.type === 'deal' ? { maxCalls: PLACES } : {});
  return { ...content, prizes: [{ entry: ENTRY, action: TILE.draw, winners: PRIZES }] };
}

describe.runIf(engines.includes('postgres') && redisUrl !== '' && hasNginx)('two nodes behind nginx', () => {
  const data = temporaryFolder();
  let made: TestDatabase;
  let cluster: Cluster;

  beforeAll(async () => {
    made = await openTestDatabase('postgres');
    const admin = createAdmin({ ...made, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(scarceContent(), { replace: true });
    cluster = await Cluster.start({ folder: data.folder, databaseUrl: made.databaseUrl ?? '', redisUrl });
  });

  afterAll(async () => {
    await cluster.stop();
    await made.close();
    data.remove();
  });

  const post = async (path: string, body: object) => {
    const response = await fetch(`${cluster.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entry_id: ENTRY, submission_id: randomUUID(), ...body }),
    });
    return (await response.json()) as { state: string; token?: string };
  };
  const accepted = (answers: { state: string }[]) =>
    answers.filter(({ state }) => ['success', 'autorespond', 'optin'].includes(state)).length;
  const atOnce = <Value>(times: number, work: () => Promise<Value>) =>
    Promise.all(Array.from({ length: times }, work));

  it('give a deal to as many as may have it', async () => {
    expect(accepted(await atOnce(60, () => post('/deal/v1/save', { deal_id: TILE.deal })))).toBe(PLACES);
  });

  it('redeem a voucher once', async () => {
    const use = { id: ENTRY, action: TILE.voucher, voucher: 'K-0', password: PASSWORD };
    await post('/action/v1/save', { action_id: TILE.voucher });
    expect(accepted(await atOnce(30, () => post('/voucher/v1/use', use)))).toBe(1);
  });

  it('draw no more winners than there are prizes', async () => {
    const draw = async () => {
      const response = await fetch(`${cluster.origin}/api/action/v1/token/${ENTRY}/${TILE.draw}`, {
        headers: { 'Idempotency-Key': randomUUID() },
      });
      return (await response.json()) as { token?: string };
    };
    const tokens = (await atOnce(100, draw)).flatMap(({ token }) => token ?? []);
    expect(tokens.length).toBeLessThanOrEqual(PRIZES);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  /** Riders who read and write until it is over; what went wrong for them. */
  async function ridersMeanwhile(work: () => Promise<void>): Promise<{ told: string[]; rides: number }> {
    let over = false;
    let rides = 0;
    const told: string[] = [];
    const rider = async () => {
      while (!over) {
        const read = await fetch(`${cluster.origin}${RAFFLE_PAGE}?text=on`).catch(String);
        const status = typeof read === 'string' ? read : read.status;
        if (status !== 200) told.push(`read: ${status}`);
        else await (read as Response).text();
        const sent = await sendRaffleEntry(cluster.origin, newRaffleEntry()).catch(String);
        if (sent !== 'taken') told.push(`sent: ${sent}`);
        rides += 1;
      }
    };
    const riders = atOnce(4, rider);
    await work();
    over = true;
    await riders;
    return { told, rides };
  }

  it('fail no request while one leaves, and joins again', async () => {
    const { told, rides } = await ridersMeanwhile(async () => {
      await cluster.node(0).stop('SIGTERM');
      await cluster.startNode(0);
      await pause(500);
    });
    expect(told).toEqual([]);
    expect(rides).toBeGreaterThan(5);
  });

  it('fail no request while one is killed', async () => {
    const { told } = await ridersMeanwhile(async () => {
      await cluster.node(1).stop('SIGKILL');
      await pause(1500);
      await cluster.startNode(1);
    });
    expect(told).toEqual([]);
  });
});
