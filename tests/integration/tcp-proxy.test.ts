import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** The proxy with which other tests cut connections and lose segments. */

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

it('cut it breaks what is on it and accepts nobody', async () => {
  const before = await opened();
  const closed = once(before, 'close');
  proxy.cut();
  await closed;
  const during = await opened();
  await once(during, 'close');
  proxy.restore();
  expect(await said(await opened(), 'd')).toBe('d');
});

it('lossy it delays what is lost and all behind it, and brings everything in order', async () => {
  const text = 'x'.repeat(100_000);
  const socket = await opened();
  const begin = performance.now();
  proxy.lose(1);
  socket.write(text);
  let length = 0;
  while (length < text.length) length += (await once(socket, 'data'))[0].length;
  expect(arrived.join('')).toBe(text);
  expect(proxy.retransmitted).toBeGreaterThanOrEqual(2);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(400);
  const before = proxy.retransmitted;
  proxy.restore();
  expect(await said(socket, 'e')).toBe('e');
  expect(proxy.retransmitted).toBe(before);
});

it('lossy with the same seed it loses the same ones', async () => {
  const socket = await opened();
  const lost = async () => {
    // With this seed two of twelve segments are lost, which takes 758 ms.
    proxy.lose(0.1, 260);
    const each: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const before = proxy.retransmitted;
      await said(socket, 'f');
      each.push(proxy.retransmitted - before);
    }
    return each;
  };
  const first = await lost();
  expect(first).toContain(1);
  expect(first).toContain(0);
  expect(await lost()).toEqual(first);
});
