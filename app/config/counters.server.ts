import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { NewCounter } from '#app/contract/limiter.ts';
import type { Shared } from './shared.ts';

export type { NewCounter };

/**
 * What rate limits are counted with. All processes count together as long as they reach Redis; else, and without it, each
 * for itself. Keys are hashed: they are addresses and mailboxes, which nobody needs to read.
 */
export function countersOn(shared: Pick<Shared, 'counter'> | null): NewCounter {
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
    return {
      consume: (key) => limiter.consume(hashed(key)),
      get: (key) => limiter.get(hashed(key)),
      reward: (key) => limiter.reward(hashed(key)),
    };
  };
}
