import type { Language } from '#app/config/settings.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { dateAndTime, fullDate, instantOf } from '#app/lib/time.ts';

/** When something is open that riders take part in (specification 4, 'availability'). */
export type Opening = 'notStarted' | 'running' | 'ended';

export interface Span {
  startDate: string;
  endDate: string;
}

/** Open when now is at or after the start (or there is no start) and not past the end. */
export function openingOf({ startDate, endDate }: Span, now: number, timeZone: string): Opening {
  const start = instantOf(startDate, timeZone, 'start');
  const end = instantOf(endDate, timeZone, 'end');
  if (start !== null && now < start) return 'notStarted';
  if (end !== null && now > end) return 'ended';
  return 'running';
}

/** An action's dates fall back to its entry's, one by one. */
export function spanWithin(tile: Span, entry: { publish_from: string; publish_till: string }): Span {
  return { startDate: tile.startDate || entry.publish_from, endDate: tile.endDate || entry.publish_till };
}

interface Wording {
  t: Translate;
  language: Language;
  timeZone: string;
}

/** 'Ab …', 'Bis …' or from … to …; null where neither is known. */
export function durationText(
  { startDate, endDate }: Span,
  { t, language, timeZone }: Wording,
): string | null {
  const start = momentText(startDate, 'start', language, timeZone);
  const end = momentText(endDate, 'end', language, timeZone);
  if (start && end) return t('durationRange', { start, end });
  if (start) return t('durationFrom', { start });
  return end ? t('durationTo', { end }) : null;
}

/** The day alone where the time says no more than the day does. */
function momentText(
  date: string,
  edge: 'start' | 'end',
  language: Language,
  timeZone: string,
): string | null {
  const instant = instantOf(date, timeZone, edge);
  if (instant === null) return null;
  const wholeDay = edge === 'start' ? /^([^T]*|.*T00:00(:00)?)$/ : /^([^T]*|.*T23:59(:\d\d)?)$/;
  return wholeDay.test(date.replace(' ', 'T'))
    ? fullDate(instant, language, timeZone)
    : dateAndTime(instant, language, timeZone);
}
