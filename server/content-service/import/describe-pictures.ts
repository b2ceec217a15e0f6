import { canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import type { Document } from '../core/document.ts';
import { record } from './check-entry.ts';
import type { ImportOptions } from './import-options.ts';

/** Sets colours and sizes of pictures from their files: those in an export may be of an earlier file. */
export async function describePictures(
  checked: readonly { document: Document }[],
  factsOf: NonNullable<ImportOptions['factsOf']>,
): Promise<void> {
  for (const one of checked) {
    const { kacheln } = one.document;
    if (!Array.isArray(kacheln)) continue;
    const described = await Promise.all(kacheln.map((tile) => describeTile(tile, factsOf)));
    one.document = { ...one.document, kacheln: described };
  }
}

async function describeTile(raw: unknown, factsOf: NonNullable<ImportOptions['factsOf']>): Promise<unknown> {
  const { data: tile } = record.safeParse(raw);
  const type = canonicalTileType(tile?.type);
  if (!tile || (type !== 'altkachel' && type !== 'dpa-image')) return raw;
  if (typeof tile.mediaURL !== 'string') return raw;
  const { mediaColor, ...size } = await factsOf(tile.mediaURL);
  return {
    ...tile,
    // A picture with transparency has no colour: undefined removes that of an earlier file.
    ...(size.mediaWidth ? { mediaColor } : {}),
    // The contract has no size for wire pictures.
    ...(type === 'altkachel' ? size : {}),
  };
}
