import { z } from 'zod';
import { printable } from '../plain-text.ts';
import { describeFault, valueInWords } from '../tiles/tile-types.ts';
import { anyRecord, flagOnByDefault, text, whole } from '../tolerant.ts';
import type { ReportFault } from './entry.ts';

export const TEASER_PAGES = ['start', 'line', 'events', 'prizes', 'deals'] as const;
export type TeaserPage = (typeof TEASER_PAGES)[number];

const level = z.object({
  title: text,
  description: text,
  searchable: flagOnByDefault,
  page: z.enum(TEASER_PAGES),
});

export type Level = z.infer<typeof level>;
export type Levels = Record<string, Level>;
export type TabCounts = Record<TeaserPage, number>;

/**
 * Levels by name; one that can't be read, or be named in an address, is reported and dropped. Null if it isn't a record.
 */
export function readLevels(raw: unknown, report: ReportFault): Levels | null {
  const record = anyRecord.safeParse(raw);
  if (!record.success) return null;
  return Object.fromEntries(
    Object.entries(record.data).flatMap(([name, candidate]) => {
      const parsed = level.safeParse(candidate);
      if (parsed.success && printable(name) === name) return [[name, parsed.data]];
      report(
        `level ${valueInWords(name)}`,
        parsed.success ? 'has a name that no address can hold' : describeFault(parsed.error),
      );
      return [];
    }),
  );
}

const count = whole.catch(0);
const tabCounts = anyRecord.pipe(
  z.object({ start: count, line: count, events: count, prizes: count, deals: count }),
);

export function readTabCounts(raw: unknown): TabCounts | null {
  const parsed = tabCounts.safeParse(raw);
  return parsed.success ? parsed.data : null;
}
