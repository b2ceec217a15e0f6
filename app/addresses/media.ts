/**
 * Addresses of media (content-api.md, 'Media'): `{uploads}…/{file}` as it is, `{uploads}…/resize/{width}/{quality}/{file}`
 * resized. Only addresses under an uploads prefix are rewritten; any other is used as it is.
 */

export type PictureWidth = 640 | 1280;

/** Quality by device class: smartphone, tablet, desktop (specification 9, 'Images'). */
export const QUALITY = { smartphone: 70, tablet: 80, desktop: 90 } as const;
export type PictureQuality = (typeof QUALITY)[keyof typeof QUALITY];

export interface Uploads {
  /** What an upload's address may start with. */
  prefixes: readonly string[];
  /** Where paths are reached; null where that is the page's own origin (the embedded service). */
  origin: string | null;
}

export function uploadsOf(api: string, path: string, embedded: boolean): Uploads {
  const { origin, pathname } = new URL(api);
  const below = `${pathname.replace(/\/$/, '')}${path}`;
  return {
    prefixes: [...new Set([`${origin}${below}`, `${origin}${path}`, below, path])],
    origin: embedded ? null : origin,
  };
}

/** The address as the rider's browser can load it. */
export function mediaUrl(uploads: Uploads, url: string): string {
  return url.startsWith('/') && uploads.origin !== null ? `${uploads.origin}${url}` : url;
}

export function resizedUrl(
  uploads: Uploads,
  url: string,
  width: PictureWidth,
  quality: PictureQuality,
): string {
  if (!uploads.prefixes.some((prefix) => url.startsWith(prefix))) return mediaUrl(uploads, url);
  const end = url.search(/[?#]/);
  const file = end === -1 ? url : url.slice(0, end);
  const cut = file.lastIndexOf('/') + 1;
  return mediaUrl(uploads, `${file.slice(0, cut)}resize/${width}/${quality}/${url.slice(cut)}`);
}
