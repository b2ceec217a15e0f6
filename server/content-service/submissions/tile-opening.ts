import { type Opening, openingOf } from '#app/contract/opening.ts';
import type { FoundTile } from '../core/tile-lookup.ts';

/**
 * Before its entry is published, nothing is open: nobody can have seen it. Only an action's end falls back to its entry's
 * (specification 4).
 */
export function tileOpening(
  found: FoundTile<'competition' | 'action' | 'deal' | 'survey'>,
  now: Date,
  timeZone: string,
): Opening {
  const { tile, publishFrom, publishTill } = found;
  if (publishFrom && now < publishFrom) return 'notStarted';
  const startDate = 'startDate' in tile ? tile.startDate : '';
  const opening = openingOf({ startDate, endDate: tile.endDate }, now.getTime(), timeZone);
  const lapsed = tile.type === 'action' && tile.endDate === '' && publishTill !== null && now > publishTill;
  return opening === 'running' && lapsed ? 'ended' : opening;
}
