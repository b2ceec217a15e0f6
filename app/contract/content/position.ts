import { z } from 'zod';
import { describeFault, valueInWords } from '../tiles/tile-types.ts';
import { address, color, lostAddresses, readList, text } from '../tolerant.ts';
import type { Entry, ReportFault } from './entry.ts';
import { readListedEntry } from './wire-post.ts';

export const POSITION_TYPES = [
  'slider',
  'full',
  'small',
  'banner',
  'colortopic',
  'rubrik',
  'rublikslider',
  'bslider',
  'dpaheadlines',
] as const;

export type PositionType = (typeof POSITION_TYPES)[number];

/** Position types for paid content, which is always marked as advertising. */
const SOLD: readonly string[] = ['banner', 'bslider'] satisfies PositionType[];

export function isPaidPosition(type: unknown): boolean {
  return typeof type === 'string' && SOLD.includes(type);
}

export const positionFields = z.object({
  type: z.enum(POSITION_TYPES, { error: ({ input }) => `unknown type ${valueInWords(input)}` }),
  title: text,
  color,
  bgurl: address,
  external_link: address,
});

export type Position = z.infer<typeof positionFields> & { entries: Entry[] };

/** Limits per page, far above what anybody reads, because layout costs time and memory for each. */
const MAX_POSITIONS = 200;
const MAX_ENTRIES = 1000;

/** Reads a teaser page; invalid positions and entries are reported and dropped. Null if the page isn't a list. */
export function readPositions(raw: unknown, where: string, report: ReportFault): Position[] | null {
  if (!Array.isArray(raw)) return null;
  let count = 0;
  const positions = readList(raw.slice(0, MAX_POSITIONS), (candidate, index): Position | null => {
    const place = `${where} position ${index}`;
    const fields = positionFields.safeParse(candidate);
    if (!fields.success) {
      report(place, describeFault(fields.error));
      return null;
    }
    for (const fault of lostAddresses(positionFields.shape, candidate)) report(place, fault);
    // It shows the wire posts (content-api.md, 'Wire block').
    if (fields.data.type === 'dpaheadlines') return { ...fields.data, entries: [] };
    const entries = readList((candidate as { entries?: unknown }).entries, (entry, entryIndex) => {
      count += 1;
      return count > MAX_ENTRIES ? null : readListedEntry(entry, `${place} entry ${entryIndex}`, report);
    });
    return { ...fields.data, entries };
  });
  if (raw.length > MAX_POSITIONS || count > MAX_ENTRIES) {
    report(where, `has over ${MAX_POSITIONS} positions or ${MAX_ENTRIES} entries; the rest is left out`);
  }
  const ids = advertisedIds([positions]);
  return positions.map((position) => ({ ...position, entries: marked(position.entries, ids) }));
}

export function advertisedIds(pages: readonly (readonly Position[])[]): Set<string> {
  const sold = pages.flat().filter(({ type }) => isPaidPosition(type));
  return new Set(sold.flatMap(({ entries }) => entries.map(({ id }) => id)));
}

/** Marks the entries that appear in a paid position of these pages as advertising. */
export function withAdvertising(entries: Entry[], pages: readonly (readonly Position[])[]): Entry[] {
  return marked(entries, advertisedIds(pages));
}

function marked(entries: Entry[], ids: ReadonlySet<string>): Entry[] {
  return entries.map((entry) =>
    entry.sponsored || !ids.has(entry.id) ? entry : { ...entry, sponsored: true },
  );
}
