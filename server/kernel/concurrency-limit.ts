import { FairQueue } from './fair-queue.ts';

type ConcurrencyLimit = <Result>(work: () => Promise<Result>, queueKey?: string) => Promise<Result>;

/** Concurrency limit: runs at most `most` tasks at once; the rest wait, round-robin by `queueKey`. */
export function concurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0;
  const waiting = new FairQueue<() => void>();
  return async (work, queueKey = '') => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(queueKey, resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
