import { canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import { type CheckedEntry, type Document, tilesOf } from './check-entry.ts';
import type { Faults, Path } from './faults.ts';

/** Whether an editor's file is there; the name is its path below DATA_DIR/uploads. */
export type HasFile = (name: string) => Promise<boolean>;

const MEDIA_FIELDS = [
  ...['mediaURL', 'previewMediaURL', 'mp4URL', 'logoURL'],
  ...['tippspielTeam1MediaURL', 'tippspielTeam2MediaURL'],
];

/** Pictures, films and sounds of our own that are not there would be empty places; other servers' are theirs to have. */
export async function findMissingFiles(
  entries: readonly CheckedEntry[],
  uploadsPath: string,
  hasFile: HasFile,
  faults: Faults,
): Promise<void> {
  for (const { document, at } of entries) {
    for (const [index, tile] of tilesOf(document).entries()) {
      for (const field of MEDIA_FIELDS) {
        await checkFile(tile, field, [...at, 'kacheln', index, field]);
      }
    }
  }

  async function checkFile(tile: Document, field: string, path: Path): Promise<void> {
    const raw = tile[field];
    if (typeof raw !== 'string' || !/^\/(?!\/)/.test(raw.trim())) return;
    const base = `/api${uploadsPath}`;
    const { pathname } = new URL(raw.trim(), 'http://localhost');
    if (!pathname.startsWith(base)) {
      faults.add(path, `is no file of ours; those in DATA_DIR/uploads are addressed as ${base}…`);
      return;
    }
    const isStream = canonicalTileType(tile.type) === 'videokachel' && field === 'mediaURL';
    const name = decoded(pathname.slice(base.length)) + (isStream ? '-high.m3u8' : '');
    if (!(await hasFile(name))) faults.add(path, `there is no ${name} in DATA_DIR/uploads`);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
