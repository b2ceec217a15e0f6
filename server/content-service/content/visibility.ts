import { ARCHIVE_DAYS } from '#app/contract/limits.ts';

/** Publication period; null means no limit on that side. */
export interface Lifetime {
  draft: boolean;
  publishFrom: Date | null;
  publishTill: Date | null;
  updatedAt: Date;
}

const READABLE_AFTER_END_MS = ARCHIVE_DAYS * 24 * 3_600_000;

/** Whether pages show it at that time. */
export function isPublished(entry: Lifetime, at: Date): boolean {
  return !entry.draft && isPreviewed(entry, at);
}

/** Whether its own URL still works: for a while after its end, because the archive links to it. */
export function isReadable(entry: Lifetime, at: Date): boolean {
  if (entry.draft || !hasBegun(entry, at)) return false;
  return entry.publishTill === null || at.getTime() <= entry.publishTill.getTime() + READABLE_AFTER_END_MS;
}

/** Whether a preview of that time shows it; drafts count as released. */
export function isPreviewed(entry: Lifetime, at: Date): boolean {
  return hasBegun(entry, at) && (entry.publishTill === null || entry.publishTill >= at);
}

/** The last visible change: an import, or the begin or end of publication. */
export function lastChange(entry: Lifetime, at: Date): Date {
  const edges = [entry.publishFrom, entry.publishTill].filter((edge) => edge !== null && edge < at);
  return newest([entry.updatedAt, ...edges]);
}

export function newest(dates: readonly (Date | null | undefined)[]): Date {
  return new Date(Math.max(0, ...dates.map((date) => date?.getTime() ?? 0)));
}

function hasBegun(entry: Lifetime, at: Date): boolean {
  return entry.publishFrom === null || entry.publishFrom <= at;
}
