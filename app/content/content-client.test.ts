import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { collectGarbage } from '#tests/support/heap.ts';
import { temporaryFolder } from '#tests/support/host.ts';
import { contentClient, contentSettled } from './content-client.server.ts';

const API = 'http://client.test/api';
const entry = { id: '7', title: 'Linie 4', kacheln: [] };
const answers: Record<string, unknown> = {
  'start/de': [],
  'tabs/de': {},
  'tabs/de/meta': {},
  'entry/7/de': entry,
  'entry/7': entry,
  'dpaposts/de': [],
  'archive/de/d/2026-11-20': { beste: [entry] },
  'archive/de/s/wort': { beste: [entry] },
};
const server = setupServer(
  http.get(`${API}/content/v1/*`, ({ request }) =>
    HttpResponse.json(answers[new URL(request.url).pathname.slice('/api/content/v1/'.length)] as object),
  ),
);
const disk = temporaryFolder();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  disk.remove();
});

it.each(['page', 'levels', 'tabCounts', 'entry', 'surveyEntry', 'wirePosts', 'search', 'archiveOf'] as const)(
  'a cached answer of %s keeps nothing of the request that asked for it',
  async (call) => {
    const argument = { page: 'start', entry: '7', surveyEntry: '7', archiveOf: '2026-11-20', search: 'wort' };
    const ask = async () => {
      const cacheHints = newCacheHints();
      const client = contentClient({ api: API, preview: null, cacheHints });
      await client[call](argument[call as keyof typeof argument]);
      return new WeakRef(cacheHints);
    };
    const hints = await ask();
    await contentSettled();
    await vi.waitFor(() => {
      collectGarbage();
      // Not the object itself: the failed assertion would keep it.
      expect(hints.deref() === undefined).toBe(true);
    }, 5000);
  },
);
