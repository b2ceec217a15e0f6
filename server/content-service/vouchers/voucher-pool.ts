import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ActionAddress, ofAction } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { voucherActions, vouchers } from '../db/submission-tables.ts';

export async function findVoucherAction(db: Executor, action: ActionAddress) {
  const [row] = await db.select().from(voucherActions).where(ofAction(voucherActions, action));
  // Stored by a version that did not yet read 9999-12-31 as no end.
  if (row?.endDate && row.endDate.getUTCFullYear() >= 9999) row.endDate = null;
  return row ?? null;
}

const notIssued = (action: ActionAddress) => and(ofAction(vouchers, action), isNull(vouchers.issuedAt));

/**
 * Ordered by position alone, as the index is. With the code as a tie-breaker Postgres sorts a pool of 100,000 on disk
 * for each voucher (128 ms) until the table has been analysed.
 */
export const nextVoucher = (db: Executor, action: ActionAddress) =>
  db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(notIssued(action))
    .orderBy(asc(vouchers.position))
    .limit(1);

/**
 * Takes the next voucher of the pool; null if none is left. No SKIP LOCKED: a locked row may become free by a rollback,
 * and the last voucher would have been refused wrongly.
 */
export async function issueVoucher(
  tx: Executor,
  action: ActionAddress,
  submissionId: string,
  now: Date,
): Promise<string | null> {
  const [next] = await nextVoucher(tx, action).for('update');
  if (!next) return null;
  await tx
    .update(vouchers)
    .set({ issuedAt: now, issuedTo: submissionId })
    .where(and(ofAction(vouchers, action), eq(vouchers.code, next.code)));
  return next.code;
}

/** Counting a pool of 100,000 takes 15 to 30 ms, for each rider who opens or sends the form. */
const MOST_COUNTED = 10_000;

/** Vouchers that may still be issued, up to 10,000; none once their end is past. */
export async function vouchersLeft(db: Executor, action: ActionAddress, now: Date): Promise<number> {
  const endDate = (await findVoucherAction(db, action))?.endDate;
  if (endDate && now > endDate) return 0;
  const counted = db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(notIssued(action))
    .limit(MOST_COUNTED)
    .as('counted');
  const [row] = await db.select({ left: count() }).from(counted);
  return row?.left ?? 0;
}

export async function voucherCounts(db: Executor, action: ActionAddress) {
  const [row] = await db
    .select({
      all: count(),
      issued: sql<number>`count(*) filter (where ${isNotNull(vouchers.issuedAt)})::integer`,
      used: sql<number>`count(*) filter (where ${isNotNull(vouchers.usedAt)})::integer`,
    })
    .from(vouchers)
    .where(ofAction(vouchers, action));
  const { all, issued, used } = row ?? { all: 0, issued: 0, used: 0 };
  return { countMax: all, countLeft: all - issued, voucherLeft: all - used, voucherUsed: used };
}
