import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonBody } from './endpoint.ts';

describe('a JSON body', () => {
  let server: Server;
  beforeAll(async () => {
    const app = express();
    app.post('/', jsonBody(), (request: Request, response: Response) => {
      response.json({ letters: String(request.body.text).length });
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends an endless body; returns the response that arrives meanwhile and the number of bytes sent by then. */
  function endless(headers: Record<string, string>): Promise<{ status: number; sent: number }> {
    return new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      let sent = 0;
      const call = ask({ port, method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } });
      const piece = 'x'.repeat(16 * 1024);
      const more = () => {
        sent += piece.length;
        call.write(piece, () => call.destroyed || setImmediate(more));
      };
      call.on('error', reject);
      call.on('response', ({ statusCode = 0 }) => {
        resolve({ status: statusCode, sent });
        call.destroy();
      });
      call.write('{"text":"');
      more();
    });
  }

  it.each([
    ['that says so', { 'Content-Length': String(1024 ** 3) }],
    ['that says nothing of its length', { 'Transfer-Encoding': 'chunked' }],
  ])('too long, %s, is refused while it still comes', async (_, headers) => {
    const { status, sent } = await endless(headers);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  it.each([
    ['with its length', JSON.stringify({ text: 'x'.repeat(200_000) })],
    ['in pieces', new Blob([JSON.stringify({ text: 'x'.repeat(200_000) })]).stream()],
  ])('within the limit is read, %s', async (_, body) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ letters: 200_000 });
  });
});
