import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '#app/config/env.server.ts';
import { CALL_LIMITS } from '#app/contract/limits.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';
import { watch } from '#app/lib/watch.server.ts';

/**
 * Gentle limits, so that no single script empties what is scarce, fills a mailbox or a disk. They count by address, and a
 * whole vehicle may share one: LIMITS_FACTOR multiplies them, 0 turns them off. All nodes count together as long as they
 * reach what they share; else each counts for itself (decision record 0038).
 */
export type Purpose = keyof typeof CALL_LIMITS;

const limiters = new Map<Purpose, RateLimiterAbstract>();

function limiterFor(purpose: Purpose): RateLimiterAbstract {
  const limiter = limiters.get(purpose) ?? newLimiter(purpose);
  limiters.set(purpose, limiter);
  return limiter;
}

function newLimiter(purpose: Purpose): RateLimiterAbstract {
  const { points, duration } = CALL_LIMITS[purpose];
  const factor = purpose === 'mailbox' ? 1 : env().LIMITS_FACTOR;
  const limit = { points: points * factor, duration, keyPrefix: `kachel:limit:${purpose}` };
  const alone = new RateLimiterMemory(limit);
  const shared = sharedNodes();
  return shared
    ? new RateLimiterRedis({ ...limit, storeClient: shared.counter, insuranceLimiter: alone })
    : alone;
}

/** Counts one; the seconds to wait where it is one too many. */
export async function secondsToWait(purpose: Purpose, whose: string): Promise<number | null> {
  if (env().LIMITS_FACTOR === 0) return null;
  try {
    await limiterFor(purpose).consume(whose);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) watch.overLimit(purpose);
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}

/** What was counted and came to nothing counts no more. */
export async function giveBack(purpose: Purpose, whose: string): Promise<void> {
  if (env().LIMITS_FACTOR !== 0) await limiterFor(purpose).reward(whose);
}

/** Whether there is no room for one more; counts nothing. */
export async function isUsedUp(purpose: Purpose, whose: string): Promise<boolean> {
  if (env().LIMITS_FACTOR === 0) return false;
  const counted = await limiterFor(purpose).get(whose);
  return counted !== null && counted.remainingPoints <= 0;
}
