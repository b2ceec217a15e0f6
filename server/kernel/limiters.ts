import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Shared } from '#app/config/shared.ts';

export type NewLimiter = (name: string, limit: { points: number; duration: number }) => RateLimiterAbstract;

/** All processes count together as long as they reach what they share; else, and without it, each for itself. */
export function limitersOn(shared: Pick<Shared, 'counter'> | null): NewLimiter {
  return (name, limit) => {
    const options = { ...limit, keyPrefix: `kachel:limit:${name}` };
    const alone = new RateLimiterMemory(options);
    if (!shared) return alone;
    return new RateLimiterRedis({ ...options, storeClient: shared.counter, insuranceLimiter: alone });
  };
}
