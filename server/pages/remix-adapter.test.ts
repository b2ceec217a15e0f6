import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import { addressCheck } from '../middleware/address-check.ts';
import { remixAdapter } from './remix-adapter.ts';

const LONG = '<p>Straßenbahn</p>'.repeat(5000);
const ANSWERS: Record<string, [body: string | null, type: string, headers?: Record<string, string>]> = {
  '/page': [LONG, 'text/html; charset=utf-8', { Vary: 'Cookie' }],
  '/feed': [LONG, 'application/rss+xml; charset=utf-8'],
  '/drawing': [LONG, 'image/svg+xml'],
  '/short': ['<p>Bahn</p>', 'text/html; charset=utf-8'],
  '/picture': [LONG, 'image/png'],
  '/nothing': [null, 'text/html'],
  '/tagged': [LONG, 'image/png', { ETag: '"of its source"' }],
};

const app = express();
app.use(addressCheck());
app.all(
  '*',
  remixAdapter(
    async (request) => {
      const [body, type, headers] = ANSWERS[new URL(request.url).pathname] ?? [null, ''];
      return new Response(body, { headers: { 'Content-Type': type, ...headers } });
    },
    () => ({}),
  ),
);
const server = testServer(app);

/** The raw response: headers and bytes. */
async function ask(path: string, accepted: string, method = 'GET') {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
  );
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  const end = whole.indexOf('\r\n\r\n');
  const head = new Headers(
    whole
      .subarray(0, end)
      .toString('latin1')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  return { head, bytes: whole.subarray(end + 4) };
}

describe('a personal page', () => {
  it.each(['/page', '/feed', '/drawing'])('%s is sent whole, in the best encoding', async (path) => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', 'identity'],
    ] as const) {
      const { head, bytes } = await ask(path, accepted);
      expect(head.get('Content-Encoding') ?? 'identity').toBe(encoding);
      expect(head.get('Transfer-Encoding')).toBeNull();
      expect(Number(head.get('Content-Length'))).toBe(bytes.length);
      expect(head.get('Vary')).toContain('Accept-Encoding');
      expect(unpack[encoding](bytes).toString()).toBe(LONG);
    }
  });

  it('keeps the Vary of its route', async () => {
    expect((await ask('/page', 'br')).head.get('Vary')).toBe('Cookie, Accept-Encoding');
  });

  it.each(['/short', '/picture', '/nothing'])('%s isn’t compressed', async (path) => {
    const { head, bytes } = await ask(path, 'gzip, br');
    expect(head.get('Content-Encoding')).toBeNull();
    expect(bytes.toString()).toBe(ANSWERS[path]?.[0] ?? '');
  });

  it('keeps its route’s ETag', async () => {
    expect((await ask('/tagged', 'br')).head.get('ETag')).toBe('"of its source"');
    expect((await ask('/page', 'br')).head.get('ETag')).toMatch(/^W?\/?"/);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { head, bytes } = await ask('/page', 'br', 'HEAD');
    expect(head.get('Content-Encoding')).toBe('br');
    expect(bytes).toHaveLength(0);
  });
});
