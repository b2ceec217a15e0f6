import { type OpeningState, openingOf } from '#app/contract/opening.ts';
import type { FoundTile } from '../core/tile-lookup.ts';

/**
 * No tile is open before its entry is published. Only an action without an end of its own ends with its entry
 * (specification 4).
 */
export function tileOpening(
  found: FoundTile<'competition' | 'action' | 'deal' | 'survey'>,
  now: Date,
  timeZone: string,
): OpeningState {
  const { tile, publishFrom, publishTill } = found;
  if (publishFrom && now < publishFrom) return 'notStarted';
  const startDate = 'startDate' in tile ? tile.startDate : '';
  const opening = openingOf({ startDate, endDate: tile.endDate }, now.getTime(), timeZone);
  const lapsed = tile.type === 'action' && tile.endDate === '' && publishTill !== null && now > publishTill;
  return opening === 'running' && lapsed ? 'ended' : opening;
}
