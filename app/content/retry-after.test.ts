import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T06:00:00.400Z') }));
afterAll(() => void vi.useRealTimers());

it.each([
  ['30', 30],
  ['0', 0],
  ['Fri, 20 Nov 2026 06:01:00 GMT', 60],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['1000000', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads %s as %s', (header, seconds) => {
  expect(retryAfterSeconds(header)).toBe(seconds);
});
