import { anyRecord, isObject, readList } from '../tolerant.ts';
import type { Entry, ReportFault } from './entry.ts';
import { readListedEntry } from './wire-post.ts';

/** A day's entries, newest publish_from first, whatever their group (content-api.md, 'Archive'). */
export function readArchive(raw: unknown, report: ReportFault): Entry[] | null {
  return readFound(raw, report)?.sort((a, b) => b.publish_from.localeCompare(a.publish_from)) ?? null;
}

/** Search results in the server's order of relevance, across groups; null if it is an error that came as 200. */
export function readFound(raw: unknown, report: ReportFault): Entry[] | null {
  const record = anyRecord.safeParse(raw);
  if (!record.success || !isGrouped(record.data)) return null;
  const seen = new Set<string>();
  return Object.entries(record.data)
    .flatMap(([group, entries]) =>
      readList(entries, (candidate, index) =>
        readListedEntry(candidate, `archive ${group} entry ${index}`, report),
      ),
    )
    .filter((entry) => !seen.has(entry.id) && seen.add(entry.id));
}

/** Whether any group has an entry, or all are empty. Not `{"errors":[{"code":1}]}` nor `{"state":"error","data":[]}`. */
function isGrouped(record: Record<string, unknown>): boolean {
  const groups = Object.values(record).map((group) => (isObject(group) ? Object.values(group) : [group]));
  const items = groups.flat().filter((item) => item !== null);
  return items.length === 0 || items.some((item) => isObject(item) && 'id' in item);
}

/** A JSON string; group 1 is set for object keys. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** JavaScript sorts integer keys of objects first; this restores the order of groups such as '2026', '2025'. */
export function inSentOrder(raw: unknown, text: string): unknown {
  const groups = raw instanceof Object && !Array.isArray(raw) ? Object.keys(raw) : [];
  if (!groups.some((group) => /^\d+$/.test(group))) return raw;
  return JSON.parse(
    text.replace(STRING, (string, key) => (key && /^"\d+"/.test(string) ? `"#${string.slice(1)}` : string)),
  );
}
