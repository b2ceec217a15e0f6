import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';

const SECRET = 'only this process knows it';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

async function headersSentTo(api: string, contentApi: string, shared = ''): Promise<Headers> {
  vi.resetModules();
  vi.stubEnv('CONTENT_API_SECRET', shared);
  vi.stubEnv('CONTENT_API_URL', contentApi);
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  const { submissionClient } = await import('./submission-client.server.ts');
  const seen: Headers[] = [];
  server.use(
    http.post(`${api}/voucher/v1/info`, ({ request }) => {
      seen.push(request.headers);
      return HttpResponse.json({ state: 'error', errormessage: 'WRONG PASSWORD' });
    }),
  );
  const context = { riderAddress: '203.0.113.7', internalCall: SECRET };
  await submissionClient({ api, context }).voucherInfo({});
  const [headers] = seen;
  if (!headers) throw new Error('Nothing was sent.');
  return headers;
}

const EMBEDDED = 'http://127.0.0.1:3000/api';

describe('the proof that a call is the web app’s', () => {
  it('goes to the content service in this process', async () => {
    const headers = await headersSentTo(EMBEDDED, '');
    expect(headers.get(INTERNAL_CALL)).toBe(SECRET);
    expect(headers.get('X-Forwarded-For')).toBe('203.0.113.7');
  });

  it('is CONTENT_API_SECRET for a content service in another process, and only there', async () => {
    const [api, vehicle] = ['http://content.test/api', 'http://localhost:8080/api'];
    const shared = 'the-same-in-both-programs';
    expect((await headersSentTo(api, api, shared)).get(INTERNAL_CALL)).toBe(shared);
    expect((await headersSentTo(vehicle, api, shared)).get(INTERNAL_CALL)).toBeNull();
    expect((await headersSentTo(EMBEDDED, '', shared)).get(INTERNAL_CALL)).toBe(SECRET);
  });

  it.each([
    ['another content server', 'http://content.test/api', 'http://content.test/api'],
    ['another content server at the same address', EMBEDDED, EMBEDDED],
    ['an app server in the vehicle', 'http://localhost:8080/api', ''],
  ])('never goes to %s', async (_, api, contentApi) => {
    const headers = await headersSentTo(api, contentApi);
    expect(headers.get(INTERNAL_CALL)).toBeNull();
    expect(headers.get('X-Forwarded-For')).toBe('203.0.113.7');
  });
});
