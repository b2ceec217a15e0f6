import { expect, it } from 'vitest';
import { type Counter, count } from './limiter.ts';

it('a call that a larger network has no room for doesn’t count in the smaller one', async () => {
  const used: Record<string, number> = { small: 0, large: 2 };
  const add = (key: string, points: number) => {
    used[key] = (used[key] ?? 0) + points;
    return used[key];
  };
  const counter: Counter = {
    consume: async (key) => ({ consumedPoints: add(key, 1), msBeforeNext: 1400 }),
    get: async () => null,
    reward: async (key) => add(key, -1),
  };
  const limits = [
    { counter, key: 'small', most: 1 },
    { counter, key: 'large', most: 2 },
  ];
  expect(await count(limits)).toEqual({ seconds: 2, beyond: 0.5 });
  expect(used).toEqual({ small: 0, large: 3 });
});
