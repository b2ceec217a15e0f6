import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { CacheHints, HostedVisit, PageVariant, RawRequest } from '#app/config/hosted-app.ts';
import { type PageCache, pageCache } from '#server/pages/page-cache.ts';

/** Test kit: a small app behind the page cache, with a clock that the test sets. */

export const START = Date.parse('2026-11-20T06:00:10Z');
export const PAGE = `<p>${'Kachel '.repeat(400)}</p>`;

interface App {
  cache: PageCache;
  /** Rendered shared pages: the URL, and the names of the cookies that the renderer got. */
  rendered: { url: string; cookie: string }[];
  /** Addresses of requests that the cache passed on. */
  forwarded: string[];
  clock: number;
  /** Version of the content. */
  version: number;
  /** Renders shared pages. */
  page(request: Request, cacheHints: CacheHints): Response | Promise<Response>;
}

/** The app of the current test. */
export let app: App;
let server: Server;
let port: number;

export const shared = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'self'",
      ...headers,
    },
  });

/** One parameter is in the cache key and stored in a cookie, but not for robots. */
function visitOf({ target, cookie, userAgent }: RawRequest): HostedVisit {
  const { pathname: path, searchParams } = new URL(target, 'http://kachel.test');
  if (searchParams.has('odd')) throw new Error('an odd request');
  const lang = searchParams.get('lang') ?? 'de';
  const origin = 'http://kachel.test';
  const cookiesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']));
  const isNamed = searchParams.has('lang');
  const withCookies = (held: readonly string[]): PageVariant => ({
    key: `${origin}${path} ${lang} ${held}`,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    setCookies: isNamed && userAgent !== 'robot' ? [`lang=${lang}; Path=/`] : [],
    isPrivate: isNamed,
    forEveryone: () => ({
      origin,
      path: `${path}?lang=${lang}`,
      screen: 'home',
      cookies: cookiesOf(held),
      cache: null,
    }),
    withCookies,
  });
  return {
    origin,
    path,
    screen: path.startsWith('/assets/') ? null : 'home',
    cookies: cookiesOf(cookie?.match(/\w+(?==)/g) ?? []),
    cache: searchParams.has('own') ? null : withCookies([]),
  };
}

beforeEach(async () => {
  const cache = pageCache({
    megabytes: 1,
    app: { visitOf, contentVersion: () => app.version },
    render: async ({ origin, path, cookies }, cacheHints) => {
      app.rendered.push({ url: origin + path, cookie: Object.keys(cookies).join() });
      return app.page(new Request(origin + path), cacheHints);
    },
    trusted: () => false,
    now: () => app.clock,
    next: (request, response) => {
      app.forwarded.push(request.url ?? '');
      response.end('own');
    },
  });
  app = { cache, rendered: [], forwarded: [], clock: START, version: 1, page: () => shared(PAGE) };
  server = createServer(cache.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
