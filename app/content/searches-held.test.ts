import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/host.ts';

const API = 'http://content.test/api';
const SECOND = 1000;

let now = 0;
let isAway = false;
let title = 'Linie 4';
const server = setupServer(
  http.get(`${API}/content/v1/dpaposts/de`, () => (isAway ? HttpResponse.error() : HttpResponse.json([]))),
  http.get(`${API}/content/v1/archive/de/s/:term`, () =>
    isAway
      ? HttpResponse.error()
      : HttpResponse.json({ beste: [{ id: '7', title, text: 'x'.repeat(200_000) }] }),
  ),
);
const disk = temporaryFolder();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  now = Date.parse('2026-11-20T06:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  disk.remove();
});

it('search results evict no other content, are not stored on disk and invalidate no cached page', async () => {
  const { contentClient, contentSettled, contentVersion } = await import('./content-client.server.ts');
  const client = contentClient({ api: API, preview: null });
  await client.wirePosts();
  const version = contentVersion();
  for (let term = 0; term < 60; term += 1) await client.search(`wort${term}`);
  now += 16 * SECOND;
  title = 'Linie 5';
  await client.search('wort59');
  await vi.waitFor(async () => expect((await client.search('wort59'))[0]?.title).toBe('Linie 5'));
  expect(contentVersion()).toBe(version);

  isAway = true;
  expect(await client.search('wort59')).toHaveLength(1);
  await expect(client.search('wort0')).rejects.toMatchObject({ reason: 'failed' });
  expect(await client.wirePosts()).toEqual([]);

  await contentSettled();
  expect(readdirSync(path.join(disk.folder, 'last-good'))).toHaveLength(1);
});
