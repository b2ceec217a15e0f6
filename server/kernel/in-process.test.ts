import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { inProcess } from './in-process.ts';

const app = express();
app.get('/json', (request, response) => {
  response.set('Last-Modified', 'Fri, 20 Nov 2026 06:00:00 GMT');
  if (request.get('If-Modified-Since')) return void response.status(304).end();
  response.json({ q: request.query.q, agent: request.get('X-Agent'), ip: request.ip });
});
app.post('/sum', async (request, response) => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of request) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  response.json({ bytes, sum: hash.digest('hex'), length: request.get('Content-Length') ?? null });
});
const [arrived, left] = [vi.fn(), vi.fn()];
app.post('/waits', (request) => void request.once('data', arrived).once('error', left));
app.post('/text', async (request, response) => void response.send((await text(request)).toUpperCase()));
app.post('/refused', (_request, response) => void response.status(413).set('Connection', 'close').end('no'));
app.get('/never', () => undefined);
app.get('/large', (_request, response) => void response.end(Buffer.alloc(5_000_000, 'x')));
app.get('/cut', (_request, response) => {
  response.set('Content-Length', '100').write('some');
  setImmediate(() => response.destroy());
});

const ask = inProcess(app);
const BASE = 'http://127.0.0.1:3000';

describe('a call inside the process', () => {
  it('is answered like one over the network', async () => {
    const response = await ask(`${BASE}/json?q=tram%20line`, { headers: { 'X-Agent': 'web' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Last-Modified')).toBe('Fri, 20 Nov 2026 06:00:00 GMT');
    expect(await response.json()).toEqual({ q: 'tram line', agent: 'web', ip: '127.0.0.1' });
  });

  it.each([
    ['GET', { 'If-Modified-Since': 'x' }, 304],
    ['HEAD', {}, 200],
  ])('%s: a response without a body has an empty text', async (method, headers, status) => {
    const response = await ask(`${BASE}/json`, { method, headers: headers as Record<string, string> });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  it('sends a text', async () => {
    const response = await ask(`${BASE}/text`, { method: 'POST', body: 'größer' });
    expect(await response.text()).toBe('GRÖSSER');
  });

  it('streams a request body of 100 chunks with its Content-Length', async () => {
    const piece = Buffer.alloc(64 * 1024, 7);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(piece);
      },
    });
    const length = String(100 * piece.length);
    const response = await ask(`${BASE}/sum`, {
      method: 'POST',
      body,
      headers: { 'Content-Length': length },
    });
    const sum = createHash('sha256')
      .update(Buffer.alloc(100 * piece.length, 7))
      .digest('hex');
    expect(await response.json()).toEqual({ bytes: 100 * piece.length, sum, length });
  });

  it('takes a large answer', async () => {
    expect((await (await ask(`${BASE}/large`, {})).arrayBuffer()).byteLength).toBe(5_000_000);
  });

  it('returns a 413 that comes before the request body has ended', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024)),
    });
    const response = await ask(`${BASE}/refused`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([413, 'no']);
  });

  it('rejects when its signal aborts', async () => {
    await expect(ask(`${BASE}/never`, { signal: AbortSignal.timeout(20) })).rejects.toThrow();
  });

  it('an abort during a stalled request body closes the connection and cancels the body', async () => {
    const cancelled = vi.fn();
    const gone = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.alloc(1024)),
      cancel: cancelled,
    });
    const asked = ask(`${BASE}/waits`, { method: 'POST', body, signal: gone.signal });
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    gone.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  });

  it('rejects if the response is cut off', async () => {
    const response = await ask(`${BASE}/cut`, {});
    await expect(response.text()).rejects.toThrow();
  });
});
