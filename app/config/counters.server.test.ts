import { afterEach, expect, it, vi } from 'vitest';
import { createCounters } from './counters.server.ts';

const DAY_MS = 24 * 60 * 60_000;

afterEach(() => vi.useRealTimers());

it('a counter’s window ends within its length, also after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const counter = createCounters(null)('test', 600);
  await counter.consume('here');
  vi.setSystemTime(Date.now() - 2 * DAY_MS);
  expect(await counter.consume('here')).toEqual({ consumedPoints: 2, msBeforeNext: 600_000 });
  expect(await counter.get('here')).toEqual({ consumedPoints: 2, msBeforeNext: 600_000 });
  expect(await counter.get('elsewhere')).toBeNull();
});

it('a counter counts anew once its window has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const counter = createCounters(null)('test', 600);
  await counter.consume('here');
  vi.setSystemTime(Date.now() + 599_000);
  expect(await counter.consume('here')).toEqual({ consumedPoints: 2, msBeforeNext: 1000 });
  vi.setSystemTime(Date.now() + 1000);
  expect(await counter.consume('here')).toEqual({ consumedPoints: 1, msBeforeNext: 600_000 });
});
