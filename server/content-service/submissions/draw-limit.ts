import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tryLater } from '../kernel/answers.ts';
import { triesKey } from '../vouchers/failed-tries.ts';

/** Whoever makes up a key for each draw has no better luck than these; a whole vehicle may share an address. */
const DRAWS = { points: 10, duration: 10 * 60 };

/** Draws for each address (content-api.md, 'Random draw'); LIMITS_FACTOR multiplies what is allowed, 0 turns it off. */
export class DrawLimit {
  private readonly limiter: RateLimiterMemory | null;

  constructor(factor: number) {
    const { points, duration } = DRAWS;
    this.limiter = factor === 0 ? null : new RateLimiterMemory({ points: points * factor, duration });
  }

  /** Counts one draw, and gives what takes it back where nothing was drawn. */
  async count(address: string): Promise<() => Promise<void>> {
    const key = triesKey('draw', address);
    try {
      await this.limiter?.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tryLater(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
    return async () => {
      await this.limiter?.reward(key);
    };
  }
}
