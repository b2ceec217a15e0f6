import { instantOf } from '#app/contract/time.ts';
import type { Page } from '#app/request/page.ts';

/** Whether an entry's time is over; it stays readable, marked as past. */
export function isPast(
  entry: { publish_till: string },
  { now, timeZone }: Pick<Page, 'now' | 'timeZone'>,
): boolean {
  const till = instantOf(entry.publish_till, timeZone, 'end');
  return till !== null && till < now;
}
