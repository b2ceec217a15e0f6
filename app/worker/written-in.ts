import { AGE_MARK, KEPT_PAGE_HEADER, LIST_MARK, UNSENT_MARK } from '#app/config/kept-page.ts';
import { readCopy } from './kept-copy.ts';
import type { Readable } from './store.ts';

/**
 * What the worker writes into a page: plain words, where the server left a hidden place for them, so that the page's
 * policy holds as it came.
 */

/** 'Stand 14:05', and the day where it was another. */
export function timeOf(at: number, now: number, language: string, timeZone: string): string {
  const day = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone }).format(time);
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(at);
  return day(at) === day(now) ? clock : `${day(at)}, ${clock}`;
}

export function withAge(html: string, time: string): string {
  const line = new RegExp(`(${AGE_MARK}="") hidden=""([^>]*>[^{]*)\\{time\\}`);
  return html.replace(line, (_, mark: string, words: string) => `${mark}${words}${time}`);
}

/** A kept copy as it is shown: with its age. */
export async function agedCopy(copy: Response, now: number): Promise<Response> {
  const variant = new URLSearchParams(copy.headers.get(KEPT_PAGE_HEADER) ?? '');
  const { at } = readCopy(copy);
  const time = timeOf(at, now, variant.get('lang') ?? 'de', variant.get('zone') ?? 'Europe/Berlin');
  return new Response(withAge(await copy.text(), time), { headers: copy.headers });
}

/** The list's one line is its own pattern. Titles come from pages' heads and are HTML already. */
export function withList(html: string, pages: readonly Readable[]): string {
  const place = new RegExp(`(${LIST_MARK}="") hidden=""([\\s\\S]*?)(<li[\\s\\S]*?</li>)`);
  return html.replace(place, (whole, mark: string, before: string, line: string) => {
    if (pages.length === 0) return whole;
    const lines = pages.map(({ address, title }) =>
      line.replace('href="#kept"', () => `href="${escaped(address)}"`).replace('{title}', () => title),
    );
    return `${mark}${before}${lines.join('')}`;
  });
}

export function withUnsentNote(html: string): string {
  return html.replace(`${UNSENT_MARK}="" hidden=""`, `${UNSENT_MARK}=""`);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
