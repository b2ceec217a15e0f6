import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { hasRedis, type OwnServer, ownRedis } from '../support/own-server.ts';
import { newRaffleEntry, sendRaffleEntry } from '../support/raffle-writer.ts';
import { altkachel, entry, startPage, stubContent } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** Two web nodes that share a Redis of the test's own. */

describe.runIf(hasRedis)('two nodes', () => {
  const data = [temporaryFolder(), temporaryFolder()];
  const hosts: Host[] = [];
  let content: StubContentServer;
  let redis: OwnServer;
  let proxy: TcpProxy;

  beforeAll(async () => {
    const raffle = { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory' };
    const answers = { ...stubContent().answers, 'content/v1/entry/1/de': entry('1', 'Raffle', [raffle]) };
    content = new StubContentServer({ answers: { ...answers, 'competition/v1/save': { state: 'success' } } });
    await content.start();
    redis = await ownRedis(await freePort());
    proxy = await TcpProxy.to(redis.url);
    for (const { folder } of data) {
      hosts.push(
        await Host.start({
          CONTENT_API_URL: content.api,
          SESSION_SECRET: randomBytes(16).toString('hex'),
          DATA_DIR: folder,
          REDIS_URL: proxy.through(redis.url),
          LIMITS_FACTOR: '1',
        }),
      );
    }
  });

  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    await content.stop();
    await proxy.close();
    await redis.close();
    for (const { remove } of data) remove();
  });

  const asked = () => content.requests.filter(({ path }) => path === 'content/v1/start/de').length;
  const [first, second] = [() => hosts[0] as Host, () => hosts[1] as Host];

  it('share cached content: the second node doesn’t request it', async () => {
    await (await first().get('/')).text();
    expect(await (await second().get('/')).text()).toContain('Brücke wieder frei');
    expect(asked()).toBe(1);
  });

  it('share the rate limit of a browser', async () => {
    const { submissionId, email } = newRaffleEntry();
    const told = [];
    for (let n = 0; n < 7; n += 1) {
      const host = n % 2 === 0 ? first() : second();
      told.push(await sendRaffleEntry(host.origin, { submissionId, lastname: `Muster ${n}`, email }));
    }
    expect(told).toEqual([...Array<string>(6).fill('accepted'), 'try again']);
  });

  it('don’t count failed saves against the rate limit', async () => {
    const entry = newRaffleEntry();
    content.break('competition/v1/save', { kind: 'status', status: 503 });
    for (let n = 0; n < 12; n += 1) expect(await sendRaffleEntry(first().origin, entry)).toBe('try again');
    content.recover();
    await expect.poll(() => sendRaffleEntry(first().origin, entry), { timeout: 10_000 }).toBe('accepted');
  });

  it('keep answering, within 2.5 s, while Redis can’t be reached', async () => {
    // Warm-up: the first page of a process is slow on a busy machine.
    for (const host of hosts) await (await host.get('/impressum?text=on')).text();
    const askedInTime = async (host: Host, address: string) => {
      const began = Date.now();
      const { status } = await host.get(address);
      expect(Date.now() - began).toBeLessThan(2500);
      return status;
    };
    proxy.cut();
    content.publish({
      answers: {
        'content/v1/start/de': [
          ...(startPage() as unknown[]),
          { type: 'full', entries: [entry('99', 'Neu', [altkachel('Neu')])] },
        ],
      },
    });
    for (const host of hosts) {
      expect(await askedInTime(host, '/linie?text=on')).toBeLessThan(504);
      expect(await askedInTime(host, '/?text=on')).toBe(200);
    }
    expect(await sendRaffleEntry(first().origin, newRaffleEntry())).not.toMatch(/lost/);
    proxy.restore();
    expect(hosts.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });
});
