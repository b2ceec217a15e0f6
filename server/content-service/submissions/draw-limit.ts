import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { NewLimiter } from '#server/shared/limiters.ts';
import { tryLater } from '../kernel/answers.ts';
import { triesKey } from '../vouchers/failed-tries.ts';

/** Whoever makes up a key for each draw has no better luck than these; a whole vehicle may share an address. */
const DRAWS = { points: 10, duration: 10 * 60 };
/** Of one action's prizes: the luck of few is not to be had by one script. */
const WINS = { points: 2, duration: 60 * 60 };

/** Draws for each address (content-api.md, 'Random draw'); LIMITS_FACTOR multiplies what is allowed, 0 turns it off. */
export class DrawLimit {
  private readonly limiter: RateLimiterAbstract | null;
  private readonly wins: RateLimiterAbstract | null;

  constructor(factor: number, newLimiter: NewLimiter) {
    const limit = (name: string, { points, duration }: typeof DRAWS) =>
      factor === 0 ? null : newLimiter(name, { points: points * factor, duration });
    this.limiter = limit('call-draw', DRAWS);
    this.wins = limit('call-win', WINS);
  }

  /** Counts one draw, and gives what takes it back where nothing was drawn. */
  async count(address: string, action: string): Promise<() => Promise<void>> {
    const key = triesKey('draw', address);
    const won = await this.wins?.get(triesKey(action, address));
    if (won && won.remainingPoints <= 0) throw tryLater(Math.ceil(won.msBeforeNext / 1000));
    await consume(this.limiter, key);
    return async () => void (await this.limiter?.reward(key));
  }

  /** The same for a prize. Asked when the dice have fallen: of many draws at one moment only so many can win. */
  async countPrize(address: string, action: string): Promise<() => Promise<void>> {
    const key = triesKey(action, address);
    await consume(this.wins, key);
    return async () => void (await this.wins?.reward(key));
  }
}

async function consume(limiter: RateLimiterAbstract | null, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tryLater(Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
