import { and, sql } from 'drizzle-orm';
import { entryIds, loadLifetimes } from '../content/entry-store.ts';
import { FIXED_PAGES } from '../content/pages.ts';
import { noneOf, oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { entries, levels, wirePosts } from '../db/schema.ts';
import type { Faults } from './faults.ts';
import { raffleTilesOf, surveysOf } from './participation.ts';
import type { ImportFile } from './read-import-file.ts';

/** Checks references between the file and the stored content that stays. */
export async function findDanglingReferences(
  tx: Executor,
  file: ImportFile,
  { replace = false }: { replace?: boolean },
  faults: Faults,
): Promise<void> {
  const named = file.pages.flatMap((page) => page.positions.flatMap(entryIds));
  const imported = new Set(file.entries.map((entry) => entry.id));
  const kept = replace ? new Set<string>() : await keptIds(tx, file, named);
  for (const page of file.pages) {
    if (!isKnownPage(page.name, file, kept))
      faults.add(['pages', page.name], 'is neither a page nor a level');
    page.positions.forEach((position, index) => {
      for (const id of entryIds(position)) {
        if (imported.has(id) || kept.has(`entry ${id}`)) continue;
        faults.add(['pages', page.name, index, 'entries'], `there is no entry ${id}`);
      }
    });
  }
  await findDanglingPrizes(tx, file, replace, faults);
  if (!replace) await findSharedSurveys(tx, file, faults);
  // Wire posts and entries share one id space, because both are read by the same call.
  for (const { id, at } of file.entries)
    if (kept.has(`wire ${id}`)) faults.add([...at, 'id'], `there is already a wire post ${id}`);
  for (const { id, at } of file.wire)
    if (kept.has(`entry ${id}`)) faults.add([...at, 'id'], `there is already an entry ${id}`);
}

/** Votes are counted by survey id alone, so no other entry may use the id of a survey that stays. */
async function findSharedSurveys(tx: Executor, file: ImportFile, faults: Faults): Promise<void> {
  const coming = file.entries.flatMap(({ document, at }) =>
    surveysOf(document).map((survey) => ({ survey, at })),
  );
  if (coming.length === 0) return;
  const ids = file.entries.map(({ id }) => id);
  const hasSurvey = sql`${entries.document} @? '$.kacheln[*] ? (@.type like_regex "survey")'::jsonpath`;
  const staying = await tx
    .select({ id: entries.id, document: entries.document })
    .from(entries)
    .where(and(noneOf(entries.id, ids), hasSurvey));
  const owners = new Map(
    staying.flatMap(({ id, document }) => surveysOf(document).map((survey) => [survey, id])),
  );
  for (const { survey, at } of coming) {
    const owner = owners.get(survey);
    if (owner !== undefined)
      faults.add([...at, 'kacheln'], `the survey ${survey} is already in the entry ${owner}`);
  }
}

/** Vouchers, prizes, votes and places need their tile; those already in riders' hands may outlive it. */
async function findDanglingPrizes(
  tx: Executor,
  file: ImportFile,
  replace: boolean,
  faults: Faults,
): Promise<void> {
  const rows = [
    ...file.prizes.map(({ entry, action, at }) => ({ at, entry, type: 'action', id: action })),
    ...file.vouchers.flatMap(({ entry, action, at, issued, used }) =>
      issued.length + used.length > 0 ? [] : [{ at, entry, type: 'action', id: action }],
    ),
    ...file.votes.map(({ entry, survey, at }) => ({ at, entry, type: 'survey', id: survey })),
    ...file.places.map(({ entry, type, tile, at }) => ({ at, entry, type, id: tile })),
  ];
  const documents = new Map(file.entries.map(({ id, document }) => [id, document]));
  const others = rows.map(({ entry }) => entry).filter((id) => !documents.has(id));
  if (!replace && others.length > 0) {
    const stored = await tx
      .select({ id: entries.id, document: entries.document })
      .from(entries)
      .where(oneOf(entries.id, others));
    for (const { id, document } of stored) documents.set(id, document);
  }
  for (const { at, entry, type, id } of rows) {
    const document = documents.get(entry);
    if (!document) faults.add([...at, 'entry'], `there is no entry ${entry}`);
    else if (!raffleTilesOf(document).some((tile) => tile.type === type && tile.id === id))
      faults.add(at, `there is no ${type} ${id} in the entry ${entry}`);
  }
}

function isKnownPage(name: string, file: ImportFile, kept: ReadonlySet<string>): boolean {
  return (
    FIXED_PAGES.includes(name) ||
    file.levels.some((level) => level.name === name) ||
    kept.has(`level ${name}`)
  );
}

/** The ids used by the file that already exist in the database. */
async function keptIds(tx: Executor, file: ImportFile, named: readonly string[]): Promise<Set<string>> {
  const known = await loadLifetimes(tx, [...named, ...file.wire.map((post) => post.id)]);
  const ids = file.entries.map((entry) => entry.id);
  const wire =
    ids.length > 0
      ? await tx.select({ id: wirePosts.id }).from(wirePosts).where(oneOf(wirePosts.id, ids))
      : [];
  const names = await tx.select({ name: levels.name }).from(levels);
  return new Set([
    ...[...known.keys()].map((id) => `entry ${id}`),
    ...wire.map(({ id }) => `wire ${id}`),
    ...names.map(({ name }) => `level ${name}`),
  ]);
}
