import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { localTime } from '#app/contract/time.ts';
import { PAGE_ROWS, rowsInPages } from '../db/in-pages.ts';
import type { Db } from '../db/open-database.ts';
import { entries, levels, pages, prizes, voucherActions, vouchers, wirePosts } from '../db/schema.ts';
import { jsonPieces } from './json-pieces.ts';

/**
 * All content as an import file, in pieces. Voucher passwords are exported as hashes. Submissions are left out, except
 * which vouchers are issued or used: another installation would otherwise issue them again.
 */
export async function* exportContent(db: Db, timeZone: string): AsyncGenerator<string> {
  const rows = {
    levels: await db.select().from(levels).orderBy(asc(levels.position), asc(levels.name)),
    pages: await db.select().from(pages).orderBy(asc(pages.name)),
    prizes: await db.select().from(prizes).orderBy(asc(prizes.entryId), asc(prizes.actionId)),
  };
  yield* jsonPieces({
    levels: Object.fromEntries(
      rows.levels.map(({ name, title, description, searchable, page }) => [
        name,
        { title, description, searchable, page },
      ]),
    ),
    pages: Object.fromEntries(rows.pages.map((page) => [page.name, page.positions])),
    entries: exportEntries(db),
    wire: exportWire(db),
    prizes: rows.prizes.map(({ entryId, actionId, winners }) => ({
      entry: entryId,
      action: actionId,
      winners,
    })),
    vouchers: exportVouchers(db, timeZone),
  });
  yield '\n';
}

async function* exportEntries(db: Db) {
  const rows = rowsInPages<typeof entries.$inferSelect>((last) =>
    db
      .select()
      .from(entries)
      .where(last && gt(entries.id, last.id))
      .orderBy(asc(entries.id))
      .limit(PAGE_ROWS),
  );
  for await (const { document, draft } of rows) yield draft ? { ...document, draft } : document;
}

async function* exportWire(db: Db) {
  const rows = rowsInPages<typeof wirePosts.$inferSelect>((last) =>
    db
      .select()
      .from(wirePosts)
      .where(last && sql`(${wirePosts.position}, ${wirePosts.id}) > (${last.position}, ${last.id})`)
      .orderBy(asc(wirePosts.position), asc(wirePosts.id))
      .limit(PAGE_ROWS),
  );
  for await (const { document } of rows) yield document;
}

async function* exportVouchers(db: Db, timeZone: string) {
  const actions = await db
    .select()
    .from(voucherActions)
    .orderBy(asc(voucherActions.entryId), asc(voucherActions.actionId));
  for (const { entryId, actionId, passwordHash, endDate } of actions) {
    const codes = await db
      .select({ code: vouchers.code, issuedAt: vouchers.issuedAt, usedAt: vouchers.usedAt })
      .from(vouchers)
      .where(and(eq(vouchers.entryId, entryId), eq(vouchers.actionId, actionId)))
      .orderBy(asc(vouchers.position), asc(vouchers.code));
    yield {
      entry: entryId,
      action: actionId,
      passwordHash,
      endDate: endDate === null ? '' : localTime(endDate.getTime(), timeZone).replace('T', ' '),
      codes: codes.map(({ code }) => code),
      issued: codes.filter(({ issuedAt, usedAt }) => issuedAt && !usedAt).map(({ code }) => code),
      used: codes.filter(({ usedAt }) => usedAt).map(({ code }) => code),
    };
  }
}
