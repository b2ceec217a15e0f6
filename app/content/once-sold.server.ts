import { LRUCache } from 'lru-cache';
import type { Entry } from '#app/contract/content/entry.ts';
import { type Position, soldIds } from '#app/contract/content/position.ts';

/** More than are advertised in all the days that an archive shows; some 100 bytes each. */
const MOST = 5_000;

/** What stood behind a banner since this process began, by content server. */
const onceSold = new LRUCache<string, true>({ max: MOST });

const keyOf = (api: string, id: string) => `${api} ${id}`;

export function rememberSold(api: string, positions: readonly Position[]): void {
  for (const id of soldIds([positions])) onceSold.set(keyOf(api, id), true);
}

/**
 * Its campaign is over, but whoever has its address still reads advertising; what its editors say of it counts more. The
 * same objects where nothing is to be marked, by which columns and fragments are cached.
 */
export function withOnceSold(api: string, entries: Entry[]): Entry[] {
  const isUnmarked = ({ id, sponsored }: Entry) =>
    sponsored === undefined && onceSold.get(keyOf(api, id)) === true;
  if (!entries.some(isUnmarked)) return entries;
  return entries.map((entry) => (isUnmarked(entry) ? { ...entry, sponsored: true } : entry));
}
