import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withPauses } from './with-pauses.ts';

function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('the loop yields to other work after an item that took 30 ms', async () => {
  const order: string[] = [];
  const other = pause(0).then(() => order.push('other work'));
  for await (const item of withPauses(['first', 'second'])) {
    order.push(item);
    busy(30);
  }
  await other;
  expect(order).toEqual(['first', 'other work', 'second']);
});
