import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CacheHints, HostedVisit, PageVariant, RawRequest } from '#app/config/hosted-app.ts';
import { type PageCache, pageCache } from './page-cache.ts';

/** A small app behind the cache: `render` renders shared pages, `next` handles personal ones. */
interface Made {
  url: string;
  cookie: string;
}

const START = Date.parse('2026-11-20T06:00:10Z');
const PAGE = `<p>${'Kachel '.repeat(400)}</p>`;

let server: Server;
let cache: PageCache;
let port: number;
let made: Made[];
let passed: string[];
let clock: number;
let version: number;
let page: (request: Request, cacheHints: CacheHints) => Response | Promise<Response>;

const shared = (body: string, headers: Record<string, string> = {}) =>
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
  made = [];
  passed = [];
  clock = START;
  version = 1;
  page = () => shared(PAGE);
  cache = pageCache({
    megabytes: 1,
    app: { visitOf, contentVersion: () => version },
    render: async ({ origin, path, cookies }, cacheHints) => {
      made.push({ url: origin + path, cookie: Object.keys(cookies).join() });
      return page(new Request(origin + path), cacheHints);
    },
    trusted: () => false,
    now: () => clock,
    next: (request, response) => {
      passed.push(request.url ?? '');
      response.end('own');
    },
  });
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

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
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

describe('a cached page', () => {
  it('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(answers.map(({ body }) => body.toString())).toEqual(Array(20).fill(PAGE));
    expect(made).toHaveLength(1);
    expect(passed).toEqual([]);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, (bytes: Buffer) => bytes],
  ])('comes as %s', async (encoding, open) => {
    for (const _ of ['made', 'kept']) {
      const answer = await get('/', encoding ? { 'Accept-Encoding': encoding } : {});
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(open(answer.body).toString()).toBe(PAGE);
    }
    expect(made).toHaveLength(1);
  });

  it('is bypassed for a malformed request, which the app answers', async () => {
    expect((await get('/?odd=1')).body.toString()).toBe('own');
    expect((await get('/')).body.toString()).toBe(PAGE);
  });

  it('carries Content-Security-Policy, Vary and s-maxage', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'cache-control': 'public, max-age=0, s-maxage=15',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    clock = START + 45_500;
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=4');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await get('/');
    const head = await get('/', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('ignores Range', async () => {
    const answer = await get('/', { Range: 'bytes=0-9' });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
  });
});

