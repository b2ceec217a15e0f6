import { createHash } from 'node:crypto';
import { countersOn } from '#app/config/counters.server.ts';
import { env } from '#app/config/env.server.ts';
import {
  type Counter,
  count,
  type GiveBack,
  type Limit,
  limitsOf,
  type OverLimit,
} from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { newBrowsersFrom } from '#app/contract/network-of.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';

/**
 * Rate limits, so that no single script fills a disk or a survey, and no rider's acts count against the others of their
 * vehicle. LIMITS_FACTOR multiplies what counts by network, 0 turns all off (decision record 0057).
 */

/** Who acts: by a signed cookie once this browser has taken part, until then by a guess that counts as a new browser. */
export interface Browser {
  id: string;
  isKnown: boolean;
}

/** What riders do that is limited. One draw a day and one vote a survey are what a browser's id allows. */
export type Act = 'draw' | 'vote' | 'save' | 'upload';

/** Whose limit was reached. */
export type Limited = 'browser' | 'network';

export interface Refused {
  whose: Limited;
  seconds: number;
}

const HOUR = 60 * 60;
/** Riders who came too late come back one after another within so long, all of them the longer the more they are. */
const SPREAD_SECONDS = 5 * 60;

/** Browsers that refuse cookies stay known by their form for an hour: mending a form makes nobody new again. */
const DURATIONS = {
  save: RATE_LIMITS.save.duration,
  upload: RATE_LIMITS.upload.duration,
  newBrowser: RATE_LIMITS.newBrowser.duration,
  preview: RATE_LIMITS.preview.duration,
  seen: HOUR,
};
type Purpose = keyof typeof DURATIONS;

const counters: Partial<Record<Purpose, Counter>> = {};

function counter(purpose: Purpose): Counter {
  counters[purpose] ??= countersOn(sharedNodes())(purpose, DURATIONS[purpose]);
  return counters[purpose];
}

async function counted(purpose: Purpose, limits: readonly Limit[]): Promise<GiveBack | OverLimit> {
  const result = await count(limits);
  if (typeof result !== 'function') metrics.overLimit(purpose);
  return result;
}

/** Counts an act; a browser that had not taken part has now, and stays counted where nothing came of the act. */
export async function countAct(act: Act, browser: Browser, address: string): Promise<GiveBack | Refused> {
  const { LIMITS_FACTOR, VEHICLE_NETWORKS } = env();
  const { id } = browser;
  const isLimited = LIMITS_FACTOR > 0;
  const own =
    isLimited && (act === 'save' || act === 'upload')
      ? await counted(act, [{ counter: counter(act), key: id, most: RATE_LIMITS[act].points }])
      : await count([]);
  if (typeof own !== 'function') return { whose: 'browser', seconds: own.seconds };
  if (isLimited && !browser.isKnown && (await counter('seen').get(id)) === null) {
    const most = newBrowsersFrom(address, VEHICLE_NETWORKS) * LIMITS_FACTOR;
    const arrived = await counted('newBrowser', limitsOf(counter('newBrowser'), address, most));
    if (typeof arrived !== 'function') {
      await own();
      return { whose: 'network', seconds: Math.ceil(arrived.seconds + turnOf(browser, arrived)) };
    }
    await counter('seen').consume(id);
  }
  browser.isKnown = true;
  return own;
}

/** Of all who came too late each has a place of its own, whenever it asks. */
function turnOf({ id }: Browser, { beyond }: OverLimit): number {
  const place = createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
  return place * SPREAD_SECONDS * Math.min(1, beyond);
}

/** Counts a preview's token as a wrong one until it was right; null where its network has tried too many. */
export async function countToken(address: string): Promise<GiveBack | null> {
  const most = RATE_LIMITS.preview.points * env().LIMITS_FACTOR;
  const tried = await counted('preview', most === 0 ? [] : limitsOf(counter('preview'), address, most));
  return typeof tried === 'function' ? tried : null;
}
