import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { log } from '#app/lib/log.server.ts';
import { RevalidatingCache } from './revalidating-cache.server.ts';

const OVER_2_MB = 'x'.repeat(2 * 1024 * 1024 + 1);

let servers = 0;
let api = '';
let now = 0;
let answer: (url: string) => Response;
let cache: RevalidatingCache;
let warn: MockInstance;

beforeEach(() => {
  servers += 1;
  api = `http://server${servers}.test/api/content/v1`;
  answer = () => new Response('["news"]');
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  cache = new RevalidatingCache({
    maxBytes: 10_000_000,
    store: null,
    now: () => now,
    endOfDay: (at) => at + 86_400_000,
    timeoutMs: 500,
  });
});

/** The faults logged while an address is asked again. */
async function faultsOf(path: string): Promise<unknown[]> {
  warn.mockClear();
  now += 20_000;
  await cache.get(`${api}/${path}`, (json) => (Array.isArray(json) ? json : null)).catch(() => undefined);
  await cache.settled();
  return warn.mock.calls.map(([told]) => told);
}

it.each([
  ['unreadable', () => new Response('<br /><b>Warning</b>: Undefined index in kachel.php on line 7')],
  ['unreadable', () => new Response('{"not":"a list"}')],
  ['status 200, empty', () => new Response('')],
  ['status 500', () => new Response('<h1>Error</h1>', { status: 500 })],
  ['status 404', () => new Response('default backend - 404', { status: 404 })],
  ['status 410, empty', () => new Response('', { status: 410 })],
  ['answer too large', () => new Response(OVER_2_MB)],
])('a faulty answer is logged once, and again after a good one: %s', async (fault, faulty) => {
  const good = answer;
  const told = [{ address: `server${servers}.test/api/content/v1/start/de`, fault }];
  answer = faulty;
  expect(await faultsOf('start/de'), 'on the first load').toEqual(told);
  expect(await faultsOf('start/de')).toEqual([]);
  answer = good;
  expect(await faultsOf('start/de')).toEqual([]);
  answer = faulty;
  expect(await faultsOf('start/de'), 'behind a good copy').toEqual(told);
  expect(await faultsOf('start/de')).toEqual([]);
});

it('another fault of the same address is logged too', async () => {
  answer = () => new Response('', { status: 500 });
  expect(await faultsOf('start/de')).toHaveLength(1);
  answer = () => new Response('no JSON');
  expect(await faultsOf('start/de')).toHaveLength(1);
});

it('search terms are not logged', async () => {
  answer = () => new Response('no JSON');
  const told = JSON.stringify(await faultsOf('archive/de/s/Scheidung%20M%C3%BCller'));
  expect(told).toContain('/archive/de/s/…');
  expect(told).not.toMatch(/Scheidung|M%C3/);
});

it('a 404 is not logged as a faulty answer', async () => {
  answer = (url) => new Response('', { status: url.endsWith('/tabs/de/meta') ? 200 : 404 });
  expect(await faultsOf('line/de')).toEqual([]);
  expect(await faultsOf('start/de'), 'but that of the start page is').toHaveLength(1);
});

it('a failing address is logged, but not each address while the circuit breaker is open', async () => {
  answer = () => {
    throw new TypeError('fetch failed', { cause: new Error('redirect count exceeded') });
  };
  const fault = 'redirect count exceeded';
  expect(await faultsOf('line/de')).toEqual([{ address: expect.stringMatching(/line\/de$/), fault }]);
  for (const page of ['line', 'deals', 'events', 'events']) await faultsOf(`${page}/de`);
  expect(await faultsOf('start/de')).toEqual([]);
  expect(await faultsOf('about/de')).toEqual([]);
});
