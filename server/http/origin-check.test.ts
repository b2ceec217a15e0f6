import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { originCheck } from './origin-check.ts';

const stops: Array<() => void> = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What becomes of a post to a host that knows itself as stadt.example, with or without a trusted proxy before it. */
async function refusalOf(headers: Record<string, string>, trustProxy: string | boolean = false) {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use(originCheck({ knownHosts: ['stadt.example'] }));
  app.use((incoming, response) => {
    response.json({ refusal: response.locals.refusal ?? null, origin: incoming.get('Origin') ?? null });
  });
  const server = app.listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false }).end();
  const [response] = await once(call, 'response');
  let body = '';
  for await (const piece of response.setEncoding('utf8')) body += piece;
  return JSON.parse(body) as { refusal: number | null; origin: string | null };
}

const INNER = 'inner:3000';
const OUTER = 'https://tram.example';
const EVIL = 'https://evil.example';

describe('a post', () => {
  it.each<[string, Record<string, string>, string | boolean, number | null]>([
    ['without Origin', { Host: INNER }, false, null],
    ['with Origin null from our own form', { Host: INNER, Origin: 'null' }, false, null],
    [
      'with Origin null from elsewhere',
      { Host: INNER, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      false,
      403,
    ],
    ['without Origin from elsewhere', { Host: INNER, 'Sec-Fetch-Site': 'cross-site' }, false, 403],
    ['with our own Origin', { Host: 'tram.example', Origin: OUTER }, false, null],
    ['with the Origin that PUBLIC_URL names', { Host: INNER, Origin: 'https://stadt.example' }, false, null],
    ['with a foreign Origin', { Host: INNER, Origin: EVIL }, false, 403],
    ['with an Origin that is none', { Host: INNER, Origin: 'nonsense' }, false, 403],
    [
      'behind a proxy that names the outer host',
      { Host: INNER, Origin: OUTER, 'X-Forwarded-Host': 'tram.example' },
      'loopback',
      null,
    ],
    [
      'behind two proxies, the first of which names it',
      { Host: INNER, Origin: OUTER, 'X-Forwarded-Host': 'tram.example, middle.example' },
      'loopback',
      null,
    ],
    [
      'behind a proxy that does not, from a browser that says where it comes from',
      { Host: INNER, Origin: OUTER, 'Sec-Fetch-Site': 'same-origin' },
      'loopback',
      null,
    ],
    [
      'behind a proxy that does not, from elsewhere',
      { Host: INNER, Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' },
      'loopback',
      403,
    ],
    [
      'with a forwarded host that nobody trusts',
      { Host: INNER, Origin: EVIL, 'X-Forwarded-Host': 'evil.example' },
      false,
      403,
    ],
  ])('%s', async (_, headers, trustProxy, refusal) => {
    expect(await refusalOf(headers, trustProxy)).toEqual({ refusal, origin: null });
  });
});
