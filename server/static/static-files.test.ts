import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#tests/support/opened.ts';
import { testServer } from '#tests/support/test-server.ts';
import { readStaticFiles, staticFiles } from './static-files.ts';

const folder = testFolder();
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'assets/figtree-abc.woff2'), 'letters');
writeFileSync(path.join(folder, 'robots.txt'), 'plain');
writeFileSync(path.join(folder, 'robots.txt.br'), brotliCompressSync('plain'));
writeFileSync(path.join(folder, 'robots.txt.gz'), gzipSync('plain'));
const server = testServer(express().use(staticFiles(readStaticFiles(folder), async () => null)));

function fetched(headers: Record<string, string>, file = 'assets/figtree-abc.woff2'): Promise<Response> {
  return fetch(`${server.origin}/${file}`, { headers });
}

describe('the typeface', () => {
  it('is immutable in the browser’s cache, and varies on Save-Data', async () => {
    const response = await fetched({});
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Type')).toBe('font/woff2');
    expect(response.headers.get('Vary')).toBe('Save-Data');
    expect(await response.text()).toBe('letters');
  });

  it('is an empty 204 with no-store for a request with Save-Data', async () => {
    const response = await fetched({ 'Save-Data': 'on' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });
});

describe('a file that the build compressed', () => {
  it.each([
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', null],
  ])('is sent for Accept-Encoding %j as %j', async (accepted, encoding) => {
    const response = await fetched({ 'Accept-Encoding': accepted }, 'robots.txt');
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toBe('plain');
  });

  it('gets a 304 if its ETag matches, in any encoding', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const etag = (await fetched({ 'Accept-Encoding': accepted }, 'robots.txt')).headers.get('ETag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      // Node's fetch adds `Cache-Control: no-cache`.
      for (const known of [etag, etag.slice(2)])
        expect((await fetched({ 'If-None-Match': known }, 'robots.txt')).status).toBe(304);
    }
  });
});
