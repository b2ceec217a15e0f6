import { describe, expect, it } from 'vitest';
import { readPreviewDate, writePreviewDate } from './preview-date.ts';

const BERLIN = 'Europe/Berlin';

describe('the date that an editor types', () => {
  it.each([
    ['in the expected format', '20.11.2026 06:00', '2026-11-20T06:00'],
    ['without leading zeros', '1.2.2027 6:05', '2027-02-01T06:05'],
    ['with a comma and spaces around', ' 20.11.2026, 06:00 ', '2026-11-20T06:00'],
    ['on a leap day', '29.02.2028 12:00', '2028-02-29T12:00'],
    ['the first minute', '01.01.1900 00:00', '1900-01-01T00:00'],
    ['the last minute', '31.12.2099 23:59', '2099-12-31T23:59'],
    ['in the skipped hour of a clock change', '29.03.2026 02:30', '2026-03-29T03:30'],
    ['just before it', '29.03.2026 01:59', '2026-03-29T01:59'],
    ['just after it', '29.03.2026 03:00', '2026-03-29T03:00'],
    ['in the repeated hour of a clock change', '25.10.2026 02:30', '2026-10-25T02:30'],
  ])('is parsed: %s', (_, typed, date) => {
    expect(readPreviewDate(typed, BERLIN)).toEqual({ state: 'valid', date });
  });

  it.each([
    ['nothing', '', 'invalid'],
    ['text', 'morgen früh', 'invalid'],
    ['a date alone', '20.11.2026', 'invalid'],
    ['American order', '11/20/2026 06:00', 'invalid'],
    ['an invalid day', '30.02.2026 06:00', 'invalid'],
    ['an invalid month', '01.13.2026 06:00', 'invalid'],
    ['an invalid hour', '20.11.2026 24:00', 'invalid'],
    ['an invalid minute', '20.11.2026 06:60', 'invalid'],
    ['a year of two digits', '20.11.26 06:00', 'invalid'],
    ['too early', '31.12.1899 23:59', 'tooEarly'],
    ['too late', '01.01.2100 00:00', 'tooLate'],
  ])('is rejected: %s', (_, typed, state) => {
    expect(readPreviewDate(typed, BERLIN)).toEqual({ state });
  });

  it('is formatted as it is typed', () => {
    expect(writePreviewDate('2026-11-20T06:00')).toBe('20.11.2026 06:00');
  });
});
