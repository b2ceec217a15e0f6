import { BASIC_WIDTHS, type PictureQuality } from '#app/contract/picture-sizes.ts';

/**
 * Addresses of media (content-api.md, 'Media'): `{uploads}…/{file}` is the original,
 * `{uploads}…/resize/{width}/{quality}/{file}` resized. Only addresses under an uploads prefix are rewritten; any other
 * stays unchanged.
 */

/** Quality by device class: smartphone, tablet, desktop (specification 9, 'Images'). */
export const QUALITY = { smartphone: 70, tablet: 80, desktop: 90 } as const satisfies Record<
  string,
  PictureQuality
>;

/** Media queries of the larger devices; the first that matches counts. */
export const LARGER_DEVICES = { desktop: '(min-width: 1280px)', tablet: '(min-width: 600px)' } as const;

export interface Uploads {
  /** URL prefixes of uploaded files. */
  prefixes: readonly string[];
  /** Origin that browsers load them from; null for the page's own. */
  origin: string | null;
  /** Path of the API, and the one where browsers reach it; both `/` if absent. */
  paths?: readonly [from: string, to: string];
  /** Available widths of resized pictures, ascending. */
  widths: readonly number[];
}

/** `published`: where browsers reach the API if not at `api`, and the origin of the page itself. */
export function uploadsOf(
  api: string,
  path: string,
  widths: readonly number[] = BASIC_WIDTHS,
  published?: { publicApi: string; pageOrigin: string },
): Uploads {
  const bases = [new URL(api), new URL(published?.publicApi ?? api)] as const;
  const [own, reached] = bases;
  // A site that moved to HTTPS still has http: in its old entries.
  const prefixes = bases.flatMap(({ host, pathname }) => {
    const below = withoutGaps(`${pathname}${path}`);
    return ['', `https://${host}`, `http://${host}`].flatMap((origin) => [origin + below, origin + path]);
  });
  const isPageOrigin = published && new URL(published.pageOrigin).origin === reached.origin;
  return {
    prefixes: [...new Set(prefixes)],
    origin: isPageOrigin ? null : reached.origin,
    paths: [withoutGaps(`${own.pathname}/`), withoutGaps(`${reached.pathname}/`)],
    widths,
  };
}

const withoutGaps = (path: string) => path.replace(/\/{2,}/g, '/');

export function isUploaded({ prefixes }: Uploads, url: string): boolean {
  return prefixes.some((prefix) => url.startsWith(prefix));
}

/** The URL as the browser can load it: an uploaded file's, however the content names it, at the public address. */
export function mediaUrl(uploads: Uploads, url: string): string {
  if (!url.startsWith('/') && !isUploaded(uploads, url)) return url;
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const [from, to] = uploads.paths ?? ['/', '/'];
  // The public path may begin with the API's own, as `/api/` with `/`.
  const isPublic = to.startsWith(from) && path.startsWith(to);
  const isMoved = path.startsWith(from) && !isPublic;
  return `${uploads.origin ?? ''}${isMoved ? to + path.slice(from.length) : path}`;
}

/** Builds URLs of resized pictures; null if only the original exists, as of drawings and animations. */
export function resizer(
  uploads: Uploads,
  url: string,
): ((width: number, quality: PictureQuality) => string) | null {
  if (!isUploaded(uploads, url)) return null;
  if (/\.(?:svg|gif)(?:[?#]|$)/i.test(url)) return null;
  const end = url.search(/[?#]/);
  const cut = (end === -1 ? url : url.slice(0, end)).lastIndexOf('/') + 1;
  // An editor may have pasted a resized picture's address from a page: go back to the original's folder.
  const folder = mediaUrl(uploads, url.slice(0, cut)).replace(/\/resize\/\d+\/\d+\/$/, '/');
  const file = url.slice(cut);
  return (width, quality) => `${folder}resize/${width}/${quality}/${file}`;
}

export function resizedUrl(uploads: Uploads, url: string, width: number, quality: PictureQuality): string {
  return resizer(uploads, url)?.(width, quality) ?? mediaUrl(uploads, url);
}
