import { expect, it } from 'vitest';
import { ClientGone } from '../../kernel/submission-answers.ts';
import { checkQueue } from './check-queue.ts';

it('skips a queued check whose sender has left, and goes on with the next', async () => {
  const runQueued = checkQueue();
  const ran: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const gone = new Set<string>();
  const check = (network: string, work: () => Promise<void>) =>
    runQueued(
      () => {
        ran.push(network);
        return work();
      },
      { network, hasLeft: () => gone.has(network) },
    );
  const checks = Promise.allSettled([
    check('a', () => slow),
    check('b', () => slow),
    check('c', async () => {}),
    check('d', async () => {}),
  ]);
  gone.add('a').add('c');
  finish();
  expect((await checks)[2]).toEqual({ status: 'rejected', reason: new ClientGone() });
  expect(ran).toEqual(['a', 'b', 'd']);
});
