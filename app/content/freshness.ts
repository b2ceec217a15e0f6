import { CLOCK_STEP_MS } from '#app/contract/time.ts';
import { withTimeout } from '#app/contract/with-timeout.ts';
import { isBreakerOpen } from './circuit-breaker.server.ts';

const FRESH_MS = 15_000;
const OLD_MS = 60_000;
const WHOLE_AFTER_MS = 60 * 60_000;
/** Longest wait for revalidation when the cached copy is older than OLD_MS. */
const TIMEOUT_MS = 300;
/** After a failed revalidation the address isn't requested again for 5 s. */
export const PAUSE_AFTER_FAILURE_MS = 5_000;

/** The last millisecond of the local day of `at`: content changes at midnight. */
export type EndOfDay = (at: number) => number;

/** Decides how long a confirmed copy is fresh, when a 304 confirms it no more, and when a request waits. */
export class Freshness {
  constructor(
    private readonly now: () => number,
    private readonly endOfDay: EndOfDay,
  ) {}

  endsAt(confirmedAt: number): number {
    if (confirmedAt > this.now() + CLOCK_STEP_MS) return 0;
    return Math.min(confirmedAt + FRESH_MS, this.endOfDay(confirmedAt) + 1);
  }

  isOld(confirmedAt: number): boolean {
    return this.now() - confirmedAt > OLD_MS || this.now() > this.endOfDay(confirmedAt);
  }

  /** Whether to ask for the whole answer; also after the clock was set back. */
  isWholeDue(readAt: number): boolean {
    return Math.abs(this.now() - readAt) >= WHOLE_AFTER_MS;
  }

  /** Waits for a revalidation, but not if the breaker is open. After a wait in vain the address pauses for 5 s. */
  async revalidatedInTime(
    url: string,
    held: { nextCheckAt: number },
    check: Promise<void>,
  ): Promise<boolean> {
    if (isBreakerOpen(url)) return false;
    const came = await withTimeout(
      check.then(() => true),
      TIMEOUT_MS,
      false,
    );
    if (!came) held.nextCheckAt = this.now() + PAUSE_AFTER_FAILURE_MS;
    return came;
  }
}
