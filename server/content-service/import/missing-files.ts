import { canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import { address } from '#app/contract/tolerant.ts';
import type { Document } from '../core/document.ts';
import { readMediaPath } from '../media/media-request.ts';
import type { Faults, Path } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportFile } from './read-import-file.ts';
import { withPauses } from './with-pauses.ts';

/** Fields that hold the URL of an image, video or sound. */
const MEDIA_FIELDS = new Set([
  ...['mediaURL', 'previewMediaURL', 'mp4URL', 'logoURL', 'bgurl'],
  ...['tippspielTeam1MediaURL', 'tippspielTeam2MediaURL'],
]);

const PICTURES = 'a whole JPEG, PNG or WebP of at most 64 million pixels or an AVIF of 16 million, named so';

/** Images and links in rich text. */
const IN_HTML = /<(img|a)\b[^>]*?\s(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi;

interface Named {
  address: string;
  path: Path;
  /** False for links, which may lead to a page instead of a file. */
  isMedia: boolean;
  /** Requested resized: only what sharp can read is ever shown. */
  isPicture: boolean;
}

type Files = Required<Pick<ImportOptions, 'files' | 'factsOf'>>;
type ServerUrls = Omit<Files['files'], 'has'>;

/** Reports URLs of missing files on this server, and pictures that it can't resize; other servers aren't asked. */
export async function findMissingFiles(
  { entries, wire, pages }: ImportFile,
  options: Files,
  faults: Faults,
): Promise<void> {
  const texts: { value: unknown; at: Path }[] = [
    ...[...entries, ...wire].map(({ document, at }) => ({ value: document, at })),
    ...pages.map(({ name, positions }) => ({ value: positions, at: ['pages', name] })),
  ];
  for await (const { value, at } of withPauses(texts)) {
    for (const named of addressesIn(value, at, options.files)) await checkFile(named, options, faults);
  }
}

async function checkFile(
  { address, path, isMedia, isPicture }: Named,
  { files, factsOf }: Files,
  faults: Faults,
): Promise<void> {
  const base = `/api${files.uploadsPath}`;
  const { pathname } = new URL(address, 'http://localhost');
  if (!pathname.startsWith(base)) {
    if (isMedia)
      faults.add(
        path,
        `there is no file at ${pathname}; those in DATA_DIR/uploads are addressed as ${base}…`,
      );
    return;
  }
  const name = pathname.slice(base.length);
  const file = readMediaPath(name)?.file;
  if (file === undefined || !(await files.has(file)))
    faults.add(path, `there is no ${file ?? name} in DATA_DIR/uploads`);
  else if (isPicture && !('mediaWidth' in (await factsOf(address))))
    faults.add(path, `${file} can't be shown; a picture is ${PICTURES}`);
}

/** All URLs of this server, at any depth of a document. */
function addressesIn(value: unknown, path: Path, server: ServerUrls, within: Document = {}): Named[] {
  if (typeof value === 'string') return addressesOf(value, path, server, within);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? within : (value as Document);
  return Object.entries(value).flatMap(([name, item]) =>
    addressesIn(item, [...path, Array.isArray(value) ? Number(name) : name], server, inner),
  );
}

function addressesOf(text: string, path: Path, server: ServerUrls, { type }: Document): Named[] {
  const field = path.at(-1);
  const isMedia = MEDIA_FIELDS.has(String(field));
  const own = addressOnThisServer(text, server);
  const tile = field === 'mediaURL' ? canonicalTileType(type) : null;
  const isPlayed = field === 'mp4URL' || tile === 'videokachel' || tile === 'audiokachel';
  if (own !== null) {
    const file = tile === 'videokachel' ? `${own}-high.m3u8` : own;
    return [{ address: file, path, isMedia, isPicture: isMedia && !isPlayed }];
  }
  return [...text.matchAll(IN_HTML)].flatMap(([, element = '', raw = '']) => {
    const inHtml = addressOnThisServer(raw, server);
    const isImage = element.toLowerCase() === 'img';
    return inHtml === null ? [] : [{ address: inHtml, path, isMedia: isImage, isPicture: isImage }];
  });
}

/** The path of a URL as the contract's schema reads it; null if it is invalid or on another server. */
function addressOnThisServer(text: string, { publicApi, uploadsPath }: ServerUrls): string | null {
  const read = address.safeParse(text).data ?? '';
  if (publicApi !== undefined && read.startsWith(`${publicApi}${uploadsPath}`))
    return `/api${read.slice(publicApi.length)}`;
  return read.startsWith('/') ? read : null;
}
