import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** The other tests' line breaks as lines do. */

let echo: Server;
let proxy: TcpProxy;
const arrived: string[] = [];

beforeEach(async () => {
  arrived.length = 0;
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      arrived.push(String(piece));
      socket.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await TcpProxy.to(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

async function opened(): Promise<Socket> {
  const { port, hostname } = new URL(proxy.through('http://localhost'));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function said(socket: Socket, words: string): Promise<string> {
  socket.write(words);
  const [piece] = await once(socket, 'data');
  return String(piece);
}

it('half-open it accepts and stands, and nothing comes, until it is mended', async () => {
  const before = await opened();
  expect(await said(before, 'a')).toBe('a');
  proxy.halfOpen();
  const during = await opened();
  const heard: string[] = [];
  for (const socket of [before, during]) {
    for (const event of ['data', 'end', 'close']) socket.on(event, () => heard.push(event));
    socket.write('b');
  }
  // A connection of its own comes and goes meanwhile.
  const other = await opened();
  await once(other.end(), 'finish');
  expect([arrived, heard]).toEqual([['a'], []]);
  const broken = Promise.all([before, during].map((socket) => once(socket, 'close')));
  proxy.mend();
  await broken;
  expect(await said(await opened(), 'c')).toBe('c');
  expect(heard).not.toContain('data');
  expect(arrived).toEqual(['a', 'c']);
});

it('cut it breaks what is on it and accepts nobody', async () => {
  const before = await opened();
  const closed = once(before, 'close');
  proxy.cut();
  await closed;
  const during = await opened();
  await once(during, 'close');
  proxy.mend();
  expect(await said(await opened(), 'd')).toBe('d');
});
