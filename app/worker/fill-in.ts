import { AGAIN_MARK, AGE_MARK, LIST_MARK, PAGE_HEADER, UNSENT_MARK } from '#app/config/offline-marks.ts';
import { type Language, LOCALES } from '#app/contract/language.ts';
import { infoOf } from './offline-copy.ts';
import type { ReadablePage } from './store.ts';

/**
 * HTML that the worker inserts into stored pages, at places the server has marked. It contains no script and no
 * inline style, so the page's Content-Security-Policy still holds.
 */

/** '14:05', or for another day than today '20.11.2026, 14:05', in English '20 Nov 2026, 14:05'. */
export function timeOf(at: number, now: number, language: string, zone: string): string {
  const timeZone = isKnown(zone) ? zone : undefined;
  const locale = LOCALES[language as Language];
  // In English a month in digits is ambiguous. `dateStyle` would be ignored by Chromium before 76, Safari before 14.1.
  const month = language === 'en' ? 'short' : 'numeric';
  const day = (time: number) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone }).format(time);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return day(at) === day(now) ? clock : `${day(at)}, ${clock}`;
}

/** Old browsers don't know newer names: Chromium 64 has no Europe/Kyiv. Then the device's own zone counts. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone }));
  } catch {
    return false;
  }
}

export function withAge(html: string, time: string): string {
  // Both attribute values are already escaped as HTML.
  const place = new RegExp(`${AGE_MARK}="([^"]*)" ${AGAIN_MARK}="([^"]*)"[^>]*>`);
  return html.replace(
    place,
    (whole, age: string, again: string) =>
      `${whole}<p class="rounded bg-info-tint px-3 text-sm">${age.replace('{time}', time)} <a href="" class="inline-flex min-h-[44px] items-center underline">${again}</a></p>`,
  );
}

/** A stored page as it is shown offline: with a notice of its age. */
export async function withAgeNotice(copy: Response, now: number): Promise<Response> {
  const variant = new URLSearchParams(copy.headers.get(PAGE_HEADER) || '');
  const { at } = infoOf(copy);
  const time = timeOf(at, now, variant.get('lang') || 'de', variant.get('zone') || 'Europe/Berlin');
  return new Response(withAge(await copy.text(), time), { headers: copy.headers });
}

/** Titles are taken from the pages' <title> and are already escaped as HTML. */
export function withList(html: string, pages: readonly ReadablePage[]): string {
  if (pages.length === 0) return html;
  const lines = pages.map(
    ({ address, title }) =>
      `<li><a href="${escaped(address)}" class="flex min-h-[48px] items-center py-2 hover:underline">${title}</a></li>`,
  );
  return filled(
    html,
    LIST_MARK,
    (heading) =>
      `<section class="rounded bg-card p-4 shadow-lifted sd:p-6"><h2 class="mb-3 text-xl">${heading}</h2><ul class="divide-y divide-line">${lines.join('')}</ul></section>`,
  );
}

export function withUnsentNote(html: string): string {
  return filled(
    html,
    UNSENT_MARK,
    (words) =>
      `<p role="alert" class="mb-section rounded border-l-4 border-warning bg-warning-tint p-4 text-ink">${words}</p>`,
  );
}

/** The text to insert is the marker attribute's own value, already escaped as HTML. */
function filled(html: string, mark: string, written: (words: string) => string): string {
  return html.replace(
    new RegExp(`${mark}="([^"]*)">`),
    (place, words: string) => `${place}${written(words)}`,
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
