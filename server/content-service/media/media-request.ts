import { type PictureQuality, type PictureWidth, QUALITIES, WIDTHS } from '#app/contract/picture-sizes.ts';

/** A parsed media URL: the file, and the size to resize it to. */
export interface MediaRequest {
  /** Path below the uploads folder, with single slashes and no way up. */
  file: string;
  resize: { width: PictureWidth; quality: PictureQuality } | null;
}

/** Parses the raw path; null, a 404, for everything that can't be a file. */
export function readMediaPath(path: string): MediaRequest | null {
  const segments = path.replace(/^\//, '').split('/').map(readSegment);
  if (segments.includes(null)) return null;
  const names = segments.filter((segment) => segment !== null);
  const marker = names.length - 4;
  if (names[marker] !== 'resize') return { file: names.join('/'), resize: null };
  const width = WIDTHS.find((allowed) => String(allowed) === names[marker + 1]);
  const quality = QUALITIES.find((allowed) => String(allowed) === names[marker + 2]);
  if (width === undefined || quality === undefined) return null;
  return {
    file: [...names.slice(0, marker), ...names.slice(marker + 3)].join('/'),
    resize: { width, quality },
  };
}

const LONGEST_NAME = 200;

/** One decoded path segment; rejects hidden files, `..`, separators and NUL. */
function readSegment(raw: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(raw);
  } catch {
    return null;
  }
  if (name === '' || name.startsWith('.') || Buffer.byteLength(name) > LONGEST_NAME) return null;
  return /[/\\:\p{Cc}]/u.test(name) ? null : name;
}
