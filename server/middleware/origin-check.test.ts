import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { addressCheck } from './address-check.ts';
import { apiOriginCheck, originCheck } from './origin-check.ts';

/** The response to a post to a host with PUBLIC_URL stadt.example, with or without a trusted proxy. */
async function refusalOf(
  headers: Record<string, string>,
  trustProxy: string | boolean = false,
  path = '/?sent=ours',
  publicUrl?: string,
) {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use(addressCheck());
  app.use(originCheck({ knownHosts: ['stadt.example'], publicUrl, formToken: 'ours' }));
  app.use((incoming, response) => {
    response.json({ refusal: response.locals.refusal ?? null, origin: incoming.get('Origin') ?? null });
  });
  const { port } = await serverForTest(app);
  const call = request({ port, path, host: '127.0.0.1', method: 'POST', headers, agent: false }).end();
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
      'with Origin null from another site',
      { Host: INNER, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      false,
      403,
    ],
    ['without Origin from elsewhere', { Host: INNER, 'Sec-Fetch-Site': 'cross-site' }, false, 403],
    ['without Origin from a sibling site', { Host: INNER, 'Sec-Fetch-Site': 'same-site' }, false, 403],
    [
      'with an Origin that ends in one of ours',
      { Host: INNER, Origin: 'https://altstadt.example' },
      false,
      403,
    ],
    ['with our own Origin', { Host: 'tram.example', Origin: OUTER }, false, null],
    ['with an Origin from the settings', { Host: INNER, Origin: 'https://stadt.example' }, false, null],
    ['with a foreign Origin', { Host: INNER, Origin: EVIL }, false, 403],
    ['with an invalid Origin', { Host: INNER, Origin: 'nonsense' }, false, 403],
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

  it.each<[string, Record<string, string>, string, number | null]>([
    ['without Origin and token', { Host: INNER }, '/', 403],
    ['with Origin null, without token', { Host: INNER, Origin: 'null' }, '/', 403],
    ['without Origin, with a guessed token', { Host: INNER }, '/?sent=1', 403],
    ['without Origin, with two tokens', { Host: INNER }, '/?sent=ours&sent=x', 403],
    ['with a foreign Origin and our token', { Host: INNER, Origin: EVIL }, '/?sent=ours', 403],
    ['with our own Origin, without token', { Host: 'tram.example', Origin: OUTER }, '/', null],
  ])('%s', async (_, headers, path, refusal) => {
    expect((await refusalOf(headers, false, path)).refusal).toBe(refusal);
  });

  const own = { Origin: 'https://stadt.example' };
  it.each<[string, Record<string, string>, string, number | null]>([
    ['with our token, Origin null', { Origin: 'null' }, '/einwilligung', 403],
    ['with our token, without Origin', {}, '/einwilligung', 403],
    ['with our token, in another spelling', { Origin: 'null' }, '/%45INWILLIGUNG//', 403],
    ['with our token, from a foreign page', { Origin: 'null', Referer: EVIL }, '/einwilligung', 403],
    [
      'with our token, from a page of ours',
      { Referer: 'https://stadt.example/linie' },
      '/einwilligung',
      null,
    ],
    ['with our own Origin', own, '/einwilligung', null],
    ['with Sec-Fetch-Site', { ...own, 'Sec-Fetch-Site': 'same-origin' }, '/einwilligung', null],
  ])('with a decision about consent, %s', async (_, headers, path, refusal) => {
    const all = { Host: 'stadt.example', ...headers };
    expect((await refusalOf(all, false, `${path}?sent=ours`)).refusal).toBe(refusal);
  });

  it('with a form of an entry still passes with our token and Origin null', async () => {
    const headers = { Host: 'stadt.example', Origin: 'null' };
    expect((await refusalOf(headers, false, '/beitrag/1-einwilligung?sent=ours')).refusal).toBe(null);
  });

  it('with only a Referer of ours, without token, is refused', async () => {
    const headers = { Host: 'stadt.example', Referer: 'https://stadt.example/linie' };
    expect((await refusalOf(headers, false, '/einwilligung')).refusal).toBe(403);
  });

  it.each<[string, Record<string, string>, string, number | null]>([
    [
      'to a foreign host name that resolves to our server',
      { Host: 'evil.example', Origin: EVIL },
      '/?sent=ours',
      403,
    ],
    [
      'to a foreign host name that resolves to our server, same-origin',
      { Host: 'evil.example', Origin: EVIL, 'Sec-Fetch-Site': 'same-origin' },
      '/?sent=ours',
      403,
    ],
    [
      'to a foreign host name that resolves to our server, same-origin with Origin null',
      { Host: 'evil.example', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      '/',
      403,
    ],
    ['to our own host name', { Host: 'stadt.example', Origin: 'https://stadt.example' }, '/', null],
    [
      'to our own host name, with Origin null',
      { Host: 'stadt.example', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      '/',
      null,
    ],
    ['to an internal host name, from our page', { Host: INNER, Origin: 'https://stadt.example' }, '/', null],
    [
      'to an internal host name, from a page of it that hides its name, with our token',
      { Host: INNER, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      '/?sent=ours',
      null,
    ],
    ['to an internal host name, with only our token', { Host: INNER }, '/?sent=ours', null],
  ])('where PUBLIC_URL is set, %s', async (_, headers, path, refusal) => {
    expect((await refusalOf(headers, false, path, 'https://stadt.example')).refusal).toBe(refusal);
  });
});

describe('a post to the API', () => {
  const STADT = 'https://stadt.example';
  const SAME = { 'Sec-Fetch-Site': 'same-origin' };
  it.each<[string, Record<string, string>, number, string?]>([
    ['of a server', {}, 200],
    ['of a page of ours', { Origin: 'http://tram.example' }, 200],
    ['of a page of ours that hides its name', SAME, 200],
    ['of a foreign page', { Origin: EVIL }, 403],
    ['of a foreign page that hides its name', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of a server, where PUBLIC_URL is set', {}, 200, STADT],
    [
      'of a page of ours, where PUBLIC_URL is set',
      { Host: 'stadt.example', Origin: STADT, ...SAME },
      200,
      STADT,
    ],
    [
      'of a page of another name, where PUBLIC_URL is set',
      { Origin: 'http://tram.example', ...SAME },
      403,
      STADT,
    ],
    ['of one that hides its name, where PUBLIC_URL is set', { Origin: 'null', ...SAME }, 403, STADT],
  ])('%s', async (_, headers, status, publicUrl) => {
    const app = express();
    const own = { knownHosts: publicUrl ? ['stadt.example'] : [], publicUrl };
    app.use(addressCheck(), apiOriginCheck(own), (_request, response) => response.json({ state: 'success' }));
    const { port } = await serverForTest(app);
    const all = { Host: 'tram.example', ...headers };
    const call = request({ port, host: '127.0.0.1', method: 'POST', headers: all, agent: false }).end();
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(status);
  });
});
