import { canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import { address } from '#app/contract/tolerant.ts';
import { readMediaPath } from '../media/media-request.ts';
import type { Document } from './check-entry.ts';
import type { Faults, Path } from './faults.ts';
import type { HasFile } from './import-options.ts';
import type { ImportFile } from './read-import-file.ts';
import { withPauses } from './with-pauses.ts';

/** Fields that hold the URL of an image, video or sound. */
const MEDIA_FIELDS = new Set([
  ...['mediaURL', 'previewMediaURL', 'mp4URL', 'logoURL', 'bgurl'],
  ...['tippspielTeam1MediaURL', 'tippspielTeam2MediaURL'],
]);

/** Images and links in rich text. */
const IN_HTML = /<(img|a)\b[^>]*?\s(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi;

interface Named {
  address: string;
  path: Path;
  /** False for links, which may lead to a page instead of a file. */
  isMedia: boolean;
}

/** Reports URLs of missing files on this server; other servers aren't asked. */
export async function findMissingFiles(
  { entries, wire, pages }: ImportFile,
  uploadsPath: string,
  hasFile: HasFile,
  faults: Faults,
): Promise<void> {
  const base = `/api${uploadsPath}`;
  const texts: { value: unknown; at: Path }[] = [
    ...[...entries, ...wire].map(({ document, at }) => ({ value: document, at })),
    ...pages.map(({ name, positions }) => ({ value: positions, at: ['pages', name] })),
  ];
  for await (const { value, at } of withPauses(texts)) {
    for (const named of addressesIn(value, at)) await checkFile(named, base, hasFile, faults);
  }
}

async function checkFile(
  { address, path, isMedia }: Named,
  base: string,
  hasFile: HasFile,
  faults: Faults,
): Promise<void> {
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
  if (file === undefined || !(await hasFile(file)))
    faults.add(path, `there is no ${file ?? name} in DATA_DIR/uploads`);
}

/** All URLs of this server, at any depth of a document. */
function addressesIn(value: unknown, path: Path, within: Document = {}): Named[] {
  if (typeof value === 'string') return addressesOf(value, path, within);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? within : (value as Document);
  return Object.entries(value).flatMap(([name, item]) =>
    addressesIn(item, [...path, Array.isArray(value) ? Number(name) : name], inner),
  );
}

function addressesOf(text: string, path: Path, { type }: Document): Named[] {
  const field = path.at(-1);
  const isMedia = MEDIA_FIELDS.has(String(field));
  const own = addressOnThisServer(text);
  const isStream = field === 'mediaURL' && canonicalTileType(type) === 'videokachel';
  if (own !== null) return [{ address: isStream ? `${own}-high.m3u8` : own, path, isMedia }];
  return [...text.matchAll(IN_HTML)].flatMap(([, element = '', raw = '']) => {
    const inHtml = addressOnThisServer(raw);
    return inHtml === null ? [] : [{ address: inHtml, path, isMedia: element.toLowerCase() === 'img' }];
  });
}

/** The URL as the contract's schema reads it; null if it is invalid or on another server. */
function addressOnThisServer(text: string): string | null {
  const read = address.safeParse(text).data ?? '';
  return read.startsWith('/') ? read : null;
}
