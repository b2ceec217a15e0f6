import { getTableColumns } from 'drizzle-orm';
import { isNew, markChanged, updateOf } from '../db/changed.ts';
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
  const { name, updatedAt, ...columns } = getTableColumns(levels);
  const rows = await tx
    .insert(levels)
    .values(checked.map((level, position) => ({ ...level, position, updatedAt: now })))
    .onConflictDoUpdate({ target: name, ...updateOf(columns, updatedAt, now) })
    .returning({ name, isNew });
  if (rows.length > 0) await markChanged(tx, 'levels', now);
  return changesOf(rows);
}

export async function writePages(
  tx: Executor,
  checked: readonly ValidatedPage[],
  { now }: ImportOptions,
): Promise<Changes> {
  if (checked.length === 0) return changesOf([]);
  const { name, positions, updatedAt } = pages;
  const rows = await tx
    .insert(pages)
    .values(checked.map((page) => ({ ...page, updatedAt: now })))
    .onConflictDoUpdate({ target: name, ...updateOf({ positions }, updatedAt, now) })
    .returning({ name, isNew });
  if (rows.length > 0) await markChanged(tx, 'pages', now);
  return changesOf(rows);
}
