import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const API = 'http://content.test/api';
const asked: (string | null)[] = [];

const server = setupServer(
  http.get(`${API}/content/v1/tabs/de`, ({ request }) => {
    asked.push(request.headers.get('X-Forwarded-For'));
    const isRight = request.headers.get('X-WP-Nonce') === 'right';
    return isRight ? HttpResponse.json({}) : new HttpResponse(null, { status: 403 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => asked.splice(0));
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

async function look(riderAddress: string | undefined, token = 'wrong'): Promise<void> {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  const { contentClient } = await import('./content-client.server.ts');
  const preview = { token, date: '2026-11-20T06:00', cookies: '', riderAddress };
  await contentClient({ api: API, preview })
    .levels()
    .catch(() => undefined);
}

it('passes the rider’s address on to the content server in a preview', async () => {
  await look('203.0.113.7');
  expect(asked).toEqual(['203.0.113.7']);
});

it('forwards thirty wrong tokens of one address, and still those of other addresses', async () => {
  for (let tries = 0; tries < 40; tries += 1) await look('203.0.113.8');
  expect(asked).toHaveLength(30);
  await look('203.0.113.9');
  expect(asked.at(-1)).toBe('203.0.113.9');
});

it('forwards the right token however often an editor uses it', async () => {
  for (let looks = 0; looks < 40; looks += 1) await look('203.0.113.11', 'right');
  expect(asked).toHaveLength(40);
});

it('forwards ninety wrong tokens of an IPv6 /48, and thirty of a hundred concurrent ones', async () => {
  for (let n = 0; n < 100; n += 1) await look(`2001:db8:1:${(n * 257).toString(16)}::1`);
  expect(asked).toHaveLength(90);
  await Promise.all(Array.from({ length: 100 }, () => look('203.0.113.10')));
  expect(asked).toHaveLength(120);
});
