import { z } from 'zod';
import { readList } from '../tolerant.ts';
import { type Entry, type ReportFault, readEntry } from './entry.ts';

const groups = z.record(z.string(), z.unknown());

/** A day's entries, newest publish_from first, whatever their group (content-api.md, 'Decided details'). */
export function readArchive(raw: unknown, report: ReportFault): Entry[] | null {
  return readFound(raw, report)?.sort((a, b) => b.publish_from.localeCompare(a.publish_from)) ?? null;
}

/** What a search found, in the server's order over all groups: it knows best what fits best. */
export function readFound(raw: unknown, report: ReportFault): Entry[] | null {
  // PHP-made exports send an empty record as an empty list.
  if (Array.isArray(raw) && raw.length === 0) return [];
  const record = groups.safeParse(raw);
  if (!record.success) return null;
  const seen = new Set<string>();
  return Object.entries(record.data)
    .flatMap(([group, entries]) =>
      readList(entries, (candidate, index) =>
        readEntry(candidate, `archive ${group} entry ${index}`, report),
      ),
    )
    .filter((entry) => !seen.has(entry.id) && seen.add(entry.id));
}
