import { ARCHIVE_DAYS } from '#app/contract/limits.ts';
import { addDays, localDay } from '#app/contract/time.ts';

/** The days that the archive offers, newest first, as the service's own zone counts them. */
export function archiveDays(now: number, timeZone: string): string[] {
  const today = localDay(now, timeZone);
  return Array.from({ length: ARCHIVE_DAYS }, (_, back) => addDays(today, -back));
}

/** The day that was asked for; today for anything that the archive doesn't offer. */
export function chosenDay(asked: string | null, days: readonly string[]): string {
  return days.find((day) => day === asked) ?? days[0] ?? '';
}
