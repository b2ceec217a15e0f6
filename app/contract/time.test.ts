import { describe, expect, it } from 'vitest';
import { longDate } from './dates.ts';
import { addDays, instantOf, localDay, localTime } from './time.ts';

const BERLIN = 'Europe/Berlin';

describe('instantOf', () => {
  it.each([
    ['a winter time', '2026-11-20 18:00:00', 'start', '2026-11-20T17:00:00.000Z'],
    ['a summer time', '2026-07-01 18:00:00', 'start', '2026-07-01T16:00:00.000Z'],
    ['a day without time at its start', '2026-11-20', 'start', '2026-11-19T23:00:00.000Z'],
    ['a day without time at its end', '2026-11-20', 'end', '2026-11-20T22:59:59.000Z'],
    ['minutes only', '2026-11-20T06:00', 'start', '2026-11-20T05:00:00.000Z'],
    ['the hour that exists twice: the first', '2026-10-25 02:30:00', 'start', '2026-10-25T00:30:00.000Z'],
    ['the hour that is skipped: as winter time', '2026-03-29 02:30:00', 'start', '2026-03-29T01:30:00.000Z'],
    ['the second before the change', '2026-03-29 01:59:59', 'start', '2026-03-29T00:59:59.000Z'],
    ['the last second of the year 9999', '9999-12-31 23:59:59', 'start', '9999-12-31T22:59:59.000Z'],
    ['the first second after the change', '2026-03-29 03:00:00', 'start', '2026-03-29T01:00:00.000Z'],
  ] as const)('reads %s', (_, local, edge, expected) => {
    expect(new Date(instantOf(local, BERLIN, edge) ?? Number.NaN).toISOString()).toBe(expected);
  });

  it('is capped at the last second of the year 9999 west of UTC, too', () => {
    const instant = instantOf('9999-12-31', 'America/New_York', 'end') ?? Number.NaN;
    expect(new Date(instant).toISOString()).toBe('9999-12-31T23:59:59.000Z');
  });

  it('is null for an empty date', () => {
    expect(instantOf('', BERLIN)).toBeNull();
  });
});

describe('local days', () => {
  it.each([
    ['23:59 in Berlin is still the old day', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['midnight in Berlin is the new day while UTC is an hour behind', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['midnight in summer is two hours ahead', '2026-06-30T22:00:00Z', '2026-07-01'],
  ])('%s', (_, instant, day) => {
    expect(localDay(Date.parse(instant), BERLIN)).toBe(day);
  });

  it('are counted by the calendar across a clock change', () => {
    expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('have the local time of an instant', () => {
    expect(localTime(Date.parse('2026-11-20T17:00:00Z'), BERLIN)).toBe('2026-11-20T18:00:00');
  });
});

describe('longDate', () => {
  it.each([
    ['de', 'Freitag, 20.\u00a0November'],
    ['en', 'Friday\u00a020\u00a0November'],
  ] as const)(
    'names weekday, day and month in %s, with a non-breaking space before the month',
    (language, expected) => {
      expect(longDate(Date.parse('2026-11-20T12:00:00Z'), language, BERLIN)).toBe(expected);
    },
  );
});
