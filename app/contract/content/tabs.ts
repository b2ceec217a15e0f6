import { z } from 'zod';
import { printable } from '../plain-text.ts';
import { anyRecord, flagOnByDefault, text, whole } from '../tolerant.ts';

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

/** Levels by name; one that can't be read, or be named in an address, is left out. Null when it is no record at all. */
export function readLevels(raw: unknown): Levels | null {
  const record = anyRecord.safeParse(raw);
  if (!record.success) return null;
  return Object.fromEntries(
    Object.entries(record.data).flatMap(([name, candidate]) => {
      const parsed = level.safeParse(candidate);
      return parsed.success && printable(name) === name ? [[name, parsed.data]] : [];
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
