import { LRUCache } from 'lru-cache';
import type { Entry } from '#app/contract/content/entry.ts';
import { advertisedIds, type Position } from '#app/contract/content/position.ts';

/** Upper limit of remembered entries: more than an archive's days advertise, about 100 bytes each. */
const MOST = 5_000;

/** Entries linked by a banner since this process started, keyed by content server and id. */
const seenAdvertised = new LRUCache<string, true>({ max: MOST });

const keyOf = (api: string, id: string) => `${api} ${id}`;

export function rememberAdvertised(api: string, positions: readonly Position[]): void {
  for (const id of advertisedIds([positions])) seenAdvertised.set(keyOf(api, id), true);
}

/**
 * After its campaign an entry is still marked as advertising, unless its editors say otherwise. Returns the same
 * array if nothing changes, because layouts and fragments are cached by identity.
 */
export function markOnceAdvertised(api: string, entries: Entry[]): Entry[] {
  const isUnmarked = ({ id, sponsored }: Entry) =>
    sponsored === undefined && seenAdvertised.get(keyOf(api, id)) === true;
  if (!entries.some(isUnmarked)) return entries;
  return entries.map((entry) => (isUnmarked(entry) ? { ...entry, sponsored: true } : entry));
}
