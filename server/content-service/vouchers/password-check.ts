import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '#app/contract/single-flight.ts';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { verifyPassword } from '../core/password.ts';
import type { Db } from '../db/open-database.ts';
import { countFailedTry, isTryAllowed, type RateLimitKeys, rateLimitKeys } from './failed-tries.ts';

type PasswordVerdict = 'right' | 'wrong' | 'too many tries';

/** Longest queue of checks, about a second; beyond it tries are refused with Retry-After and not counted. */
const MAX_WAITING = 25;

interface PasswordTry {
  db: Db;
  /** The action whose password it is. */
  entryId: string;
  actionId: string;
  passwordHash: string;
  password: string;
  /** The rider's address as the trusted proxy gives it. */
  address: string;
  now: Date;
}

/**
 * Checks a password, with a limit of wrong ones per minute, action and network. The limit comes first: over it, right
 * and wrong passwords get the same response. Staff redeems many vouchers with one password, so a right one is cached
 * for a day (as an HMAC under a key of this process), and concurrent checks of the same password are one.
 *
 * Passwords are checked one at a time (scrypt, 40 ms of a thread): guesses from many addresses would otherwise fill
 * libuv's threads, which also compress and seal pages.
 */
export class PasswordCheck {
  private readonly secret = randomBytes(32);
  private readonly known = new LRUCache<string, true>({ max: 500, ttl: 24 * 60 * 60_000 });
  private readonly checking = singleFlight<PasswordVerdict>();
  private readonly runQueued = concurrencyLimit(1);
  private waiting = 0;

  constructor(private readonly isRight = verifyPassword) {}

  async check(attempt: PasswordTry): Promise<PasswordVerdict> {
    // The stored hash is part of the cache key, so that a new password invalidates the old one.
    const fingerprint = createHmac('sha256', this.secret)
      .update(JSON.stringify([attempt.entryId, attempt.actionId, attempt.passwordHash, attempt.password]))
      .digest('base64');
    const limitKeys = rateLimitKeys(`voucher:${attempt.entryId}:${attempt.actionId}`, attempt.address);
    return this.checking(`${fingerprint}:${limitKeys[0]?.key}`, () =>
      this.verify(attempt, limitKeys, fingerprint),
    );
  }

  private async verify(
    attempt: PasswordTry,
    limitKeys: RateLimitKeys,
    fingerprint: string,
  ): Promise<PasswordVerdict> {
    if (this.known.has(fingerprint)) {
      return (await isTryAllowed(attempt.db, limitKeys, attempt.now)) ? 'right' : 'too many tries';
    }
    if (this.waiting >= MAX_WAITING) return 'too many tries';
    this.waiting += 1;
    try {
      const uncount = await countFailedTry(attempt.db, limitKeys, attempt.now);
      if (!uncount) return 'too many tries';
      if (!(await this.runQueued(() => this.isRight(attempt.password, attempt.passwordHash)))) return 'wrong';
      await uncount();
      this.known.set(fingerprint, true);
      return 'right';
    } finally {
      this.waiting -= 1;
    }
  }
}
