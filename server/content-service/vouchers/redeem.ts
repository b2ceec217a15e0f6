import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Answer, refusal } from '#server/kernel/submission-answers.ts';
import { errorCode } from '../../kernel/fault-report.ts';
import { firstAnswer, idempotent } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { LOCK_NOT_AVAILABLE } from '../db/migrate-database.ts';
import { type ActionAddress, ofAction } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { vouchers } from '../db/submission-tables.ts';

interface Voucher extends ActionAddress {
  code: string;
}

const isVoucher = (voucher: Voucher) => and(ofAction(vouchers, voucher), eq(vouchers.code, voucher.code));

/** Redeems a voucher exactly once under concurrent tries. */
export async function redeem(
  { db, now }: SubmissionContext,
  { voucher, submissionId, endDate }: { voucher: Voucher; submissionId: string; endDate: Date | null },
  answer: (executor: Executor) => Promise<Answer>,
): Promise<Answer> {
  const key = { submissionId, kind: 'voucher', entryId: voucher.entryId, tileId: voucher.actionId } as const;
  const first = await firstAnswer(db, key);
  if (!first && endDate && now() > endDate) throw refusal('ACTION ENDED');
  const given = first ?? (await redeemOnce());
  await refuseAnotherVoucher(db, voucher, submissionId);
  return given;

  async function redeemOnce(): Promise<Answer> {
    try {
      return await idempotent(db, key, now(), async (tx) => {
        await tx.execute(sql`set local lock_timeout = '3s'`);
        await useUp(tx, voucher, submissionId, now());
        return answer(tx);
      });
    } catch (error) {
      if (errorCode(error) === LOCK_NOT_AVAILABLE) throw refusal('RESOLVING ANOTHER VOUCHER');
      throw error;
    }
  }
}

async function useUp(tx: Executor, voucher: Voucher, submissionId: string, now: Date): Promise<void> {
  const used = await tx
    .update(vouchers)
    .set({
      usedAt: now,
      usedBy: submissionId,
      // A code that was redeemed without being issued here (a printed one, for instance) must not be issued later.
      issuedAt: sql`coalesce(${vouchers.issuedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isVoucher(voucher), isNull(vouchers.usedAt)))
    .returning({ code: vouchers.code });
  if (used.length > 0) return;
  const [exists] = await tx.select({ code: vouchers.code }).from(vouchers).where(isVoucher(voucher));
  throw refusal(exists ? 'CODE USED' : 'CODE NOT FOUND');
}

/** Refuses a submission_id that has redeemed another voucher; the stored response would look like success. */
async function refuseAnotherVoucher(db: Executor, voucher: Voucher, submissionId: string): Promise<void> {
  const [own] = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(isVoucher(voucher), eq(vouchers.usedBy, submissionId)));
  if (!own) throw refusal('RESOLVING ANOTHER VOUCHER');
}
