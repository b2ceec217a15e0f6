import { type Language, LOCALES } from './language.ts';
import { memoize } from './memo.ts';
import { dateFormat, localTime } from './time.ts';

const MINUTE = 60_000;

const DATE_FORMATS = {
  longDate: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDate: { weekday: 'short', month: 'long', day: 'numeric' },
  dayAndMonth: { month: 'long', day: 'numeric' },
  fullDate: { year: 'numeric', month: 'long', day: 'numeric' },
  dateAndTime: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  /** In English a month in digits is ambiguous: 05/04 is April to some, May to others. */
  dateAndTimeInWords: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateFormat = keyof typeof DATE_FORMATS;

/** Spaces that become no-break spaces: all within a date but those after a comma. */
const INNER_BLANKS = /([^,]) /g;

/** Memoised per minute, because none of the formats shows seconds. */
const written = memoize((key) => {
  const [look, language, timeZone = '', minute] = key.split('|');
  const format = dateFormat(LOCALES[language as Language], timeZone, DATE_FORMATS[look as DateFormat]);
  return format.format(Number(minute) * MINUTE).replace(INNER_BLANKS, '$1\u00a0');
});

const writer = (look: DateFormat) => (instant: number, language: Language, timeZone: string) =>
  written(`${look}|${language}|${timeZone}|${Math.floor(instant / MINUTE)}`);

/** 'Freitag, 20. November' */
export const longDate = /* @__PURE__ */ writer('longDate');

/** 'Fr., 20. November' */
export const shortDate = /* @__PURE__ */ writer('shortDate');

/** '20. November' */
export const dayAndMonth = /* @__PURE__ */ writer('dayAndMonth');

/** '20. November 2026' */
export const fullDate = /* @__PURE__ */ writer('fullDate');

const inDigits = /* @__PURE__ */ writer('dateAndTime');
const inWords = /* @__PURE__ */ writer('dateAndTimeInWords');

/** '20.11.2026, 18:30', in English '20 Nov 2026, 18:30' */
export const dateAndTime: typeof inDigits = (instant, language, timeZone) =>
  (language === 'en' ? inWords : inDigits)(instant, language, timeZone);

/** '18:30' */
export function clockTime(instant: number, timeZone: string): string {
  return localTime(instant, timeZone).slice(11, 16);
}
