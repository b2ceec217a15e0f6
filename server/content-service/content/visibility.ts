import { ARCHIVE_DAYS } from '#app/contract/limits.ts';

/** When something is published; null is open on that side. */
export interface Lifetime {
  draft: boolean;
  publishFrom: Date | null;
  publishTill: Date | null;
  updatedAt: Date;
}

const READABLE_AFTER_END_MS = ARCHIVE_DAYS * 24 * 3_600_000;

/** Whether pages show it at that moment. */
export function isPublished(entry: Lifetime, at: Date): boolean {
  return !entry.draft && hasBegun(entry, at) && !hasEnded(entry, at);
}

/** Whether its own address still answers: the archive links to what pages no longer show. */
export function isReadable(entry: Lifetime, at: Date): boolean {
  if (entry.draft || !hasBegun(entry, at)) return false;
  return entry.publishTill === null || at.getTime() <= entry.publishTill.getTime() + READABLE_AFTER_END_MS;
}

/** What an editor sees who looks at that moment: drafts as if they were released. */
export function isPreviewed(entry: Lifetime, at: Date): boolean {
  return hasBegun(entry, at) && !hasEnded(entry, at);
}

/** When it last changed for riders: by an import, or by the clock that passed one of its edges. */
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

function hasEnded(entry: Lifetime, at: Date): boolean {
  return entry.publishTill !== null && entry.publishTill < at;
}
