import express, { type Request, type Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { createLog } from '../kernel/logger.ts';
import { internalCalls } from './internal-calls.ts';

const RIDER = { 'X-Forwarded-For': '203.0.113.7' };

describe('the client address of an API call', () => {
  const log = createLog('silent');
  const { secret, authenticate } = internalCalls(undefined, log);
  async function addressSeen(trust: boolean | string, headers: Record<string, string>): Promise<string> {
    const app = express();
    app.set('trust proxy', trust);
    app.use('/api', authenticate, (request, response) => response.send(request.ip));
    const { origin } = await serverForTest(app);
    return (await fetch(`${origin}/api`, { headers })).text();
  }

  it.each([false, '10.0.0.0/8', 'loopback', true])(
    'is the X-Forwarded-For of our web app’s internal calls, with TRUST_PROXY=%s',
    async (trust) => {
      expect(await addressSeen(trust, { ...RIDER, [INTERNAL_CALL]: secret })).toBe('203.0.113.7');
    },
  );

  it.each([
    ['no secret', {}],
    ['an empty one', { [INTERNAL_CALL]: '' }],
    ['a guessed one', { [INTERNAL_CALL]: 'x'.repeat(secret.length) }],
    ['that of another process', { [INTERNAL_CALL]: internalCalls().secret }],
  ])('isn’t the X-Forwarded-For of a caller with %s', async (_, headers) => {
    expect(await addressSeen(false, { ...RIDER, ...headers })).toBe('127.0.0.1');
  });

  it('is a rider’s where the call is an internal one, which is told to the limits of other callers', () => {
    const isInternal = (given: string) => {
      const request = { get: (name: string) => (name === INTERNAL_CALL ? given : undefined) };
      const response = { locals: {} } as Response;
      authenticate(request as unknown as Request, response, () => undefined);
      return response.locals.internalCall === true;
    };
    expect([secret, 'guessed', ''].map(isInternal)).toEqual([true, false, false]);
  });

  it('with another secret is logged once, one without any isn’t', async () => {
    const own = internalCalls('the secret of this test', log).authenticate;
    const warned = vi.spyOn(log, 'warn');
    const call = (given: string) => {
      const request = { get: (name: string) => (name === INTERNAL_CALL ? given : undefined) };
      own(request as unknown as Request, { locals: {} } as Response, () => undefined);
    };
    for (const given of ['', 'the secret of this test']) call(given);
    expect(warned).not.toHaveBeenCalled();
    for (const given of ['mistyped', 'mistyped']) call(given);
    expect(warned).toHaveBeenCalledOnce();
    expect(warned).not.toHaveBeenCalledWith(expect.stringContaining('mistyped'));
  });

  it('is the first X-Forwarded-For if a proxy between two processes has added the web app’s', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7, 10.0.0.5', [INTERNAL_CALL]: secret };
    expect(await addressSeen(false, headers)).toBe('203.0.113.7');
  });

  it('is the connection’s address if an internal call has no X-Forwarded-For', async () => {
    expect(await addressSeen(false, { [INTERNAL_CALL]: secret })).toBe('127.0.0.1');
  });
});
