import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { addressCheck } from './address-check.ts';
import { captiveApi } from './captive-api.ts';

let server: Server;

async function start(publicUrl: string | undefined): Promise<string> {
  const app = express();
  app.use(addressCheck(), captiveApi(publicUrl));
  app.use((_request, response) => response.status(404).end());
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the captive portal API', () => {
  it.each([
    ['PUBLIC_URL', 'https://kachel.example', 'https://kachel.example/'],
    ['the address that was asked', undefined, null],
  ])('names the place to read by %s', async (_, publicUrl, venue) => {
    const origin = await start(publicUrl);
    const response = await fetch(`${origin}/api/captive`);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/captive\+json/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ captive: false, 'venue-info-url': venue ?? `${origin}/` });
  });

  it('answers nothing else', async () => {
    const origin = await start(undefined);
    expect((await fetch(`${origin}/api/captive/x`)).status).toBe(404);
    expect((await fetch(`${origin}/api/captive`, { method: 'POST' })).status).toBe(404);
  });
});
