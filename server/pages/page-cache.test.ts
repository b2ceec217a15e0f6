import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { app, get, PAGE, START, shared } from '#tests/support/page-cache.ts';

describe('a cached page', () => {
  it('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(answers.map(({ body }) => body.toString())).toEqual(Array(20).fill(PAGE));
    expect(app.rendered).toHaveLength(1);
    expect(app.forwarded).toEqual([]);
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
    expect(app.rendered).toHaveLength(1);
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
    app.clock = START + 45_500;
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
    app.page = (request) => shared(request.url);
    const german = await get('/');
    const english = await get('/?lang=en');
    expect(english.headers.etag).not.toBe(german.headers.etag);
    expect((await get('/?lang=en', { 'If-None-Match': String(german.headers.etag) })).status).toBe(200);
  });

  it('gets the page where its Content-Security-Policy has changed', async () => {
    const before = await get('/');
    app.page = () => shared(PAGE, { 'Content-Security-Policy': "default-src 'none'" });
    app.version += 1;
    const after = await get('/', { 'If-None-Match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.headers['content-security-policy']).toBe("default-src 'none'");
  });
});

it('the cache stays within its limit in bytes', async () => {
  app.page = (request) => shared(`${request.url}${'x'.repeat(200_000)}`);
  for (let index = 0; index < 10; index += 1) await get(`/${index}`);
  await get('/9');
  expect(app.rendered).toHaveLength(10);
  await get('/0');
  expect(app.rendered).toHaveLength(11);
});

it('a page’s compressed bodies count against the limit', async () => {
  app.page = () => shared(randomBytes(100_000).toString('base64'));
  for (const path of ['/0', '/1', '/2', '/3', '/4']) await get(path, { 'Accept-Encoding': 'br' });
  await get('/4', { 'Accept-Encoding': 'br' });
  expect(app.rendered).toHaveLength(5);
  await get('/0', { 'Accept-Encoding': 'br' });
  expect(app.rendered).toHaveLength(6);
});
