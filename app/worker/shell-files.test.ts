import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The build's files in the cache, and what SERVICE_WORKER=off deletes. */

const { listeners, unregister } = vi.hoisted(() => ({
  listeners: new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>(),
  unregister: vi.fn(async () => true),
}));
vi.mock('./worker-scope.ts', () => ({
  scope: {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    registration: { unregister },
  },
}));
vi.stubGlobal('BUILD', 'b1');
vi.stubGlobal('FILES', ['/assets/a.js', '/assets/b.js']);
const { dropOldShells, offlinePage, respondWithShellFile, storeShell } = await import('./shell-files.ts');
await import('./off.ts');

const OFFLINE = ['/offline?lang=de', '/offline?lang=en'];
const ALL = ['/assets/a.js', '/assets/b.js', ...OFFLINE];

/** The subset of CacheStorage that the worker uses, for one origin. */
class FakeCaches {
  private readonly byName = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const answers = this.byName.get(name) ?? new Map<string, Response>();
    this.byName.set(name, answers);
    return {
      put: async (address: string, response: Response) => void answers.set(address, response),
      match: async (address: string) => answers.get(address),
    };
  }

  async match(address: string): Promise<Response | undefined> {
    for (const answers of this.byName.values()) if (answers.has(address)) return answers.get(address);
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.byName.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name);
  }

  addresses(name: string): string[] {
    return [...(this.byName.get(name)?.keys() ?? [])].sort();
  }
}

let stores: FakeCaches;
let asked: string[];
let answerTo: (address: string) => Promise<Response>;

const ours = async () => new Response('ours', { headers: { 'X-Request-Id': 'x' } });
const portal = async () => new Response('portal');
const pageWith = (body: string) => async () =>
  new Response(`<!doctype html>${body}</html>`, {
    headers: { 'X-Request-Id': 'x', 'Content-Type': 'text/html; charset=utf-8' },
  });
const hung = () => new Promise<Response>(() => undefined);
const lost = () => Promise.reject(new TypeError('lost'));

beforeEach(() => {
  stores = new FakeCaches();
  asked = [];
  answerTo = ours;
  vi.stubGlobal('caches', stores);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answerTo(address);
  });
  unregister.mockClear();
});
afterEach(() => void vi.useRealTimers());

async function switchOff(): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({
    waitUntil: (ending) => {
      work = ending;
    },
  });
  await work;
}

it('files are requested without cookies: the offline page holds no rider’s settings', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => ours());
  vi.stubGlobal('fetch', fetched);
  await storeShell();
  expect(new Set(fetched.mock.calls.map(([, { credentials }]) => credentials))).toEqual(new Set(['omit']));
});

it.each([
  ['is lost', lost],
  ['comes from a portal', portal],
  ['is gone', async () => new Response('', { status: 404, headers: { 'X-Request-Id': 'x' } })],
  ['never comes', hung],
])('the install goes on where a file %s, which is asked for again', async (_, failing) => {
  vi.useFakeTimers();
  answerTo = (address) => (address === '/assets/b.js' ? failing() : ours());
  const install = storeShell();
  await vi.advanceTimersByTimeAsync(30_000);
  await install;
  expect(stores.addresses('kachel-shell-b1')).toEqual(ALL.filter((address) => address !== '/assets/b.js'));
  asked = [];
  answerTo = ours;
  await storeShell();
  expect(asked).toEqual(['/assets/b.js']);
  expect(stores.addresses('kachel-shell-b1')).toEqual(ALL);
});

it.each([
  ['are lost', lost],
  ['come from a portal', portal],
  [
    'come from a node of another build, whose scripts would be missing offline',
    pageWith('<script data-entry="/assets/old.js"></script>'),
  ],
])('the install fails where the offline pages %s', async (_, failing) => {
  answerTo = (address) => (OFFLINE.includes(address) ? failing() : ours());
  await expect(storeShell()).rejects.toThrow();
});

