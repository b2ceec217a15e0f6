import { describe, expect, it } from 'vitest';
import { durationText } from '#app/i18n/duration.ts';
import { translator } from '#app/i18n/translate.ts';
import { renderTile } from '#tests/support/tiles.tsx';

/** '~' is a non-breaking space. */
const told = (startDate: string, endDate: string, language: 'de' | 'en' = 'de') =>
  durationText(
    { startDate, endDate },
    { t: translator(language), language, timeZone: 'Europe/Berlin' },
  )?.replaceAll('\u00a0', '~') ?? null;

describe('how long something is open', () => {
  it.each([
    ['from a day on', '2026-11-20', '', 'Ab 20.~November~2026'],
    ['until a day', '', '2026-12-12T23:59:59', 'Bis 12.~Dezember~2026'],
    ['from day to day', '2026-11-20T00:00:00', '2026-12-12', '20.~November~2026 bis 12.~Dezember~2026'],
    ['on one day', '2026-11-20', '2026-11-20', 'Am 20.~November~2026'],
    ['on one day, with its edges', '2026-11-20T00:00:00', '2026-11-20T23:59:59', 'Am 20.~November~2026'],
    [
      'from time to time on one day',
      '2026-11-20T07:00',
      '2026-11-20T18:30',
      '20.~November~2026,~07:00~Uhr bis 20.~November~2026,~18:30~Uhr',
    ],
    ['from a time on', '2026-11-20T07:00:00', '', 'Ab 20.~November~2026,~07:00~Uhr'],
    ['until a time', '', '2026-12-01T00:00:00', 'Bis 1.~Dezember~2026,~00:00~Uhr'],
    [
      'from a time to a day, in one form',
      '2026-11-20T07:00:00',
      '2026-12-12',
      '20.~November~2026,~07:00~Uhr bis 12.~Dezember~2026,~23:59~Uhr',
    ],
    [
      'from a day to a time, in one form',
      '2026-11-20',
      '2026-12-12T18:30',
      '20.~November~2026,~00:00~Uhr bis 12.~Dezember~2026,~18:30~Uhr',
    ],
  ])('is told %s', (_case, start, end, words) => {
    expect(told(start, end)).toBe(words);
  });

  it('is told in English', () => {
    expect(told('2026-11-20T07:00:00', '2026-12-12', 'en')).toBe(
      '20~November~2026,~07:00 to 12~December~2026,~23:59',
    );
    expect(told('2026-11-20', '2026-11-20', 'en')).toBe('On 20~November~2026');
  });

  it('is nothing without dates', () => {
    expect(told('', '')).toBeNull();
  });
});

describe('a deal', () => {
  const deal = { type: 'deal', id: '1', buttonText: 'Sichern', email: 'deal@cafe.example' };

  it.each([
    ['from', { startDate: '2026-11-19' }, 'Ab 19.~November~2026'],
    ['to', { endDate: '2026-12-24 23:59:59' }, 'Bis 24.~Dezember~2026'],
    [
      'from and to',
      { startDate: '2026-11-19', endDate: '2026-12-24' },
      '19.~November~2026 bis 24.~Dezember~2026',
    ],
  ])('tells %s when it holds', (_case, dates, words) => {
    expect(renderTile({ ...deal, ...dates }).replaceAll('\u00a0', '~')).toContain(words);
  });

  it('says first how near its end is', () => {
    const html = renderTile({ ...deal, endDate: '2026-11-21' });
    expect(html).toMatch(/Endet morgen.*Bis 21\.\sNovember\s2026/);
    expect(renderTile({ ...deal, endDate: '2026-12-21' })).not.toContain('<strong');
  });
});
