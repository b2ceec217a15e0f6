import { createHash } from 'node:crypto';
import { createCounters } from '#app/config/counters.server.ts';
import { env } from '#app/config/env.server.ts';
import {
  type Counter,
  count,
  type Limit,
  limitsOf,
  type OverLimit,
  type Refund,
} from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { newBrowserLimit } from '#app/contract/network-of.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';

/**
 * Rate limits for what riders send: per browser, and for new browsers per network, because a whole vehicle shares one
 * address. LIMITS_FACTOR multiplies the network limits; 0 turns these off, not those of
 * uploaded bytes and voucher passwords (decision record 0057).
 */

/**
 * The acting browser. `isKnown`: it sent the signed cookie; otherwise `id` is a guess and counts as a new browser.
 */
export interface Browser {
  id: string;
  isKnown: boolean;
}

/**
 * Rate-limited acts. Draws (one a day) and votes (one per survey, one a day without an end) are restricted by the
 * browser's id, not by a counter.
 */
export type RateLimitedAction = 'draw' | 'vote' | 'save' | 'upload';

/** The limit that was reached: the browser's, or its network's. */
export type LimitScope = 'browser' | 'network';

export interface Refused {
  scope: LimitScope;
  seconds: number;
}

const HOUR = 60 * 60;
/** Retries of refused riders are spread over up to 5 minutes; the more riders are over the limit, the wider. */
const MAX_JITTER_SECONDS = 5 * 60;

/**
 * `seen`: a browser that refuses cookies is recognised by its form's id for an hour, so resending isn't a new
 * browser.
 */
type Purpose = 'save' | 'upload' | 'newBrowser' | 'preview' | 'seen';

const counters: Partial<Record<Purpose, Counter>> = {};

function counter(purpose: Purpose): Counter {
  const duration = purpose === 'seen' ? HOUR : RATE_LIMITS[purpose].duration;
  counters[purpose] ??= createCounters(sharedNodes())(purpose, duration);
  return counters[purpose];
}

async function counted(purpose: Purpose, limits: readonly Limit[]): Promise<Refund | OverLimit> {
  const result = await count(limits);
  if (typeof result !== 'function') metrics.overLimit(purpose);
  return result;
}

/**
 * Counts an act. The browser is known from now on and stays counted as a new one, even if the act fails afterwards.
 */
export async function consumeRateLimit(
  act: RateLimitedAction,
  browser: Browser,
  address: string,
): Promise<Refund | Refused> {
  const { LIMITS_FACTOR, VEHICLE_NETWORKS } = env();
  const { id } = browser;
  const isLimited = LIMITS_FACTOR > 0;
  const refund =
    isLimited && (act === 'save' || act === 'upload')
      ? await counted(act, [{ counter: counter(act), key: id, most: RATE_LIMITS[act].points }])
      : await count([]);
  if (typeof refund !== 'function') return { scope: 'browser', seconds: refund.seconds };
  if (isLimited && !browser.isKnown && (await counter('seen').get(id)) === null) {
    const most = newBrowserLimit(address, VEHICLE_NETWORKS) * LIMITS_FACTOR;
    const arrived = await counted(
      'newBrowser',
      limitsOf(counter('newBrowser'), address, most, VEHICLE_NETWORKS),
    );
    if (typeof arrived !== 'function') {
      await refund();
      return { scope: 'network', seconds: Math.ceil(arrived.seconds + retryJitter(browser, arrived)) };
    }
    await counter('seen').consume(id);
  }
  browser.isKnown = true;
  return refund;
}

/** Extra waiting time derived from the browser's id, so that repeated requests get the same slot. */
function retryJitter({ id }: Browser, { beyond }: OverLimit): number {
  const fraction = createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
  return fraction * MAX_JITTER_SECONDS * Math.min(1, beyond);
}

/**
 * Counts a preview token as wrong; the caller takes that back once it proves right. Null if over the network's limit.
 */
export async function countToken(address: string): Promise<Refund | null> {
  const most = RATE_LIMITS.preview.points * env().LIMITS_FACTOR;
  const tried = await counted('preview', most === 0 ? [] : limitsOf(counter('preview'), address, most));
  return typeof tried === 'function' ? tried : null;
}
