import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { bareForwardedAddresses } from './forwarded-addresses.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

it.each([
  [1, '203.0.113.7:51234', '203.0.113.7'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, 'unknown', 'unknown'],
  [2, '198.51.100.9, 203.0.113.7:51234,10.0.0.5:4711', '203.0.113.7'],
  ['loopback, 10.0.0.0/8', '198.51.100.9, 203.0.113.7:51234, 10.0.0.5:4711', '203.0.113.7'],
  ['loopback', '203.0.113.7:51234, 10.0.0.5:4711', '10.0.0.5'],
])('with TRUST_PROXY=%s the rider of X-Forwarded-For: %s is %s', async (trust, forwarded, rider) => {
  const app = express().set('trust proxy', trust);
  app.use(bareForwardedAddresses, (request, response) => response.send(request.ip));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'X-Forwarded-For': forwarded } });
  expect(await answer.text()).toBe(rider);
});
