import type { NewCounter } from '#app/contract/limiter.ts';
import { FAIR_SHARE } from '#app/contract/limits.ts';
import { ownerOf, ridersBehind } from '#app/contract/network-of.ts';
import { shareTaken } from '#server/kernel/submission-answers.ts';
import type { SubmissionSettings } from '../core/submission-context.ts';
import type { CountedTile } from './call-counter.ts';

/** A tile with a limited number of prizes, codes or places, and the caller's network. */
interface Claim extends CountedTile {
  /** The rider's IP address. */
  address: string;
}

type Settings = Pick<SubmissionSettings, 'LIMITS_FACTOR' | 'VEHICLE_NETWORKS'>;

/** Sliding window: an hour in spans of ten minutes plus the running one, so that no hour exceeds the share. */
const SPANS = 6;
const SPAN_SECONDS = FAIR_SHARE.duration / SPANS;

/**
 * Prizes, codes and places go to no network faster than a share of what is left within an hour, so that no script takes
 * them all (decision record 0057). LIMITS_FACTOR doesn't change the share, but 0 turns it off.
 */
export class FairShare {
  private readonly taken;

  constructor(
    private readonly settings: Settings,
    newCounter: NewCounter,
    private readonly now: () => Date,
  ) {
    this.taken =
      settings.LIMITS_FACTOR === 0 ? null : newCounter('share', FAIR_SHARE.duration + SPAN_SECONDS);
  }

  /** Throws where the network's share is used up; called before the form is filled in or drawn. */
  async check(claim: Claim, left: number): Promise<void> {
    const span = this.spanNow();
    const counts = await this.countsIn(claim, span - SPANS, span);
    const all = sum(counts);
    if (all >= this.shareOf(claim, left + all)) throw this.refusal(span, counts);
  }

  /** Takes one from the share and returns a function that gives it back. Atomic under concurrent calls. */
  async take(claim: Claim, left: number): Promise<() => Promise<void>> {
    const span = this.spanNow();
    const key = this.keyOf(claim, span);
    const counted = await this.taken?.consume(key);
    const putBack = async () => void (await this.taken?.reward(key));
    if (!counted) return putBack;
    const counts = [...(await this.countsIn(claim, span - SPANS, span - 1)), counted.consumedPoints];
    const all = sum(counts);
    if (all <= this.shareOf(claim, left + all - 1)) return putBack;
    await putBack();
    throw this.refusal(span, counts);
  }

  /** Takes one from the share for each try of a transaction; a failed try gives it back. */
  hold(claim: Claim): { take(left: number): Promise<void>; giveUp(): Promise<void> } {
    let putBack: (() => Promise<void>) | undefined;
    return {
      take: async (left) => {
        putBack = await this.take(claim, left);
      },
      async giveUp() {
        const held = putBack;
        putBack = undefined;
        await held?.();
      },
    };
  }

  private spanNow(): number {
    return Math.floor(this.now().getTime() / 1000 / SPAN_SECONDS);
  }

  /** Counts of these spans, oldest first. */
  private countsIn(claim: Claim, first: number, last: number): Promise<number[]> {
    const spans = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    const countOf = async (span: number) =>
      (await this.taken?.get(this.keyOf(claim, span)))?.consumedPoints ?? 0;
    return Promise.all(spans.map(countOf));
  }

  /** A refusal whose Retry-After is the time when the oldest counted span leaves the window. */
  private refusal(span: number, counts: readonly number[]) {
    const oldest = span - counts.length + 1 + counts.findIndex((count) => count > 0);
    const seconds = (oldest + SPANS + 1) * SPAN_SECONDS - this.now().getTime() / 1000;
    return shareTaken(Math.ceil(seconds));
  }

  private shareOf({ address }: Claim, all: number): number {
    const isVehicle = ridersBehind(address, this.settings.VEHICLE_NETWORKS) !== null;
    const { least, share } = isVehicle ? FAIR_SHARE.inVehicle : FAIR_SHARE.anywhere;
    return Math.max(least, Math.floor(all * share));
  }

  private keyOf({ kind, entryId, tileId, address }: Claim, span: number): string {
    return [kind, entryId, tileId, span, ownerOf(address, this.settings.VEHICLE_NETWORKS)].join('\n');
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
