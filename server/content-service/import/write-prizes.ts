import { sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../core/password.ts';
import { excluded, inChunks, isNew } from '../db/changed.ts';
import { ofAction } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { callCounters, prizes, surveyCounts, voucherActions, vouchers } from '../db/schema.ts';
import { prizesWon } from '../submissions/draw.ts';
import { findVoucherAction } from '../vouchers/voucher-pool.ts';
import type { ValidatedPlaces, ValidatedPrize, ValidatedVotes, ValidatedVouchers } from './check-prizes.ts';
import type { ImportOptions } from './import-options.ts';
import { type Changes, changesOf, mergeChanges } from './import-report.ts';
import { dateOf } from './write-entries.ts';

/**
 * A change of `winners` changes the number of prizes left by the difference, below zero too: prizes already won stay
 * won, whatever is imported in between. Nor does an older export, which doesn't know the last wins, bring their prizes
 * back.
 */
export async function writePrizes(tx: Executor, checked: readonly ValidatedPrize[]): Promise<Changes> {
  const changes: Changes[] = [];
  for (const { entry, action, winners, left } of checked) {
    const place = { entryId: entry, actionId: action };
    const [stored] = await tx.select().from(prizes).where(ofAction(prizes, place));
    // Not by the upsert's `where`, which locks the unchanged row too: draws would wait until the import ends.
    if (stored?.winners === winners) continue;
    const notWon = winners - (await prizesWon(tx, place));
    const rows = await tx
      .insert(prizes)
      .values({ ...place, winners, left: Math.min(left ?? winners, notWon) })
      .onConflictDoUpdate({
        target: [prizes.entryId, prizes.actionId],
        set: { winners, left: sql`${prizes.left} + ${winners}::int - ${prizes.winners}` },
      })
      .returning({ isNew });
    changes.push(changesOf(rows.map((row) => ({ ...row, name: `${entry}/${action}` }))));
  }
  return mergeChanges(changes);
}

/** Adds codes and never removes issued ones; importing the same file twice changes nothing. */
export async function writeVouchers(
  tx: Executor,
  checked: readonly ValidatedVouchers[],
  { now, timeZone }: ImportOptions,
): Promise<Changes> {
  const changes: Changes[] = [];
  for (const action of checked) {
    const { entry: entryId, action: actionId } = action;
    const stored = await findVoucherAction(tx, { entryId, actionId });
    const values = {
      passwordHash: await passwordHashOf(stored, action),
      endDate:
        action.endDate === undefined ? (stored?.endDate ?? null) : dateOf(action.endDate, timeZone, 'end'),
    };
    const rows = await tx
      .insert(voucherActions)
      .values({ entryId, actionId, ...values })
      .onConflictDoUpdate({
        target: [voucherActions.entryId, voucherActions.actionId],
        set: values,
        setWhere: sql`(${voucherActions.passwordHash}, ${voucherActions.endDate}) is distinct from
          (${excluded(voucherActions.passwordHash)}, ${excluded(voucherActions.endDate)})`,
      })
      .returning({ isNew });
    changes.push(changesOf(rows.map((row) => ({ ...row, name: `${entryId}/${actionId}` }))));
    let newCodes = 0;
    const used = new Set(action.used);
    const issued = new Set([...action.issued, ...action.used]);
    // Codes that stay as they are aren't written: it would lock them against riders and staff until the import ends.
    const known = await tx.select().from(vouchers).where(ofAction(vouchers, { entryId, actionId }));
    const knownCodes = new Map(known.map((row) => [row.code, row]));
    const rest = action.codes.flatMap((code, position) => {
      const row = knownCodes.get(code);
      const isSame =
        row?.position === position &&
        (row.issuedAt !== null || !issued.has(code)) &&
        (row.usedAt !== null || !used.has(code));
      return isSame ? [] : [{ code, position }];
    });
    for (const chunk of inChunks(rest)) {
      const codes = await tx
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
        })
        .returning({ isNew });
      newCodes += codes.filter((code) => code.isNew).length;
    }
    if (newCodes > 0) {
      changes.push({ added: [codesOf(entryId, actionId, newCodes)], changed: [], removed: [] });
    }
  }
  return mergeChanges(changes);
}

/** Reports say how many codes; the codes themselves are as good as money. */
export function codesOf(entryId: string, actionId: string, codes: number): string {
  return `${entryId}/${actionId}: ${codes} ${codes === 1 ? 'code' : 'codes'}`;
}

async function passwordHashOf(
  stored: { passwordHash: string } | null,
  given: ValidatedVouchers,
): Promise<string> {
  if (given.password === undefined) return given.passwordHash ?? '';
  if (stored && (await verifyPassword(given.password, stored.passwordHash))) return stored.passwordHash;
  return hashPassword(given.password);
}

/** Imported votes are a survey's initial counts; ignored once the survey has counts here. */
export async function writeVotes(tx: Executor, checked: readonly ValidatedVotes[]): Promise<Changes> {
  const changes: Changes[] = [];
  for (const { survey, answer1, answer2, answer3, answer4 } of checked) {
    const rows = await tx
      .insert(surveyCounts)
      .values({ surveyId: survey, answer1, answer2, answer3, answer4 })
      .onConflictDoNothing()
      .returning({ name: surveyCounts.surveyId, isNew });
    changes.push(changesOf(rows));
  }
  return mergeChanges(changes);
}

/** Imported places are a tile's initial count; ignored once the tile has a count here. */
export async function writePlaces(tx: Executor, checked: readonly ValidatedPlaces[]): Promise<Changes> {
  const changes: Changes[] = [];
  for (const { entry, type, tile, taken } of checked) {
    const rows = await tx
      .insert(callCounters)
      .values({ kind: type, entryId: entry, tileId: tile, used: taken })
      .onConflictDoNothing()
      .returning({ isNew });
    changes.push(changesOf(rows.map((row) => ({ ...row, name: `${entry}/${tile}` }))));
  }
  return mergeChanges(changes);
}
