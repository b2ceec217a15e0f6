import { eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { levels, pages } from '../db/schema.ts';
import { entryIds } from './entry-store.ts';

/** Entries that are only on levels with `searchable: false`; archive and search leave them out. */
export async function hiddenEntries(db: Executor): Promise<string[]> {
  const unsearchable = await db
    .select({ name: levels.name })
    .from(levels)
    .where(eq(levels.searchable, false));
  if (unsearchable.length === 0) return [];
  const names = new Set(unsearchable.map((level) => level.name));
  const rows = await db.select({ name: pages.name, positions: pages.positions }).from(pages);
  const idsOn = (hidden: boolean) =>
    rows
      .filter((page) => names.has(page.name) === hidden)
      .flatMap((page) => page.positions.flatMap(entryIds));
  const open = new Set(idsOn(false));
  return [...new Set(idsOn(true))].filter((id) => !open.has(id));
}
