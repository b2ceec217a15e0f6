import { FAIR_SHARE } from '#app/contract/limits.ts';
import { networkOf, ridersBehind } from '#app/contract/network-of.ts';
import type { NewLimiter } from '#server/kernel/limiters.ts';
import { shareTaken } from '#server/kernel/submission-answers.ts';
import type { SubmissionSettings } from '../core/submission-context.ts';
import { triesKey } from '../vouchers/failed-tries.ts';

/** A tile with something to give away that there is little of, and who wants it. */
export interface Claim {
  kind: 'action' | 'deal';
  entryId: string;
  tileId: string;
  /** The rider's. */
  address: string;
}

type Settings = Pick<SubmissionSettings, 'LIMITS_FACTOR' | 'VEHICLE_NETWORKS'>;

/**
 * Prizes, codes and places go to no network faster than a share of what is left within an hour, so that no script takes
 * them all (decision record 0057). LIMITS_FACTOR leaves the share as it is; 0 turns it off.
 */
export class FairShare {
  private readonly taken;

  constructor(
    private readonly settings: Settings,
    newLimiter: NewLimiter,
  ) {
    const counted = { points: Number.MAX_SAFE_INTEGER, duration: FAIR_SHARE.duration };
    this.taken = settings.LIMITS_FACTOR === 0 ? null : newLimiter('share', counted);
  }

  /** Refuses who has had their share: asked before anything is typed or drawn. */
  async check(claim: Claim, left: number): Promise<void> {
    const counted = await this.taken?.get(keyOf(claim));
    if (!counted || counted.consumedPoints < this.shareOf(claim, left + counted.consumedPoints)) return;
    throw shareTaken(Math.ceil(counted.msBeforeNext / 1000));
  }

  /** Counts one of what is left, and gives what puts it back. Of many at one moment only so many get through. */
  async take(claim: Claim, left: number): Promise<() => Promise<void>> {
    const key = keyOf(claim);
    const counted = await this.taken?.consume(key);
    const putBack = async () => void (await this.taken?.reward(key));
    if (!counted || counted.consumedPoints <= this.shareOf(claim, left + counted.consumedPoints - 1)) {
      return putBack;
    }
    await putBack();
    throw shareTaken(Math.ceil(counted.msBeforeNext / 1000));
  }

  /** One share for a transaction, which may be tried several times: each try takes it, and one that fails gives it up. */
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

  private shareOf({ address }: Claim, all: number): number {
    const isVehicle = ridersBehind(address, this.settings.VEHICLE_NETWORKS) !== null;
    const { least, share } = isVehicle ? FAIR_SHARE.inVehicle : FAIR_SHARE.anywhere;
    return Math.max(least, Math.floor(all * share));
  }
}

/** Whoever has a /48 has 65,536 networks to come from. */
function keyOf({ kind, entryId, tileId, address }: Claim): string {
  return triesKey(`${kind}:${entryId}:${tileId}`, networkOf(address, 48));
}
