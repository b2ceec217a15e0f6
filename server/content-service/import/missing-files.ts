import { addressesInHtml, canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import { address } from '#app/contract/tolerant.ts';
import type { Document } from '../core/document.ts';
import { readMediaPath } from '../media/media-request.ts';
import type { Faults, Path } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import type { OtherHost } from './import-report.ts';
import type { ImportFile } from './read-import-file.ts';
import { withPauses } from './with-pauses.ts';

/** Fields that hold the URL of an image, video or sound. */
const MEDIA_FIELDS = new Set([
  ...['mediaURL', 'previewMediaURL', 'mp4URL', 'logoURL', 'bgurl'],
  ...['tippspielTeam1MediaURL', 'tippspielTeam2MediaURL'],
]);

const PICTURES =
  'a complete JPEG, PNG or WebP of at most 64 million pixels, or an AVIF of at most 16 million, at most 16,383 pixels high once reduced to a width of 1,280, with a matching file name';

interface Named {
  /** A path if it is on this server, else the URL unchanged. */
  address: string;
  path: Path;
  /** False for links, which may lead to a page instead of a file. */
  isMedia: boolean;
  /** Requested resized: only what sharp can read is ever shown. */
  isPicture: boolean;
}

type Files = Required<Pick<ImportOptions, 'files' | 'factsOf'>>;
type ServerUrls = Omit<Files['files'], 'has'>;

/**
 * Reports URLs of missing files on this server, and pictures that it can't resize. Other servers aren't asked; those
 * whose pictures riders' browsers load are returned.
 */
export async function findMissingFiles(
  { entries, wire, pages }: ImportFile,
  options: Files,
  faults: Faults,
): Promise<OtherHost[]> {
  const texts: { value: unknown; at: Path; place: string }[] = [
    ...entries.map(({ id, document, at }) => ({ value: document, at, place: `entry ${id}` })),
    ...wire.map(({ id, document, at }) => ({ value: document, at, place: `wire post ${id}` })),
    ...pages.map(({ name, positions }) => ({ value: positions, at: ['pages', name], place: `page ${name}` })),
  ];
  const others = new Map<string, Record<'pictures' | 'places', Set<string>>>();
  for await (const { value, at, place } of withPauses(texts)) {
    for (const named of addressesIn(value, at, options.files)) {
      await checkFile(named, options, faults);
      const host = otherHostOf(named, options.files);
      if (host === null) continue;
      const other = others.get(host) ?? { pictures: new Set(), places: new Set() };
      others.set(host, other);
      other.pictures.add(named.address);
      other.places.add(place);
    }
  }
  return [...others].map(([host, { pictures, places }]) => ({
    host,
    pictures: pictures.size,
    places: [...places],
  }));
}

function otherHostOf({ address, isPicture }: Named, { publicUrl, publicApi }: ServerUrls): string | null {
  if (!isPicture || !/^https?:/i.test(address)) return null;
  const { host } = new URL(address);
  return [publicUrl, publicApi].some((own) => own !== undefined && new URL(own).host === host) ? null : host;
}

async function checkFile(
  { address, path, isMedia, isPicture }: Named,
  { files, factsOf }: Files,
  faults: Faults,
): Promise<void> {
  if (!address.startsWith('/')) return;
  const base = `/api${files.uploadsPath}`;
  const { pathname } = new URL(address, 'http://localhost');
  if (!pathname.startsWith(base)) {
    if (isMedia)
      faults.add(
        path,
        `there is no file at ${pathname}; addresses of files in DATA_DIR/uploads begin with ${base}`,
      );
    return;
  }
  const name = pathname.slice(base.length);
  const file = readMediaPath(name)?.file;
  if (file === undefined || !(await files.has(file)))
    faults.add(path, `there is no ${file ?? name} in DATA_DIR/uploads`);
  else if (isPicture && !('mediaWidth' in (await factsOf(address))))
    faults.add(path, `${file} can't be shown; a picture must be ${PICTURES}`);
}

/** All URLs, at any depth of a document. */
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
  const named = readAddress(text, server);
  const tile = field === 'mediaURL' ? canonicalTileType(type) : null;
  const isPlayed = field === 'mp4URL' || tile === 'videokachel' || tile === 'audiokachel';
  if (isMedia || named.startsWith('/')) {
    const file = tile === 'videokachel' ? `${named}-high.m3u8` : named;
    return [{ address: file, path, isMedia, isPicture: isMedia && !isPlayed }];
  }
  return addressesInHtml(text).map(({ address, isPicture }) => ({
    address: readAddress(address, server),
    path,
    isMedia: isPicture,
    isPicture,
  }));
}

/** A URL as the contract's schema reads it, on this server its path; empty if it is invalid. */
function readAddress(text: string, { publicApi, uploadsPath }: ServerUrls): string {
  const read = address.safeParse(text).data ?? '';
  const [named = '', api = ''] = [read, publicApi].map((url) => url?.replace(/^https?:/i, ''));
  if (api !== '' && named.startsWith(api + uploadsPath)) return `/api${named.slice(api.length)}`;
  return read;
}
