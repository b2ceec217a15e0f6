import { mediaUrl, type Uploads } from '#app/addresses/media.ts';
import { endpoints } from '#app/route-table.ts';
import { QUALITIES, type Quality, streamUrl } from './quality.ts';

/**
 * `/film/high/uploads/bruecke.m3u8`: our content server's master playlist, filtered by the web app (app/routes/film).
 */

const ENDING = '.m3u8';

export type Streams = Record<Quality, string>;

/** Playlist URLs per quality for players without a width cap; videos on other servers use their own playlist. */
export function streamsOf(film: string, uploads: Uploads, hrefFor: (path: string) => string): Streams {
  const path = pathOf(film, uploads);
  const address = (quality: Quality) =>
    path === null
      ? streamUrl(mediaUrl(uploads, film), quality)
      : hrefFor(`${endpoints.film.path.replace(':quality/*', quality)}${path}${ENDING}`);
  return { low: address('low'), medium: address('medium'), high: address('high') };
}

/** Null if the video isn't on the content server, or its URL has a query. */
function pathOf(film: string, { prefixes }: Uploads): string | null {
  if (/[?#]/.test(film) || !prefixes.some((prefix) => film.startsWith(prefix))) return null;
  return film.startsWith('/') ? film : new URL(film).pathname;
}

export function qualityIn(param: string | undefined): Quality | null {
  return QUALITIES.find((quality) => quality === param) ?? null;
}

/** The video's path on the content server; '' if invalid. */
export function filmIn(path: string): string {
  const [, film = ''] = /^\/film\/\w+(\/.+)\.m3u8$/.exec(path) ?? [];
  return film;
}
