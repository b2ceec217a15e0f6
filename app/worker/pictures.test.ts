import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortPictures, answerPicture, storePictures } from './pictures.ts';
import type { FetchEvent } from './worker-scope.ts';

const { findPicture, storePicture } = vi.hoisted(() => ({
  findPicture: vi.fn(async (): Promise<Response | undefined> => undefined),
  storePicture: vi.fn(async (_request: Request) => undefined),
}));
vi.mock('./store.ts', () => ({ findPicture, storePicture }));

const at = (name: string) => `https://kachel.example/${name}.jpg`;

const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': '7' };
const sent = (more: Record<string, string> = {}) =>
  Object.defineProperty(new Response('picture', { headers: { ...headers, ...more } }), 'type', {
    value: 'basic',
    configurable: true,
  });

// Node 20 has no navigator.
beforeEach(() => vi.stubGlobal('navigator', {}));

afterEach(() => {
  vi.unstubAllGlobals();
  storePicture.mockClear();
});

it('pictures are stored past one that is lost or that the device refuses', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url === at('lost')) throw new TypeError();
    return sent();
  });
  storePicture.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await storePictures([at('refused'), at('lost'), at('kept')]);
  expect(storePicture.mock.calls.map(([{ url }]) => url)).toEqual([at('refused'), at('kept')]);
});

it.each([
  ['Chromium', { userAgentData: {} }, expect.stringContaining('image/avif')],
  ['another browser', {}, null],
])('in %s pictures are requested with its Accept header for them, if known', async (_, navigator, accept) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', async () => sent());
  await storePictures([at('tram')]);
  expect(storePicture.mock.calls[0]?.[0].headers.get('Accept')).toEqual(accept);
});

it.each(['no-cache', 'no-store', 'private, max-age=60'])(
  'a picture with %s is not stored',
  async (control) => {
    vi.stubGlobal('fetch', async () => sent({ 'Cache-Control': control }));
    await storePictures([at('votes')]);
    expect(storePicture).not.toHaveBeenCalled();
  },
);

it.each([
  ['an error’s', { status: 404 }],
  ['one that a redirect led to', { redirected: true }],
  ['another site’s', { type: 'opaque' }],
  ['one of more than a megabyte', { size: '1048577' }],
])('a picture is not stored: %s', async (_, { size = '7', ...facts }: Record<string, unknown>) => {
  const response = sent({ 'Content-Length': String(size) });
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  vi.stubGlobal('fetch', async () => response);
  await storePictures([at('tram')]);
  expect(storePicture).not.toHaveBeenCalled();
});

it('a picture of an operator’s own content server, behind the origin of the pages, is stored', async () => {
  vi.stubGlobal('fetch', async () => sent());
  await storePictures([at('tram')]);
  expect(storePicture).toHaveBeenCalledOnce();
});

it('a stored picture is shown at once, one that is not comes from the network', async () => {
  findPicture.mockResolvedValueOnce(new Response('stored', { headers: { 'Kept-At': String(Date.now()) } }));
  vi.stubGlobal('fetch', async () => sent());
  const shown = async () => {
    const event = { request: new Request(at('tram')), waitUntil: () => undefined } as unknown as FetchEvent;
    return (await answerPicture(event)).text();
  };
  expect(await shown()).toBe('stored');
  expect(await shown()).toBe('picture');
});

it.each([-25, 25])('a picture stored %i h ago, by the device’s clock, is loaded again', async (hours) => {
  const headers = { 'Kept-At': String(Date.now() - hours * 3_600_000) };
  findPicture.mockResolvedValueOnce(new Response('stored', { headers }));
  vi.stubGlobal('fetch', async () => sent());
  const loads: Promise<unknown>[] = [];
  const event = { request: new Request(at('tram')), waitUntil: (load: Promise<unknown>) => loads.push(load) };
  expect(await (await answerPicture(event as unknown as FetchEvent)).text()).toBe('stored');
  await Promise.all(loads);
  expect(storePicture).toHaveBeenCalledOnce();
});

it('pictures that load for a page are aborted, and those requested afterwards are not', async () => {
  const signals: Array<AbortSignal | null | undefined> = [];
  vi.stubGlobal('fetch', (_: Request, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise<Response>((_resolve, reject) => init.signal?.addEventListener('abort', reject));
  });
  const request = (name: string) =>
    answerPicture({ request: new Request(at(name)), waitUntil: () => undefined } as unknown as FetchEvent);
  const shown = request('stalled');
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  abortPictures();
  expect((await shown).headers.get('Content-Type')).toBe('image/svg+xml');
  void request('next');
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});
