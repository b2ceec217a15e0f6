import { mediaUrl, type Uploads } from '#app/addresses/media.ts';
import { endpoints } from '#app/route-table.ts';
import { QUALITIES, type Quality, streamUrl } from './quality.ts';

/** `/film/high/uploads/bruecke.m3u8`: a film of our content server, its choice of variants cut by ours (app/routes/film). */

const ENDING = '.m3u8';

export type Streams = Record<Quality, string>;

/** Where a player that heeds no cap finds each quality; of a film that lies elsewhere the list is its server's. */
export function streamsOf(film: string, uploads: Uploads, hrefFor: (path: string) => string): Streams {
  const path = pathOf(film, uploads);
  const address = (quality: Quality) =>
    path === null
      ? streamUrl(mediaUrl(uploads, film), quality)
      : hrefFor(`${endpoints.film.path.replace(':quality/*', quality)}${path}${ENDING}`);
  return { low: address('low'), medium: address('medium'), high: address('high') };
}

/** Null where it does not lie with the content server, or has a query of its own. */
function pathOf(film: string, { prefixes }: Uploads): string | null {
  if (/[?#]/.test(film) || !prefixes.some((prefix) => film.startsWith(prefix))) return null;
  return film.startsWith('/') ? film : new URL(film).pathname;
}

export function qualityIn(param: string | undefined): Quality | null {
  return QUALITIES.find((quality) => quality === param) ?? null;
}

/** The film's path with the content server; '' where an address names none. */
export function filmIn(path: string): string {
  const [, film = ''] = /^\/film\/\w+(\/.+)\.m3u8$/.exec(path) ?? [];
  return film;
}
