import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../core/password.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { entries, surveyCounts, voucherActions } from '../db/schema.ts';
import type { CheckedVouchers } from './check-prizes.ts';
import type { Faults, Path } from './faults.ts';
import type { ImportFile } from './read-import-file.ts';
import { participations, placeOf, raffleTilesOf } from './taken-part.ts';

const UNLESS = '; --yes-change-running imports it all the same';

type RaffleTile = ReturnType<typeof raffleTilesOf>[number];

/** What would change the meaning of what riders have sent already, or lock staff out. */
export async function findRunningChanges(tx: Executor, file: ImportFile, faults: Faults): Promise<void> {
  await checkTiles(tx, file, faults);
  for (const [index, action] of file.vouchers.entries()) {
    if (await isOtherPassword(tx, action)) {
      const field = action.password === undefined ? 'passwordHash' : 'password';
      faults.add(['vouchers', index, field], `is another than the staff's password until now${UNLESS}`);
    }
  }
}

async function checkTiles(tx: Executor, file: ImportFile, faults: Faults): Promise<void> {
  const coming = new Map(file.entries.map((entry) => [entry.id, entry]));
  if (coming.size === 0) return;
  const before = await tx
    .select({ id: entries.id, document: entries.document })
    .from(entries)
    .where(oneOf(entries.id, [...coming.keys()]));
  const sent = await participations(tx);
  const votes = new Map((await tx.select().from(surveyCounts)).map((row) => [row.surveyId, row]));
  for (const { id, document } of before) {
    const entry = coming.get(id);
    if (!entry) continue;
    const tiles = raffleTilesOf(entry.document);
    for (const old of raffleTilesOf(document)) {
      const counts = votes.get(old.id);
      const voted = counts ? counts.answer1 + counts.answer2 + counts.answer3 + counts.answer4 : 0;
      const count = old.type === 'survey' ? voted : (sent.get(placeOf(id, old)) ?? 0);
      if (count === 0) continue;
      const same = tiles.find((tile) => tile.type === old.type && tile.id === old.id);
      if (same) checkAnswers(old, same, count, entry.at, faults);
      else
        faults.add(
          [...entry.at, 'kacheln'],
          `the ${old.type} ${old.id} is not there any more, in which ${count} took part; has its id changed?${UNLESS}`,
        );
    }
  }
}

function checkAnswers(old: RaffleTile, now: RaffleTile, count: number, at: Path, faults: Faults): void {
  if (old.type !== 'survey' || now.type !== 'survey') return;
  for (const answer of ['answer1', 'answer2', 'answer3', 'answer4'] as const) {
    if (old[answer] === '' || old[answer] === now[answer]) continue;
    faults.add(
      [...at, 'kacheln'],
      `${answer} of the survey ${old.id} is ${JSON.stringify(now[answer])} instead of ${JSON.stringify(old[answer])}, and ${count} have voted${UNLESS}`,
    );
  }
}

async function isOtherPassword(tx: Executor, action: CheckedVouchers): Promise<boolean> {
  const [known] = await tx
    .select({ hash: voucherActions.passwordHash })
    .from(voucherActions)
    .where(and(eq(voucherActions.entryId, action.entry), eq(voucherActions.actionId, action.action)));
  if (!known) return false;
  if (action.password === undefined) return action.passwordHash !== known.hash;
  return !(await verifyPassword(action.password, known.hash));
}
