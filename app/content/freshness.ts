import { inTime } from '#app/contract/in-time.ts';
import { countsAsAway } from './circuit-breaker.server.ts';

const FRESH_MS = 15_000;
const OLD_MS = 60_000;
/** A rider who asks for an old copy waits so long for a newer one. */
const PATIENCE_MS = 300;
/** After a failed check of an address the next one waits, so that a dead server isn't asked by every rider. */
export const PAUSE_AFTER_FAILURE_MS = 5_000;

/** The last moment of the day that a time lies in: stories are a day's. */
export type EndOfDay = (at: number) => number;

/** How long a copy holds that was confirmed at some time, and who waits for a newer one. */
export class Freshness {
  constructor(
    private readonly now: () => number,
    private readonly endOfDay: EndOfDay,
  ) {}

  endsAt(confirmedAt: number): number {
    return Math.min(confirmedAt + FRESH_MS, this.endOfDay(confirmedAt) + 1);
  }

  isOld(confirmedAt: number): boolean {
    return this.now() - confirmedAt > OLD_MS || this.now() > this.endOfDay(confirmedAt);
  }

  /** Nobody waits for a server that counts as away, nor for an address that has just let somebody wait for nothing. */
  async comesInTime(url: string, held: { nextCheckAt: number }, check: Promise<void>): Promise<boolean> {
    if (countsAsAway(url)) return false;
    const came = await inTime(
      check.then(() => true),
      PATIENCE_MS,
      false,
    );
    if (!came) held.nextCheckAt = this.now() + PAUSE_AFTER_FAILURE_MS;
    return came;
  }
}
