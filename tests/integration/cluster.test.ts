import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { Cluster } from '../cluster/cluster.ts';
import { ENTRY, killTestContent, PASSWORD, TILE } from '../kill/content.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';
import { freePort, temporaryFolder } from '../support/host.ts';
import { hasNginx } from '../support/nginx.ts';
import { hasRedis, type OwnServer, ownRedis } from '../support/own-server.ts';
import { newRaffleEntry, RAFFLE_PAGE, sendRaffleEntry } from '../support/raffle-writer.ts';

/** Two nodes behind nginx on one Postgres, which TEST_DATABASE_URL names, and a Redis of the test's own. */

const PLACES = 10;
const PRIZES = 5;
const CODES = 7;

/** Few enough to be fought for. */
function scarceContent() {
  const content = killTestContent(CODES);
  const [page] = content.entries;
  for (const tile of page?.kacheln ?? [])
    Object.assign(tile, 'maxCalls' in tile || tile.type === 'deal' ? { maxCalls: PLACES } : {});
  return { ...content, prizes: [{ entry: ENTRY, action: TILE.draw, winners: PRIZES }] };
}

describe.runIf(engines.includes('postgres') && hasRedis && hasNginx)('two nodes behind nginx', () => {
  const data = temporaryFolder();
  let made: TestDatabase;
  let redis: OwnServer;
  let cluster: Cluster;

  beforeAll(async () => {
    made = await openTestDatabase('postgres');
    const admin = createAdmin({ ...made, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(scarceContent(), { replace: true });
    redis = await ownRedis(await freePort());
    cluster = await Cluster.start({
      folder: data.folder,
      databaseUrl: made.databaseUrl ?? '',
      redisUrl: redis.url,
    });
  });

  afterAll(async () => {
    await cluster.stop();
    await redis.close();
    await made.close();
    data.remove();
  });

  const post = async (path: string, body: object) => {
    const response = await fetch(`${cluster.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entry_id: ENTRY, submission_id: randomUUID(), ...body }),
    });
    return (await response.json()) as { state: string; code?: string };
  };
  const accepted = (answers: { state: string }[]) =>
    answers.filter(({ state }) => ['success', 'autorespond', 'optin'].includes(state)).length;
  const atOnce = <Value>(times: number, work: () => Promise<Value>) =>
    Promise.all(Array.from({ length: times }, work));

  it('give a deal to as many as may have it', async () => {
    expect(accepted(await atOnce(60, () => post('/deal/v1/save', { deal_id: TILE.deal })))).toBe(PLACES);
  });

  it('give the places of an action to as many as there are', async () => {
    const save = () =>
      post('/action/v1/save', { action_id: TILE.optin, email: `${randomUUID()}@kachel.example` });
    expect(accepted(await atOnce(60, save))).toBe(PLACES);
  });

  it('count what came to both as one', async () => {
    const person = { firstname: 'Kim', lastname: 'Muster', email: 'kim@kachel.example', agb: true };
    const once = { submission_id: randomUUID(), competition_id: TILE.raffle, ...person };
    const answers = await atOnce(20, () => post('/competition/v1/save', once));
    expect(accepted(answers)).toBe(20);
    const admin = createAdmin({ ...made, timeZone: 'Europe/Berlin', now: () => new Date() });
    expect((await text(admin.report(ENTRY, TILE.raffle))).split('\r\n').slice(1, -1)).toHaveLength(1);
  });

  it('hand out each voucher once, and redeem it once', async () => {
    const won = await atOnce(30, () => post('/action/v1/save', { action_id: TILE.voucher }));
    const codes = won.flatMap(({ code }) => code ?? []);
    expect(codes).toHaveLength(CODES);
    expect(new Set(codes).size).toBe(CODES);
    const use = { id: ENTRY, action: TILE.voucher, voucher: codes[0], password: PASSWORD };
    expect(accepted(await atOnce(30, () => post('/voucher/v1/use', use)))).toBe(1);
  });

  it('draw as many winners as there are prizes', async () => {
    const draw = async () => {
      const response = await fetch(`${cluster.origin}/api/action/v1/token/${ENTRY}/${TILE.draw}`, {
        headers: { 'Idempotency-Key': randomUUID() },
      });
      return (await response.json()) as { token?: string; errormessage?: string };
    };
    const tokens: string[] = [];
    for (let closed = false; !closed; ) {
      const drawn = await atOnce(50, draw);
      tokens.push(...drawn.flatMap(({ token }) => token ?? []));
      closed = drawn.some(({ errormessage }) => errormessage === 'CLOSED');
    }
    expect(tokens).toHaveLength(PRIZES);
    expect(new Set(tokens).size).toBe(PRIZES);
  });

  /** Riders who read and write until it is over; what went wrong for them. */
  async function ridersMeanwhile(work: (ridden: () => Promise<void>) => Promise<void>): Promise<string[]> {
    let over = false;
    let rides = 0;
    const told: string[] = [];
    const rider = async () => {
      while (!over) {
        const read = await fetch(`${cluster.origin}${RAFFLE_PAGE}?text=on`)
          .then((answer) => answer.text().then(() => answer.status))
          .catch(String);
        if (read !== 200) told.push(`read: ${read}`);
        const sent = await sendRaffleEntry(cluster.origin, newRaffleEntry()).catch(String);
        if (sent !== 'taken') told.push(`sent: ${sent}`);
        rides += 1;
      }
    };
    /** Until all of them have ridden a few times more. */
    const ridden = () => {
      const before = rides;
      return expect.poll(() => rides, { timeout: 60_000 }).toBeGreaterThan(before + 6);
    };
    const riders = atOnce(4, rider);
    try {
      await work(ridden);
    } finally {
      over = true;
      await riders;
    }
    return told;
  }

  it('fail no request while one leaves, and joins again', async () => {
    const told = await ridersMeanwhile(async (ridden) => {
      await ridden();
      expect(await cluster.node(0).stop('SIGTERM')).toBe(0);
      await ridden();
      await cluster.startNode(0);
      await ridden();
    });
    expect(told).toEqual([]);
  }, 180_000);

  it('fail no request while one is killed', async () => {
    const told = await ridersMeanwhile(async (ridden) => {
      await ridden();
      await cluster.node(1).stop('SIGKILL');
      await ridden();
      await cluster.startNode(1);
      await ridden();
    });
    expect(told).toEqual([]);
  }, 180_000);
});
