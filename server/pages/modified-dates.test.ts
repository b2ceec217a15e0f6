import { expect, it } from 'vitest';
import { ModifiedDates } from './modified-dates.ts';

const NOW = Date.parse('2026-11-20T06:00:00.400Z');

it('gives no two makings of a path the same second', () => {
  const dates = new ModifiedDates();
  expect(dates.next('/', NOW)).toBe('Fri, 20 Nov 2026 06:00:00 GMT');
  expect(dates.next('/', NOW)).toBe('Fri, 20 Nov 2026 05:59:59 GMT');
  expect(dates.next('/', NOW + 1000)).toBe('Fri, 20 Nov 2026 06:00:01 GMT');
  expect(dates.next('/linie', NOW)).toBe('Fri, 20 Nov 2026 06:00:00 GMT');
});

it('gives none rather than one twice', () => {
  const dates = new ModifiedDates();
  const given = Array.from({ length: 121 }, () => dates.next('/', NOW));
  expect(new Set(given).size).toBe(121);
  expect(given.at(-1)).toBeNull();
  expect(dates.next('/', NOW + 60_000)).not.toBeNull();
});
