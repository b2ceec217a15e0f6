import { localTime } from '#app/contract/time.ts';

/**
 * Dates of the demo content in the contract's format, local to the town's time zone. Days are calendar days, not 24
 * hours, so that a clock change doesn't shift them.
 */
export interface DemoDates {
  /** `day(-3, '06:00')` is three calendar days ago at six: `YYYY-MM-DD HH:mm:ss`. */
  day(offset: number, time?: string): string;
  /** Like `day`, but never in the future, also just after midnight: content on pages must already be published. */
  published(offset: number, time?: string): string;
  /** That many minutes ago, in local time. */
  ago(minutes: number): string;
  /** Days from today to the next such weekday (0 is Sunday): 1 to 7, plus whole weeks. */
  next(weekday: number, weeks?: number): number;
  /** 'Samstag, 22. November' */
  words(offset: number): string;
  /** '22. November' */
  date(offset: number): string;
}

const DAY = 86_400_000;

export function demoDates(now: Date, timeZone: string): DemoDates {
  const localNow = wallClock(now.getTime(), timeZone);
  const today = Date.parse(`${localNow.slice(0, 10)}T00:00:00Z`);
  const at = (offset: number) => new Date(today + offset * DAY);
  const day = (offset: number, time = '00:00') =>
    `${at(offset).toISOString().slice(0, 10)} ${time.length === 5 ? `${time}:00` : time}`;
  const spoken = (offset: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(at(offset));

  return {
    day,
    published(offset, time = '00:00') {
      const wanted = day(offset, time);
      return wanted <= localNow ? wanted : day(Math.min(offset, 0), '00:00');
    },
    ago: (minutes) => wallClock(now.getTime() - minutes * 60_000, timeZone),
    next: (weekday, weeks = 0) => ((weekday - at(0).getUTCDay() + 6) % 7) + 1 + weeks * 7,
    words: (offset) => spoken(offset, { weekday: 'long', day: 'numeric', month: 'long' }),
    date: (offset) => spoken(offset, { day: 'numeric', month: 'long' }),
  };
}

function wallClock(moment: number, timeZone: string): string {
  return localTime(moment, timeZone).replace('T', ' ');
}
