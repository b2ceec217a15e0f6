import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '#app/config/env.server.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { networkOf, networksOf, newBrowsersFrom } from '#app/contract/network-of.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';

/**
 * Rate limits, so that no single script fills a disk or a survey, and no rider's acts count against the others of their
 * vehicle. LIMITS_FACTOR multiplies what counts by network, 0 turns all off. Nodes count together as long as they reach
 * Redis; else each counts for itself (decision record 0057).
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

export interface OverLimit {
  whose: Limited;
  seconds: number;
}

const HOUR = 60 * 60;
/** Riders who came too late come back one after another within so long, all of them the longer the more they are. */
const SPREAD_SECONDS = 5 * 60;

const limiters = new Map<string, RateLimiterAbstract>();

function limiter(name: string, { points, duration }: { points: number; duration: number }) {
  const id = `${name}:${points}`;
  const known = limiters.get(id) ?? newLimiter({ points, duration, keyPrefix: `kachel:limit:${name}` });
  limiters.set(id, known);
  return known;
}

function newLimiter(limit: { points: number; duration: number; keyPrefix: string }): RateLimiterAbstract {
  const alone = new RateLimiterMemory(limit);
  const shared = sharedNodes();
  return shared
    ? new RateLimiterRedis({ ...limit, storeClient: shared.counter, insuranceLimiter: alone })
    : alone;
}

interface Counter {
  name: string;
  limiter: RateLimiterAbstract;
  key: string;
}

/** Takes back what was counted for an act of which nothing came. A browser that is known by it stays counted. */
export type GiveBack = () => Promise<void>;

/** Counts an act; a browser that had not taken part has now. */
export async function countAct(act: Act, browser: Browser, address: string): Promise<GiveBack | OverLimit> {
  const { LIMITS_FACTOR } = env();
  if (LIMITS_FACTOR === 0) {
    browser.isKnown = true;
    return async () => undefined;
  }
  const counted: Counter[] = [];
  const isNew = !browser.isKnown && !(await wasSeen(browser));
  const acts = actsOf(act, browser);
  for (const counter of [...(isNew ? arrivalsOf(address) : []), ...acts]) {
    const refused = await consume(counter);
    if (refused) {
      await giveBack(counted);
      const isCrowd = counter.name === 'newBrowser';
      const seconds = Math.ceil(
        refused.msBeforeNext / 1000 + (isCrowd ? turnOf(browser, refused, counter) : 0),
      );
      return { whose: isCrowd ? 'network' : 'browser', seconds };
    }
    counted.push(counter);
  }
  if (isNew) await seen().consume(browser.id);
  browser.isKnown = true;
  return () => giveBack(acts);
}

async function giveBack(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.reward(key);
}

/** Browsers that refuse cookies stay known by their form for an hour: mending a form makes nobody new again. */
const seen = () => limiter('seen', { points: Number.MAX_SAFE_INTEGER, duration: HOUR });

async function wasSeen({ id }: Browser): Promise<boolean> {
  return (await seen().get(id)) !== null;
}

function actsOf(act: Act, { id }: Browser): Counter[] {
  return act === 'save' || act === 'upload'
    ? [{ name: act, limiter: limiter(act, RATE_LIMITS[act]), key: id }]
    : [];
}

/** The networks that a new browser arrives from, the largest first. */
function arrivalsOf(address: string): Counter[] {
  const { LIMITS_FACTOR, VEHICLE_NETWORKS } = env();
  const { duration } = RATE_LIMITS.newBrowser;
  const most = newBrowsersFrom(address, VEHICLE_NETWORKS) * LIMITS_FACTOR;
  return networksOf(address)
    .reverse()
    .map(([key, multiple]) => ({
      name: 'newBrowser',
      limiter: limiter('newBrowser', { points: most * multiple, duration }),
      key,
    }));
}

/** Of all who came too late each has a place of its own, whenever it asks. */
function turnOf(
  { id }: Browser,
  { consumedPoints }: RateLimiterRes,
  { limiter: { points } }: Counter,
): number {
  const place = createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
  return place * SPREAD_SECONDS * Math.min(1, (consumedPoints - points) / points);
}

/** Null, or why it is refused. */
async function consume({ name, limiter, key }: Counter): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    metrics.overLimit(name);
    return refused;
  }
}

function previewLimiter(): RateLimiterAbstract {
  const { points, duration } = RATE_LIMITS.preview;
  return limiter('preview', { points: points * env().LIMITS_FACTOR, duration });
}

/** Counts a wrong token of a preview. */
export async function countWrongToken(address: string): Promise<void> {
  if (env().LIMITS_FACTOR === 0) return;
  await consume({ name: 'preview', limiter: previewLimiter(), key: networkOf(address) });
}

/** Whether the network has tried too many wrong tokens for now. */
export async function mayTryTokens(address: string): Promise<boolean> {
  if (env().LIMITS_FACTOR === 0) return true;
  const counted = await previewLimiter().get(networkOf(address));
  return counted === null || counted.remainingPoints > 0;
}
