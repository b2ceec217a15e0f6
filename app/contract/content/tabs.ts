import { z } from 'zod';
import { printable } from '../plain-text.ts';
import { describeFault, valueInWords } from '../tiles/tile-types.ts';
import { anyRecord, flagOnByDefault, isObject, text, whole } from '../tolerant.ts';
import type { ReportFault } from './entry.ts';

export const TEASER_PAGES = ['start', 'line', 'events', 'prizes', 'deals'] as const;
export type TeaserPage = (typeof TEASER_PAGES)[number];

const level = z.object({
  title: text,
  description: text,
  searchable: flagOnByDefault,
  /** If it is missing, the level is below the start page; its addresses below other pages redirect there. */
  page: z.preprocess((name) => name || undefined, z.enum(TEASER_PAGES).default('start')),
});

const levels = anyRecord.refine((record) => {
  const candidates = Object.values(record);
  return candidates.length === 0 || candidates.some((it) => isObject(it) && ('title' in it || 'page' in it));
}, 'has no levels');

export type Level = z.infer<typeof level>;
export type Levels = Record<string, Level>;
export type TabCounts = Record<TeaserPage, number>;

/**
 * Levels by name; one that can't be read, or be named in an address, is reported and dropped. Null if it isn't a record
 * of levels, such as an error that came as 200.
 */
export function readLevels(raw: unknown, report: ReportFault): Levels | null {
  const record = levels.safeParse(raw);
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
const tabCounts = anyRecord
  .refine(
    (answer) => Object.keys(answer).length === 0 || TEASER_PAGES.some((page) => page in answer),
    'counts nothing',
  )
  .pipe(z.object({ start: count, line: count, events: count, prizes: count, deals: count }));

/** Null for an error that came as 200, and for JSON of another server: not five empty tabs. */
export function readTabCounts(raw: unknown): TabCounts | null {
  const parsed = tabCounts.safeParse(raw);
  return parsed.success ? parsed.data : null;
}
