import { canonicalTileType } from '#app/contract/tiles/tile-types.ts';
import {
  type CheckedEntry,
  type CheckedWirePost,
  checkEntry,
  checkWirePost,
  type Document,
  readRecord,
  tilesOf,
} from './check-entry.ts';
import { type CheckedLevel, type CheckedPage, checkLevels, checkPages, readList } from './check-pages.ts';
import {
  type CheckedPrize,
  type CheckedVotes,
  type CheckedVouchers,
  checkPrizes,
  checkVotes,
  checkVouchers,
} from './check-prizes.ts';
import type { Faults, Path } from './faults.ts';
import { withLocalDates } from './local-dates.ts';

/** An import file that can be written; what the file doesn't mention is left out and stays as it is. */
export interface ImportFile {
  levels: CheckedLevel[];
  pages: CheckedPage[];
  entries: CheckedEntry[];
  wire: CheckedWirePost[];
  prizes: CheckedPrize[];
  vouchers: CheckedVouchers[];
  votes: CheckedVotes[];
}

const PARTS = ['levels', 'pages', 'entries', 'wire', 'prizes', 'vouchers', 'votes'];

/** Reads the contract's import file in full: what could be read of the file; what couldn't is among the faults. */
export function readImportFile(raw: unknown, faults: Faults, timeZone = 'UTC'): ImportFile {
  const given = readRecord(raw, [], faults) ?? {};
  for (const name of Object.keys(given)) {
    if (!PARTS.includes(name)) faults.add([name], `is none of ${PARTS.join(', ')}`);
  }
  if (isTooDeep(given)) {
    faults.add([], 'is nested too deeply');
    return readImportFile({}, faults);
  }
  const file = withLocalDates(given, timeZone) as Document;
  refuseUnstorable(file, [], faults);
  const { pages, entries: whole } = checkPages(file.pages ?? {}, faults);
  const listed = readList(file.entries ?? [], ['entries'], faults).flatMap((candidate, index) => {
    const entry = checkEntry(candidate, ['entries', index], faults);
    return entry ? [entry] : [];
  });
  const checked: ImportFile = {
    levels: checkLevels(file.levels ?? {}, faults),
    pages,
    entries: [...listed, ...whole],
    wire: readList(file.wire ?? [], ['wire'], faults).flatMap((candidate, index) => {
      const post = checkWirePost(candidate, ['wire', index], faults);
      return post ? [post] : [];
    }),
    prizes: checkPrizes(file.prizes ?? [], faults),
    vouchers: checkVouchers(file.vouchers ?? [], faults),
    votes: checkVotes(file.votes ?? [], faults),
  };
  checked.entries = withoutRepetition(checked, faults);
  refuseSharedSurveys(checked.entries, faults);
  return checked;
}

/** The same entry may stand whole in two positions; two different ones may not share an id. */
function withoutRepetition({ entries, wire }: ImportFile, faults: Faults): CheckedEntry[] {
  const known = new Map<string, string>(wire.map((post) => [post.id, JSON.stringify(post.document)]));
  if (known.size < wire.length) faults.add(['wire'], 'two posts have the same id');
  return entries.filter(({ id, document }) => {
    const text = JSON.stringify(document);
    const other = known.get(id);
    if (other !== undefined && other !== text)
      faults.add(['entries'], `two different ones have the id ${id}`);
    known.set(id, text);
    return other === undefined;
  });
}

function refuseSharedSurveys(entries: readonly CheckedEntry[], faults: Faults): void {
  const owner = new Map<string, string>();
  for (const entry of entries) {
    for (const tile of tilesOf(entry.document)) {
      if (canonicalTileType(tile.type) !== 'survey') continue;
      const survey = String(tile.id).trim();
      const other = owner.get(survey);
      if (other !== undefined && other !== entry.id) {
        faults.add(['entries'], `the survey ${survey} stands in the entries ${other} and ${entry.id}`);
      }
      owner.set(survey, entry.id);
    }
  }
}

const DEEPEST = 50;

/** What is nested without end would exhaust the stack of whatever walks through it, JSON.stringify included. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => isTooDeep(item, depth + 1));
}

/** What Postgres can't keep as text (NUL, halves of characters) would fail in the middle of the import. */
function refuseUnstorable(value: unknown, path: Path, faults: Faults): void {
  if (typeof value === 'string' && !isStorable(value)) {
    faults.add(path, 'holds a character that no text may hold');
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      refuseUnstorable(item, [...path, index], faults);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value as Document)) {
      if (!isStorable(key)) faults.add(path, 'has a name with a character that no text may hold');
      else refuseUnstorable(item, [...path, key], faults);
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Cs}/u.test(text);
}
