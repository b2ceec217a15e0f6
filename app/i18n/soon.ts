import { clockTime } from '#app/contract/dates.ts';
import type { Language } from '#app/contract/language.ts';
import type { TimeRange } from '#app/contract/opening.ts';
import { addDays, instantOf, localDay } from '#app/contract/time.ts';
import type { KeyWith, TextKey } from './de.ts';
import type { Translate } from './translate.ts';

interface Clock {
  now: number;
  timeZone: string;
  language: Language;
}

/** Text for a date in the near future, and when that text changes. */
export interface RelativeDate {
  text: string | null;
  until: number;
}

/** Further than 7 days ahead the date itself is clearer. */
const NEAR_DAYS = 7;

interface Words {
  today: KeyWith<'time'>;
  lastDay: KeyWith<'time'>;
  tomorrow: TextKey;
  days: 'startsIn' | 'endsIn';
}
const STARTS: Words = {
  today: 'startsToday',
  lastDay: 'startsToday',
  tomorrow: 'startsTomorrow',
  days: 'startsIn',
};
const ENDS: Words = {
  today: 'endsToday',
  lastDay: 'endsWithToday',
  tomorrow: 'endsTomorrow',
  days: 'endsIn',
};

/** 'Startet morgen', 'Noch 3 Tage', 'Heute bis 18 Uhr': the start or end that comes next, if within 7 days. */
export function soonText({ startDate, endDate }: TimeRange, clock: Clock, t: Translate): RelativeDate | null {
  const start = instantOf(startDate, clock.timeZone, 'start');
  if (start !== null && start > clock.now)
    return near(start, localDay(start, clock.timeZone), STARTS, clock, t);
  const end = instantOf(endDate, clock.timeZone, 'end');
  if (end === null || end < clock.now) return null;
  // An end at midnight belongs to the day before.
  return near(end, localDay(end - 1, clock.timeZone), ENDS, clock, t);
}

/** Counts calendar days, because a day may have 23 or 25 hours. */
function near(
  moment: number,
  day: string,
  words: Words,
  { now, timeZone, language }: Clock,
  t: Translate,
): RelativeDate {
  const today = localDay(now, timeZone);
  const tomorrow = addDays(today, 1);
  const until = Math.min(moment + 1, instantOf(tomorrow, timeZone) ?? moment);
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days > NEAR_DAYS) return { text: null, until };
  if (days > 1) return { text: t(words.days, { count: days }), until };
  if (days === 1) return { text: t(words.tomorrow), until };
  const time = clockTime(moment, timeZone);
  const isDayLong = time === '00:00' || time === '23:59';
  return { text: t(isDayLong ? words.lastDay : words.today, { time: spoken(time, language) }), until };
}

/** '18 Uhr', '9:30 Uhr' */
function spoken(time: string, language: Language): string {
  return language === 'de' ? time.replace(/^0|:00$/g, '') : time;
}
