import type { Document } from '../core/document.ts';
import { isDeeperThan } from '../core/endpoint.ts';
import {
  checkEntry,
  checkWirePost,
  record,
  type ValidatedEntry,
  type ValidatedWirePost,
} from './check-entry.ts';
import { checkLevels, checkPages, readList, type ValidatedLevel, type ValidatedPage } from './check-pages.ts';
import {
  checkPlaces,
  checkPrizes,
  checkVotes,
  checkVouchers,
  type ValidatedPlaces,
  type ValidatedPrize,
  type ValidatedVotes,
  type ValidatedVouchers,
} from './check-prizes.ts';
import { type Faults, type Path, pathText } from './faults.ts';
import { withLocalDates } from './local-dates.ts';
import { surveysOf } from './participation.ts';
import { withPauses } from './with-pauses.ts';

/** A validated import file. Parts missing in the file are empty here; their stored content stays. */
export interface ImportFile {
  levels: ValidatedLevel[];
  pages: ValidatedPage[];
  entries: ValidatedEntry[];
  wire: ValidatedWirePost[];
  prizes: ValidatedPrize[];
  vouchers: ValidatedVouchers[];
  votes: ValidatedVotes[];
  places: ValidatedPlaces[];
}

const PARTS = ['levels', 'pages', 'entries', 'wire', 'prizes', 'vouchers', 'votes', 'places'];

/** Reads and validates an import file; returns the valid parts and adds a fault for everything else. */
export async function readImportFile(raw: unknown, faults: Faults, timeZone = 'UTC'): Promise<ImportFile> {
  const given = faults.read(record, raw, []) ?? {};
  for (const name of Object.keys(given)) {
    if (!PARTS.includes(name)) faults.add([name], `is not one of ${PARTS.join(', ')}`);
  }
  if (isDeeperThan(DEEPEST, given)) {
    faults.add([], 'is nested too deeply');
    return readImportFile({}, faults);
  }
  const { entries: many, ...rest } = given;
  const file = withLocalDates(rest, timeZone) as Document;
  refuseUnstorable(file, [], faults);
  const { pages, entries: whole } = checkPages(file.pages ?? {}, faults);
  const listed: ValidatedEntry[] = [];
  for await (const [index, candidate] of withPauses(readList(many ?? [], ['entries'], faults).entries())) {
    const path = ['entries', index];
    refuseUnstorable(candidate, path, faults);
    const entry = checkEntry(withLocalDates(candidate, timeZone), path, faults);
    if (entry) listed.push(entry);
  }
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
    places: checkPlaces(file.places ?? [], faults),
  };
  checked.entries = withoutRepetition(checked, faults);
  refuseSharedSurveys(checked.entries, faults);
  return checked;
}

/** Removes repetitions of the same entry; two different entries with one id are a fault. */
function withoutRepetition({ entries, wire }: ImportFile, faults: Faults): ValidatedEntry[] {
  const known = new Map<string, { document: Document; draft?: boolean; at: Path }>();
  for (const post of wire) {
    const other = known.get(post.id);
    if (other) faults.add([...post.at, 'id'], `${pathText(other.at)} also has the id ${post.id}`);
    known.set(post.id, post);
  }
  return entries.filter((entry) => {
    const other = known.get(entry.id);
    if (
      other &&
      JSON.stringify([other.document, other.draft]) !== JSON.stringify([entry.document, entry.draft])
    )
      faults.add(
        [...entry.at, 'id'],
        `${pathText(other.at)} also has the id ${entry.id} and is a different entry`,
      );
    known.set(entry.id, entry);
    return other === undefined;
  });
}

function refuseSharedSurveys(entries: readonly ValidatedEntry[], faults: Faults): void {
  const owner = new Map<string, string>();
  for (const entry of entries) {
    for (const survey of surveysOf(entry.document)) {
      const other = owner.get(survey);
      if (other !== undefined && other !== entry.id)
        faults.add([...entry.at, 'kacheln'], `the survey ${survey} is also in the entry ${other}`);
      owner.set(survey, entry.id);
    }
  }
}

const DEEPEST = 50;

/** Postgres can't store NUL or lone surrogates; found here, they don't fail in the middle of the import. */
function refuseUnstorable(value: unknown, path: Path, faults: Faults): void {
  if (typeof value === 'string' && !isStorable(value)) {
    faults.add(path, 'contains a character that is not allowed');
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      refuseUnstorable(item, [...path, index], faults);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value as Document)) {
      if (!isStorable(key)) faults.add(path, 'has a field name with a character that is not allowed');
      else refuseUnstorable(item, [...path, key], faults);
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Cs}/u.test(text);
}
