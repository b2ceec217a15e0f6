import { z } from 'zod';
import { entryFields as contractFields, formKey } from '#app/contract/content/entry.ts';
import { canonicalTileType, missingHalves, TILE_TYPES, tileTypes } from '#app/contract/tiles/tile-types.ts';
import { instantOf } from '#app/contract/time.ts';
import { address, localDate, localEnd, text } from '#app/contract/tolerant.ts';
import { contentId } from '../content/content-id.ts';
import { type Document, tilesOf } from '../core/document.ts';
import type { Faults, Path } from './faults.ts';
import { checkFields, shown } from './strict-fields.ts';

export interface ValidatedEntry {
  id: string;
  document: Document;
  draft: boolean;
  /** Local dates as the contract writes them; '' for none. */
  publishFrom: string;
  publishTill: string;
  /** Its path in the file. */
  at: Path;
}

export interface ValidatedWirePost {
  id: string;
  document: Document;
  publishTime: string;
  at: Path;
}

/** So that a page of entries stays below the 2 MB that the web app reads; pictures belong in files. */
const MAX_BYTES = 1_000_000;

export const record = z.record(z.string(), z.unknown(), 'is not an object');

const entryFields = z.object({
  id: contentId,
  title: text,
  external_link: address,
  publish_from: localDate,
  publish_till: localEnd,
  draft: z.boolean('is not true or false').optional(),
  // Strict, because advertising with an unclear value would be shown as news.
  sponsored: z.literal([true, false, 1, 0, '1', '0', '', null], 'is not true or false').optional(),
});

export function checkEntry(raw: unknown, path: Path, faults: Faults): ValidatedEntry | null {
  const document = readDocument(raw, ['kacheln', 'draft'], path, faults);
  if (!document) return null;
  const fields = faults.read(entryFields, document, path);
  if (!fields) return null;
  const { id, draft = false, publish_from, publish_till } = fields;
  // The zone doesn't matter for a comparison. A date without a time means the end of that day.
  const till = instantOf(publish_till, 'UTC', 'end');
  if (till !== null && till < (instantOf(publish_from, 'UTC') ?? till)) {
    faults.add([...path, 'publish_till'], 'is before publish_from');
  }
  const { draft: _, ...stored } = document;
  return {
    id,
    document: { ...stored, id },
    draft,
    publishFrom: publish_from,
    publishTill: publish_till,
    at: path,
  };
}

const wireFields = entryFields.pick({ id: true, title: true, publish_from: true, publish_till: true });

export function checkWirePost(raw: unknown, path: Path, faults: Faults): ValidatedWirePost | null {
  const document = readDocument(raw, ['kacheln'], path, faults);
  if (!document) return null;
  const fields = faults.read(wireFields, document, path);
  if (!fields) return null;
  const { id } = fields;
  return { id, document: { ...document, id }, publishTime: publishTimeOf(document), at: path };
}

/** Checks what entries and wire posts have in common. */
function readDocument(raw: unknown, more: readonly string[], path: Path, faults: Faults): Document | null {
  const document = faults.read(record, raw, path);
  if (!document) return null;
  const bytes = Buffer.byteLength(JSON.stringify(document));
  if (bytes > MAX_BYTES)
    faults.add(path, `is ${Math.ceil(bytes / 1000)} kB of JSON; at most ${MAX_BYTES / 1000} kB are allowed`);
  checkFields(document, contractFields, more, path, faults);
  checkTiles(document.kacheln, [...path, 'kacheln'], faults);
  return document;
}

/** publishTime of the post's tile; '' if it has none. */
function publishTimeOf(post: Document): string {
  for (const tile of tilesOf(post)) {
    const time = localDate.safeParse(tile.publishTime);
    if (tile.type === 'dpa-infoline-entry' && time.success) return time.data;
  }
  return '';
}

function checkTiles(raw: unknown, path: Path, faults: Faults): void {
  if (raw === undefined || raw === null) return;
  if (!Array.isArray(raw)) {
    faults.add(path, 'is not a list');
    return;
  }
  const seen = new Set<string>();
  for (const [index, candidate] of raw.entries()) {
    const key = checkTile(candidate, [...path, index], faults);
    if (key === null) continue;
    if (seen.has(key)) faults.add([...path, index, 'id'], `there is another ${key} in this entry`);
    seen.add(key);
  }
}

function endsBeforeItStarts(tile: object): boolean {
  if (!('startDate' in tile && 'endDate' in tile)) return false;
  const end = instantOf(String(tile.endDate), 'UTC', 'end');
  return end !== null && end < (instantOf(String(tile.startDate), 'UTC') ?? end);
}

/** Type and id of a tile with submissions, to find duplicates; null for others and for a faulty tile. */
function checkTile(raw: unknown, path: Path, faults: Faults): string | null {
  const tile = faults.read(record, raw, path);
  if (!tile) return null;
  const type = canonicalTileType(tile.type);
  if (type === null) {
    faults.add([...path, 'type'], `${shown(tile.type)} is not one of ${TILE_TYPES.join(', ')}`);
    return null;
  }
  checkFields(tile, tileTypes[type].schema, [], path, faults);
  const read = faults.read(tileTypes[type].schema, { ...tile, type }, path);
  if (!read) return null;
  for (const field of missingHalves(type, tile)) faults.add([...path, field], 'is empty');
  if (endsBeforeItStarts(read)) faults.add([...path, 'endDate'], 'is before startDate');
  return formKey(read);
}
