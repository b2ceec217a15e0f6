import { describe, expect, it } from 'vitest';
import { demoDates } from './dates.ts';

const berlin = (moment: string) => demoDates(new Date(moment), 'Europe/Berlin');

describe('dates of the demo content', () => {
  it.each([
    ['the town is a day ahead of UTC late in the evening', '2026-11-20T23:30:00Z', 0, '2026-11-21 06:00:00'],
    ['a day is a calendar day when clocks go forward', '2026-03-28T22:30:00Z', 1, '2026-03-29 06:00:00'],
    ['a day is a calendar day when clocks go back', '2026-10-25T22:30:00Z', -1, '2026-10-24 06:00:00'],
    ['months and years roll over', '2026-12-31T12:00:00Z', 1, '2027-01-01 06:00:00'],
    ['29 February exists in a leap year', '2028-03-01T12:00:00Z', -1, '2028-02-29 06:00:00'],
  ])('%s', (_, moment, offset, expected) => {
    expect(berlin(moment).day(offset, '06:00')).toBe(expected);
  });

  it('never publishes after now', () => {
    const early = berlin('2026-11-20T03:00:00Z');
    expect(early.published(0, '06:00')).toBe('2026-11-20 00:00:00');
    expect(early.published(0, '03:30')).toBe('2026-11-20 03:30:00');
    expect(early.published(-1, '06:00')).toBe('2026-11-19 06:00:00');
  });

  it('subtracts minutes in local time', () => {
    expect(berlin('2026-11-20T00:10:00Z').ago(95)).toBe('2026-11-19 23:35:00');
  });

  it.each([
    ['tomorrow, from Friday to Saturday', 6, 0, 1],
    ['a week ahead, from Friday to Friday', 5, 0, 7],
    ['in nine days, to Sunday of the week after', 0, 1, 9],
  ])('finds the coming weekday %s', (_, weekday, weeks, expected) => {
    expect(berlin('2026-11-20T12:00:00Z').next(weekday, weeks)).toBe(expected);
  });

  it('formats a day in German', () => {
    expect(berlin('2026-11-20T12:00:00Z').words(1)).toBe('Samstag, 21. November');
    expect(berlin('2026-11-20T12:00:00Z').date(11)).toBe('1. Dezember');
  });
});
