import { LRUCache } from 'lru-cache';
import type { Entry } from '#app/contract/content/entry.ts';
import { advertisedIds, type Position } from '#app/contract/content/position.ts';

/** Upper limit of remembered entries (about 100 bytes each): more than are advertised within the archive's 30 days. */
const MAX_REMEMBERED = 5_000;

/** Entries linked by a banner since this process started, keyed by content server and id. */
const seenAdvertised = new LRUCache<string, true>({ max: MAX_REMEMBERED });

const keyOf = (api: string, id: string) => `${api} ${id}`;

/** Number of entries recorded so far: cached pages are only marked again after it has changed. */
let known = 0;

export function rememberAdvertised(api: string, positions: readonly Position[]): void {
  for (const id of advertisedIds([positions])) {
    if (!seenAdvertised.has(keyOf(api, id))) known += 1;
    seenAdvertised.set(keyOf(api, id), true);
  }
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

interface MarkedPage {
  known: number;
  positions: Position[];
}

const markedPages = new WeakMap<Position[], MarkedPage>();

/** The same for a page from the cache: another page may have shown a banner since it was read. */
export function markOnceAdvertisedOn(api: string, positions: Position[]): Position[] {
  const last = markedPages.get(positions);
  if (last?.known === known) return last.positions;
  const before = last?.positions ?? positions;
  const after = before.map((position) => {
    const entries = markOnceAdvertised(api, position.entries);
    return entries === position.entries ? position : { ...position, entries };
  });
  const isSame = after.every((position, index) => position === before[index]);
  const marked = { known, positions: isSame ? before : after };
  markedPages.set(positions, marked);
  return marked.positions;
}
