import type { CopyInfo } from './offline-copy.ts';

/** Byte limit for all stored pages and pictures. The build's own files (a few hundred kB) are not counted. */
export const MAX_BYTES = 14 * 1024 * 1024;
const OPENED = 20;
const AHEAD = 10;
const OTHERS = 16;
/** The news archive reaches back 30 days as well. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;

export type Kind = 'story' | 'page' | 'picture';

export interface Stored extends CopyInfo {
  key: string;
  kind: Kind;
}

/**
 * What to delete: everything older than 30 days; in each group (opened stories, prefetched stories, other pages) the
 * oldest above its limit; then the oldest until the rest fits in `maxBytes`, pictures before pages.
 */
export function pagesToEvict(stored: readonly Stored[], now: number, maxBytes = MAX_BYTES): Stored[] {
  const newest = [...stored].sort((one, other) => other.at - one.at);
  const room = new Map<string, number>([
    ['story', OPENED],
    ['ahead', AHEAD],
    ['page', OTHERS],
  ]);
  const stay: Stored[] = [];
  for (const one of newest) {
    const group = one.kind === 'story' && one.ahead ? 'ahead' : one.kind;
    const left = room.get(group) ?? Number.POSITIVE_INFINITY;
    if (left === 0 || now - one.at > LONGEST_MS) continue;
    room.set(group, left - 1);
    stay.push(one);
  }
  let bytes = 0;
  const words = stay.filter(({ kind }) => kind !== 'picture');
  const pictures = stay.filter(({ kind }) => kind === 'picture');
  const fit = new Set(
    [...words, ...pictures].filter(({ size }) => {
      bytes += size;
      return bytes <= maxBytes;
    }),
  );
  return stored.filter((one) => !fit.has(one));
}
