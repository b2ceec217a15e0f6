import { asc } from 'drizzle-orm';
import { localTime } from '#app/contract/time.ts';
import type { Db } from '../db/open-database.ts';
import { entries, levels, pages, prizes, voucherActions, vouchers, wirePosts } from '../db/schema.ts';

/**
 * All content as an import file. Of voucher passwords only the hash is known, so that is what goes out. What riders
 * did is the report's business; only that a voucher was handed out or used goes along, or it would be so twice elsewhere.
 */
export async function exportContent(db: Db, timeZone: string): Promise<Record<string, unknown>> {
  const rows = {
    levels: await db.select().from(levels).orderBy(asc(levels.position), asc(levels.name)),
    pages: await db.select().from(pages).orderBy(asc(pages.name)),
    entries: await db.select().from(entries).orderBy(asc(entries.id)),
    wire: await db.select().from(wirePosts).orderBy(asc(wirePosts.position), asc(wirePosts.id)),
    prizes: await db.select().from(prizes).orderBy(asc(prizes.entryId), asc(prizes.actionId)),
  };
  return {
    levels: Object.fromEntries(
      rows.levels.map(({ name, title, description, searchable, page }) => [
        name,
        { title, description, searchable, page },
      ]),
    ),
    pages: Object.fromEntries(rows.pages.map((page) => [page.name, page.positions])),
    entries: rows.entries.map(({ document, draft }) => (draft ? { ...document, draft } : document)),
    wire: rows.wire.map((post) => post.document),
    prizes: rows.prizes.map(({ entryId, actionId, winners }) => ({
      entry: entryId,
      action: actionId,
      winners,
    })),
    vouchers: await exportVouchers(db, timeZone),
  };
}

async function exportVouchers(db: Db, timeZone: string): Promise<Record<string, unknown>[]> {
  const actions = await db
    .select()
    .from(voucherActions)
    .orderBy(asc(voucherActions.entryId), asc(voucherActions.actionId));
  const codes = await db.select().from(vouchers).orderBy(asc(vouchers.position), asc(vouchers.code));
  return actions.map(({ entryId, actionId, passwordHash, endDate }) => {
    const own = codes.filter((voucher) => voucher.entryId === entryId && voucher.actionId === actionId);
    return {
      entry: entryId,
      action: actionId,
      passwordHash,
      endDate: endDate === null ? '' : localTime(endDate.getTime(), timeZone).replace('T', ' '),
      codes: own.map(({ code }) => code),
      issued: own.filter(({ issuedAt, usedAt }) => issuedAt && !usedAt).map(({ code }) => code),
      used: own.filter(({ usedAt }) => usedAt).map(({ code }) => code),
    };
  });
}