describe('a conditional request', () => {
  it.each([
    ['its tag', (etag: string) => ({ 'If-None-Match': etag }), 304],
    ['the strong form of it', (etag: string) => ({ 'If-None-Match': etag.slice(2) }), 304],
    ['it among others', (etag: string) => ({ 'If-None-Match': `"a,b", ${etag} , W/"c"` }), 304],
    ['anything', () => ({ 'If-None-Match': '*' }), 304],
    ['another tag', () => ({ 'If-None-Match': 'W/"other"' }), 200],
    ['a date: pages have none', () => ({ 'If-Modified-Since': 'Fri, 20 Nov 2026 07:00:00 GMT' }), 200],
  ])('by %s', async (_, headers, status) => {
    const first = await get('/');
    const answer = await get('/', headers(first.headers.etag ?? '') as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body.length > 0).toBe(status === 200);
    // A 304 has no Content-Security-Policy: the browser keeps the stored page's, whose hashes fit its scripts.
    expect(answer.headers['content-security-policy'] === undefined).toBe(status === 304);
    expect(answer.headers.etag).toBe(first.headers.etag);
    expect(answer.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('with another variant’s ETag gets the page', async () => {
    page = (request) => shared(request.url);
    const german = await get('/');
    const english = await get('/?lang=en');
    expect(english.headers.etag).not.toBe(german.headers.etag);
    expect((await get('/?lang=en', { 'If-None-Match': String(german.headers.etag) })).status).toBe(200);
  });

  it('gets the page where its Content-Security-Policy has changed', async () => {
    const before = await get('/');
    page = () => shared(PAGE, { 'Content-Security-Policy': "default-src 'none'" });
    version += 1;
    const after = await get('/', { 'If-None-Match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.headers['content-security-policy']).toBe("default-src 'none'");
  });
});

describe('a cached page is rendered again', () => {
  it('when the clock has been set back by more than a minute', async () => {
    await get('/');
    clock -= 50_000;
    await get('/');
    expect(made).toHaveLength(1);
    clock -= 20_000;
    await get('/');
    expect(made).toHaveLength(2);
  });

  const bodyAfter = async (change: () => void) => {
    page = () => shared('before');
    await get('/');
    page = () => shared('after');
    change();
    return (await get('/')).body.toString();
  };

  it('in the background while the stale one is served', async () => {
    const shown = await bodyAfter(() => {
      clock += 16_000;
    });
    expect(shown).toBe('before');
    expect((await get('/')).body.toString()).toBe('after');
    expect(made).toHaveLength(2);
  });

  it('and keeps ETag and compressed bodies where the bytes are the same', async () => {
    const before = await get('/', { 'Accept-Encoding': 'br' });
    for (const change of [() => (clock += 16_000), () => (clock += 60_000), () => (version += 1)]) {
      change();
      await get('/');
      const after = await get('/', { 'Accept-Encoding': 'br' });
      expect(after.headers.etag).toBe(before.headers.etag);
      expect(after.body).toEqual(before.body);
    }
    expect(made).toHaveLength(4);
    clock += 10_000;
    await get('/');
    expect(made).toHaveLength(4);
  });

  it('before it is served, once the content has changed', async () => {
    expect(await bodyAfter(() => (version += 1))).toBe('after');
  });

  it('before it is served, once the minute is over', async () => {
    clock = Date.parse('2026-11-20T06:00:58Z');
    expect(await bodyAfter(() => (clock += 2000))).toBe('after');
  });

  it('before it is served, once a time on it has changed', async () => {
    page = (_, cacheHints) => {
      cacheHints.until = START + 3000;
      return shared('vor 3 Min.');
    };
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=3');
    page = () => shared('vor 4 Min.');
    clock += 3000;
    expect((await get('/')).body.toString()).toBe('vor 4 Min.');
  });

  it('and the last good one is served while that fails', async () => {
    const failing = async (change: () => void) => {
      const shown = await bodyAfter(() => {
        page = () => new Response('broken', { status: 503, headers: { 'Cache-Control': 'no-cache' } });
        change();
      });
      expect(shown).toBe('before');
    };
    await failing(() => (clock += 16_000));
    await failing(() => (version += 1));
    await failing(() => {
      page = () => Promise.reject(new Error('broken'));
      clock += 60_000;
    });
  });

  it('and not served while that fails, once it is older than a day', async () => {
    const shown = await bodyAfter(() => {
      page = () => Promise.reject(new Error('more pages are requested than can be rendered'));
      clock += 25 * 60 * 60_000;
    });
    expect(shown).toBe('own');
  });

  it('and not served while that fails, once the copy of the content that it shows has expired', async () => {
    page = (_, cacheHints) => {
      cacheHints.staleIfErrorUntil = START + 90_000;
      return shared('before');
    };
    await get('/');
    clock += 60_000;
    await get('/');
    page = () => new Response('broken', { status: 503, headers: { 'Cache-Control': 'no-cache' } });
    clock = START + 89_999;
    expect((await get('/')).body.toString()).toBe('before');
    clock += 1 + 60_000;
    expect((await get('/')).status).toBe(503);
  });

  it('and removed where its content is gone', async () => {
    page = () => shared('before');
    await get('/');
    page = () => new Response('gone', { status: 404, headers: { 'Cache-Control': 'no-cache' } });
    version += 1;
    const gone = await get('/');
    expect([gone.status, gone.body.toString(), gone.headers['cache-control']]).toEqual([
      404,
      'gone',
      'no-cache',
    ]);
    await get('/');
    expect(made).toHaveLength(3);
  });
});

describe('passed on to Express and not cached', () => {
  it.each([
    ['private', { 'Cache-Control': 'private, no-cache' }],
    ['not to be stored', { 'Cache-Control': 'no-store' }],
    ['not said to be for all', { 'Cache-Control': 'no-cache' }],
    ['one that sets a cookie', { 'Set-Cookie': 'draw=secret' }],
  ])('is a page that is %s', async (_, headers) => {
    page = () => shared('of the first', headers);
    const answers = await Promise.all([get('/'), get('/'), get('/')]);
    expect(answers.map(({ body }) => body.toString())).toEqual(['own', 'own', 'own']);
    expect((await get('/')).body.toString()).toBe('own');
    expect(made).toHaveLength(1);
  });

  it('is a redirect', async () => {
    page = () => new Response(null, { status: 302, headers: { Location: '/linie' } });
    expect((await get('/')).body.toString()).toBe('own');
  });

  it('is a request without a cache key, and a POST', async () => {
    await get('/?own=1');
    await get('/', {}, 'POST');
    expect(passed).toEqual(['/?own=1', '/']);
    expect(made).toEqual([]);
  });

  it('is counted, but no file, call or POST', async () => {
    for (const path of ['/?own=1', '/assets/page.css?own=1']) await get(path);
    await get('/', {}, 'POST');
    expect(cache.counts()).toMatchObject({ hit: 0, stale: 0, miss: 0, personal: 1 });
  });

  it('is a page that reads other cookies at each rendering', async () => {
    page = (_, cacheHints) => {
      cacheHints.reads.add(`read${made.length}`);
      return shared('the first’s');
    };
    expect((await get('/', { Cookie: 'read1=1; read2=1' })).body.toString()).toBe('own');
    expect(made).toHaveLength(2);
  });
});

describe('a page that reads cookies', () => {
  const texts = async (...cookies: string[]) =>
    (await Promise.all(cookies.map((Cookie) => get('/', { Cookie })))).map(({ body }) => body.toString());

  beforeEach(() => {
    page = (_, cacheHints) => {
      for (const name of ['voted', 'other']) cacheHints.reads.add(name);
      return shared(made.at(-1)?.cookie || 'the question');
    };
  });

  it('is rendered once for all who send the same of them, whatever else they send', async () => {
    const crowd = ['voted=1', '', 'voted=2; session=7', 'other=1', 'voted=1; other=1', 'session=8'];
    for (const cookie of crowd) await texts(cookie);
    const expected = ['voted', 'the question', 'voted', 'other', 'voted,other', 'the question'];
    expect(await texts(...crowd)).toEqual(expected);
    expect(made).toHaveLength(4);
  });

  it('is counted as personal, and not as a hit too, where it is not shared', async () => {
    const question = page;
    page = (...asked) =>
      made.at(-1)?.cookie ? shared('own', { 'Cache-Control': 'private' }) : question(...asked);
    await texts('');
    for (const _ of ['found out', 'known', 'known']) await texts('voted=1');
    expect(cache.counts()).toMatchObject({ hit: 0, stale: 0, miss: 2, personal: 2 });
  });

  it('is rendered from these cookies alone', async () => {
    await texts('session=secret; voted=2');
    expect(made.map(({ cookie }) => cookie)).toEqual(['', 'voted']);
  });
});

it('a response that stores state in a cookie is private', async () => {
  page = () => shared('english');
  for (const _ of ['made', 'kept']) {
    const answer = await get('/?lang=en');
    expect(answer.headers['set-cookie']).toEqual(['lang=en; Path=/']);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  }
  expect(made).toHaveLength(1);
});

it('a robot’s request, which stores nothing, makes a page that riders share', async () => {
  page = () => shared('english');
  const robot = await get('/?lang=en', { 'User-Agent': 'robot' });
  expect([robot.body.toString(), robot.headers['set-cookie']]).toEqual(['english', undefined]);
  expect(robot.headers['cache-control']).toBe('private, no-cache');
  expect((await get('/?lang=en')).headers['set-cookie']).toEqual(['lang=en; Path=/']);
  expect(made).toHaveLength(1);
});

it('the cache stays within its limit in bytes', async () => {
  page = (request) => shared(`${request.url}${'x'.repeat(200_000)}`);
  for (let index = 0; index < 10; index += 1) await get(`/${index}`);
  await get('/9');
  expect(made).toHaveLength(10);
  await get('/0');
  expect(made).toHaveLength(11);
});

it('a page’s compressed bodies count against the limit', async () => {
  page = () => shared(randomBytes(100_000).toString('base64'));
  for (const path of ['/0', '/1', '/2', '/3', '/4']) await get(path, { 'Accept-Encoding': 'br' });
  await get('/4', { 'Accept-Encoding': 'br' });
  expect(made).toHaveLength(5);
  await get('/0', { 'Accept-Encoding': 'br' });
  expect(made).toHaveLength(6);
});
