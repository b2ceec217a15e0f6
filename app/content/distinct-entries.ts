import type { Entry } from '#app/contract/content/entry.ts';
import type { Position } from '#app/contract/content/position.ts';

/** All entries of a page without duplicates, in page order. */
export function distinctEntries(positions: readonly Position[]): Entry[] {
  const known = new Map<string, Entry>();
  for (const { entries } of positions) {
    for (const entry of entries) if (!known.has(entry.id)) known.set(entry.id, entry);
  }
  return [...known.values()];
}
