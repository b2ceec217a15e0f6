import { request as ask } from 'node:http';
import express, { type Request, type Response } from 'express';
import { describe, expect, it } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import { jsonBody } from './endpoint.ts';

describe('a JSON body', () => {
  const app = express();
  app.post('/', jsonBody(), (request: Request, response: Response) => {
    response.json({ letters: String(request.body.text).length });
  });
  const server = testServer(app);

  /** Sends an endless body; returns the response that arrives meanwhile and the number of bytes sent by then. */
  function endless(headers: Record<string, string>): Promise<{ status: number; sent: number }> {
    return new Promise((resolve, reject) => {
      const { port } = server;
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
    const response = await fetch(server.origin, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ letters: 200_000 });
  });
});
