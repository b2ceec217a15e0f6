import { describe, expect, it } from 'vitest';
import { CircuitBreaker, MIN_FAILED_ADDRESSES } from './circuit-breaker.server.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker({ now: () => clock.now }) };
}

function fail(breaker: CircuitBreaker, times: number): void {
  for (let n = 0; n < times; n += 1) breaker.failed('/a');
}

describe('a server that is away', () => {
  it('is asked by the first few, and then by nobody', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
    fail(breaker, 1);
    expect(breaker.allows()).toBe(false);
  });

  it('is looked for by two calls a second, until one is answered', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 5);
    clock.now = 499;
    expect(breaker.allows()).toBe(false);
    clock.now = 500;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed('/a');
    expect(breaker.allows()).toBe(false);
    clock.now = 1000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('counts as away no longer than half a minute after the last call that failed', () => {
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
  ])('five answers of status %i mean that: %s', (status, open) => {
    const { breaker } = breakerAt();
    for (let n = 0; n < 5; n += 1) breaker.answered('/a', status);
    expect(breaker.isOpen).toBe(open);
  });

  it('stays in use when it answers between failures', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    breaker.answered('/a', 200);
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
  });
});

describe('a server of many addresses', () => {
  const several = (probe?: () => Promise<boolean>) => {
    const clock = { now: 0 };
    const breaker = new CircuitBreaker({
      addresses: MIN_FAILED_ADDRESSES,
      now: () => clock.now,
      ...(probe ? { probe } : {}),
    });
    return { clock, breaker };
  };

  it('is not away because one of them is broken', () => {
    const { breaker } = several();
    for (let n = 0; n < 100; n += 1) breaker.failed('/start');
    expect(breaker.allows()).toBe(true);
  });

  it('is away where several fail and none is answered between', () => {
    const { breaker } = several();
    for (const address of ['/a', '/b', '/a', '/b']) breaker.failed(address);
    expect(breaker.isOpen).toBe(false);
    breaker.failed('/c');
    expect(breaker.isOpen).toBe(true);
    breaker.answered('/d', 200);
    expect(breaker.isOpen).toBe(false);
  });

  it('gets a neutral probe and a rider’s call by turns while the breaker is open', async () => {
    const answers = [false, true];
    const { breaker, clock } = several(async () => answers.shift() ?? true);
    for (const address of ['/a', '/b', '/c', '/a', '/b']) breaker.failed(address);
    clock.now = 500;
    expect(breaker.allows()).toBe(false);
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(breaker.isOpen).toBe(true);
    clock.now = 1000;
    expect(breaker.allows()).toBe(true);
    breaker.failed('/a');
    clock.now = 1500;
    expect(breaker.allows()).toBe(false);
    await new Promise(setImmediate);
    expect(breaker.isOpen).toBe(false);
  });
});
