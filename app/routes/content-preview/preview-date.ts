import { instantOf, isLocalMinute, localTime } from '#app/contract/time.ts';

/** The range that can be previewed (specification 2.12). */
export const EARLIEST = '1900-01-01T00:00';
export const LATEST = '2099-12-31T23:59';

export type Fault = 'invalid' | 'tooEarly' | 'tooLate';

export type PreviewDate =
  /** YYYY-MM-DDTHH:mm in the service's time zone. */
  { state: 'valid'; date: string } | { state: Fault };

const TYPED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})[ ,]+(\d{1,2}):(\d{2})$/;

/** Parses 'dd.MM.yyyy HH:mm'. A time skipped by a clock change becomes the one an hour later. */
export function readPreviewDate(typed: string, timeZone: string): PreviewDate {
  const match = TYPED.exec(typed.trim());
  if (!match) return { state: 'invalid' };
  const [day = '', month = '', year = '', hour = '', minute = ''] = match.slice(1);
  const two = (part: string) => part.padStart(2, '0');
  const local = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
  if (!isLocalMinute(local)) return { state: 'invalid' };
  if (local < EARLIEST) return { state: 'tooEarly' };
  if (local > LATEST) return { state: 'tooLate' };
  const instant = instantOf(local, timeZone);
  return { state: 'valid', date: instant === null ? local : localTime(instant, timeZone).slice(0, 16) };
}

/** '2026-11-20T06:00' -> '20.11.2026 06:00' */
export function writePreviewDate(date: string): string {
  const [day = '', time = ''] = date.split('T');
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}
