import { expect, it } from 'vitest';
import { dateAndTime } from './dates.ts';

it.each([
  ['de', '05.04.2026, 15:05'],
  ['en', '5\u00a0Apr\u00a02026, 15:05'],
] as const)('a date and time in %s is read in one way only', (language, written) => {
  expect(dateAndTime(Date.parse('2026-04-05T13:05:00Z'), language, 'Europe/Berlin')).toBe(written);
});
