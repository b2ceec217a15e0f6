import { instantOf } from '#app/contract/time.ts';

/** Whether publish_till has passed; the entry stays readable, marked as past. */
export function isPast(
  entry: { publish_till: string },
  { now, timeZone }: { now: number; timeZone: string },
): boolean {
  const till = instantOf(entry.publish_till, timeZone, 'end');
  return till !== null && till < now;
}
