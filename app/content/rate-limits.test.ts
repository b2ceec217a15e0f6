import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RateLimitedAction, Refused } from './rate-limits.server.ts';

async function freshLimits(settings: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('LIMITS_FACTOR', '1');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { consumeRateLimit } = await import('./rate-limits.server.ts');
  let people = 0;
  /** How many of `many` new browsers are refused. */
  const arrive = async (many: number, addressOf: (n: number) => string) => {
    let refused = 0;
    for (let n = 0; n < many; n += 1) {
      people += 1;
      const act = await consumeRateLimit('vote', { id: `rider ${people}`, isKnown: false }, addressOf(n));
      if (typeof act !== 'function') refused += 1;
    }
    return refused;
  };
  return { consumeRateLimit, arrive };
}
afterEach(() => vi.unstubAllEnvs());

const TRAM = '203.0.113.7';

describe('the rate limit', () => {
  it('of a browser is six saves; other browsers and other calls don’t count', async () => {
    const { consumeRateLimit } = await freshLimits();
    const rider = { id: 'one', isKnown: true };
    for (let n = 0; n < 6; n += 1) expect(await consumeRateLimit('save', rider, TRAM)).toBeTypeOf('function');
    const { scope, seconds } = (await consumeRateLimit('save', rider, TRAM)) as Refused;
    expect([scope, seconds > 590 && seconds <= 600]).toEqual(['browser', true]);
    expect(await consumeRateLimit('save', { id: 'other', isKnown: true }, TRAM)).toBeTypeOf('function');
    for (let n = 0; n < 20; n += 1)
      expect(await consumeRateLimit('upload', rider, TRAM)).toBeTypeOf('function');
    expect(await consumeRateLimit('upload', rider, TRAM)).toMatchObject({ scope: 'browser' });
  });

  it('isn’t used up by refunded calls', async () => {
    const { consumeRateLimit } = await freshLimits();
    const rider = { id: 'one', isKnown: true };
    for (let n = 0; n < 20; n += 1) {
      const refund = await consumeRateLimit('save', rider, TRAM);
      if (typeof refund !== 'function') return expect.fail('refused');
      await refund();
    }
  });

  it('of new browsers per network counts refunded calls too', async () => {
    const { consumeRateLimit } = await freshLimits();
    let known = 0;
    for (let n = 0; n < 300; n += 1) {
      const browser = { id: `made up ${n}`, isKnown: false };
      const refund = await consumeRateLimit('draw', browser, TRAM);
      if (typeof refund === 'function') await refund();
      if (browser.isKnown) known += 1;
    }
    expect(known).toBe(200);
  });

  it.each([
    ['one address', {}, () => TRAM, 200],
    ['one address, twice as much', { LIMITS_FACTOR: '2' }, () => TRAM, 400],
    ['a vehicle’s', { VEHICLE_NETWORKS: '203.0.113.0/24=180' }, () => TRAM, 540],
    ['a small vehicle’s', { VEHICLE_NETWORKS: '203.0.113.0/24=5' }, () => TRAM, 200],
    ['one /64', {}, (n: number) => `2001:db8:1:2::${n.toString(16)}`, 200],
    ['one /56', {}, (n: number) => `2001:db8:1:${(0xab00 + (n % 256)).toString(16)}::1`, 400],
    [
      'each of ten vehicles in a listed /48',
      { VEHICLE_NETWORKS: '2001:db8:1::/48=180' },
      (n: number) => `2001:db8:1:${n % 10}::1`,
      5400,
    ],
    ['one /48', {}, (n: number) => `2001:db8:1:${n.toString(16)}::1`, 600],
  ])('of new browsers: %s', async (_name, settings, addressOf, most) => {
    const { arrive } = await freshLimits(settings);
    expect(await arrive(most + 7, addressOf)).toBe(7);
    expect(await arrive(1, () => '192.0.2.1')).toBe(0);
  });

  it('of new browsers doesn’t apply to a browser that was counted before', async () => {
    const { consumeRateLimit, arrive } = await freshLimits();
    const rider = { id: 'early', isKnown: false };
    await consumeRateLimit('vote', rider, TRAM);
    expect(rider.isKnown).toBe(true);
    await arrive(300, () => TRAM);
    expect(await consumeRateLimit('save', rider, TRAM)).toBeTypeOf('function');
    // A browser that refuses cookies is recognised by its form's id.
    expect(await consumeRateLimit('save', { id: 'early', isKnown: false }, TRAM)).toBeTypeOf('function');
    expect(await consumeRateLimit('save', { id: 'regular', isKnown: true }, TRAM)).toBeTypeOf('function');
    const late = () => ({ id: 'late', isKnown: false });
    for (let n = 0; n < 7; n += 1)
      expect(await consumeRateLimit('save', late(), TRAM)).toMatchObject({ scope: 'network' });
    expect(await consumeRateLimit('save', late(), '192.0.2.1')).toBeTypeOf('function');
  });

  it('spreads the Retry-After of 100 refused browsers over five minutes, the same for each browser every time', async () => {
    const { consumeRateLimit, arrive } = await freshLimits();
    await arrive(400, () => TRAM);
    const waitOf = async (n: number) => {
      const act = await consumeRateLimit('vote', { id: `late ${n}`, isKnown: false }, TRAM);
      return (act as Refused).seconds;
    };
    const waits: number[] = [];
    for (let n = 0; n < 100; n += 1) waits.push(await waitOf(n));
    // Retries fall into the 5 minutes after the 10-minute window; no minute gets a third of all riders.
    const minutes = waits.map((seconds) => Math.ceil(seconds / 60));
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([11, 15]);
    for (const minute of [11, 12, 13, 14, 15]) {
      expect(minutes.filter((one) => one === minute).length).toBeLessThan(34);
    }
    for (let n = 0; n < 100; n += 1) {
      expect(Math.abs((await waitOf(n)) - (waits[n] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it('adds hardly any jitter if few browsers are over it', async () => {
    const { consumeRateLimit, arrive } = await freshLimits();
    await arrive(200, () => TRAM);
    const act = await consumeRateLimit('vote', { id: 'late', isKnown: false }, TRAM);
    expect((act as Refused).seconds).toBeLessThanOrEqual(602);
  });

  it('is off with LIMITS_FACTOR=0', async () => {
    const { consumeRateLimit } = await freshLimits({ LIMITS_FACTOR: '0' });
    const act: RateLimitedAction = 'save';
    for (let n = 0; n < 50; n += 1) {
      expect(await consumeRateLimit(act, { id: 'one', isKnown: false }, TRAM)).toBeTypeOf('function');
    }
  });
});

describe('a browser’s calls', () => {
  const API = 'http://content.test/api';
  const answer = (body: object) => vi.fn(async () => Response.json(body));

  async function clientOf(fetched: () => Promise<Response>) {
    vi.resetModules();
    for (const [name, value] of Object.entries({ CONTENT_API_URL: API, SESSION_SECRET: 'x'.repeat(16) }))
      vi.stubEnv(name, value);
    vi.stubEnv('LIMITS_FACTOR', '1');
    vi.stubGlobal('fetch', fetched);
    const { submissionClient } = await import('./submission-client.server.ts');
    return (browser = { id: 'one', isKnown: true }) =>
      submissionClient({ api: API, context: { riderAddress: TRAM }, browser });
  }
  afterEach(() => vi.unstubAllGlobals());

  const FILE = {
    path: import.meta.filename,
    filename: 'a.png',
    mimeType: 'image/png',
    sha256: 'a'.repeat(64),
  };
  const outcomeOf = (sent: Promise<unknown>) =>
    sent.then(
      () => 'sent',
      ({ why }) => why,
    );

  it.each([
    ['saveCompetition', 6, [{}, []]],
    ['saveAction', 6, [{}, []]],
    ['saveDeal', 6, [{}]],
    ['upload', 20, ['a submission', FILE]],
  ] as const)('of %s are limited to %i', async (call, most, values) => {
    const fetched = answer({ state: 'success' });
    const clientFor = await clientOf(fetched);
    const send = clientFor()[call] as (...values: unknown[]) => Promise<unknown>;
    const all = Array.from({ length: most + 1 }, () => outcomeOf(send(...values)));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['sent', 'browser']));
    expect(fetched).toHaveBeenCalledTimes(most);
  });

  it.each([
    ['drawToken', ['40', '1', 'a key']],
    ['saveSurvey', [{}]],
  ] as const)('of %s count the new browsers of a network', async (call, values) => {
    const fetched = answer({ state: 'success', token: 'a token' });
    const clientFor = await clientOf(fetched);
    const all = Array.from({ length: 201 }, (_, n) => {
      const send = clientFor({ id: `new ${n}`, isKnown: false })[call] as (
        ...v: unknown[]
      ) => Promise<unknown>;
      return outcomeOf(send(...values));
    });
    expect(new Set(await Promise.all(all))).toEqual(new Set(['sent', 'network']));
    expect(fetched).toHaveBeenCalledTimes(200);
  });

  it('that failed don’t count, so that they can be sent again', async () => {
    const fetched = vi.fn(async () => Response.json({}));
    const client = (await clientOf(fetched))();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(client.saveDeal({})).rejects.toThrow('no answer of the contract');
    fetched.mockResolvedValue(Response.json({ state: 'success' }));
    expect(await client.saveDeal({})).toEqual({ state: 'success' });
  });
});
