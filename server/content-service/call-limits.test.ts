import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCounters } from '#app/config/counters.server.ts';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { freePort } from '#tests/support/host.ts';
import { hasRedis, ownRedis } from '#tests/support/own-server.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { createLog } from '../kernel/logger.ts';
import { openRedis } from '../kernel/redis.ts';
import { callLimits } from './call-limits.ts';
import { FairShare } from './submissions/fair-share.ts';

describe('a caller other than the web app', () => {
  let origin: string;
  const start = async (factor: number, besideWebApp = true) => {
    const app = express();
    app.set('trust proxy', true);
    const settings = {
      LIMITS_FACTOR: factor,
      VEHICLE_NETWORKS: ['198.51.100.0/24=180', '2001:db8:5::/48=180'].map(
        (text) => parseSharedNetwork(text) ?? expect.fail(),
      ),
      ACTION_PATH: '/action/v1/',
      VOUCHER_PATH: '/voucher/v1/',
    };
    const limits = callLimits(settings, createCounters(null), { besideWebApp });
    app.use((request, response, next) => {
      response.locals.internalCall = request.get('own') === 'yes';
      next();
    });
    app.use(limits.previews, limits.submissions);
    app.use((request, response) => {
      response.status(request.get('X-WP-Nonce') === 'wrong' ? 403 : 200).end();
    });
    ({ origin } = await serverForTest(app));
  };
  afterEach(() => void vi.useRealTimers());
  const send = async (times: number, path: string, init: RequestInit = { method: 'POST' }) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const headers = { 'X-Forwarded-For': '203.0.113.7', ...init.headers };
      statuses.push((await fetch(`${origin}${path}`, { ...init, headers })).status);
    }
    return statuses.filter((status) => status === 429).length;
  };

  it.each([
    [1, 5],
    [2, 0],
    [0, 0],
  ])(
    'with LIMITS_FACTOR=%i has %i of 25 calls refused; saves and draws count together',
    async (factor, refused) => {
      await start(factor);
      expect(await send(10, '/survey/v1/save')).toBe(0);
      expect(await send(5, '/action/v1//Token/1/1', { method: 'GET' })).toBe(0);
      expect(await send(10, '/competition/v1/save')).toBe(refused);
      expect(await send(1, '/survey/v1/info/1/1', { method: 'GET' })).toBe(0);
      expect(await send(1, '/voucher/v1/use')).toBe(0);
    },
  );

  it.each([
    ['an address', () => '203.0.113.7', 20],
    ['a /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`, 20],
    ['a /56', (n: number) => `2001:db8:1:${(0xab00 + (n % 256)).toString(16)}::1`, 40],
    ['a /48', (n: number) => `2001:db8:1:${(n * 257).toString(16)}::1`, 60],
    ['each of five vehicles in a listed /48', (n: number) => `2001:db8:5:${n % 5}::1`, 100],
  ])('has one limit for all addresses of %s', async (_, addressOf, most) => {
    await start(1);
    let refused = 0;
    for (let n = 0; n < most + 7; n += 1) {
      const headers = { 'X-Forwarded-For': addressOf(n) };
      refused += await send(1, '/survey/v1/save', { method: 'POST', headers });
    }
    expect(refused).toBe(7);
    const headers = { 'X-Forwarded-For': '2001:db8:2::1' };
    expect(await send(1, '/survey/v1/save', { method: 'POST', headers })).toBe(0);
  });

  it.each([
    ['1200 saves per address', '203.0.113.7', 1200],
    ['3240 saves for a configured vehicle network', '198.51.100.7', 3240],
  ])(
    'is limited to %s if the web app runs in another process, without CONTENT_API_SECRET',
    async (_, address, most) => {
      await start(1, false);
      const init = { method: 'POST', headers: { 'X-Forwarded-For': address } };
      await send(1, '/survey/v1/save', init);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 });
      expect(await send(most, '/survey/v1/save', init)).toBe(0);
      expect(await send(3, '/survey/v1/save', init)).toBe(3);
    },
  );

  it('is limited to 20 there as well, from ten minutes after the web app’s first call with CONTENT_API_SECRET', async () => {
    await start(1, false);
    expect(await send(25, '/survey/v1/save')).toBe(0);
    const internal = { method: 'POST', headers: { own: 'yes' } };
    await send(1, '/survey/v1/save', internal);
    const init = { method: 'POST', headers: { 'X-Forwarded-For': '203.0.113.8' } };
    expect(await send(25, '/survey/v1/save', init)).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
    await send(1, '/survey/v1/save', internal);
    vi.setSystemTime(Date.now() + 301_000);
    init.headers['X-Forwarded-For'] = '203.0.113.9';
    expect(await send(25, '/survey/v1/save', init)).toBe(5);
  });

  it('is limited; the web app’s internal calls aren’t, because it has limits of its own', async () => {
    await start(1);
    expect(await send(25, '/survey/v1/save', { method: 'POST', headers: { own: 'yes' } })).toBe(0);
  });

  it('is refused after thirty wrong preview tokens, then with a right one, too; not from loopback', async () => {
    await start(1);
    expect(await send(35, '/content/v1/start/de', { headers: { 'X-WP-Nonce': 'wrong' } })).toBe(5);
    expect(await send(1, '/content/v1/start/de', { headers: { 'X-WP-Nonce': 'right' } })).toBe(1);
    expect(await send(1, '/content/v1/start/de', {})).toBe(0);
    const beside = { 'X-WP-Nonce': 'wrong', 'X-Forwarded-For': '127.0.0.1' };
    expect(await send(35, '/content/v1/start/de', { headers: beside })).toBe(0);
  });

  it('is refused after ninety wrong tokens of an IPv6 /48, and after thirty of a hundred concurrent ones', async () => {
    await start(1);
    const of = (address: string, token = 'wrong') =>
      send(1, '/content/v1/start/de', { headers: { 'X-WP-Nonce': token, 'X-Forwarded-For': address } });
    let refused = 0;
    for (let n = 0; n < 97; n += 1) refused += await of(`2001:db8:1:${(n * 257).toString(16)}::1`);
    expect(refused).toBe(7);
    expect(await of('2001:db8:1::1', 'right')).toBe(1);
    const atOnce = await Promise.all(Array.from({ length: 100 }, () => of('203.0.113.8')));
    expect(atOnce.filter((one) => one === 1)).toHaveLength(70);
    for (let n = 0; n < 100; n += 1) expect(await of('203.0.113.9', 'right')).toBe(0);
  });
});

