import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { temporaryFolder } from '#tests/support/host.ts';

const API = 'http://content.test/api';
const START = Date.parse('2026-11-20T06:00:00Z');
const HOUR = 60 * 60_000;

let now = START;
let isAway = false;
const server = setupServer(
  http.get(`${API}/content/v1/*`, () => (isAway ? HttpResponse.error() : HttpResponse.json([]))),
);
const disk = temporaryFolder();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  disk.remove();
});

it('a page is stale-if-error for a day from when its oldest content was confirmed', async () => {
  const { contentClient, contentSettled } = await import('./content-client.server.ts');
  const rendered = async (...pages: string[]) => {
    const cacheHints = newCacheHints();
    const client = contentClient({ api: API, preview: null, cacheHints });
    await Promise.all(pages.map((name) => client.page(name)));
    return cacheHints.staleIfErrorUntil;
  };
  expect(await rendered()).toBe(Number.POSITIVE_INFINITY);
  expect(await rendered('start')).toBe(START + 24 * HOUR);
  now += HOUR;
  expect(await rendered('deals')).toBe(START + 25 * HOUR);
  isAway = true;
  now += 22 * HOUR;
  expect(await rendered('deals', 'start')).toBe(START + 24 * HOUR);
  expect(await rendered('start', 'deals')).toBe(START + 24 * HOUR);
  expect(await rendered('deals')).toBe(START + 25 * HOUR);
  await contentSettled();
});
