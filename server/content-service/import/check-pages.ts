import { z } from 'zod';
import { positionFields as contractFields, POSITION_TYPES } from '#app/contract/content/position.ts';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { flagOnByDefault, rawText } from '#app/contract/tolerant.ts';
import { contentId } from '../content/content-id.ts';
import { PAGE_NAME } from '../content/levels.ts';
import { FIXED_PAGES } from '../content/pages.ts';
import type { Document } from '../core/document.ts';
import { checkEntry, record, type ValidatedEntry } from './check-entry.ts';
import type { Faults, Path } from './faults.ts';
import { checkFields } from './strict-fields.ts';

export interface ValidatedLevel {
  name: string;
  title: string;
  description: string;
  searchable: boolean;
  page: string;
}

export interface ValidatedPage {
  name: string;
  /** As imported, but with entry ids only. */
  positions: Document[];
}

/** Path segments with another meaning in the API, which therefore can't be names of levels. */
const RESERVED = new Set([...FIXED_PAGES, 'tabs', 'dpaposts', 'entry', 'archive']);

const levelFields = z.object({
  title: rawText,
  description: rawText,
  searchable: flagOnByDefault,
  page: z.enum(TEASER_PAGES, { error: `is not one of ${TEASER_PAGES.join(', ')}` }),
});

export function checkLevels(raw: unknown, faults: Faults): ValidatedLevel[] {
  const levels = faults.read(record, raw, ['levels']) ?? {};
  return Object.entries(levels).flatMap(([name, candidate]) => {
    const path = ['levels', name];
    if (!PAGE_NAME.test(name)) faults.add(path, 'is not a name of lower-case letters and digits');
    if (RESERVED.has(name)) faults.add(path, 'is a name that the contract reserves');
    const level = faults.read(record, candidate, path);
    if (!level) return [];
    checkFields(level, levelFields, [], path, faults);
    const fields = faults.read(levelFields, level, path);
    return fields ? [{ name, ...fields }] : [];
  });
}

const positionFields = contractFields.extend({
  type: z.enum(POSITION_TYPES, { error: `is not one of ${POSITION_TYPES.join(', ')}` }),
});

/** The pages, and the entries that are embedded in their positions. */
export function checkPages(
  raw: unknown,
  faults: Faults,
): { pages: ValidatedPage[]; entries: ValidatedEntry[] } {
  const entries: ValidatedEntry[] = [];
  const pages = Object.entries(faults.read(record, raw, ['pages']) ?? {}).map(([name, positions]) => ({
    name,
    positions: readList(positions, ['pages', name], faults).flatMap((candidate, index) => {
      const position = checkPosition(candidate, ['pages', name, index], entries, faults);
      return position ? [position] : [];
    }),
  }));
  return { pages, entries };
}

function checkPosition(raw: unknown, path: Path, whole: ValidatedEntry[], faults: Faults): Document | null {
  const position = faults.read(record, raw, path);
  if (!position) return null;
  checkFields(position, contractFields, ['entries'], path, faults);
  // Only to collect faults: the position is stored unchanged.
  faults.read(positionFields, position, path);
  const place = [...path, 'entries'];
  const entries = readList(position.entries ?? [], place, faults).flatMap((candidate, index) => {
    if (typeof candidate === 'object' && candidate !== null) {
      const entry = checkEntry(candidate, [...place, index], faults);
      if (!entry) return [];
      whole.push(entry);
      return [entry.id];
    }
    const id = contentId.safeParse(candidate);
    if (id.success) return [id.data];
    faults.add([...place, index], 'is neither the id of an entry nor an entry');
    return [];
  });
  return { ...position, entries };
}

export function readList(raw: unknown, path: Path, faults: Faults): unknown[] {
  if (Array.isArray(raw)) return raw;
  faults.add(path, 'is not a list');
  return [];
}
