import { instantOf } from './time.ts';

/** When something is open that riders take part in (specification 4, 'Availability'). */
export type OpeningState = 'notStarted' | 'running' | 'ended';

export interface TimeRange {
  startDate: string;
  endDate: string;
}

/** Open when now is at or after the start (or there is no start) and not past the end. */
export function openingOf({ startDate, endDate }: TimeRange, now: number, timeZone: string): OpeningState {
  const start = instantOf(startDate, timeZone, 'start');
  const end = instantOf(endDate, timeZone, 'end');
  if (start !== null && now < start) return 'notStarted';
  if (end !== null && now > end) return 'ended';
  return 'running';
}

/** An action's dates fall back to its entry's, one by one. */
export function spanWithin(
  tile: TimeRange,
  entry: { publish_from: string; publish_till: string },
): TimeRange {
  return { startDate: tile.startDate || entry.publish_from, endDate: tile.endDate || entry.publish_till };
}
