import { tmpdir } from 'node:os';
import { Router } from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { HostedVisit, PageVariant } from '#app/config/hosted-app.ts';
import { serverForTest, testServer } from '#tests/support/test-server.ts';
import { createApp } from './app.ts';
import { createLog } from './kernel/logger.ts';

const visit: HostedVisit = { origin: 'http://x', path: '/refused', screen: null, cookies: {}, cache: null };
const cache: PageVariant = {
  key: 'http',
  vary: 'Accept-Encoding',
  setCookies: [],
  isPrivate: false,
  forEveryone: () => visit,
  withCookies: () => cache,
};
let rendered = 0;
const log = createLog('silent');

const appWith = (contentService: Router | null, trustProxy = 0) =>
  createApp({
    log,
    remixHandler: async () => new Response('by Remix', { status: 405 }),
    visitOf: () => ({ ...visit, cache }),
    assets: (request, _response, next) => next(request.path === '/fault' ? new Error('a name') : undefined),
    contentService,
    readiness: () => 'ok',
    shedding: null,
    async renderRefusal(_visit, _hints, refusal) {
      rendered += 1;
      return new Response('refused', { status: refusal });
    },
    trustProxy,
    publicUrl: undefined,
    connectivityUrl: undefined,
    knownHosts: [],
    formToken: 'token',
    drafts: { folder: tmpdir(), networks: [] },
  });

const api = Router().get('*', (request, response) => void response.json({ asked: request.path }));
const embedded = testServer(appWith(api));
const alone = testServer(appWith(null));

describe('a request with an unsupported method', () => {
  it('gets 405 with the Allow header, also if the page is cached', async () => {
    for (const method of ['DELETE', 'PUT']) {
      const { status, headers } = await fetch(`${embedded.origin}/beitrag/11`, { method });
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
    expect(rendered).toBe(1);
  });

  it('gets an Allow header without POST if the page has no form', async () => {
    const headers = { Origin: embedded.origin, 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${embedded.origin}/impressum`, { method: 'POST', headers, body: 'a=b' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an address of the API', () => {
  const address = '/api/content/v1/archive/de/open.data';

  it('may end in .data, as a search term may', async () => {
    const answer = await fetch(embedded.origin + address);
    expect(await answer.json()).toEqual({ asked: address.slice('/api'.length) });
  });

  it('is a 404 where no content service is mounted', async () => {
    expect((await fetch(alone.origin + address)).status).toBe(404);
  });
});

it('the rider’s address has no port, also if the proxy sends one', async () => {
  const proxied = await serverForTest(
    appWith(
      Router().get('*', (request, response) => void response.json(request.ip)),
      1,
    ),
  );
  const headers = { 'X-Forwarded-For': '203.0.113.7:51234' };
  expect(await (await fetch(`${proxied.origin}/api/`, { headers })).json()).toBe('203.0.113.7');
});

it('X-Forwarded-Proto from an untrusted client is ignored: no Strict-Transport-Security', async () => {
  const answer = await fetch(embedded.origin, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
});

it('an uncaught error is logged without its message, and the response is 500 without details', async () => {
  const logged = vi.spyOn(log, 'error');
  const answer = await fetch(`${alone.origin}/fault`);
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
  expect(JSON.stringify(logged.mock.calls)).toMatch(/"fault":\{"name":"Error"(?!.*a name)/);
});
