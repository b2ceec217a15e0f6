import { connect } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { HostedVisit } from '#app/config/hosted-app.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { addressCheck } from './address-check.ts';
import { requestedOriginOf } from './requested-origin.ts';

/** The response to a raw request with this request line and these headers. */
async function told(
  line: string,
  headers: string[],
  trustProxy: string | boolean,
  attachedVisit?: HostedVisit,
) {
  const app = express();
  if (attachedVisit) {
    app.use((request, _response, next) => {
      request.visit = attachedVisit;
      next();
    });
  }
  app.set('trust proxy', trustProxy);
  app.use(addressCheck());
  app.use((_request, response) => {
    response.json({ refusal: response.locals.refusal ?? null, origin: requestedOriginOf(response) });
  });
  const { port } = await serverForTest(app);
  const socket = connect(port, '127.0.0.1');
  socket.end(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const piece of socket.setEncoding('utf8')) answer += piece;
  const body = answer.slice(answer.indexOf('\r\n\r\n')).trim();
  return JSON.parse(body) as { refusal: number | null; origin: string };
}

describe('a host', () => {
  it.each<[string, string[], number | null]>([
    ['a name', ['Host: tram.example'], null],
    ['a name and a port', ['Host: tram.example:3000'], null],
    ['an address', ['Host: [::1]:3000'], null],
    ['nothing', ['Host:'], null],
    ['two words', ['Host: a b'], 400],
    ['no such port', ['Host: x:99999'], 400],
    ['a path', ['Host: x/y'], 400],
    ['a rider', ['Host: me@x'], 400],
    ['a number that no host has', ['Host: 999999999999'], 400],
    ['a part that no address has', ['Host: 1.2.3.999'], 400],
    ['forwarded', ['Host: inner:3000', 'X-Forwarded-Host: tram.example, inner'], null],
    ['forwarded, nothing', ['Host: inner:3000', 'X-Forwarded-Host:'], null],
    ['forwarded, no such port', ['Host: inner', 'X-Forwarded-Host: x:99999'], 400],
    ['forwarded, two words', ['Host: inner', 'X-Forwarded-Host: a b'], 400],
    ['by https', ['Host: x', 'X-Forwarded-Proto: https,http'], null],
    ['by another way', ['Host: x', 'X-Forwarded-Proto: javascript'], 400],
    ['by two words', ['Host: x', 'X-Forwarded-Proto: java script'], 400],
  ])('that is %s', async (_, headers, refusal) => {
    const answer = await told('GET / HTTP/1.1', headers, true);
    expect(answer.refusal).toBe(refusal);
    expect(URL.canParse(answer.origin)).toBe(true);
  });

  it('that an untrusted proxy forwards is ignored', async () => {
    const headers = ['Host: tram.example', 'X-Forwarded-Host: x:99999'];
    expect(await told('GET / HTTP/1.1', headers, false)).toEqual({
      refusal: null,
      origin: 'http://tram.example',
    });
  });

  it.each([
    ['a port', ['Host: tram.example:3000'], 'http://tram.example:3000'],
    ['a port of IPv6', ['Host: [::1]:4571'], 'http://[::1]:4571'],
    [
      'what the outermost proxy tells',
      ['Host: inner:3000', 'X-Forwarded-Host: Tram.example:8443, mid:90', 'X-Forwarded-Proto: https, http'],
      'https://tram.example:8443',
    ],
    ['no inner port', ['Host: inner:3000', 'X-Forwarded-Host: tram.example'], 'http://tram.example'],
  ])('is handed on with %s', async (_, headers, origin) => {
    expect((await told('GET / HTTP/1.1', headers, true)).origin).toBe(origin);
  });

  it('was parsed already is not parsed again', async () => {
    const visit = { origin: 'https://tram.example', path: '/', screen: null, cookies: {}, cache: null };
    expect((await told('GET / HTTP/1.1', ['Host: inner'], true, visit)).origin).toBe(visit.origin);
  });
});

describe('an address', () => {
  it.each([
    ['/', null],
    ['/?a=..&b=%5C', null],
    ['/beitrag/101-a.b..c', null],
    ['//evil.example', null],
    ['http://evil.example/', 400],
    ['*', 400],
    ['/%5C', 400],
    ['/\\evil.example', 400],
    ['/x/../qr/1/1/CODE', 400],
    ['/x/%2e%2E/qr/1/1/CODE', 400],
    ['/.', 400],
    ['/%E0%A4%A', 400],
    ['/%0d%0aSet-Cookie:%20a=1', 400],
    ['/beitrag/%00', 400],
    ['/%E2%80%A8', 400],
    ['/impressum.data', 404],
    ['/_root.data?_routes=root', 404],
    ['/impressum?_data=root', 404],
    ['/?x?&_data=root', 404],
    ['/?a=b?c&_data', 404],
    ['/api.data', 404],
    ['/api/content/v1/archive/de/open.data?_data', null],
  ])('%s: %s', async (address, refusal) => {
    expect((await told(`GET ${address} HTTP/1.1`, ['Host: x'], true)).refusal).toBe(refusal);
  });
});
