import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { voucherActions, vouchers } from '../db/submission-tables.ts';

export interface VoucherAction {
  entryId: string;
  actionId: string;
}

export const ofVoucherAction = ({ entryId, actionId }: VoucherAction) =>
  and(eq(vouchers.entryId, entryId), eq(vouchers.actionId, actionId));

export async function findVoucherAction(db: Executor, { entryId, actionId }: VoucherAction) {
  const [row] = await db
    .select()
    .from(voucherActions)
    .where(and(eq(voucherActions.entryId, entryId), eq(voucherActions.actionId, actionId)));
  return row ?? null;
}

const notIssued = (action: VoucherAction) => and(ofVoucherAction(action), isNull(vouchers.issuedAt));

/**
 * By the position alone, which the index gives in its order: ties settled by the code have a pool of 100,000 sorted on
 * disk for each voucher (128 ms) until the table is analysed.
 */
export const nextVoucher = (db: Executor, action: VoucherAction) =>
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
  action: VoucherAction,
  submissionId: string,
  now: Date,
): Promise<string | null> {
  const [next] = await nextVoucher(tx, action).for('update');
  if (!next) return null;
  await tx
    .update(vouchers)
    .set({ issuedAt: now, issuedTo: submissionId })
    .where(and(ofVoucherAction(action), eq(vouchers.code, next.code)));
  return next.code;
}

/** Vouchers that may still be issued; none once their end is past. */
export async function vouchersLeft(db: Executor, action: VoucherAction, now: Date): Promise<number> {
  const endDate = (await findVoucherAction(db, action))?.endDate;
  if (endDate && now > endDate) return 0;
  const [row] = await db.select({ left: count() }).from(vouchers).where(notIssued(action));
  return row?.left ?? 0;
}

export async function voucherCounts(db: Executor, action: VoucherAction) {
  const [row] = await db
    .select({
      all: count(),
      issued: sql<number>`count(*) filter (where ${isNotNull(vouchers.issuedAt)})::integer`,
      used: sql<number>`count(*) filter (where ${isNotNull(vouchers.usedAt)})::integer`,
    })
    .from(vouchers)
    .where(ofVoucherAction(action));
  const { all, issued, used } = row ?? { all: 0, issued: 0, used: 0 };
  return { countMax: all, countLeft: all - issued, voucherLeft: all - used, voucherUsed: used };
}
