import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import type { Sender } from '../../kernel/sender.ts';
import { ClientGone } from '../../kernel/submission-answers.ts';

/** Runs two checks at a time; the check of a file whose sender has left in the meantime is skipped. */
export function checkQueue() {
  const runQueued = concurrencyLimit(2);
  return <Result>(check: () => Promise<Result>, sender?: Sender): Promise<Result> =>
    runQueued(async () => {
      if (sender?.hasLeft()) throw new ClientGone();
      return check();
    }, sender?.network);
}
