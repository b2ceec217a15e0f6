import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

it('tasks of one sender wait behind each other, not before those of others', async () => {
  const runQueued = concurrencyLimit(1);
  const done: string[] = [];
  const task = (name: string, queueKey?: string) => runQueued(async () => void done.push(name), queueKey);
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => task(name, 'a')),
    task('b1', 'b'),
    task('nobody'),
    task('b2', 'b'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'nobody', 'a3', 'b2', 'a4']);
});
