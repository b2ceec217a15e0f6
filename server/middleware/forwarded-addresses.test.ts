import express from 'express';
import { expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { bareForwardedAddresses } from './forwarded-addresses.ts';

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
  const { origin } = await serverForTest(app);
  const answer = await fetch(origin, { headers: { 'X-Forwarded-For': forwarded } });
  expect(await answer.text()).toBe(rider);
});
