import { data, type EntryContext, redirect, type ServerBuild } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import { heapBytes } from '#tests/support/heap.ts';
import { pageRenderer } from './page-renderer.ts';

const never = vi.fn(() => {
  throw new Error('a route that was not asked for');
});
const page = () => null;

function route(id: string, path: string, module: object, parentId: string | undefined = 'root') {
  return { id, path, parentId, module: { default: page, ...module } };
}

const routes = {
  root: { id: 'root', path: '', module: { default: page, loader: () => ({ shell: 1 }) } },
  entry: route('entry', 'beitrag/:id', {
    loader: ({ params }: { params: object }) =>
      data({ params }, { status: 203, headers: { 'X-Own': 'yes' } }),
  }),
  other: route('other', 'heute', { loader: never }),
  moved: route('moved', 'alt', { loader: () => redirect('/neu', 301) }),
  gone: route('gone', 'weg', {
    loader: () => {
      throw data({ why: 'gone' }, { status: 410 });
    },
  }),
  feed: route('feed', 'feed', { default: undefined, loader: () => new Response('<rss/>') }),
  rest: route('rest', '*', { loader: () => data(null, { status: 404 }) }),
};

/** Responds with the loader data and errors that the document would be rendered from. */
const document = (_: Request, status: number, headers: Headers, context: EntryContext) =>
  Response.json(
    {
      loaderData: context.staticHandlerContext.loaderData,
      errors: context.staticHandlerContext.errors,
      known: Object.keys(context.manifest.routes),
    },
    { status, headers },
  );

const build = {
  routes,
  entry: { module: { default: document } },
  assets: {
    version: '1',
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id }])),
    url: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: { v3_singleFetch: true },
  isSpaMode: false,
} as unknown as ServerBuild;

const make = pageRenderer(build);
const ask = (path: string, init?: RequestInit) => make(new Request(`http://kachel.example${path}`, init), {});

describe('a page', () => {
  it('is rendered from its own routes and their loader data, with status and headers', async () => {
    const answer = await ask('/beitrag/7?lang=en');
    expect([answer.status, await answer.json()]).toEqual([
      203,
      {
        loaderData: { root: { shell: 1 }, entry: { params: { id: '7' } } },
        errors: null,
        known: ['root', 'entry'],
      },
    ]);
  });

  it('is the same on a second look, and another for another address', async () => {
    const [first, second] = [await ask('/beitrag/7'), await ask('/beitrag/8')];
    expect((await first.json()).loaderData.entry).toEqual({ params: { id: '7' } });
    expect((await second.json()).loaderData.entry).toEqual({ params: { id: '8' } });
  });

  it('redirects where its loader does', async () => {
    const answer = await ask('/alt');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/neu']);
  });

  it('has its loader’s error status, 404 for an unknown address, and a feed is its own response', async () => {
    expect((await ask('/weg')).status).toBe(410);
    expect((await ask('/was/auch/immer')).status).toBe(404);
    expect(await (await ask('/feed')).text()).toBe('<rss/>');
  });

  it('holds no memory of queries: 1,000 of 12 kB', async () => {
    await ask('/beitrag/101-abcdefgh');
    const before = heapBytes();
    for (let n = 0; n < 1000; n += 1) await ask(`/beitrag/101-abcdefgh${n}?q=${'x'.repeat(12_000)}`);
    // Requests are released only a few event-loop turns later.
    await vi.waitFor(() => expect(heapBytes() - before).toBeLessThan(5 * 2 ** 20), { timeout: 10_000 });
  });
});
