import { beforeEach, expect, it, vi } from 'vitest';
import { prefetchTop } from './prefetch.ts';

const { copies, storePage, dropPage } = vi.hoisted(() => ({
  copies: new Map<string, { at: number; response: Response }>(),
  storePage: vi.fn(async () => true),
  dropPage: vi.fn(),
}));
vi.mock('./store.ts', () => ({
  findPage: async ({ pathname }: URL) => copies.get(pathname) ?? null,
  storePage,
  dropPage,
  isStory: (path: string) => path.startsWith('/beitrag/'),
}));

const START = new URL('https://kachel.example/');
const HTML = '<a href="/beitrag/1">1</a><a href="/beitrag/2">2</a>';

let online: boolean;

function answer(html: string, ours: boolean): Response {
  const headers = { 'Content-Type': 'text/html', ...(ours ? { 'Kachel-Page': 'lang=de' } : {}) };
  return Object.defineProperty(new Response(html, { headers }), 'type', { value: 'basic' });
}
function copy(path: string, ageMinutes: number, html = ''): void {
  copies.set(path, { at: Date.now() - ageMinutes * 60_000, response: new Response(html) });
}

beforeEach(() => {
  copies.clear();
  online = true;
  vi.stubGlobal('fetch', async () => answer(online ? HTML : 'portal', online));
});

it('counts stored stories, and while a captive portal answers those stored before', async () => {
  expect(await prefetchTop(START)).toBe(2);
  online = false;
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
