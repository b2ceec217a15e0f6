import { expect, it } from 'vitest';
import { limited } from './limited.ts';

it('tasks of one sender wait behind each other, not before those of others', async () => {
  const inTurn = limited(1);
  const done: string[] = [];
  const task = (name: string, queueKey?: string) => inTurn(async () => void done.push(name), queueKey);
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => task(name, 'a')),
    task('b1', 'b'),
    task('nobody'),
    task('b2', 'b'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'nobody', 'a3', 'b2', 'a4']);
});
