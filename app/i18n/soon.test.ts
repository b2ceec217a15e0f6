import { describe, expect, it } from 'vitest';
import { instantOf } from '#app/contract/time.ts';
import { soonText } from './soon.ts';
import { translator } from './translate.ts';

const ZONE = 'Europe/Berlin';

function told(
  now: string,
  span: { start?: string; end?: string },
  language: 'de' | 'en' = 'de',
  timeZone = ZONE,
) {
  const clock = { now: instantOf(now, timeZone) ?? Number.NaN, timeZone, language };
  const dates = { startDate: span.start ?? '', endDate: span.end ?? '' };
  return soonText(dates, clock, translator(language));
}

const text = (...args: Parameters<typeof told>) => told(...args)?.text ?? null;

describe('what ends', () => {
  it.each([
    ['in a week', '2026-11-20T14:00', '2026-11-27T10:00', 'Noch 7 Tage'],
    ['in more than a week', '2026-11-20T14:00', '2026-11-28T10:00', null],
    ['in three days, an hour before midnight', '2026-11-20T23:00', '2026-11-23T00:30', 'Noch 3 Tage'],
    ['in two days by the calendar, not by hours', '2026-11-20T23:59', '2026-11-22T00:01', 'Noch 2 Tage'],
    ['tomorrow', '2026-11-20T23:59:59', '2026-11-21T18:00', 'Endet morgen'],
    ['tomorrow, at the end of the day', '2026-11-20T00:00', '2026-11-21', 'Endet morgen'],
    ['today', '2026-11-20T00:00', '2026-11-20T18:00', 'Heute bis 18\u00a0Uhr'],
    ['today at half past nine', '2026-11-20T08:00', '2026-11-20T09:30', 'Heute bis 9:30\u00a0Uhr'],
    ['today just after midnight', '2026-11-20T00:00', '2026-11-20T00:30', 'Heute bis 0:30\u00a0Uhr'],
    ['at the end of today', '2026-11-20T23:00', '2026-11-20', 'Nur noch heute'],
    ['at the midnight after today', '2026-11-20T23:00', '2026-11-21T00:00:00', 'Nur noch heute'],
    ['this very second', '2026-11-20T18:00:00', '2026-11-20T18:00:00', 'Heute bis 18\u00a0Uhr'],
    ['a second ago', '2026-11-20T18:00:01', '2026-11-20T18:00:00', null],
    ['never', '2026-11-20T18:00', '', null],
  ])('%s', (_case, now, end, words) => {
    expect(text(now, { end })).toBe(words);
  });

  it('over the night of 25 hours is counted by days', () => {
    expect(text('2026-10-24T23:30', { end: '2026-10-26T00:15' })).toBe('Noch 2 Tage');
    expect(text('2026-10-25T00:30', { end: '2026-10-26T00:15' })).toBe('Endet morgen');
    expect(text('2026-10-25T02:30', { end: '2026-10-25' })).toBe('Nur noch heute');
  });

  it('over the night of 23 hours as well', () => {
    expect(text('2026-03-28T23:30', { end: '2026-03-30T00:15' })).toBe('Noch 2 Tage');
    expect(text('2026-03-29T00:30', { end: '2026-03-29T03:30' })).toBe('Heute bis 3:30\u00a0Uhr');
  });

  it('is counted in the operator’s zone', () => {
    // 23:30 UTC is already tomorrow in Berlin.
    const clock = { now: Date.parse('2026-11-20T23:30:00Z'), timeZone: ZONE, language: 'de' } as const;
    const span = { startDate: '', endDate: '2026-11-21T18:00' };
    expect(soonText(span, clock, translator('de'))?.text).toBe('Heute bis 18\u00a0Uhr');
    expect(soonText(span, { ...clock, timeZone: 'Europe/London' }, translator('de'))?.text).toBe(
      'Endet morgen',
    );
  });
});

describe('what starts', () => {
  it.each([
    ['in three days', '2026-11-23T08:00', 'Startet in 3 Tagen'],
    ['tomorrow', '2026-11-21', 'Startet morgen'],
    ['today', '2026-11-20T18:30', 'Startet heute um 18:30\u00a0Uhr'],
  ])('%s', (_case, start, words) => {
    expect(text('2026-11-20T14:00', { start, end: '2026-12-24' })).toBe(words);
  });

  it('has started at its moment', () => {
    expect(text('2026-11-20T18:30', { start: '2026-11-20T18:30', end: '2026-11-20T20:00' })).toBe(
      'Heute bis 20\u00a0Uhr',
    );
  });
});

it('speaks English', () => {
  const at = (end: string) => text('2026-11-20T14:00', { end }, 'en');
  expect([at('2026-11-20T18:00'), at('2026-11-20'), at('2026-11-21'), at('2026-11-23')]).toEqual([
    'Today until 18:00',
    'Ends today',
    'Ends tomorrow',
    '3 days left',
  ]);
});

describe('the words hold', () => {
  it.each([
    ['until midnight', '2026-11-20T14:00', { end: '2026-11-23' }, '2026-11-21T00:00:00'],
    [
      'until midnight while there are none yet',
      '2026-11-20T14:00',
      { end: '2027-01-01' },
      '2026-11-21T00:00:00',
    ],
    ['until the longer night’s midnight', '2026-10-25T01:00', { end: '2026-10-28' }, '2026-10-26T00:00:00'],
    ['until it starts', '2026-11-20T14:00', { start: '2026-11-20T18:30' }, '2026-11-20T18:30:00'],
    ['until it is over', '2026-11-20T14:00', { end: '2026-11-20T18:00' }, '2026-11-20T18:00:00'],
  ])('%s', (_case, now, span, until) => {
    expect(Math.floor((told(now, span)?.until ?? 0) / 1000)).toBe((instantOf(until, ZONE) ?? 0) / 1000);
  });
});
