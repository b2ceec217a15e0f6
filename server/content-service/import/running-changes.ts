import { and, eq, sql } from 'drizzle-orm';
import { CONSENT_NUMBERS, consentNeed } from '#app/contract/tiles/action.ts';
import type { Lifetime } from '../content/visibility.ts';
import { counted } from '../core/counted.ts';
import { verifyPassword } from '../core/password.ts';
import { inChunks } from '../db/changed.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { callCounters, entries, submissions, surveyCounts } from '../db/schema.ts';
import { tileOpening } from '../submissions/tile-opening.ts';
import { findVoucherAction, voucherCounts } from '../vouchers/voucher-pool.ts';
import type { ValidatedEntry } from './check-entry.ts';
import type { ValidatedVotes, ValidatedVouchers } from './check-prizes.ts';
import type { Faults, Path } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import { participations, type RaffleTile, raffleTilesOf, submissionTileKey } from './participation.ts';
import type { ImportFile } from './read-import-file.ts';
import { dateOf } from './write-entries.ts';

/** Batch size: on PGlite's single session, riders' requests run between two batches. */
const BATCH_SIZE = 200;

const OVERRIDE_HINT = '; to import it anyway, pass --yes-change-running';

/** Finds changes that would alter the meaning of existing submissions or lock staff out. */
export async function findRunningChanges(
  tx: Executor,
  file: ImportFile,
  options: ImportOptions,
  faults: Faults,
): Promise<void> {
  await checkTiles(tx, file, options, faults);
  for (const action of file.vouchers) await checkVouchers(tx, action, options, faults);
}

async function checkTiles(
  tx: Executor,
  file: ImportFile,
  { now, timeZone }: ImportOptions,
  faults: Faults,
): Promise<void> {
  const coming = new Map(file.entries.map((entry) => [entry.id, entry]));
  if (coming.size === 0) return;
  const { id, document, draft, publishFrom, publishTill } = entries;
  const before: (Visibility & { id: string; raffles: RaffleTile[] })[] = [];
  for (const ids of inChunks([...coming.keys()], BATCH_SIZE)) {
    const rows = await tx
      .select({ id, document, draft, publishFrom, publishTill })
      .from(entries)
      .where(oneOf(entries.id, ids));
    for (const { document, ...entry } of rows) {
      const raffles = raffleTilesOf(document);
      if (raffles.length > 0) before.push({ ...entry, raffles });
    }
  }
  const known = new Map(before.map((entry) => [entry.id, entry.raffles]));
  const arriving = arrivingRaffles(file, known);
  const votes = new Map(
    (await tx.select().from(surveyCounts)).map(({ surveyId, answer1, answer2, answer3, answer4 }) => [
      surveyId,
      answer1 + answer2 + answer3 + answer4,
    ]),
  );
  await checkVotes(
    tx,
    arriving.filter(({ tile }) => tile.type === 'survey'),
    { votes, imported: file.votes },
    faults,
  );
  // Surveys have the check above, and may bring their votes along.
  const others = arriving.filter(({ tile }) => tile.type !== 'survey');
  const sent = await participations(tx, [...known.keys(), ...others.map(({ id }) => id)]);
  const { kind, entryId, tileId, used } = callCounters;
  const counters = await tx.select({ type: kind, entry: entryId, id: tileId, used }).from(callCounters);
  const taken = new Map(counters.map((row) => [submissionTileKey(row.entry, row), row.used]));
  for (const { id, tile, at } of others) {
    const key = submissionTileKey(id, tile);
    const isOwn = file.places.some(
      (row) => key === submissionTileKey(row.entry, { type: row.type, id: row.tile }),
    );
    // Imported places have no participations.
    const count = sent.get(key) ?? (isOwn ? 0 : (taken.get(key) ?? 0));
    if (count === 0) continue;
    faults.add(
      [...at, 'kacheln'],
      `${count} took part in an earlier ${tile.type} ${tile.id} of this entry, and would also count in this one; if it is a new one, give it a new id${OVERRIDE_HINT}`,
    );
  }
  for (const { id, raffles, ...published } of before) {
    const entry = coming.get(id);
    if (!entry) continue;
    const tiles = raffleTilesOf(entry.document);
    const hasEnded = (tile: RaffleTile, span: Visibility) =>
      tileOpening({ tile, ...span }, now, timeZone) === 'ended';
    const isOver = (tile: RaffleTile, span: Visibility) =>
      span.draft || (span.publishTill !== null && span.publishTill < now) || hasEnded(tile, span);
    for (const old of raffles) {
      const count = (old.type === 'survey' ? votes.get(old.id) : sent.get(submissionTileKey(id, old))) ?? 0;
      if (count === 0) continue;
      const same = tiles.find(isSame(old));
      if (same) checkAnswers(old, same, count, entry.at, faults);
      const place = [...entry.at, 'kacheln'];
      const terms = same && !isOver(old, published) ? otherTerms(old, same) : [];
      if (terms.length > 0)
        faults.add(
          place,
          `the ${old.type} ${old.id}, in which ${count} took part, would change what they agreed to (${terms.join(', ')})${OVERRIDE_HINT}`,
        );
      if (!same)
        faults.add(
          place,
          `the ${old.type} ${old.id}, in which ${count} took part, is missing; has its id changed?${OVERRIDE_HINT}`,
        );
      else if (isOncePerAddress(old) && hasEnded(old, published) && !hasEnded(same, visible(entry, timeZone)))
        faults.add(
          place,
          `the ${old.type} ${old.id}, in which ${count} took part, has ended, and this import would reopen it; if it is a new one, give it a new id${OVERRIDE_HINT}`,
        );
      else if (!isOver(old, published) && isOver(same, visible(entry, timeZone)))
        faults.add(
          place,
          `the ${old.type} ${old.id}, in which ${count} took part, would end with this import${OVERRIDE_HINT}`,
        );
    }
  }
}

