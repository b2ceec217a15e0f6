import { ARCHIVE_DAYS } from '#app/contract/limits.ts';
import { addDays, instantOf, localDay } from '#app/contract/time.ts';

export interface ArchiveSpan {
  from: Date;
  /** Exclusive. */
  till: Date;
}

/** The archive as a span of instants that ends now. */
export function archiveSpan(now: Date, timeZone: string): ArchiveSpan {
  const today = localDay(now.getTime(), timeZone);
  return { from: dayStart(addDays(today, 1 - ARCHIVE_DAYS), timeZone), till: justAfter(now) };
}

/** The part of a local day that is in the archive; null for a day outside it. */
export function archiveDay(day: string, now: Date, timeZone: string): ArchiveSpan | null {
  const today = localDay(now.getTime(), timeZone);
  if (day > today || day <= addDays(today, -ARCHIVE_DAYS)) return null;
  const end = dayStart(addDays(day, 1), timeZone);
  return { from: dayStart(day, timeZone), till: end < now ? end : justAfter(now) };
}

/** Whether the text is a day of the calendar written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

export function dayStart(day: string, timeZone: string): Date {
  return new Date(instantOf(day, timeZone) ?? 0);
}

function justAfter(now: Date): Date {
  return new Date(now.getTime() + 1);
}
