import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchTop } from './prefetch.ts';

const { copies, storePage, dropPage } = vi.hoisted(() => {
  const copies = new Map<string, { at: number; lang: string; response: Response }>();
  return {
    copies,
    storePage: vi.fn(async ({ pathname }: URL, response: Response) => {
      copies.set(pathname, { at: serverTime, lang: read, response });
    }),
    dropPage: vi.fn(({ pathname }: URL) => void copies.delete(pathname)),
  };
});
vi.mock('./store.ts', () => ({
  findPage: async ({ pathname, searchParams }: URL) => {
    const copy = copies.get(pathname) ?? null;
    return [null, copy?.lang].includes(searchParams.get('lang')) ? copy : null;
  },
  hasCopy: async ({ pathname }: URL) => copies.has(pathname),
  readableOffline: async () => ({ pages: [], language: read }),
  storePage,
  dropPage,
  isStory: (path: string) => path.startsWith('/beitrag/'),
}));

const START = new URL('https://kachel.example/');
const HTML = '<a href="/beitrag/1">1</a><a class="x" href="/beitrag/2?channel=a&amp;text=on">2</a>';

let online: boolean;
let serverTime: number;
/** The language that the rider read last. */
let read: string;

function answer(html: string, ours: boolean): Response {
  const headers = { 'Content-Type': 'text/html', ...(ours ? { 'Kachel-Page': 'lang=de' } : {}) };
  return Object.defineProperty(new Response(html, { headers }), 'type', { value: 'basic' });
}
function copy(path: string, ageMinutes: number, html = ''): void {
  copies.set(path, { at: Date.now() - ageMinutes * 60_000, lang: 'de', response: new Response(html) });
}

beforeEach(() => {
  vi.clearAllMocks();
  copies.clear();
  online = true;
  serverTime = Date.now();
  read = 'de';
  vi.stubGlobal('fetch', async () => answer(online ? HTML : 'portal', online));
});

it('counts stored stories, and while a captive portal answers those stored before', async () => {
  expect(await prefetchTop(START)).toBe(2);
  online = false;
  copies.clear();
  copy('/', 1, HTML);
  copy('/beitrag/1', 60);
  expect(await prefetchTop(START)).toBe(1);
});

it('the count is 0 if nothing is saved, and null if it is unknown', async () => {
  online = false;
  copy('/', 1, HTML);
  expect(await prefetchTop(START)).toBe(0);
  copies.clear();
  expect(await prefetchTop(START)).toBeNull();
});

it('a story that is now a 404 is not counted, and its copy is deleted', async () => {
  copy('/', 1, HTML);
  copy('/beitrag/1', 60);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404, headers: { 'X-Request-Id': 'x' } }));
  expect(await prefetchTop(START)).toBe(0);
  expect(dropPage.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/beitrag/1', '/beitrag/2']);
});

describe('a copy younger than 30 minutes', () => {
  const stored = () => storePage.mock.calls.map(([{ pathname, search }]) => pathname + search);

  beforeEach(() => {
    copy('/', 1, HTML);
    copy('/beitrag/1', 1);
  });

  it('is not fetched again', async () => {
    expect(await prefetchTop(START)).toBe(2);
    expect(stored()).toEqual(['/beitrag/2?channel=a&text=on']);
  });

  it('is fetched again if it is older than 30 minutes, by a start page that is not', async () => {
    copy('/', 29, HTML);
    copy('/beitrag/1', 58);
    await prefetchTop(START);
    expect(stored()).toContain('/beitrag/1');
  });

  it('is not fetched again where the device’s clock is fast', async () => {
    copy('/', 120, HTML);
    copy('/beitrag/1', 125);
    serverTime = Date.now() - 120 * 60_000;
    expect(await prefetchTop(START)).toBe(2);
    expect(stored()).toEqual(['/', '/beitrag/2?channel=a&text=on']);
  });

  it('is fetched again if it is older than 30 minutes where the device’s clock is slow', async () => {
    copy('/', -60, HTML);
    copy('/beitrag/1', -60);
    serverTime = Date.now() + 120 * 60_000;
    expect(await prefetchTop(START)).toBe(2);
    expect(stored()).toEqual(['/', '/beitrag/1', '/beitrag/2?channel=a&text=on']);
  });

  it('is fetched again in the language that the rider reads now', async () => {
    read = 'en';
    expect(await prefetchTop(START)).toBe(2);
    expect(stored()).toEqual(['/', '/beitrag/1', '/beitrag/2?channel=a&text=on']);
  });

  it('still counts in another language if it can’t be fetched', async () => {
    read = 'en';
    vi.stubGlobal('fetch', async (address: string) => {
      if (address !== START.href) throw new TypeError();
      return answer(HTML, true);
    });
    expect(await prefetchTop(START)).toBe(1);
  });
});
