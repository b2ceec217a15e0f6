import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_API, contentServerHandlers, mockContentServer } from '#mocks/content-server.ts';
import { temporaryFolder } from '#tests/support/host.ts';
import { readBreaker } from './circuit-breaker.server.ts';
import { LastGoodStore } from './last-good-store.server.ts';
import { RevalidatingCache } from './revalidating-cache.server.ts';

const PAGE = `${CONTENT_API}/content/v1/line/de`;
const MONDAY = 'Mon, 02 Nov 2026 06:00:00 GMT';
const TUESDAY = 'Tue, 03 Nov 2026 06:00:00 GMT';
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const MAX_BYTES = 10_000_000;

let upstream = mockContentServer();
const server = setupServer();
let now = 0;
let disk: ReturnType<typeof temporaryFolder>;
let cache: RevalidatingCache;
let made: RevalidatingCache[] = [];

/** The end of a day in Berlin, in winter time. */
const endOfDay = (at: number) => Math.ceil((at + HOUR + 1) / (24 * HOUR)) * 24 * HOUR - HOUR - 1;

const read = (json: unknown) => (Array.isArray(json) ? (json as string[]) : null);
const get = () => cache.get(PAGE, read);
function newCache(store: LastGoodStore | null = new LastGoodStore(disk.folder)): RevalidatingCache {
  const one = new RevalidatingCache({
    maxBytes: MAX_BYTES,
    store,
    now: () => now,
    endOfDay,
    timeoutMs: 500,
  });
  made.push(one);
  return one;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  upstream = mockContentServer();
  upstream.published['content/v1/line/de'] = { body: '["monday"]', lastModified: MONDAY };
  server.use(...contentServerHandlers(upstream));
  now = Date.parse('2026-11-20T06:00:00Z');
  disk = temporaryFolder();
  made = [];
  cache = newCache();
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(made.map((one) => one.settled()));
  server.resetHandlers();
  disk.remove();
});

describe('an address whose first load failed', () => {
  it.each(['failed', 'missing'])(
    'is requested again after a second, not for each request: %s',
    async (reason) => {
      if (reason === 'missing') delete upstream.published['content/v1/line/de'];
      else upstream.published['content/v1/line/de'] = { body: '{', lastModified: MONDAY };
      await expect(get()).rejects.toMatchObject({ reason });
      await expect(get()).rejects.toMatchObject({ reason });
      expect(upstream.asked).toHaveLength(1);
      upstream.published['content/v1/line/de'] = { body: '["monday"]', lastModified: MONDAY };
      now += SECOND;
      expect(await get()).toEqual(['monday']);
    },
  );
});

