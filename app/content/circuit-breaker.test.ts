import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '#app/lib/log.server.ts';
import {
  CircuitBreaker,
  fetchFault,
  MIN_FAILED_ADDRESSES,
  submissionBreaker,
} from './circuit-breaker.server.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker({ now: () => clock.now }) };
}

function fail(breaker: CircuitBreaker, times: number): void {
  for (let n = 0; n < times; n += 1) breaker.failed('/a', 'ECONNREFUSED');
}

describe('the circuit breaker', () => {
  it('opens after five failures', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
    fail(breaker, 1);
    expect(breaker.allows()).toBe(false);
  });

  it('lets two requests a second through while open, until one succeeds', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 5);
    clock.now = 499;
    expect(breaker.allows()).toBe(false);
    clock.now = 500;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed('/a', 'ECONNREFUSED');
    expect(breaker.allows()).toBe(false);
    clock.now = 1000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('closes half a minute after the last failure, and opens again at the next one', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 5);
    clock.now = 30_499;
    expect(breaker.isOpen).toBe(true);
    clock.now = 30_500;
    expect(breaker.isOpen).toBe(false);
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
    fail(breaker, 1);
    expect([breaker.isOpen, breaker.allows()]).toEqual([true, false]);
  });

  it.each([
    [200, false],
    [304, false],
    [404, false],
    [429, false],
    [500, false],
    [502, true],
    [503, true],
    [504, true],
  ])('opens after five answers of status %i: %s', (status, open) => {
    const { breaker } = breakerAt();
    for (let n = 0; n < 5; n += 1) breaker.answered('/a', status);
    expect(breaker.isOpen).toBe(open);
  });

  it('stays closed if requests succeed between failures', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    breaker.answered('/a', 200);
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
  });
});

describe('the circuit breaker of a server with many URLs', () => {
  const several = (probe?: () => Promise<boolean>) => {
    const clock = { now: 0 };
    const breaker = new CircuitBreaker({
      addresses: MIN_FAILED_ADDRESSES,
      now: () => clock.now,
      ...(probe ? { probe } : {}),
    });
    return { clock, breaker };
  };

  it('stays closed while one URL alone fails', () => {
    const { breaker } = several();
    for (const address of ['/a', '/b', '/c']) breaker.failed(address, 'ECONNREFUSED');
    breaker.answered('/d', 200);
    for (let n = 0; n < 100; n += 1) breaker.failed('/start', 'ECONNREFUSED');
    expect(breaker.allows()).toBe(true);
  });

  it('opens once several URLs fail and none succeeds between', () => {
    const { breaker } = several();
    for (const address of ['/a', '/b', '/a', '/b']) breaker.failed(address, 'ECONNREFUSED');
    expect(breaker.isOpen).toBe(false);
    breaker.failed('/c', 'ECONNREFUSED');
    expect(breaker.isOpen).toBe(true);
    breaker.answered('/d', 200);
    expect(breaker.isOpen).toBe(false);
  });

  it('lets a probe and a rider’s request through by turns while open', async () => {
    const answers = [() => Promise.reject(new TypeError('fetch failed')), async () => true];
    const { breaker, clock } = several(async () => (await answers.shift()?.()) ?? true);
    for (const address of ['/a', '/b', '/c', '/a', '/b']) breaker.failed(address, 'ECONNREFUSED');
    clock.now = 500;
    expect(breaker.allows()).toBe(false);
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(breaker.isOpen).toBe(true);
    clock.now = 1000;
    expect(breaker.allows()).toBe(true);
    breaker.failed('/a', 'ECONNREFUSED');
    clock.now = 1500;
    expect(breaker.allows()).toBe(false);
    await new Promise(setImmediate);
    expect(breaker.isOpen).toBe(false);
  });
});

it.each<[error: Error, fault: string]>([
  [new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', message: 'connect' } }), 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: new Error('redirect count exceeded') }), 'redirect count exceeded'],
  [new DOMException('The body does not end.', 'TimeoutError'), 'TimeoutError: The body does not end.'],
  [new RangeError('out of range'), 'RangeError: out of range'],
  [new Error('answer too large'), 'answer too large'],
])('of %o the log says %s', (error, fault) => {
  expect(fetchFault(error)).toBe(fault);
});

describe('an outage', () => {
  let lines: unknown[] = [];
  beforeEach(() => {
    lines = [];
    for (const level of ['warn', 'info'] as const)
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is logged when the breaker opens, with its cause, and when a call is answered again', () => {
    const server = 'http://content.test deal';
    const breaker = submissionBreaker('http://content.test/api/deal/v1/redeem', 'deal');
    const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    for (let n = 0; n < 20; n += 1) breaker.failed('deal', fetchFault(refused));
    // A probe was answered, by a proxy perhaps.
    breaker.succeeded();
    for (let n = 0; n < 20; n += 1) breaker.failed('deal', 'TimeoutError');
    expect(lines).toEqual([[{ server, fault: 'ECONNREFUSED' }, 'content server is away']]);
    breaker.answered('deal', 200);
    breaker.answered('deal', 200);
    expect(lines.slice(1)).toEqual([[{ server }, 'content server answers again']]);
  });
});
