import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.server.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker(() => clock.now) };
}

function fail(breaker: CircuitBreaker, times: number): void {
  for (let n = 0; n < times; n += 1) breaker.failed();
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
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    clock.now = 1000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
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
    for (let n = 0; n < 5; n += 1) breaker.answered(status);
    expect(breaker.isOpen).toBe(open);
  });

  it('is not one that answers in between', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    breaker.answered(200);
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
  });
});
