import type { Language } from '#app/config/settings.ts';

/**
 * The content's dates are wall-clock texts of one time zone (content-api.md, 'Base and prefixes'); everything that
 * compares them works on instants in milliseconds.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(key, known);
  }
  return known;
}

/** The wall clock of an instant as 'YYYY-MM-DDTHH:mm:ss'. */
export function localTime(instant: number, timeZone: string): string {
  const parts = format('en-GB', timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Whether the calendar has such a day and the clock such a time: 30.2. and 24:00 become something else. */
export function isLocalMinute(local: string): boolean {
  const parsed = new Date(`${local}:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(local);
}

/** The local day of an instant as 'YYYY-MM-DD'. */
export function localDay(instant: number, timeZone: string): string {
  return localTime(instant, timeZone).slice(0, 10);
}

/** The day `days` after (or, negative, before) a local day; calendar arithmetic, so no clock change can bend it. */
export function addDays(day: string, days: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

const HOUR = 3_600_000;

function asIfUtc(local: string): number {
  return Date.parse(`${local}Z`);
}

/**
 * The instant of a local date; null where there is none. A date without time means the start or the end of its day; of
 * an hour that exists twice the first is meant; an hour that is skipped counts as if the clock had not yet moved.
 */
export function instantOf(local: string, timeZone: string, edge: 'start' | 'end' = 'start'): number | null {
  if (local === '') return null;
  const normalised = local.replace(' ', 'T');
  const full = normalised.includes('T')
    ? normalised.length === 16
      ? `${normalised}:00`
      : normalised
    : `${normalised}T${edge === 'start' ? '00:00:00' : '23:59:59'}`;
  const wanted = asIfUtc(full);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (instant: number) => asIfUtc(localTime(instant, timeZone)) - instant;
  const before = wanted - offsetAt(wanted - 24 * HOUR);
  const after = wanted - offsetAt(wanted + 24 * HOUR);
  const matching = [before, after].filter((instant) => asIfUtc(localTime(instant, timeZone)) === wanted);
  return matching.length > 0 ? Math.min(...matching) : before;
}

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** 'Freitag, 20. November' */
export function longDate(instant: number, language: Language, timeZone: string): string {
  return format(LOCALES[language], timeZone, { weekday: 'long', month: 'long', day: 'numeric' }).format(
    instant,
  );
}

/** '20. November 2026' */
export function fullDate(instant: number, language: Language, timeZone: string): string {
  return format(LOCALES[language], timeZone, { year: 'numeric', month: 'long', day: 'numeric' }).format(
    instant,
  );
}

/** '20.11.2026, 18:30' */
export function dateAndTime(instant: number, language: Language, timeZone: string): string {
  return format(LOCALES[language], timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

/** The instant as ISO 8601 in UTC, for datetime attributes and feeds. */
export function isoInstant(instant: number): string {
  return new Date(instant).toISOString();
}
