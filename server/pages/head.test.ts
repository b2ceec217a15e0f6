import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Head } from './head.ts';

const COMMON = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['ETag', 'W/"a"'],
] as const;

const server = createServer();
afterEach(() => server.removeAllListeners('request').close());

/** The raw responses to these requests, pipelined on one connection. */
async function onTheLine(listener: RequestListener, ...requests: string[]): Promise<string> {
  server.on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  line.write(requests.map((request) => `${request}\r\nHost: kachel.test\r\n`).join('\r\n'));
  line.write('Connection: close\r\n\r\n');
  let text = '';
  for await (const piece of line) text += piece;
  return text.replace(/Date: .*\r\n/g, '');
}

it('a response has its own headers first, then those of the cached page', async () => {
  const head = new Head(COMMON);
  const text = await onTheLine((_, response) => {
    head.write(response, 200, ['Content-Length', '5', 'Set-Cookie', 'lang=en', 'Set-Cookie', 'dark=on']);
    response.end('Hallo');
  }, 'GET / HTTP/1.1');
  expect(text.split('\r\n')).toEqual([
    'HTTP/1.1 200 OK',
    'Content-Length: 5',
    'Set-Cookie: lang=en',
    'Set-Cookie: dark=on',
    'Content-Type: text/html; charset=utf-8',
    'ETag: W/"a"',
    'Connection: close',
    '',
    'Hallo',
  ]);
});

it('pipelined responses keep their order and boundaries', async () => {
  const head = new Head(COMMON);
  const text = await onTheLine(
    (request, response) => {
      if (request.url === '/304') head.write(response, 304, ['X-Request-Id', 'one']);
      else head.write(response, 200, ['Content-Length', '5']);
      response.end(request.url === '/304' || request.method === 'HEAD' ? undefined : 'Hallo');
    },
    'GET /304 HTTP/1.1',
    'HEAD / HTTP/1.1',
    'GET / HTTP/1.1',
  );
  const answers = text.split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(['304 Not Modified', '200 OK', '200 OK']);
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual(['', '', 'Hallo']);
  expect(text).not.toContain('chunked');
});

it.each([
  ['X-Title', 'Linie\r\nSet-Cookie: a=b'],
  ['X Title', 'Linie'],
  ['X-Title', 'Straße \u2013 Bahn'],
])('a header that Node would not send is none here: %j %j', (name, value) => {
  expect(() => new Head([[name, value]])).toThrow();
});
