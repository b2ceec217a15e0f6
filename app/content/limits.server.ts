import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '#app/config/env.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';
import { watch } from '#app/lib/watch.server.ts';

/**
 * Gentle limits, so that no single script empties what is scarce, fills a mailbox or a disk. They count by address, and a
 * whole vehicle may share one: LIMITS_FACTOR multiplies them, 0 turns them off. All nodes count together as long as they
 * reach what they share; else each counts for itself (decision record 0038).
 */
const MINUTE = 60;
const LIMITS = {
  draw: { points: 10, duration: 10 * MINUTE },
  vote: { points: 60, duration: 10 * MINUTE },
  save: { points: 120, duration: 10 * MINUTE },
  upload: { points: 200, duration: 10 * MINUTE },
  /** Wrong tokens of previews. */
  preview: { points: 30, duration: 10 * MINUTE },
  /** Of one mailbox, whoever asks: a form's mail goes to somebody who may not have asked for it. */
  mailbox: { points: 10, duration: 60 * MINUTE },
} as const;

export type Purpose = keyof typeof LIMITS;

const limiters = new Map<Purpose, RateLimiterAbstract>();

function limiterFor(purpose: Purpose): RateLimiterAbstract {
  const limiter = limiters.get(purpose) ?? newLimiter(purpose);
  limiters.set(purpose, limiter);
  return limiter;
}

function newLimiter(purpose: Purpose): RateLimiterAbstract {
  const { points, duration } = LIMITS[purpose];
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

/** Whether there is no room for one more; counts nothing. */
export async function isUsedUp(purpose: Purpose, whose: string): Promise<boolean> {
  if (env().LIMITS_FACTOR === 0) return false;
  const counted = await limiterFor(purpose).get(whose);
  return counted !== null && counted.remainingPoints <= 0;
}

/** An IPv6 line comes with 2^64 addresses; they are one rider's. */
export function lineOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}

/** 'Victim+3@Example.org' is read by who reads 'victim@example.org'. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
