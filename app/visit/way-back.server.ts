import { LRUCache } from 'lru-cache';
import type { Asked } from '#app/config/hosted-app.ts';
import { wayBack } from './way-back.ts';

const LONGEST_KEY = 500;

/** '' is the start. Between the same two pages the way is always the same. */
const ways = new LRUCache<string, string>({ max: 5000 });

export function wayBackOf({ target, origin, referrer }: Asked, publicOrigin: string): string | null {
  const key = `${origin}${target} ${referrer}`;
  let way = ways.get(key);
  if (way === undefined) {
    way = wayBack(new URL(`${origin}${target}`), referrer ?? null, publicOrigin) ?? '';
    if (key.length <= LONGEST_KEY) ways.set(key, way);
  }
  return way || null;
}
