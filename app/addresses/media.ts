import { BASIC_WIDTHS, type PictureQuality, WIDTHS } from '#app/contract/picture-sizes.ts';

/**
 * Addresses of media (content-api.md, 'Media'): `{uploads}…/{file}` as it is,
 * `{uploads}…/resize/{width}/{quality}/{file}` resized. Only addresses under an uploads prefix are rewritten; any other
 * is used as it is.
 */

/** Quality by device class: smartphone, tablet, desktop (specification 9, 'Images'). */
export const QUALITY = { smartphone: 70, tablet: 80, desktop: 90 } as const satisfies Record<
  string,
  PictureQuality
>;

export interface Uploads {
  /** URL prefixes of uploaded files. */
  prefixes: readonly string[];
  /** Origin for relative paths; null for the page's own (embedded service). */
  origin: string | null;
  /** Available widths of resized pictures, ascending. */
  widths: readonly number[];
}

export function uploadsOf(
  api: string,
  path: string,
  embedded: boolean,
  widths: readonly number[] = BASIC_WIDTHS,
): Uploads {
  const { origin, pathname } = new URL(api);
  const below = `${pathname.replace(/\/$/, '')}${path}`;
  return {
    prefixes: [...new Set([`${origin}${below}`, `${origin}${path}`, below, path])],
    origin: embedded ? null : origin,
    widths: embedded ? WIDTHS : widths,
  };
}

/** The URL as the browser can load it. */
export function mediaUrl(uploads: Uploads, url: string): string {
  return url.startsWith('/') && uploads.origin !== null ? `${uploads.origin}${url}` : url;
}

/** Builds URLs of resized pictures; null if only the original exists. */
export function resizer(
  uploads: Uploads,
  url: string,
): ((width: number, quality: PictureQuality) => string) | null {
  if (!uploads.prefixes.some((prefix) => url.startsWith(prefix))) return null;
  const end = url.search(/[?#]/);
  const cut = (end === -1 ? url : url.slice(0, end)).lastIndexOf('/') + 1;
  const folder = mediaUrl(uploads, url.slice(0, cut));
  const file = url.slice(cut);
  return (width, quality) => `${folder}resize/${width}/${quality}/${file}`;
}

export function resizedUrl(uploads: Uploads, url: string, width: number, quality: PictureQuality): string {
  return resizer(uploads, url)?.(width, quality) ?? mediaUrl(uploads, url);
}
