import type { CopyInfo } from './offline-copy.ts';

/** All of what is kept, pages and pictures, beside the few hundred kilobytes of the shell's own files. */
export const MOST_BYTES = 14 * 1024 * 1024;
const OPENED = 20;
const AHEAD = 10;
const OTHERS = 16;
/** As far as the archive reaches back. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;

export type Kind = 'story' | 'page' | 'picture';

export interface Stored extends CopyInfo {
  key: string;
  kind: Kind;
}

/**
 * What has to leave the store: all that is older than the archive, of stories opened, stories saved ahead and other pages
 * the oldest beyond their number, and of the rest the oldest until the bytes fit. Pictures go before words.
 */
export function evicted(stored: readonly Stored[], now: number, mostBytes = MOST_BYTES): Stored[] {
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
      return bytes <= mostBytes;
    }),
  );
  return stored.filter((one) => !fit.has(one));
}
