import express from 'express';
import { describe, expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { addressCheck } from './address-check.ts';
import { captiveApi } from './captive-api.ts';

async function start(publicUrl: string | undefined): Promise<string> {
  const app = express();
  app.use(addressCheck(), captiveApi(publicUrl));
  app.use((_request, response) => response.status(404).end());
  return (await serverForTest(app)).origin;
}

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
