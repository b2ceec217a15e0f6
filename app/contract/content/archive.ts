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

/** A string of JSON, and whether it is a key. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Objects sort keys that are whole numbers to their front: groups called so ('2026', '2025') keep the order sent. */
export function inSentOrder(raw: unknown, text: string): unknown {
  const record = groups.safeParse(raw);
  if (!Object.keys(record.data ?? {}).some((group) => /^\d+$/.test(group))) return raw;
  return JSON.parse(
    text.replace(STRING, (string, key) => (key && /^"\d+"/.test(string) ? `"#${string.slice(1)}` : string)),
  );
}
