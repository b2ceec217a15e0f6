import { sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { levels, pages } from '../db/schema.ts';
import { excluded, laterThan, markChanged } from './changed.ts';
import type { CheckedLevel, CheckedPage } from './check-pages.ts';
import type { ImportOptions } from './import-content.ts';

export async function writeLevels(
  tx: Executor,
  checked: readonly CheckedLevel[],
  { now }: ImportOptions,
): Promise<void> {
  if (checked.length === 0) return;
  const columns = sql.join(
    [levels.page, levels.title, levels.description, levels.searchable, levels.position],
    sql`, `,
  );
  const written = await tx
    .insert(levels)
    .values(checked.map((level, position) => ({ ...level, position, updatedAt: now })))
    .onConflictDoUpdate({
      target: levels.name,
      set: {
        page: excluded(levels.page),
        title: excluded(levels.title),
        description: excluded(levels.description),
        searchable: excluded(levels.searchable),
        position: excluded(levels.position),
        updatedAt: laterThan(levels.updatedAt, now),
      },
      setWhere: sql`(${columns}) is distinct from (${excluded(levels.page)}, ${excluded(levels.title)},
        ${excluded(levels.description)}, ${excluded(levels.searchable)}, ${excluded(levels.position)})`,
    })
    .returning({ name: levels.name });
  if (written.length > 0) await markChanged(tx, 'levels', now);
}

export async function writePages(
  tx: Executor,
  checked: readonly CheckedPage[],
  { now }: ImportOptions,
): Promise<void> {
  if (checked.length === 0) return;
  const written = await tx
    .insert(pages)
    .values(checked.map((page) => ({ ...page, updatedAt: now })))
    .onConflictDoUpdate({
      target: pages.name,
      set: { positions: excluded(pages.positions), updatedAt: laterThan(pages.updatedAt, now) },
      setWhere: sql`${pages.positions} is distinct from ${excluded(pages.positions)}`,
    })
    .returning({ name: pages.name });
  if (written.length > 0) await markChanged(tx, 'pages', now);
}
