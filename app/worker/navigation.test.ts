import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitLatePage, offerLate } from './late-pages.ts';
import { answerPage, answerPost, answerPrefetch } from './navigation.ts';
import type { StoredPage } from './store.ts';
import type { FetchEvent } from './worker-scope.ts';

const { findPage, storePage, dropPage, storeShell, offlinePage, dropForm, requeueForm } = vi.hoisted(() => ({
  findPage: vi.fn<() => Promise<StoredPage | null>>(),
  storePage: vi.fn(async () => undefined),
  dropPage: vi.fn(async () => undefined),
  storeShell: vi.fn(async () => undefined),
  offlinePage: vi.fn<() => Promise<Response>>(),
  dropForm: vi.fn(async () => undefined),
  requeueForm: vi.fn(async () => true),
}));
vi.mock('./store.ts', () => ({
  findPage,
  storePage,
  dropPage,
  isStory: () => false,
  readableOffline: async () => ({ pages: [], language: null }),
}));
vi.mock('./shell-files.ts', () => ({ offlinePage, storeShell }));
vi.mock('#app/outbox/outbox-store.ts', () => ({ dropForm, requeueForm }));
vi.mock('./worker-scope.ts', () => ({ scope: {} }));

const HERE = new URL('https://kachel.example/beitrag/110');

function copied(lacksForm = false): StoredPage {
  return { response: new Response('copy'), at: 0, size: 4, title: '', ahead: false, lacksForm };
}

function asked(request: Partial<Request>): FetchEvent {
  return { request, waitUntil: () => undefined } as unknown as FetchEvent;
}

/** A response of our server if `ours` is true, otherwise one of a proxy or captive portal. */
function answer(status: number, ours: boolean, body: BodyInit = 'answer'): Response {
  return new Response(body, { status, headers: ours ? { 'X-Request-Id': 'x' } : {} });
}

/** What a worker gets for a redirected navigation: an opaque response, whoever sent the redirect. */
function redirected(): Response {
  const hidden = { type: { value: 'opaqueredirect' }, status: { value: 0 } };
  return Object.defineProperties(new Response(null), hidden);
}

const later = <Value>(value: Value, ms: number) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

