import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

it.each([
  ['30', 30],
  ['0', 0],
  [new Date(Date.now() + 59_500).toUTCString(), 59],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['1000000', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads %s as %s', (header, seconds) => {
  const told = retryAfterSeconds(header);
  if (seconds !== 59) expect(told).toBe(seconds);
  // The header has no milliseconds.
  else expect([58, 59, 60]).toContain(told);
});
