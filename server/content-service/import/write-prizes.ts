import { sql } from 'drizzle-orm';
import { instantOf } from '#app/lib/time.ts';
import type { Executor } from '../db/open-database.ts';
import { prizes, surveyCounts, voucherActions, vouchers } from '../db/schema.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { excluded, inChunks } from './changed.ts';
import type { CheckedPrize, CheckedVotes, CheckedVouchers } from './check-prizes.ts';
import type { ImportOptions } from './import-content.ts';

/** More winners than before are so many more prizes left; what was won already stays won. */
export async function writePrizes(tx: Executor, checked: readonly CheckedPrize[]): Promise<void> {
  for (const { entry, action, winners } of checked) {
    await tx
      .insert(prizes)
      .values({ entryId: entry, actionId: action, winners, left: winners })
      .onConflictDoUpdate({
        target: [prizes.entryId, prizes.actionId],
        set: {
          winners,
          left: sql`least(${winners}::int, greatest(0, ${prizes.left} + ${winners}::int - ${prizes.winners}))`,
        },
      });
  }
}

/** Codes are added, never taken from riders: an import that comes twice neither revives nor loses one. */
export async function writeVouchers(
  tx: Executor,
  checked: readonly CheckedVouchers[],
  { now, timeZone }: ImportOptions,
): Promise<void> {
  for (const action of checked) {
    const { entry: entryId, action: actionId } = action;
    const end = instantOf(action.endDate, timeZone, 'end');
    const values = {
      passwordHash: await passwordHashOf(tx, action),
      endDate: end === null ? null : new Date(end),
    };
    await tx
      .insert(voucherActions)
      .values({ entryId, actionId, ...values })
      .onConflictDoUpdate({ target: [voucherActions.entryId, voucherActions.actionId], set: values });
    const used = new Set(action.used);
    const issued = new Set([...action.issued, ...action.used]);
    for (const chunk of inChunks(action.codes.map((code, position) => ({ code, position })))) {
      await tx
        .insert(vouchers)
        .values(
          chunk.map(({ code, position }) => ({
            entryId,
            actionId,
            code,
            position,
            issuedAt: issued.has(code) ? now : null,
            usedAt: used.has(code) ? now : null,
          })),
        )
        .onConflictDoUpdate({
          target: [vouchers.entryId, vouchers.actionId, vouchers.code],
          set: {
            position: excluded(vouchers.position),
            issuedAt: sql`coalesce(${vouchers.issuedAt}, ${excluded(vouchers.issuedAt)})`,
            usedAt: sql`coalesce(${vouchers.usedAt}, ${excluded(vouchers.usedAt)})`,
          },
        });
    }
  }
}

async function passwordHashOf(tx: Executor, { entry, action, ...given }: CheckedVouchers): Promise<string> {
  if (given.password === undefined) return given.passwordHash ?? '';
  const [known] = await tx
    .select({ hash: voucherActions.passwordHash })
    .from(voucherActions)
    .where(sql`${voucherActions.entryId} = ${entry} and ${voucherActions.actionId} = ${action}`);
  if (known && (await verifyPassword(given.password, known.hash))) return known.hash;
  return hashPassword(given.password);
}

/** Votes from elsewhere are where a survey starts; once it counts here, its counts are its own. */
export async function writeVotes(tx: Executor, checked: readonly CheckedVotes[]): Promise<void> {
  for (const { survey, answer1, answer2, answer3, answer4 } of checked) {
    await tx
      .insert(surveyCounts)
      .values({ surveyId: survey, answer1, answer2, answer3, answer4 })
      .onConflictDoNothing();
  }
}
