import { instantOf } from '#app/lib/time.ts';
import type { FoundTile } from './tile-lookup.ts';

export type Opening = 'not started' | 'running' | 'ended';

/**
 * Open when now is at or after the start (or there is none) and not past the end. Before its entry is published, nothing
 * is open: nobody can have seen it. Only an action's end falls back to its entry's (specification 4).
 */
export function openingOf(
  found: FoundTile<'competition' | 'action' | 'deal' | 'survey'>,
  now: Date,
  timeZone: string,
): Opening {
  const { tile, publishFrom, publishTill } = found;
  const start = 'startDate' in tile ? instantOf(tile.startDate, timeZone, 'start') : null;
  const ownEnd = instantOf(tile.endDate, timeZone, 'end');
  const end = tile.type === 'action' ? (ownEnd ?? publishTill?.getTime() ?? null) : ownEnd;
  const time = now.getTime();
  if (publishFrom && now < publishFrom) return 'not started';
  if (start !== null && time < start) return 'not started';
  return end !== null && time > end ? 'ended' : 'running';
}
