import { sql } from 'drizzle-orm';
import { excluded, isNew, markChanged, nextChangeTime } from '../db/changed.ts';
import type { Executor } from '../db/open-database.ts';
import { levels, pages } from '../db/schema.ts';
import type { ValidatedLevel, ValidatedPage } from './check-pages.ts';
import type { ImportOptions } from './import-options.ts';
import { type Changes, changesOf } from './import-report.ts';

export async function writeLevels(
  tx: Executor,
  checked: readonly ValidatedLevel[],
  { now }: ImportOptions,
): Promise<Changes> {
  if (checked.length === 0) return changesOf([]);
  const columns = sql.join(
    [levels.page, levels.title, levels.description, levels.searchable, levels.position],
    sql`, `,
  );
  const rows = await tx
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
        updatedAt: nextChangeTime(levels.updatedAt, now),
      },
      setWhere: sql`(${columns}) is distinct from (${excluded(levels.page)}, ${excluded(levels.title)},
        ${excluded(levels.description)}, ${excluded(levels.searchable)}, ${excluded(levels.position)})`,
    })
    .returning({ name: levels.name, isNew });
  if (rows.length > 0) await markChanged(tx, 'levels', now);
  return changesOf(rows);
}

export async function writePages(
  tx: Executor,
  checked: readonly ValidatedPage[],
  { now }: ImportOptions,
): Promise<Changes> {
  if (checked.length === 0) return changesOf([]);
  const rows = await tx
    .insert(pages)
    .values(checked.map((page) => ({ ...page, updatedAt: now })))
    .onConflictDoUpdate({
      target: pages.name,
      set: { positions: excluded(pages.positions), updatedAt: nextChangeTime(pages.updatedAt, now) },
      setWhere: sql`${pages.positions} is distinct from ${excluded(pages.positions)}`,
    })
    .returning({ name: pages.name, isNew });
  if (rows.length > 0) await markChanged(tx, 'pages', now);
  return changesOf(rows);
}
