import { and, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { markChanged, type StateKey } from '../db/changed.ts';
import { type ActionAddress, ofAction } from '../db/of-tile.ts';
import { noneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { entries, levels, pages, prizes, voucherActions, vouchers, wirePosts } from '../db/schema.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { publishedEntry, type RemovedEntry, tilesWithSubmissions } from './participation.ts';
import type { ImportFile } from './read-import-file.ts';
import { codesOf } from './write-prizes.ts';

/** Removes content that is not in the file. Issued vouchers and all submissions stay. */
export async function removeOthers(
  tx: Executor,
  file: ImportFile,
  options: ImportOptions,
  /** Entries that a staged import has removed already. */
  staged?: readonly RemovedEntry[],
): Promise<Partial<Record<keyof ImportReport, string[]>>> {
  const { now } = options;
  const removedEntries = staged ?? (await removeEntries(tx, file, now));

  const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const without = async (table: PgTable, name: AnyPgColumn, key: StateKey, kept: string[]) => {
    const removed = await tx
      .delete(table)
      .where(noneOf(name, kept))
      .returning({ name: sql<string>`${name}` });
    if (removed.length > 0) await markChanged(tx, key, now);
    return named(removed);
  };
  const wire = file.wire.map(({ id }) => id);
  const keptPrizes = file.prizes.map((prize) => `${prize.entry} ${prize.action}`);
  const gonePrizes = await tx
    .delete(prizes)
    .where(noneOf(place(prizes), keptPrizes))
    .returning({ entryId: prizes.entryId, actionId: prizes.actionId });
  return {
    entries: named(removedEntries),
    wire: await without(wirePosts, wirePosts.id, 'wire', wire),
    pages: await without(pages, pages.name, 'pages', named(file.pages)),
    levels: await without(levels, levels.name, 'levels', named(file.levels)),
    prizes: gonePrizes.map(({ entryId, actionId }) => `${entryId}/${actionId}`),
    vouchers: await removeVouchers(tx, file),
    tiles: await tilesWithSubmissions(tx, removedEntries, options),
  };
}

async function removeEntries(tx: Executor, file: ImportFile, now: Date): Promise<RemovedEntry[]> {
  const kept = file.entries.map((entry) => entry.id);
  const deleted = await tx
    .delete(entries)
    .where(noneOf(entries.id, kept))
    .returning({ name: entries.id, ...publishedEntry });
  if (deleted.length > 0) await markChanged(tx, 'entries', now);
  return deleted;
}

async function removeVouchers(tx: Executor, file: ImportFile): Promise<string[]> {
  const kept = file.vouchers.map((action) => `${action.entry} ${action.action}`);
  const deleted = await tx
    .delete(vouchers)
    .where(
      and(
        isNull(vouchers.issuedAt),
        isNull(vouchers.usedAt),
        or(
          noneOf(place(vouchers), kept),
          ...file.vouchers.map((action) =>
            and(
              ofAction(vouchers, { entryId: action.entry, actionId: action.action }),
              noneOf(vouchers.code, action.codes),
            ),
          ),
        ),
      ),
    )
    .returning({ entryId: vouchers.entryId, actionId: vouchers.actionId });
  await tx.delete(voucherActions).where(
    and(
      noneOf(place(voucherActions), kept),
      sql`not exists (select 1 from ${vouchers} where ${vouchers.entryId} = ${voucherActions.entryId}
        and ${vouchers.actionId} = ${voucherActions.actionId})`,
    ),
  );
  const counts = new Map<string, ActionAddress & { codes: number }>();
  for (const action of deleted) {
    const key = `${action.entryId} ${action.actionId}`;
    counts.set(key, { ...action, codes: (counts.get(key)?.codes ?? 0) + 1 });
  }
  return [...counts.values()].map(({ entryId, actionId, codes }) => codesOf(entryId, actionId, codes));
}

function place(table: typeof prizes | typeof vouchers | typeof voucherActions) {
  return sql<string>`${table.entryId} || ' ' || ${table.actionId}`;
}