/** A response whose headers come at once and whose body comes in chunks, one every `everyMs`. */
function pieces(count: number, everyMs: number, end = true): Response {
  let sent = 0;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (sent === count) return end ? controller.close() : new Promise(() => undefined);
      await later(null, everyMs);
      sent += 1;
      controller.enqueue(new TextEncoder().encode('a'));
    },
  };
  // With a high-water mark of 0 a chunk is produced only when it is read.
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  return new Response(body, { headers: { 'X-Request-Id': 'x', 'Content-Type': 'text/html' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  offlinePage.mockImplementation(async () => new Response('offline data-unsent-note="unsent">'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  [404, true, 1],
  [410, true, 1],
  [404, false, 0],
  [503, true, 0],
])('%i, of our server: %s, drops the copies of %i page', async (status, ours, dropped) => {
  findPage.mockResolvedValue(null);
  vi.stubGlobal('fetch', async () => answer(status, ours));
  await answerPage(asked({ cache: 'default', referrer: '' }), HERE);
  expect(dropPage).toHaveBeenCalledTimes(dropped);
});

describe('a page with an offline copy', () => {
  async function shown(network: () => Promise<Response>, copy = copied()): Promise<string> {
    findPage.mockResolvedValue(copy);
    vi.stubGlobal('fetch', network);
    const page = answerPage(asked({ cache: 'default', referrer: '' }), HERE);
    await vi.advanceTimersByTimeAsync(30_000);
    return (await page).text();
  }

  it.each<[string, () => Promise<Response>, string]>([
    ['is shown if each chunk comes within 2.5 s', async () => pieces(5, 1000), 'aaaaa'],
    ['is replaced by its copy if the first chunk is late', async () => pieces(1, 2600), 'copy'],
    ['is replaced by its copy if a later chunk is late', async () => pieces(2, 2400, false), 'copy'],
    ['is replaced by its copy if it hasn’t ended after 15 s', async () => pieces(1000, 100), 'copy'],
    [
      'is replaced by its copy if headers and first chunk together take over 2.5 s',
      () => later(null, 2000).then(() => pieces(1, 1000)),
      'copy',
    ],
    ['is replaced by its copy if a proxy answers 502', async () => answer(502, false), 'copy'],
  ])('%s', async (_, network, text) => {
    expect(await shown(network)).toBe(text);
  });

  it.each<[string, () => Response, string]>([
    ['200', () => answer(200, false, 'portal'), 'portal'],
    ['302', redirected, ''],
    ['511', () => answer(511, false, 'portal'), 'portal'],
  ])('is replaced by a captive portal’s %s answer, which isn’t stored', async (_, portal, text) => {
    for (const copy of [copied(), copied(true)]) {
      expect(await shown(async () => portal(), copy)).toBe(text);
      expect(await shown(() => later(portal(), 2400), copy)).toBe(text);
    }
    expect(storePage).not.toHaveBeenCalled();
  });

  it('is replaced by its copy if the navigation preload failed, which resolves to an error response in Firefox', async () => {
    findPage.mockResolvedValue(copied());
    const preloadResponse = Promise.resolve(Response.error());
    const event = { ...asked({ cache: 'default', referrer: '' }), preloadResponse };
    expect(await (await answerPage(event, HERE)).text()).toBe('copy');
  });

  it('waits for the network if the copy lacks its form, but not for an error page of a proxy', async () => {
    expect(await shown(() => later(answer(200, true), 9000), copied(true))).toBe('answer');
    expect(await shown(() => later(answer(502, false), 9000), copied(true))).toBe('copy');
  });
});

describe('a page that stalls', () => {
  const never = () => new Promise<Response>(() => undefined);
  const stalled = async () => pieces(1, 0, false);

  /** What is shown, after how many seconds and requests. */
  async function shown(first: () => Promise<Response>, then: () => Promise<Response>, referrer = '') {
    findPage.mockResolvedValue(null);
    const fetch = vi.fn(then).mockImplementationOnce(first);
    vi.stubGlobal('fetch', fetch);
    const began = Date.now();
    const page = answerPage(asked({ cache: 'default', referrer }), HERE).then((response) => ({
      response,
      seconds: (Date.now() - began) / 1000,
    }));
    await vi.advanceTimersByTimeAsync(60_000);
    const { response, seconds } = await page;
    return [(await response.text()).slice(0, 7), seconds, fetch.mock.calls.length];
  }

  it.each<[string, string]>([
    ['another page', ''],
    ['the page itself', HERE.href],
  ])('is requested again, opened from %s', async (_, referrer) => {
    for (const first of [never, stalled]) {
      expect(await shown(first, async () => pieces(2, 1000), referrer)).toEqual(['aa', 4.5, 2]);
    }
  });

  it('is shown by the first request if that is answered before a retry', async () => {
    expect(await shown(() => later(answer(200, true), 4000), never)).toEqual(['answer', 4, 2]);
    const broken = () => Promise.reject(new TypeError());
    expect(await shown(() => later(answer(200, true), 9000), broken)).toEqual(['answer', 9, 4]);
  });

  it('is replaced by the offline page after 15 s, unless it is a reload', async () => {
    expect(await shown(never, never)).toEqual(['offline', 15, 5]);
    expect(await shown(stalled, stalled)).toEqual(['offline', 15, 5]);
    const slow = () => later(answer(200, true), 40_000);
    expect(await shown(slow, never, HERE.href)).toEqual(['answer', 40, 10]);
  });

  it('loads within 5 s after the connection is back, however long it was away', async () => {
    const end = Date.now() + 30_000;
    const then = async () => (Date.now() < end ? never() : answer(200, true));
    expect(await shown(never, then, HERE.href)).toEqual(['answer', 32.5, 9]);
  });

  /** Requests that are still held open; each can be ended. */
  function held(then: (signal: AbortSignal) => Promise<Response>) {
    const open = new Set<AbortSignal>();
    const fetch = vi.fn((_: Request, { signal }: RequestInit = {}) => {
      if (!signal) return never();
      open.add(signal);
      signal.addEventListener('abort', () => open.delete(signal));
      return then(signal);
    });
    vi.stubGlobal('fetch', fetch);
    findPage.mockResolvedValue(null);
    return { open, fetch };
  }

  it('has four requests at most (the first and three retries), and no retries after another navigation', async () => {
    const { open, fetch } = held(never);
    void answerPage(asked({ cache: 'default', referrer: HERE.href }), HERE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.size).toBe(3);
    void answerPage(asked({ cache: 'default', referrer: '' }), new URL('/', HERE));
    expect(open.size).toBe(0);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(open.size).toBe(0);
    const requests = fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(requests);
  });

  it('cancels the other attempts once one answers', async () => {
    const { open } = held(() => later(answer(200, true), 8000));
    const page = answerPage(asked({ cache: 'default', referrer: HERE.href }), HERE);
    await vi.advanceTimersByTimeAsync(5100);
    const [first] = open;
    expect(open.size).toBe(2);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await (await page).text()).toBe('answer');
    expect([...open]).toEqual([first]);
  });

  it('is streamed if it is a file', async () => {
    const file = new Response(pieces(9, 1000).body, { headers: { 'Content-Type': 'video/mp4' } });
    const fetch = vi.fn(async () => file);
    findPage.mockResolvedValue(null);
    vi.stubGlobal('fetch', fetch);
    const page = answerPage(asked({ cache: 'default', referrer: '' }), HERE);
    await vi.advanceTimersByTimeAsync(0);
    expect(await Promise.race([page, null])).toBe(file);
  });
});

describe('a prefetch', () => {
  const never = () => new Promise<Response>(() => undefined);
  const plain = { cache: 'default', referrer: '' } as const;

  beforeEach(() => void findPage.mockImplementation(async () => copied()));

  it.each<[string, () => Promise<Response>, string]>([
    ['comes from the network', async () => answer(200, true), 'default 200'],
    ['passes on a 502, which the browser doesn’t cache', async () => answer(502, false), 'default 502'],
    ['is a network error if the network stalls', never, 'error 0'],
    ['rejects if the network does', () => Promise.reject(new TypeError()), 'rejected'],
  ])('%s, and never comes from Cache Storage', async (_, network, expected) => {
    vi.stubGlobal('fetch', network);
    const page = answerPrefetch(asked(plain), HERE).then(
      ({ type, status }) => `${type} ${status}`,
      () => 'rejected',
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(await page).toBe(expected);
  });

  it('that stalls: a click that waited for it gets the copy at once, a later click after 2.5 s', async () => {
    vi.stubGlobal('fetch', never);
    void answerPrefetch(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(2500);
    const shown = vi.fn();
    const click = () => void answerPage(asked(plain), HERE).then(shown);
    click();
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    click();
    await vi.advanceTimersByTimeAsync(2400);
    expect(shown).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('that stalls stays pending, and the click uses whichever answer comes first, its own or that', async () => {
    findPage.mockImplementation(async () => null);
    const networks = [later(answer(200, true, 'prefetched'), 4000), never()];
    vi.stubGlobal('fetch', () => networks.shift() ?? never());
    void answerPrefetch(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(2500);
    const page = answerPage(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(1600);
    expect(await (await page).text()).toBe('prefetched');
  });

  it('whose body stalls doesn’t delay the click’s own request', async () => {
    findPage.mockImplementation(async () => null);
    const networks = [Promise.resolve(pieces(1, 100, false)), later(answer(200, true, 'own'), 1000)];
    vi.stubGlobal('fetch', () => networks.shift() ?? never());
    void answerPrefetch(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(2700);
    const page = answerPage(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await (await page).text()).toBe('own');
  });

  it('ends the event of an earlier request for its page', async () => {
    vi.stubGlobal('fetch', never);
    const events: unknown[] = [];
    const waitUntil = (lifetime: Promise<unknown>) => void lifetime.then(() => events.push('ended'));
    void answerPage({ ...asked(plain), waitUntil, preloadResponse: never() } as never, HERE);
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toEqual([]);
    void answerPrefetch(asked(plain), HERE);
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['ended', 'ended']);
  });

  it('doesn’t abort the retries of a page that is still loading', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit = {}) => {
      if (signal) signals.push(signal);
      return never();
    });
    void answerPage(asked({ cache: 'reload', referrer: '' }), HERE);
    await vi.advanceTimersByTimeAsync(3000);
    void answerPrefetch(asked(plain), new URL('/', HERE));
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

it.each([
  ['/', false, 1],
  ['/', true, 0],
  ['/linie', false, 0],
])(
  'files missing after the install are fetched with page %s (Save-Data: %s): %i times',
  async (path, saveData, calls) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    const headers = { 'X-Request-Id': 'x', 'Kachel-Page': 'lang=de', 'Content-Type': 'text/html' };
    const page = Object.defineProperty(new Response('page', { headers }), 'type', { value: 'basic' });
    findPage.mockResolvedValue(null);
    vi.stubGlobal('fetch', async () => page);
    const shown = await answerPage(asked({ cache: 'default', referrer: '' }), new URL(path, HERE));
    expect(await shown.text()).toBe('page');
    await vi.advanceTimersByTimeAsync(0);
    expect(storePage).toHaveBeenCalledOnce();
    expect(storeShell).toHaveBeenCalledTimes(calls);
  },
);

it('Back in a tunnel gets the offline page, which doesn’t say that a form could not be sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  const form = { method: 'POST', body: 'submission_id=a1&form=f', mode: 'same-origin' } as const;
  const page = await answerPost(asked(new Request(HERE, { ...form, cache: 'only-if-cached' })), HERE);
  expect(await page.text()).toBe('offline data-unsent-note="unsent">');
});

it('Back to an answer only shows its form again: it isn’t sent, and stays queued', async () => {
  vi.stubGlobal('fetch', async (_: Request, init: RequestInit) =>
    answer(200, true, `${init.cache} ${init.body}`),
  );
  const form = { method: 'POST', body: 'submission_id=a1&form=f', mode: 'same-origin' } as const;
  const page = await answerPost(asked(new Request(HERE, { ...form, cache: 'only-if-cached' })), HERE);
  expect(await page.text()).toBe('no-cache submission_id=a1&form=f&again=back');
  expect(dropForm).not.toHaveBeenCalled();
});

describe('a queued form that the worker posts', () => {
  async function sent(come: () => Promise<Response>, more = ''): Promise<string> {
    vi.stubGlobal('fetch', come);
    const request = {
      clone: () => ({ text: async () => `submission_id=a1&form=f${more}` }),
    } as unknown as Request;
    const page = answerPost(asked(request), HERE);
    await vi.advanceTimersByTimeAsync(10_000);
    return (await page).text();
  }

  const broken = () => Promise.reject(new TypeError());

  it.each([
    ['is removed by our 422', async () => answer(422, true), 'gone', 'answer'],
    ['stays queued after our 404', async () => answer(404, true), 'waits', 'answer'],
    ['stays queued after our 500', async () => answer(500, true), 'waits', 'answer'],
    ['stays queued after our 503', async () => answer(503, true), 'waits', 'answer'],
    ['stays queued after our 429', async () => answer(429, true), 'waits', 'answer'],
    ['stays queued after a captive portal’s 200', async () => answer(200, false), 'waits', 'answer'],
    ['stays queued after a captive portal’s 511', async () => answer(511, false), 'waits', 'answer'],
    ['stays queued after a proxy’s 502', async () => answer(502, false), 'waits', 'offline'],
    ['stays queued after a network error', broken, 'waits', 'offline'],
    [
      'is left to the next page after a redirect, which a worker can’t read',
      async () => redirected(),
      'left',
      '',
    ],
  ])('%s', async (_, come, form, shows) => {
    expect((await sent(come)).split(' ')[0]).toBe(shows);
    expect(dropForm.mock.calls).toEqual(form === 'gone' ? [['a1']] : []);
    expect(requeueForm.mock.calls).toEqual(form === 'waits' ? [['a1']] : []);
  });

  it('stays queued if it was posted only to show it in another language or view', async () => {
    expect(await sent(async () => answer(200, true), '&again=1')).toBe('answer');
    expect([dropForm.mock.calls, requeueForm.mock.calls]).toEqual([[], []]);
  });

  it('drops the late pages: they were rendered before it was sent', async () => {
    offerLate(HERE.href, Promise.resolve(answer(200, true)));
    await sent(async () => redirected());
    expect(await awaitLatePage(HERE.href)).toBe(false);
  });

  it('is not reported as lost while it is only slow to be queued', async () => {
    requeueForm.mockImplementationOnce(() => later(true, 2500));
    expect(await sent(broken)).not.toContain('<p role="alert"');
    requeueForm.mockResolvedValueOnce(false);
    expect(await sent(broken)).toContain('<p role="alert"');
  });

  it('gets the proxy’s 502 page if there is no offline page', async () => {
    offlinePage.mockImplementation(async () => Response.error());
    expect(await sent(async () => answer(502, false))).toBe('answer');
  });
});
