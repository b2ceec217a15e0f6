import { beforeEach, expect, it, vi } from 'vitest';
import type { WaitingForm } from '#app/outbox/waiting-form.ts';

/** Which requests the worker answers, and what else it does. How it answers is tested in navigation.test.ts. */

const { listeners, stored, dropForm, deliverAll, postMessage, storeOpened } = vi.hoisted(() => ({
  listeners: new Map<string, (event: unknown) => void>(),
  stored: new Map<string, Partial<WaitingForm>>(),
  dropForm: vi.fn<(id: string) => Promise<void>>(),
  deliverAll: vi.fn<() => Promise<number>>(),
  postMessage: vi.fn(),
  storeOpened: vi.fn(async () => undefined),
}));
vi.mock('./worker-scope.ts', () => ({
  scope: {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    location: { origin: 'https://kachel.example' },
    clients: { matchAll: async () => [{ postMessage }] },
  },
}));
vi.mock('./shell-files.ts', () => ({
  isShellFile: (path: string) => path === '/favicon.svg',
  respondWithShellFile: async () => new Response('file'),
}));
vi.mock('./navigation.ts', () => ({
  answerPage: async () => new Response('page'),
  answerPost: async () => new Response('post'),
  answerPrefetch: async () => new Response('prefetch'),
  storeOpened,
}));
vi.mock('./pictures.ts', () => ({ answerPicture: async () => new Response('picture') }));
vi.mock('#app/outbox/outbox-store.ts', () => ({ allForms: async () => [...stored.values()], dropForm }));
vi.mock('#app/outbox/deliver.ts', async (original) => ({
  ...(await original<typeof import('#app/outbox/deliver.ts')>()),
  deliverAll,
}));
await import('./worker.ts');

beforeEach(() => {
  dropForm.mockImplementation(async (id) => void stored.delete(id));
  stored.set('a1', { id: 'a1', at: Date.now() - 7 * 24 * 60 * 60_000 });
});

type Asked = Partial<Pick<Request, 'mode' | 'destination' | 'method'>> & { headers?: Record<string, string> };

/** The answer's text, once the event has ended; undefined if the request is left to the network. */
async function opened(address: string, { headers, ...more }: Asked = {}): Promise<string | undefined> {
  const works: Array<Promise<unknown>> = [];
  let answer: Response | undefined;
  listeners.get('fetch')?.({
    request: {
      url: new URL(address, 'https://kachel.example').href,
      mode: 'navigate',
      destination: 'document',
      method: 'GET',
      ...more,
      headers: new Headers(headers),
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (answering: Promise<Response>) =>
      works.push(
        answering.then((response) => {
          answer = response;
        }),
      ),
  });
  await Promise.all(works);
  return answer?.text();
}

it('a form that was not accepted in six days is deleted when a page is opened, one without scripts too', async () => {
  expect(await opened('https://kachel.example/linie?text=on')).toBe('page');
  expect(stored.size).toBe(0);
});

it('a page opens even if it can’t be deleted', async () => {
  dropForm.mockRejectedValue(new Error('blocked'));
  expect(await opened('https://kachel.example/')).toBe('page');
});

const PICTURE = { mode: 'no-cors', destination: 'image' } as const;
const CALL = { mode: 'cors', destination: '' } as const;
const posted = (type: string) => ({ method: 'POST', headers: { 'Content-Type': type } });

it.each<[string, string, Asked, string | undefined]>([
  ['a page', '/linie', {}, 'page'],
  ['a page in the portal’s window', '/?channel=portal', {}, 'page'],
  ['a vehicle screen', '/?channel=doors', {}, undefined],
  ['a page in a frame', '/linie', { destination: 'iframe' }, undefined],
  ['another site', 'https://elsewhere.example/', {}, undefined],
  ['a page that is prefetched', '/linie', { headers: { 'Sec-Purpose': 'prefetch' } }, 'prefetch'],
  ['a form', '/linie', posted('application/x-www-form-urlencoded'), 'post'],
  ['a form with files', '/linie', posted('multipart/form-data; boundary=x'), undefined],
  ['a picture', '/tram.jpg', PICTURE, 'picture'],
  ['another site’s picture', 'https://elsewhere.example/tram.jpg', PICTURE, undefined],
  ['a file of the build', '/favicon.svg', CALL, 'file'],
  ['whether the server can be reached', '/favicon.svg', { ...CALL, method: 'HEAD' }, undefined],
  ['a part of a file', '/favicon.svg', { ...CALL, headers: { Range: 'bytes=0-' } }, undefined],
  ['a script’s call', '/api/content/v1/tabs/de', CALL, undefined],
])('a request for %s gets the right answer', async (_, address, more, answer) => {
  expect(await opened(address, more)).toBe(answer);
});

it('stores no other site’s pictures with a page', () => {
  const pictures = ['https://kachel.example/tram.jpg', 'https://elsewhere.example/tram.jpg'];
  const data = { opened: 'https://kachel.example/linie', pictures };
  listeners.get('message')?.({ data, ports: [], waitUntil: () => undefined });
  expect(storeOpened).toHaveBeenCalledExactlyOnceWith(new URL(data.opened), [pictures[0]]);
});

it.each([0, 2])('a sync that leaves %i forms tells the pages, and fails if there are any', async (left) => {
  deliverAll.mockResolvedValue(left);
  postMessage.mockClear();
  let sending: Promise<unknown> | undefined;
  const sync = (tag: string) =>
    listeners.get('sync')?.({ tag, waitUntil: (work: Promise<unknown>) => (sending = work) });
  sync('another');
  expect(sending).toBeUndefined();
  sync('kachel-outbox');
  expect(
    await sending?.then(
      () => 'sent',
      () => 'again',
    ),
  ).toBe(left === 0 ? 'sent' : 'again');
  expect(postMessage.mock.calls).toEqual([['outbox']]);
});
