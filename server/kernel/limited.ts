import { FairQueue } from './fair-queue.ts';

type Limited = <Result>(work: () => Promise<Result>, whose?: string) => Promise<Result>;

/** Concurrency limit: runs at most `most` tasks at once; the rest wait, round-robin over whose they are. */
export function limited(most: number): Limited {
  let running = 0;
  const waiting = new FairQueue<() => void>();
  return async (work, whose = '') => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(whose, resolve));
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