describe.runIf(hasRedis)('two services on one Redis', () => {
  it('share their limits, and count alone while it is down', async () => {
    const redis = await ownRedis(await freePort());
    const nodes = [1, 2].map(() => openRedis(redis.url, createLog('silent')));
    const settings = { LIMITS_FACTOR: 1, VEHICLE_NETWORKS: [] };
    const shares = nodes.map((node) => new FairShare(settings, createCounters(node), () => new Date()));
    const claim = { kind: 'deal', entryId: '1', tileId: '1', address: '203.0.113.7' } as const;
    const claimed = async () => {
      let taken = 0;
      for (let n = 0; n < 30; n += 1) {
        await shares[n % 2]?.take(claim, 191).then(
          () => {
            taken += 1;
          },
          () => undefined,
        );
      }
      return taken;
    };
    /** The value that each node reads right after writing it; null if Redis is down. */
    const read = () =>
      Promise.all(nodes.map((node) => node.write('up', 'yes', 10_000).then(() => node.read('up'))));
    try {
      await expect.poll(read).toEqual(['yes', 'yes']);
      expect(await claimed()).toBe(10);
      const counted = ['save', 'upload'].map((name) =>
        createCounters(nodes[0] ?? null)(name, 60).consume('one'),
      );
      expect((await Promise.all(counted)).map(({ consumedPoints }) => consumedPoints)).toEqual([1, 1]);
      await redis.end('SIGKILL');
      await expect.poll(read).toEqual([null, null]);
      expect(await claimed()).toBe(20);
    } finally {
      for (const node of nodes) node.close();
      await redis.close();
    }
  });
});
