import { definitionOf, type Screen } from '#app/route-table.ts';
import type { AddressParams, ParameterName } from './parameters.ts';

/** A teaser page on a vehicle screen, one story after another (specification 2.14). */
export interface VehicleScreen {
  /** Seconds per story. */
  seconds: number;
  /** The first story, counted from 1. Without a script each story is a page of its own that refreshes to the next. */
  story: number;
}

const SECONDS = { least: 3, usual: 10, most: 120 };

/** Upper bound for `story`, which limits the number of cached pages. */
const MAX_STORIES = 200;

export function showsStories(screen: Screen | null): boolean {
  return screen !== null && definitionOf(screen).folder === 'teaser';
}

function wholeIn(params: AddressParams, name: ParameterName): number | null {
  const value = params.get(name) ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** Clamps the values, because each combination is a page that may be cached. */
export function vehicleScreenOf(params: AddressParams): VehicleScreen {
  const seconds = wholeIn(params, 'seconds') ?? SECONDS.usual;
  const story = wholeIn(params, 'story') ?? 1;
  return {
    seconds: Math.min(SECONDS.most, Math.max(SECONDS.least, seconds)),
    story: story >= 1 && story <= MAX_STORIES ? story : 1,
  };
}

/** The parameters for these values; defaults are omitted. */
export function screenParameters({ seconds, story }: VehicleScreen): Array<[name: string, value: string]> {
  const named: Array<[string, string]> = [];
  if (seconds !== SECONDS.usual) named.push(['seconds', String(seconds)]);
  if (story !== 1) named.push(['story', String(story)]);
  return named;
}
