import { definitionOf, type Screen } from '#app/route-table.ts';
import type { AddressParams, ParameterName } from './parameters.ts';

/** A teaser page as a screen in a vehicle shows it: its stories one after the other (specification 2.14). */
export interface VehicleScreen {
  /** How long each story stands. */
  seconds: number;
  /** Which story comes first, counted from 1. Without a script each is a page of its own that leads to the next. */
  story: number;
}

const SECONDS = { least: 3, usual: 10, most: 120 };

/** More stories than a screen could show before they are old. */
const MOST_STORIES = 200;

export function showsStories(screen: Screen | null): boolean {
  return screen !== null && definitionOf(screen).folder === 'teaser';
}

function wholeIn(params: AddressParams, name: ParameterName): number | null {
  const value = params.get(name) ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** Few values, whatever an address says: each is a page that may be kept. */
export function vehicleScreenOf(params: AddressParams): VehicleScreen {
  const seconds = wholeIn(params, 'seconds') ?? SECONDS.usual;
  const story = wholeIn(params, 'story') ?? 1;
  return {
    seconds: Math.min(SECONDS.most, Math.max(SECONDS.least, seconds)),
    story: story >= 1 && story <= MOST_STORIES ? story : 1,
  };
}

/** What an address must name to mean this; what is usual goes without saying. */
export function namedIn({ seconds, story }: VehicleScreen): Array<[name: string, value: string]> {
  const named: Array<[string, string]> = [];
  if (seconds !== SECONDS.usual) named.push(['seconds', String(seconds)]);
  if (story !== 1) named.push(['story', String(story)]);
  return named;
}