it.each([
  ['name this build’s entry', pageWith('<script data-entry="/assets/a.js"></script>')],
  ['are text-only (Save-Data), without scripts', pageWith('')],
])('the install succeeds where the offline pages %s', async (_, page) => {
  answerTo = (address) => (OFFLINE.includes(address) ? page() : ours());
  await storeShell();
  expect(stores.addresses('kachel-shell-b1')).toEqual(ALL);
});

it('the offline page and files come from this build’s cache, else from the previous build’s', async () => {
  const earlier = await stores.open('kachel-shell-b0');
  for (const address of [...ALL, '/assets/old.js']) await earlier.put(address, new Response('earlier'));
  const file = (path: string) => respondWithShellFile(new Request(`https://kachel.example${path}`));
  const texts = async () =>
    Promise.all(
      [offlinePage('de'), file('/assets/a.js'), file('/assets/old.js')].map(async (one) =>
        (await one).text(),
      ),
    );
  await storeShell();
  expect(await texts()).toEqual(['ours', 'ours', 'earlier']);
});

it.each([
  [[], []],
  [['b1'], ['b1']],
  [
    ['b0', 'b1'],
    ['b0', 'b1'],
  ],
  [
    ['old', 'b0', 'b1'],
    ['b0', 'b1'],
  ],
])('of the cached builds %j, %j are kept: this one and the previous one', async (builds, kept) => {
  for (const build of builds) await stores.open(`kachel-shell-${build}`);
  await dropOldShells();
  expect(await stores.keys()).toEqual(kept.map((build) => `kachel-shell-${build}`));
});

it('SERVICE_WORKER=off deletes all our caches, and switching it on fetches all files again', async () => {
  await storeShell();
  await (await stores.open('kachel-pages')).put('/linie', new Response('old'));
  await (await stores.open('another')).put('/', new Response(''));
  await switchOff();
  expect(await stores.keys()).toEqual(['another']);
  expect(unregister).toHaveBeenCalledOnce();
  asked = [];
  await storeShell();
  expect(asked.sort()).toEqual(ALL);
  expect(await stores.keys()).toEqual(['another', 'kachel-shell-b1']);
});

it.each(['keys', 'delete'] as const)('the worker unregisters even if caches.%s() throws', async (name) => {
  await storeShell();
  vi.spyOn(stores, name).mockRejectedValue(new Error('blocked'));
  await switchOff();
  expect(unregister).toHaveBeenCalledOnce();
});

describe('a file of the build', () => {
  const cached = () => new Response('cached');
  const slowly = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(cached()), ms));

  /** The text of the response, or 'late' after 10 s. */
  async function given(match: () => Promise<Response | undefined>): Promise<string> {
    vi.useFakeTimers();
    vi.spyOn(stores, 'match').mockImplementation(match);
    const file = respondWithShellFile(new Request('https://kachel.example/assets/a.js')).then(
      (response) => response.text(),
      () => 'failed',
    );
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 10_000));
    await vi.advanceTimersByTimeAsync(10_000);
    return Promise.race([file, late]);
  }

  it.each<[string, () => Promise<Response | undefined>, () => Promise<Response>, string]>([
    ['is the stored one', async () => cached(), ours, 'cached'],
    ['is fetched where none is stored', async () => undefined, ours, 'ours'],
    ['is fetched where the cache throws', lost, ours, 'ours'],
    ['is fetched where the cache never answers', hung, ours, 'ours'],
    ['is the stored one where the network is gone and the cache slow', () => slowly(2000), lost, 'cached'],
    ['is the stored one where the network hangs and the cache is slow', () => slowly(2000), hung, 'cached'],
    ['fails where neither has it', async () => undefined, lost, 'failed'],
  ])('%s', async (_, match, answering, text) => {
    answerTo = answering;
    expect(await given(match)).toBe(text);
  });
});
