import type { Entry } from '#app/content/entry.schema.ts';
import type { Position, PositionType } from '#app/content/position.schema.ts';

/** How many entries a slider shows at most (specification 9, 'Sliders and lists'); other positions show all. */
const LIMITS: Partial<Record<PositionType, number>> = { slider: 10, rublikslider: 10, bslider: 6 };

export function shownEntries({ type, entries }: Position): Entry[] {
  return entries.slice(0, LIMITS[type] ?? entries.length);
}

/** Wire headlines on a teaser page; in one column only the first ones. */
export const WIRE_HEADLINES = 6;
export const WIRE_HEADLINES_NARROW = 3;
