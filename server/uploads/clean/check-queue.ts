import type { Request } from 'express';
import { networkOf } from '#app/contract/network-of.ts';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { ClientGone } from '../../kernel/submission-answers.ts';

/** Who sent a file or requests a picture; the networks take turns. */
export interface Sender {
  network: string;
  hasLeft: () => boolean;
}

/** The socket tells, because the response to a pipelined request isn't closed with it. */
export function senderOf({ ip, socket }: Request): Sender {
  return { network: networkOf(ip ?? ''), hasLeft: () => socket.destroyed };
}

/** Runs two checks at a time; the check of a file whose sender has left in the meantime is skipped. */
export function checkQueue() {
  const runQueued = concurrencyLimit(2);
  return <Result>(check: () => Promise<Result>, sender?: Sender): Promise<Result> =>
    runQueued(async () => {
      if (sender?.hasLeft()) throw new ClientGone();
      return check();
    }, sender?.network);
}
