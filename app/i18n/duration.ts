import { clockTime, fullDate } from '#app/contract/dates.ts';
import type { Language } from '#app/contract/language.ts';
import type { TimeRange } from '#app/contract/opening.ts';
import { instantOf } from '#app/contract/time.ts';
import type { Translate } from './translate.ts';

interface Wording {
  t: Translate;
  language: Language;
  timeZone: string;
}

/**
 * 'Ab …', 'Bis …', 'Am …' or from … to …; null if neither is known. Only dates if start and end are at the edges of
 * their days (00:00, 23:59), else both with their times.
 */
export function durationText({ startDate, endDate }: TimeRange, wording: Wording): string | null {
  const { t } = wording;
  const timed = !/^([^T]*|.*T00:00(:00)?)$/.test(startDate) || !/^([^T]*|.*T23:59(:\d\d)?)$/.test(endDate);
  const start = momentText(instantOf(startDate, wording.timeZone, 'start'), timed, wording);
  const end = momentText(instantOf(endDate, wording.timeZone, 'end'), timed, wording);
  if (start && start === end && !timed) return t('durationOn', { date: start });
  if (start && end) return t('durationRange', { start, end });
  if (start) return t('durationFrom', { start });
  return end ? t('durationTo', { end }) : null;
}

/** '20. November 2026', or with its time '20. November 2026, 07:00 Uhr'. */
function momentText(
  instant: number | null,
  timed: boolean,
  { t, language, timeZone }: Wording,
): string | null {
  if (instant === null) return null;
  const date = fullDate(instant, language, timeZone);
  return timed ? t('durationMoment', { date, time: clockTime(instant, timeZone) }) : date;
}
