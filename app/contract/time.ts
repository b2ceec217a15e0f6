import { memo, memoize } from './memo.ts';

/**
 * The content's dates are wall-clock texts of one time zone (content-api.md, 'Dates'); everything that compares them
 * works on instants in milliseconds.
 */

/** A stored time further in the future than this was written before the clock was set back. */
export const CLOCK_STEP_MS = 60_000;

const formats = memo<Intl.DateTimeFormat>(1_000, Number.POSITIVE_INFINITY);

/** Cached: constructing a format costs more than using it a thousand times. */
export function dateFormat(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  return formats(key, () => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
}

/** Clock changes happen on quarter hours, so the UTC offset is constant within one. */
const QUARTER = 15 * 60_000;

const aheadBy = memoize((key) => {
  const [start = '', timeZone = ''] = key.split('|');
  return wallClock(Number(start), timeZone) - Number(start);
});

/** An instant as local 'YYYY-MM-DDTHH:mm:ss'. */
export function localTime(instant: number, timeZone: string): string {
  const start = Math.floor(instant / QUARTER) * QUARTER;
  return new Date(instant + aheadBy(`${start}|${timeZone}`)).toISOString().slice(0, -'.000Z'.length);
}

/**
 * The clock's reading as if it were UTC. Not parsed from text: 'no end' is often 9999-12-31, and the day after has no
 * such text.
 */
function wallClock(instant: number, timeZone: string): number {
  const parts = dateFormat('en-GB', timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const clock = new Date(0);
  clock.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return clock.setUTCHours(part('hour'), part('minute'), part('second'));
}

/** Whether date and time exist: 30 February and 24:00 would be normalised to others. */
export function isLocalMinute(local: string): boolean {
  const parsed = new Date(`${local}:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(local);
}

/** The local day of an instant as 'YYYY-MM-DD'. */
export function localDay(instant: number, timeZone: string): string {
  return localTime(instant, timeZone).slice(0, 10);
}

/** Adds days to a local day; calendar arithmetic, independent of daylight saving. */
export function addDays(day: string, days: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

const HOUR = 3_600_000;

function asIfUtc(local: string): number {
  return Date.parse(`${local}Z`);
}

/** Years after 9999 have no text that databases and browsers read. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59);

/**
 * The instant of a local date; null if invalid. Without a time: the start or end of its day. Of a repeated hour the
 * first is used; a skipped hour counts as if the clock had not yet moved.
 */
export function instantOf(local: string, timeZone: string, edge: 'start' | 'end' = 'start'): number | null {
  if (local === '') return null;
  const instant = instantNamed(`${edge}|${timeZone}|${local}`);
  return Number.isNaN(instant) ? null : Math.min(instant, LAST);
}

const instantNamed = memoize((key) => {
  const [edge = '', timeZone = '', local = ''] = key.split('|');
  const normalised = local.replace(' ', 'T');
  const ofDay = edge === 'start' ? 'T00:00' : 'T23:59:59';
  const wanted = asIfUtc(normalised.includes('T') ? normalised : `${normalised}${ofDay}`);
  if (Number.isNaN(wanted)) return Number.NaN;
  const offsetAt = (instant: number) => asIfUtc(localTime(instant, timeZone)) - instant;
  const before = wanted - offsetAt(wanted - 24 * HOUR);
  const after = wanted - offsetAt(wanted + 24 * HOUR);
  const matching = [before, after].filter((instant) => asIfUtc(localTime(instant, timeZone)) === wanted);
  return matching.length > 0 ? Math.min(...matching) : before;
});

/** The instant as ISO 8601 in UTC, for datetime attributes and feeds. */
export function isoInstant(instant: number): string {
  return new Date(instant).toISOString();
}
