import express from 'express';
import { expect, it } from 'vitest';
import type { CacheHints, HostedVisit, PageVariant, RawRequest } from '#app/config/hosted-app.ts';
import { testServer } from '#tests/support/test-server.ts';
import { addressCheck } from '../middleware/address-check.ts';
import { visitsBy } from '../middleware/visits.ts';
import { refusalPages } from './refusal-pages.ts';

let made: string[] = [];

function visitOf({ target, acceptLanguage = 'de' }: RawRequest): HostedVisit {
  const shared: HostedVisit = {
    origin: 'http://x',
    path: `/refused?${acceptLanguage}`,
    screen: null,
    cookies: {},
    cache: null,
  };
  const cache: PageVariant = {
    key: acceptLanguage,
    vary: 'Accept-Encoding, Accept-Language',
    setCookies: target.includes('lang') ? ['lang=en'] : [],
    isPrivate: false,
    forEveryone: () => shared,
    withCookies: () => cache,
  };
  return { ...shared, cache: target.includes('own') ? null : cache };
}

async function render({ origin, path }: HostedVisit, _hints: CacheHints, refusal: number): Promise<Response> {
  made.push(`${refusal} ${origin}${path}`);
  if (refusal === 405) throw new Error('no page');
  return new Response(`refused: ${refusal}`, { status: refusal, headers: { 'Set-Cookie': 'rider=1' } });
}

const app = express();
app.use((request, response, next) => {
  response.locals.refusal = Number(request.get('X-Refusal')) || undefined;
  response.locals.requestId = 'request-1';
  next();
});
app.use(
  addressCheck(),
  refusalPages(render, visitsBy(visitOf)),
  (_request, response) => void response.send('not from memory'),
);
const server = testServer(app);

const ask = (refusal: number, path = '/refused', headers = {}) =>
  fetch(server.origin + path, {
    headers: { 'X-Refusal': String(refusal), 'Accept-Language': 'de', ...headers },
  });

it('refusal pages are rendered once per variant', async () => {
  made = [];
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(403)));
  for (const answer of answers) {
    expect([answer.status, await answer.text()]).toEqual([403, 'refused: 403']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  }
  expect((await ask(413)).status).toBe(413);
  await ask(403, '/refused', { 'Accept-Language': 'en' });
  expect(made).toEqual(['403 http://x/refused?de', '413 http://x/refused?de', '403 http://x/refused?en']);
});

it('refusal pages are compressed by Accept-Encoding, with Vary', async () => {
  const { headers } = await ask(403, '/refused', { 'Accept-Encoding': 'gzip' });
  expect(headers.get('Content-Encoding')).toBe('gzip');
  expect(headers.get('Vary')?.split(', ')).toContain('Accept-Encoding');
  expect(headers.get('Cache-Control')).toBe('no-cache');
});

it('refusal pages set the cookies that the address asks for', async () => {
  expect((await ask(403, '/refused?lang=en')).headers.get('Set-Cookie')).toBe('lang=en');
});

it.each([
  ['nothing is refused', 0, '/beitrag/1'],
  ['the page would be one rider’s own', 403, '/refused?own=1'],
])('are not sent where %s', async (_, refusal, path) => {
  expect(await (await ask(refusal, path)).text()).toBe('not from memory');
});

it('refusal pages that can’t be rendered are left to the next handler and tried again', async () => {
  made = [];
  for (let n = 0; n < 2; n += 1) expect(await (await ask(405)).text()).toBe('not from memory');
  expect(made).toHaveLength(2);
});
