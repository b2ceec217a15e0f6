import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { Cluster } from '../cluster/cluster.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';
import { freePort, temporaryFolder } from '../support/host.ts';
import { killTestContent } from '../support/kill-content.ts';
import { hasNginx } from '../support/nginx.ts';
import { hasRedis, type OwnServer, ownRedis } from '../support/own-server.ts';
import { newRaffleEntry, RAFFLE_PAGE, sendRaffleEntry } from '../support/raffle-writer.ts';

/**
 * Two nodes behind nginx on one Postgres, which TEST_DATABASE_URL names, and a Redis of the test's own. What riders
 * fight for over two of them: submissions/two-processes.test.ts.
 */

describe.runIf(engines.includes('postgres') && hasRedis && hasNginx)('two nodes behind nginx', () => {
  const data = temporaryFolder();
  let database: TestDatabase;
  let redis: OwnServer;
  let cluster: Cluster;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    const admin = createAdmin({ ...database, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(killTestContent(0), { replace: true });
    redis = await ownRedis(await freePort());
    cluster = await Cluster.start({
      folder: data.folder,
      databaseUrl: database.databaseUrl ?? '',
      redisUrl: redis.url,
    });
  });

  afterAll(async () => {
    await cluster.stop();
    await redis.close();
    await database.close();
    data.remove();
  });

  /** Riders who read and write until `work` is done; returns their faults. */
  async function ridersMeanwhile(work: (ridden: () => Promise<void>) => Promise<void>): Promise<string[]> {
    let over = false;
    let rides = 0;
    const failures: string[] = [];
    const rider = async () => {
      while (!over) {
        const read = await fetch(`${cluster.origin}${RAFFLE_PAGE}?text=on`)
          .then((answer) => answer.text().then(() => answer.status))
          .catch(String);
        if (read !== 200) failures.push(`read: ${read}`);
        const sent = await sendRaffleEntry(cluster.origin, newRaffleEntry()).catch(String);
        if (sent !== 'accepted') failures.push(`sent: ${sent}`);
        rides += 1;
      }
    };
    /** Resolves once the riders have completed seven more rounds. */
    const ridden = () => {
      const before = rides;
      return expect.poll(() => rides, { timeout: 60_000 }).toBeGreaterThan(before + 6);
    };
    const riders = Promise.all([rider(), rider(), rider(), rider()]);
    try {
      await work(ridden);
    } finally {
      over = true;
      await riders;
    }
    return failures;
  }

  it('fail no request while one leaves, and joins again', async () => {
    const failures = await ridersMeanwhile(async (ridden) => {
      await ridden();
      expect(await cluster.node(0).stop('SIGTERM')).toBe(0);
      await ridden();
      await cluster.startNode(0);
      await ridden();
    });
    expect(failures).toEqual([]);
  }, 180_000);

  it('fail no request while one is killed', async () => {
    const failures = await ridersMeanwhile(async (ridden) => {
      await ridden();
      await cluster.node(1).stop('SIGKILL');
      await ridden();
      await cluster.startNode(1);
      await ridden();
    });
    expect(failures).toEqual([]);
  }, 180_000);
});
