import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { noneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { entries, levels, pages, prizes, voucherActions, vouchers, wirePosts } from '../db/schema.ts';
import { markChanged } from './changed.ts';
import type { ImportFile } from './check-file.ts';
import type { ImportOptions } from './import-content.ts';

/** Removes content that the file doesn't hold. Vouchers that a rider has, and whatever riders sent, stay. */
export async function removeOthers(tx: Executor, file: ImportFile, { now }: ImportOptions): Promise<void> {
  const goneEntries = await tx
    .delete(entries)
    .where(
      noneOf(
        entries.id,
        file.entries.map((entry) => entry.id),
      ),
    )
    .returning({ id: entries.id });
  if (goneEntries.length > 0) await markChanged(tx, 'entries', now);

  const goneWire = await tx
    .delete(wirePosts)
    .where(
      noneOf(
        wirePosts.id,
        file.wire.map((post) => post.id),
      ),
    )
    .returning({ id: wirePosts.id });
  if (goneWire.length > 0) await markChanged(tx, 'wire', now);

  const gonePages = await tx
    .delete(pages)
    .where(
      noneOf(
        pages.name,
        file.pages.map((page) => page.name),
      ),
    )
    .returning({ name: pages.name });
  if (gonePages.length > 0) await markChanged(tx, 'pages', now);

  const goneLevels = await tx
    .delete(levels)
    .where(
      noneOf(
        levels.name,
        file.levels.map((level) => level.name),
      ),
    )
    .returning({ name: levels.name });
  if (goneLevels.length > 0) await markChanged(tx, 'levels', now);

  await tx.delete(prizes).where(
    noneOf(
      place(prizes),
      file.prizes.map((prize) => `${prize.entry} ${prize.action}`),
    ),
  );
  await removeVouchers(tx, file);
}

async function removeVouchers(tx: Executor, file: ImportFile): Promise<void> {
  const kept = file.vouchers.map((action) => `${action.entry} ${action.action}`);
  await tx
    .delete(vouchers)
    .where(
      and(
        isNull(vouchers.issuedAt),
        isNull(vouchers.usedAt),
        or(
          noneOf(place(vouchers), kept),
          ...file.vouchers.map((action) =>
            and(
              eq(vouchers.entryId, action.entry),
              eq(vouchers.actionId, action.action),
              noneOf(vouchers.code, action.codes),
            ),
          ),
        ),
      ),
    );
  await tx.delete(voucherActions).where(
    and(
      noneOf(place(voucherActions), kept),
      sql`not exists (select 1 from ${vouchers} where ${vouchers.entryId} = ${voucherActions.entryId}
        and ${vouchers.actionId} = ${voucherActions.actionId})`,
    ),
  );
}

function place(table: typeof prizes | typeof vouchers | typeof voucherActions) {
  return sql<string>`${table.entryId} || ' ' || ${table.actionId}`;
}
