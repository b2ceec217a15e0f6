import { describe, expect, it } from 'vitest';
import { isWeakSoon, readForecast } from './forecast.ts';

const said = (currentState: unknown, nextState: unknown, remainingTimeSeconds: unknown) => ({
  currentState,
  nextState,
  remainingTimeSeconds,
});

describe('a forecast', () => {
  it.each([
    ['a good network that becomes weak in a minute', said('HIGH', 'WEAK', 60), true],
    ['seconds as a text', said('HIGH', 'UNSTABLE', '120'), true],
    ['other words', said('good', 'no_internet', 0), true],
    ['no word of what is now', said(null, 'offline', 30), true],
    ['far away', said('HIGH', 'WEAK', 1800), false],
    ['already weak', said('WEAK', 'UNSTABLE', 60), false],
    ['becoming better', said('WEAK', 'HIGH', 60), false],
    ['a word that nobody knows', said('HIGH', 'MAGENTA', 60), false],
  ])('%s', (_, json, expected) => {
    const forecast = readForecast(json);
    expect(forecast && isWeakSoon(forecast)).toBe(expected);
  });

  it.each([
    ['nothing', null],
    ['a text', 'HIGH'],
    ['a list', []],
    ['no next state', said('HIGH', null, 60)],
    ['a state that is none', said('HIGH', { nested: true }, 60)],
    ['a state without end', said('HIGH', 'WEAK'.repeat(100), 60)],
    ['no time', said('HIGH', 'WEAK', null)],
    ['an empty time', said('HIGH', 'WEAK', ' ')],
    ['a time that has gone', said('HIGH', 'WEAK', -1)],
    ['a time without end', said('HIGH', 'WEAK', Number.POSITIVE_INFINITY)],
  ])('is not %s', (_, json) => {
    expect(readForecast(json)).toBeNull();
  });
});
