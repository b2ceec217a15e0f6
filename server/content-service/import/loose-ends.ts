import { loadEntries } from '../content/entry-store.ts';
import { entryIds, FIXED_PAGES } from '../content/pages.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { levels, wirePosts } from '../db/schema.ts';
import type { Faults } from './faults.ts';
import type { ImportFile } from './read-import-file.ts';

/** What can only be told beside the content that is there and stays. */
export async function findLooseEnds(
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
  // Wire posts answer to their ids as entries do, so neither may take the other's.
  file.entries.forEach(({ id }) => {
    if (kept.has(`wire ${id}`)) faults.add(['entries'], `there is a wire post ${id} already`);
  });
  file.wire.forEach(({ id }, index) => {
    if (kept.has(`entry ${id}`)) faults.add(['wire', index, 'id'], `there is an entry ${id} already`);
  });
}

function isKnownPage(name: string, file: ImportFile, kept: ReadonlySet<string>): boolean {
  return (
    FIXED_PAGES.includes(name) ||
    file.levels.some((level) => level.name === name) ||
    kept.has(`level ${name}`)
  );
}

/** Which of the names that the file touches stand in the database. */
async function keptIds(tx: Executor, file: ImportFile, named: readonly string[]): Promise<Set<string>> {
  const entries = await loadEntries(tx, [...named, ...file.wire.map((post) => post.id)]);
  const ids = file.entries.map((entry) => entry.id);
  const wire =
    ids.length > 0
      ? await tx.select({ id: wirePosts.id }).from(wirePosts).where(oneOf(wirePosts.id, ids))
      : [];
  const known = await tx.select({ name: levels.name }).from(levels);
  return new Set([
    ...[...entries.keys()].map((id) => `entry ${id}`),
    ...wire.map(({ id }) => `wire ${id}`),
    ...known.map(({ name }) => `level ${name}`),
  ]);
}
