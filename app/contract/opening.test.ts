import { expect, it } from 'vitest';
import { openingOf, spanWithin } from './opening.ts';

it.each([
  ['2026-11-20 06:59:59', 'notStarted'],
  ['2026-11-20 07:00:00', 'running'],
  ['2026-11-20 09:00:00', 'running'],
  ['2026-11-20 09:00:01', 'ended'],
])('at %s it is %s', (time, state) => {
  const span = { startDate: '2026-11-20T07:00:00', endDate: '2026-11-20T09:00:00' };
  expect(openingOf(span, Date.parse(`${time}+01:00`), 'Europe/Berlin')).toBe(state);
});

it('an action’s dates fall back to its entry’s, one by one', () => {
  const entry = { publish_from: 'from', publish_till: 'till' };
  expect(spanWithin({ startDate: '', endDate: 'end' }, entry)).toEqual({ startDate: 'from', endDate: 'end' });
  expect(spanWithin({ startDate: 'start', endDate: '' }, entry)).toEqual({
    startDate: 'start',
    endDate: 'till',
  });
});
