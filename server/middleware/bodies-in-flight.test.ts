import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { limitBodiesInFlight } from './bodies-in-flight.ts';

let server: Server;
let port: number;
const sockets: Socket[] = [];
let answerLate: () => void;

beforeEach(async () => {
  const app = express();
  app.set('trust proxy', true);
  app.use(limitBodiesInFlight({ many: 3, few: 1, most: 5 }));
  app.use((request, response) => {
    if (request.path === '/unread') return void setTimeout(() => response.send('unread'), 50);
    if (request.path === '/late') answerLate = () => response.setHeader('X-Late', '1').end('late');
    else if (request.path === '/begun') response.write('begun');
    else if (request.path === '/at-once') response.send('whole');
    else request.resume().once('end', () => response.send('whole'));
  });
  ({ server, port } = await serverForTest(app));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a post with an incomplete body; `answer` resolves to the status of the response. */
async function begin(address: string, path = '/'): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const answer = once(socket.setEncoding('utf8'), 'data').then(([text]) => String(text).slice(9, 12));
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 9\r\n\r\n`;
  const asked = once(server, 'request');
  socket.write(`${head}abc`);
  await asked;
  return { socket, answer };
}

it('aborts the oldest body of the address with the most bodies with 408, and accepts all others', async () => {
  const rider = await begin('198.51.100.7');
  const [first, second] = [await begin('203.0.113.1'), await begin('203.0.113.1')];
  const form = await begin('192.0.2.9');
  expect(await first.answer).toBe('408');
  for (const { socket, answer } of [rider, second, form]) {
    socket.write('defghi');
    expect(await answer).toBe('200');
  }
});

it('aborts no body of many networks with few each, until there are too many for the process', async () => {
  const riders = [];
  for (let n = 1; n <= 5; n += 1) riders.push(await begin(`203.0.113.${n}`));
  const [first, second, ...others] = [...riders, await begin('203.0.113.6')];
  expect(await first?.answer).toBe('408');
  for (const rider of [second, ...others]) {
    rider?.socket.write('defghi');
    expect(await rider?.answer).toBe('200');
  }
});

it('doesn’t abort a body that has arrived but was not read yet', async () => {
  const asked = Array.from({ length: 20 }, () =>
    fetch(`http://127.0.0.1:${port}/unread`, { method: 'POST', body: 'abc' }),
  );
  for (const answer of await Promise.all(asked)) expect(await answer.text()).toBe('unread');
});

it('doesn’t count a body that has arrived', async () => {
  for (let n = 0; n < 10; n += 1) {
    const { socket, answer } = await begin('203.0.113.1');
    socket.write('defghi');
    expect(await answer).toBe('200');
  }
});

it('a handler that responds to an aborted request later gets no exception', async () => {
  const first = await begin('203.0.113.1', '/late');
  for (let n = 0; n < 3; n += 1) await begin('203.0.113.1');
  expect(await first.answer).toBe('408');
  expect(answerLate).not.toThrow();
});

it('writes no 408 into a response that has begun', async () => {
  const { socket } = await begin('203.0.113.1', '/begun');
  const told = text(socket).catch(() => 'cut off');
  for (let n = 0; n < 3; n += 1) await begin('203.0.113.1');
  expect(await told).not.toContain('408');
});

it('leaves nothing on a kept-alive connection whose requests were answered before their bodies', async () => {
  const opened = once(server, 'connection');
  const { socket, answer } = await begin('203.0.113.1', '/at-once');
  const [connection] = (await opened) as [Socket];
  await answer;
  const listeners: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const asked = once(server, 'request');
    socket.write('defghiPOST /at-once HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc');
    await asked;
    await once(socket, 'data');
    listeners.push(connection.listenerCount('close'));
  }
  expect(listeners.at(-1)).toBe(listeners[0]);
});

it('doesn’t count an incomplete body whose request was answered and whose client has disconnected', async () => {
  for (let n = 1; n <= 3; n += 1) {
    const { socket, answer } = await begin(`203.0.113.${n}`, '/at-once');
    expect(await answer).toBe('200');
    socket.destroy();
    await once(socket, 'close');
  }
  const forms = [await begin('198.51.100.7'), await begin('198.51.100.7')];
  for (const { socket, answer } of forms) {
    socket.write('defghi');
    expect(await answer).toBe('200');
  }
});
