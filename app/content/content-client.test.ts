import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { collectGarbage } from '#tests/support/heap.ts';
import { temporaryFolder } from '#tests/support/host.ts';
import { contentClient, contentSettled } from './content-client.server.ts';

const API = 'http://client.test/api';
const linie = { id: '7', title: 'Linie 4', kacheln: [] };
const answers: Record<string, unknown> = {
  'start/de': [],
  'tabs/de': {},
  'tabs/de/meta': {},
  'entry/7/de': linie,
  'entry/7': linie,
  'dpaposts/de': [],
  'archive/de/d/2026-11-20': { beste: [linie] },
  'archive/de/s/wort': { beste: [linie] },
};
const server = setupServer(
  http.get(`${API}/content/v1/*`, ({ request }) => {
    const answer = answers[new URL(request.url).pathname.slice('/api/content/v1/'.length)];
    return answer === undefined
      ? new HttpResponse(null, { status: 404 })
      : HttpResponse.json(answer as object);
  }),
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

/** Waits until nothing keeps it. Not by an assertion about the object, which would keep it once it has failed. */
const isCollected = (kept: WeakRef<object>) =>
  vi.waitFor(() => {
    collectGarbage();
    expect(kept.deref() === undefined).toBe(true);
  }, 5000);

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
    await isCollected(hints);
  },
);

it('a missing entry keeps nothing of the request that asked for it', async () => {
  const ask = async () => {
    const cacheHints = newCacheHints();
    const { entry } = contentClient({ api: API, preview: null, cacheHints });
    // Not `rejects`, which reads the error's stack.
    expect(await entry('8').catch(({ reason }) => reason)).toBe('missing');
    return new WeakRef(cacheHints);
  };
  await isCollected(await ask());
});

it('a search asks for one segment of the path, whatever its words are', async () => {
  const asked: string[] = [];
  server.use(
    http.get('http://client.test/*', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({});
    }),
  );
  await contentClient({ api: API, preview: null }).search('../../../action/v1/token/7/1?x#y');
  expect(asked).toEqual([
    `${API}/content/v1/archive/de/s/..%2F..%2F..%2Faction%2Fv1%2Ftoken%2F7%2F1%3Fx%23y`,
  ]);
  server.resetHandlers();
});
