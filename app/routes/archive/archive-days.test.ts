import { describe, expect, it } from 'vitest';
import { archiveDays, chosenDay } from './archive-days.ts';

const BERLIN = 'Europe/Berlin';

describe('the archive offers', () => {
  it.each([
    ['in winter, a second before midnight in Berlin', '2026-11-20T22:59:59Z', '2026-11-20', '2026-10-22'],
    ['in winter, at midnight in Berlin', '2026-11-20T23:00:00Z', '2026-11-21', '2026-10-23'],
    ['in summer, a second before midnight in Berlin', '2026-07-01T21:59:59Z', '2026-07-01', '2026-06-02'],
    ['in summer, at midnight in Berlin', '2026-07-01T22:00:00Z', '2026-07-02', '2026-06-03'],
    ['over the hour that is skipped', '2026-03-29T01:00:00Z', '2026-03-29', '2026-02-28'],
    ['over the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25', '2026-09-26'],
    ['over a leap day', '2028-03-10T12:00:00Z', '2028-03-10', '2028-02-10'],
    ['over a new year', '2027-01-05T12:00:00Z', '2027-01-05', '2026-12-07'],
  ])('today and the 29 days before, %s', (_, instant, newest, oldest) => {
    const days = archiveDays(Date.parse(instant), BERLIN);
    expect(days).toHaveLength(30);
    expect(new Set(days).size).toBe(30);
    expect([days[0], days[29]]).toEqual([newest, oldest]);
  });
});

describe('the chosen day', () => {
  const days = ['2026-11-20', '2026-11-19', '2026-11-18'];

  it.each([
    ['nothing', null, '2026-11-20'],
    ['a day it offers', '2026-11-18', '2026-11-18'],
    ['a day it no longer offers', '2026-01-01', '2026-11-20'],
    ['tomorrow', '2026-11-21', '2026-11-20'],
    ['the whole archive', 'all', '2026-11-20'],
    ['a way out of the path', '../../entry', '2026-11-20'],
  ])('for %s', (_, asked, day) => {
    expect(chosenDay(asked, days)).toBe(day);
  });
});
