import { ARCHIVE_DAYS } from '#app/contract/limits.ts';
import { addDays, localDay } from '#app/contract/time.ts';

/** The selectable days, newest first, in the service's time zone. */
export function archiveDays(now: number, timeZone: string): string[] {
  const today = localDay(now, timeZone);
  return Array.from({ length: ARCHIVE_DAYS }, (_, back) => addDays(today, -back));
}

/** The requested day; today if it isn't selectable. */
export function chosenDay(asked: string | null, days: readonly string[]): string {
  return days.find((day) => day === asked) ?? days[0] ?? '';
}
