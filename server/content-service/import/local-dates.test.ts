import { expect, it } from 'vitest';
import { withLocalDates } from './local-dates.ts';

it.each([
  ['2026-11-01T06:00:00Z', '2026-11-01 01:00:00'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
])('an import west of UTC reads %s as %s', (sent, local) => {
  expect(withLocalDates({ endDate: sent }, 'America/New_York')).toEqual({ endDate: local });
});

it('an end in the last year stays in it east of UTC, where it is in the next', () => {
  const sent = { publish_till: '9999-12-31T23:59:59Z' };
  expect(withLocalDates(sent, 'Europe/Berlin')).toEqual({ publish_till: '9999-12-31 23:59:59' });
});
