import { localTime } from '#app/contract/time.ts';
import { localDate, NO_DATE } from '#app/contract/tolerant.ts';

const DATE_FIELDS = new Set(['publish_from', 'publish_till', 'startDate', 'endDate', 'publishTime']);

const WITH_ZONE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const RFC_822 = /^(?:[a-z]{3}, )?((\d{1,2}) [a-z]{3} \d{4}) \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC?|[+-]\d{4})$/i;
const NO_END = '9999-12-31 23:59:59';
const FRACTION = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2})\.\d+$/;

/** Converts dates with a zone (ISO 8601, RFC 822) to local dates in TIME_ZONE, as in the contract. */
export function withLocalDates(value: unknown, timeZone: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withLocalDates(item, timeZone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && DATE_FIELDS.has(name)
        ? localDateOf(item.trim(), timeZone)
        : withLocalDates(item, timeZone),
    ]),
  );
}

function localDateOf(text: string, timeZone: string): string {
  if (NO_DATE.test(text) || (!WITH_ZONE.test(text) && !RFC_822.test(text)))
    return text.replace(FRACTION, '$1');
  const instant = Date.parse(text);
  if (Number.isNaN(instant) || !isInCalendar(text)) return text;
  const local = localTime(instant, timeZone);
  // 9999-12-31 in UTC, for 'no end', is in the year +010000 east of it.
  return local.startsWith('+') ? NO_END : local.replace('T', ' ');
}

/** Rejects dates that Date.parse would roll over: 30 February to 2 March, 24:00 to the next day. */
function isInCalendar(text: string): boolean {
  const [, local] = WITH_ZONE.exec(text) ?? [];
  if (local !== undefined) return localDate.safeParse(local.toUpperCase()).success;
  const [, day, number] = RFC_822.exec(text) ?? [];
  return new Date(`${day} 00:00 UTC`).getUTCDate() === Number(number);
}