describe('the content cache', () => {
  it('sends one request while its copy is fresh', async () => {
    await get();
    now += 14 * SECOND;
    expect(await get()).toEqual(['monday']);
    expect(upstream.asked).toHaveLength(1);
  });

  it('revalidates after the clock was set back', async () => {
    await get();
    upstream.published['content/v1/line/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now -= 9 * HOUR;
    await get();
    await cache.settled();
    expect(await get()).toEqual(['tuesday']);
  });

  it('asks a server that fails once in five seconds, also when the clock is set back', async () => {
    await get();
    upstream.published['content/v1/line/de'] = { body: '{', lastModified: TUESDAY };
    now -= HOUR;
    for (const _ of [1, 2, 3]) {
      expect(await get()).toEqual(['monday']);
      await cache.settled();
    }
    expect(upstream.asked).toHaveLength(2);
  });

  it('serves a stale copy at once and revalidates it in the background', async () => {
    await get();
    upstream.published['content/v1/line/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now += 16 * SECOND;
    expect(await get()).toEqual(['monday']);
    await cache.settled();
    expect(await get()).toEqual(['tuesday']);
    expect(upstream.asked[1]?.conditional).toBe(true);
    expect(cache.version).toBe(1);
  });

  it.each([
    ['a minute', 61 * SECOND],
    ['an hour', HOUR],
    ['a night', 9 * HOUR],
  ])('serves fresh content to the first request after %s', async (_, later) => {
    await get();
    upstream.published['content/v1/line/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now += later;
    expect(await Promise.all([get(), get()])).toEqual([['tuesday'], ['tuesday']]);
    expect(upstream.asked).toHaveLength(2);
  });

  it('serves fresh content after a restart, too', async () => {
    await get();
    await cache.settled();
    upstream.published['content/v1/line/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now += HOUR;
    expect(await newCache().get(PAGE, read)).toEqual(['tuesday']);
  });

  it('serves no copy of yesterday, even if it is a few seconds old', async () => {
    now = Date.parse('2026-11-20T22:59:55Z');
    await get();
    upstream.published['content/v1/line/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now += 6 * SECOND;
    expect(await get()).toEqual(['tuesday']);
  });

  it('rejects at once if the address has become a 404 meanwhile', async () => {
    await get();
    await cache.settled();
    delete upstream.published['content/v1/line/de'];
    now += HOUR;
    await expect(get()).rejects.toMatchObject({ reason: 'missing' });
  });

  it('waits 300 ms for a server that doesn’t answer, and at the next request not at all', async () => {
    await get();
    upstream.state = 'hanging';
    now += HOUR;
    const began = performance.now();
    expect(await get()).toEqual(['monday']);
    const first = performance.now() - began;
    expect(first).toBeGreaterThanOrEqual(280);
    expect(await get()).toEqual(['monday']);
    expect(performance.now() - began - first).toBeLessThan(290);
  });

  it('serves fresh content at one URL while another hangs', async () => {
    const other = `${CONTENT_API}/content/v1/sport/de`;
    upstream.published['content/v1/sport/de'] = { body: '["monday"]', lastModified: MONDAY };
    await Promise.all([get(), cache.get(other, read)]);
    server.use(http.get(PAGE, () => delay('infinite')));
    upstream.published['content/v1/sport/de'] = { body: '["tuesday"]', lastModified: TUESDAY };
    now += HOUR;
    expect(await get()).toEqual(['monday']);
    expect(await cache.get(other, read)).toEqual(['tuesday']);
  });

  it('serves stale at once while the server is down, also to the request that revalidates', async () => {
    const page = 'http://away.test/api/content/v1/line/de';
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const away = readBreaker(page, async () => false);
    server.use(http.get(page, () => HttpResponse.json(['monday'])));
    await cache.get(page, read);
    let looks = 0;
    server.use(
      http.get(page, () => {
        looks += 1;
        return delay('infinite');
      }),
    );
    for (const address of ['a', 'b', 'c', 'a', 'b']) away.failed(address, 'ECONNREFUSED');
    vi.advanceTimersByTime(SECOND);
    expect(away.allows()).toBe(false);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(SECOND);
    now += HOUR;
    const began = process.hrtime.bigint();
    expect(await cache.get(page, read)).toEqual(['monday']);
    expect(Number(process.hrtime.bigint() - began)).toBeLessThan(290e6);
    await cache.settled();
    expect(looks).toBe(1);
  });

  it('is fresh again after the server said that nothing changed', async () => {
    await get();
    now += 16 * SECOND;
    await get();
    await cache.settled();
    now += 10 * SECOND;
    await get();
    await cache.settled();
    expect(upstream.asked).toHaveLength(2);
  });

  it('asks for the whole page once an hour: a server may wrongly say that nothing changed', async () => {
    await get();
    await cache.settled();
    cache = newCache();
    const minute = async (times: number) => {
      for (let past = 0; past < times; past += 1) {
        now += 60 * SECOND;
        await get();
        await cache.settled();
      }
    };
    await minute(50);
    upstream.published['content/v1/line/de'] = { body: '["friday"]', lastModified: MONDAY };
    await minute(9);
    expect(await get()).toEqual(['monday']);
    await minute(1);
    expect(await get()).toEqual(['friday']);
    await minute(60);
    expect(upstream.asked.filter(({ conditional }) => !conditional)).toHaveLength(3);
  });

  it('asks for the whole page again, without waiting for another hour, after that has failed', async () => {
    await get();
    upstream.state = 'failing';
    now += HOUR;
    await get();
    await cache.settled();
    upstream.state = 'up';
    now += 5 * SECOND;
    await get();
    await cache.settled();
    expect(upstream.asked.map(({ conditional }) => conditional)).toEqual([false, false, false]);
  });

  it.each(['["monday"]', '[ "monday" ]'])('changes nothing when the server sends %s again', async (body) => {
    const store = new LastGoodStore(disk.folder);
    const write = vi.spyOn(store, 'write');
    cache = newCache(store);
    const first = await get();
    const { version } = cache;
    upstream.published['content/v1/line/de'] = { body, lastModified: TUESDAY };
    now += 16 * SECOND;
    await get();
    await cache.settled();
    expect([await get(), cache.confirmedAt(PAGE), cache.version]).toEqual([first, now, version]);
    expect(await get()).toBe(first);
    expect(write).toHaveBeenCalledTimes(1);
    now += 16 * SECOND;
    await get();
    await cache.settled();
    expect(upstream.asked.at(-1)?.headers.get('If-Modified-Since')).toBe(TUESDAY);
    for (const passed of [HOUR, 16 * SECOND]) {
      now += passed;
      await get();
      await cache.settled();
    }
    expect(write).toHaveBeenCalledTimes(2);
    expect(upstream.asked.at(-1)?.conditional).toBe(true);
  });

  it('sends one request for fifty concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, get));
    expect(answers.every(([first]) => first === 'monday')).toBe(true);
    now += 16 * SECOND;
    await Promise.all(Array.from({ length: 50 }, get));
    await cache.settled();
    expect(upstream.asked).toHaveLength(2);
  });

  it.each(['down', 'failing'] as const)(
    'keeps the last good version for 24 h while the server is %s',
    async (state) => {
      await get();
      upstream.state = state;
      now += 23 * HOUR;
      expect(await get()).toEqual(['monday']);
      await cache.settled();
      now += 2 * HOUR;
      await expect(get()).rejects.toMatchObject({ reason: 'failed' });
    },
  );

  it('returns when its copy was last confirmed', async () => {
    expect(cache.confirmedAt(PAGE)).toBeNull();
    await get();
    const confirmed = now;
    upstream.state = 'down';
    now += HOUR;
    await get();
    expect(cache.confirmedAt(PAGE)).toBe(confirmed);
    upstream.state = 'up';
    now += HOUR;
    await get();
    await cache.settled();
    expect(cache.confirmedAt(PAGE)).toBe(now);
  });

  it('pauses after a failed check instead of asking for every rider', async () => {
    await get();
    upstream.state = 'down';
    now += 16 * SECOND;
    await get();
    await cache.settled();
    await get();
    await cache.settled();
    expect(upstream.asked).toHaveLength(2);
    now += 5 * SECOND;
    await get();
    await cache.settled();
    expect(upstream.asked).toHaveLength(3);
  });

  it.each(['no JSON', '{"not":"a list"}', ''])('does not let %j replace what it has', async (body) => {
    await get();
    upstream.published['content/v1/line/de'] = { body, lastModified: TUESDAY };
    now += 16 * SECOND;
    await get();
    await cache.settled();
    expect(await get()).toEqual(['monday']);
  });

  it('drops an address that the server answers with 404, on disk too', async () => {
    await get();
    delete upstream.published['content/v1/line/de'];
    now += 16 * SECOND;
    await get();
    await cache.settled();
    await expect(get()).rejects.toMatchObject({ reason: 'missing' });
    await expect(newCache().get(PAGE, read)).rejects.toMatchObject({ reason: 'missing' });
  });

  it('keeps the start page when it becomes a 404, because it always exists', async () => {
    const start = `${CONTENT_API}/content/v1/start/de`;
    upstream.published['content/v1/start/de'] = { body: '["monday"]', lastModified: MONDAY };
    await cache.get(start, read);
    delete upstream.published['content/v1/start/de'];
    now += HOUR;
    expect(await cache.get(start, read)).toEqual(['monday']);
    await expect(newCache(null).get(start, read)).rejects.toMatchObject({ reason: 'failed' });
  });

  it.each([
    ['answers 404 to everything', () => new HttpResponse(null, { status: 404 })],
    ['answers 404, then 502', () => new HttpResponse(null, { status: 502 })],
    ['answers 404, then nothing', () => HttpResponse.error()],
  ])('drops nothing while a proxy or another server %s', async (_, probed) => {
    await get();
    await cache.settled();
    delete upstream.published['content/v1/line/de'];
    server.use(http.get(`${CONTENT_API}/content/v1/tabs/de/meta`, probed));
    now += HOUR;
    expect(await get()).toEqual(['monday']);
    expect(await newCache().get(PAGE, read), 'from disk').toEqual(['monday']);
    await expect(newCache(null).get(PAGE, read)).rejects.toMatchObject({ reason: 'failed' });
  });

  it('stores an address again that was 404 and is back', async () => {
    const store = new LastGoodStore(disk.folder);
    cache = newCache(store);
    await get();
    const page = upstream.published['content/v1/line/de'];
    delete upstream.published['content/v1/line/de'];
    now += HOUR;
    await expect(get()).rejects.toMatchObject({ reason: 'missing' });
    if (page) upstream.published['content/v1/line/de'] = page;
    now += SECOND;
    await get();
    await cache.settled();
    upstream.state = 'down';
    expect(await newCache(store).get(PAGE, read)).toEqual(['monday']);
  });

  it('has its copies again after a restart without connection', async () => {
    await get();
    await cache.settled();
    upstream.state = 'down';
    expect(await newCache().get(PAGE, read)).toEqual(['monday']);
  });

  it('has a copy after a restart that was first loaded over a day ago but confirmed since', async () => {
    await get();
    for (let hours = 0; hours < 30; hours += 1) {
      now += HOUR;
      await get();
      await cache.settled();
    }
    upstream.state = 'down';
    expect(await newCache().get(PAGE, read)).toEqual(['monday']);
  });
});

it('stays within its byte limit, however many search terms there are', async () => {
  cache = newCache(null);
  const found = JSON.stringify(['x'.repeat(1_000_000)]);
  const search = (term: number) => cache.get(`${CONTENT_API}/content/v1/archive/de/s/${term}`, read);
  for (let term = 0; term < 15; term += 1) {
    upstream.published[`content/v1/archive/de/s/${term}`] = { body: found, lastModified: MONDAY };
    await search(term);
  }
  upstream.state = 'down';
  expect(await search(14)).toHaveLength(1);
  await expect(search(0)).rejects.toMatchObject({ reason: 'failed' });
});
