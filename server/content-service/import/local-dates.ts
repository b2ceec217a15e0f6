import { localTime } from '#app/contract/time.ts';
import { localDate } from '#app/contract/tolerant.ts';

const DATE_FIELDS = new Set(['publish_from', 'publish_till', 'startDate', 'endDate', 'publishTime']);

const WITH_ZONE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const RFC_822 = /^(?:[a-z]{3}, )?((\d{1,2}) [a-z]{3} \d{4}) \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC?|[+-]\d{4})$/i;
const FRACTION = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2})\.\d+$/;

/** Other programs write dates with a zone (ISO 8601, RFC 822); the contract has them on the clock of TIME_ZONE. */
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
  if (!WITH_ZONE.test(text) && !RFC_822.test(text)) return text.replace(FRACTION, '$1');
  const instant = Date.parse(text);
  return Number.isNaN(instant) || !isInCalendar(text) ? text : localTime(instant, timeZone).replace('T', ' ');
}

/** Date.parse makes 2 March of 30 February, and the next day of 24:00. */
function isInCalendar(text: string): boolean {
  const [, local] = WITH_ZONE.exec(text) ?? [];
  if (local !== undefined) return localDate.safeParse(local.toUpperCase()).success;
  const [, day, number] = RFC_822.exec(text) ?? [];
  return new Date(`${day} 00:00 UTC`).getUTCDate() === Number(number);
}
