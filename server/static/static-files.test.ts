import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStaticFiles, staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kachel-files-'));
let server: ReturnType<express.Express['listen']>;

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/figtree-abc.woff2'), 'letters');
  server = express()
    .use(staticFiles(readStaticFiles(folder), async () => null))
    .listen(0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function fetched(headers: Record<string, string>): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}/assets/figtree-abc.woff2`, { headers });
}

describe('the typeface', () => {
  it('is kept for good', async () => {
    const response = await fetched({});
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Type')).toBe('font/woff2');
    expect(response.headers.get('Vary')).toBe('Save-Data');
    expect(await response.text()).toBe('letters');
  });

  it('costs nothing where data is saved, and is not kept away for good', async () => {
    const response = await fetched({ 'Save-Data': 'on' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });
});
