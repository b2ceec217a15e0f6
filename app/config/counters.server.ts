import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { CounterResult, NewCounter } from '#app/contract/limiter.ts';
import type { Shared } from './shared.ts';

/**
 * Rate limit counters, shared by all processes through Redis; without it, or if it is down, each process counts
 * alone. Keys (network addresses, mailboxes) are hashed.
 */
export function createCounters(shared: Pick<Shared, 'counter'> | null): NewCounter {
  return (name, seconds) => {
    const options = {
      points: Number.MAX_SAFE_INTEGER,
      duration: seconds,
      keyPrefix: `kachel:limit:${name}`,
    };
    const alone = new RateLimiterMemory(options);
    const limiter = shared
      ? new RateLimiterRedis({ ...options, storeClient: shared.counter, insuranceLimiter: alone })
      : alone;
    const hashed = (key: string) => createHash('sha256').update(key).digest('base64');
    /**
     * The limiter subtracts wall-clock times: after the clock was set back, a window of a minute would report two days.
     */
    const capped = ({ consumedPoints, msBeforeNext }: CounterResult) => ({
      consumedPoints,
      msBeforeNext: Math.min(msBeforeNext, seconds * 1000),
    });
    return {
      consume: async (key) => capped(await limiter.consume(hashed(key))),
      get: async (key) => {
        const result = await limiter.get(hashed(key));
        return result && capped(result);
      },
      reward: (key) => limiter.reward(hashed(key)),
    };
  };
}