/**
 * Reopened under the same id, a competition or action would refuse everyone who took part in the first run. A survey or
 * deal may simply be prolonged.
 */
const isOncePerAddress = ({ type }: RaffleTile) => type === 'competition' || type === 'action';

const isSame = (one: RaffleTile) => (other: RaffleTile) => other.type === one.type && other.id === one.id;

/** Tiles that their entry doesn't have yet. */
function arrivingRaffles(file: ImportFile, known: ReadonlyMap<string, RaffleTile[]>) {
  return file.entries.flatMap(({ id, document, at }) =>
    raffleTilesOf(document)
      .filter((tile) => !known.get(id)?.some(isSame(tile)))
      .map((tile) => ({ id, tile, at })),
  );
}

/**
 * Votes are counted by survey id alone: another entry that uses the id would inherit them. No row says in which entry
 * imported ones were cast; they belong to a survey whose votes are in this file too, as in an export.
 */
async function checkVotes(
  tx: Executor,
  arriving: ReturnType<typeof arrivingRaffles>,
  { votes, imported }: { votes: ReadonlyMap<string, number>; imported: readonly ValidatedVotes[] },
  faults: Faults,
): Promise<void> {
  if (arriving.length === 0) return;
  const { tileId: surveyId, entryId } = submissions;
  const ids = arriving.map(({ tile }) => tile.id);
  const owners = await tx
    .select({ surveyId, entryId, count: sql<number>`count(*)::int` })
    .from(submissions)
    .where(and(eq(submissions.kind, 'survey'), oneOf(surveyId, ids)))
    .groupBy(surveyId, entryId);
  for (const { tile, id, at } of arriving) {
    const cast = owners.filter((row) => row.surveyId === tile.id);
    const count = votes.get(tile.id) ?? 0;
    const isOwn = imported.some(({ entry, survey }) => entry === id && survey === tile.id);
    if (count > 0 && cast.length === 0 && !isOwn)
      faults.add(
        [...at, 'kacheln'],
        `the survey ${tile.id} would take over ${count} votes that were imported for an earlier survey ${tile.id}${OVERRIDE_HINT}`,
      );
    for (const owner of cast.filter((row) => row.entryId !== id))
      faults.add(
        [...at, 'kacheln'],
        `the survey ${tile.id} would take over ${owner.count} votes that were cast in entry ${owner.entryId}${OVERRIDE_HINT}`,
      );
  }
}

/** What decides whether riders can see an entry. */
type Visibility = Omit<Lifetime, 'updatedAt'>;

export function visible({ draft, publishFrom, publishTill }: ValidatedEntry, timeZone: string): Visibility {
  return {
    draft,
    publishFrom: dateOf(publishFrom, timeZone, 'start'),
    publishTill: dateOf(publishTill, timeZone, 'end'),
  };
}

function checkAnswers(old: RaffleTile, now: RaffleTile, count: number, at: Path, faults: Faults): void {
  if (old.type !== 'survey' || now.type !== 'survey') return;
  for (const answer of ['answer1', 'answer2', 'answer3', 'answer4'] as const) {
    if (old[answer] === '' || old[answer] === now[answer]) continue;
    faults.add(
      [...at, 'kacheln'],
      `${answer} of the survey ${old.id} is ${JSON.stringify(now[answer])} instead of ${JSON.stringify(old[answer])}, and ${count} have voted${OVERRIDE_HINT}`,
    );
  }
}

/** Fields of what riders agreed to, terms and consents that were shown, whose words or links differ. */
function otherTerms(old: RaffleTile, now: RaffleTile): string[] {
  if (old.type === 'competition' && now.type === 'competition')
    return old.agbLabel.untrusted === now.agbLabel.untrusted ? [] : ['agbLabel'];
  if (old.type !== 'action' || now.type !== 'action') return [];
  return CONSENT_NUMBERS.filter((n) => consentNeed(old, n) !== 'none')
    .flatMap((n) => [`cb${n}Title`, `cb${n}LinkText`, `cb${n}LinkUrl`] as const)
    .filter((field) => old[field] !== now[field]);
}

async function checkVouchers(
  tx: Executor,
  action: ValidatedVouchers,
  { timeZone }: ImportOptions,
  faults: Faults,
): Promise<void> {
  const { at, password, passwordHash, endDate } = action;
  const place = { entryId: action.entry, actionId: action.action };
  const known = await findVoucherAction(tx, place);
  if (!known) return;
  const isSamePassword =
    password === undefined
      ? passwordHash === known.passwordHash
      : await verifyPassword(password, known.passwordHash);
  if (!isSamePassword) {
    const field = password === undefined ? 'passwordHash' : 'password';
    faults.add([...at, field], `differs from the staff's current password${OVERRIDE_HINT}`);
  }
  if (endDate === undefined || dateOf(endDate, timeZone, 'end')?.getTime() === known.endDate?.getTime())
    return;
  const { voucherLeft, countLeft } = await voucherCounts(tx, place);
  const held = voucherLeft - countLeft;
  if (held === 0) return;
  const codes = counted(held, 'unused code');
  faults.add([...at, 'endDate'], `differs from the current one, and riders hold ${codes}${OVERRIDE_HINT}`);
}
