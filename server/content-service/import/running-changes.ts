import { CONSENT_NUMBERS, consentNeed } from '#app/contract/tiles/action.ts';
import type { Lifetime } from '../content/visibility.ts';
import { counted } from '../core/counted.ts';
import { verifyPassword } from '../core/password.ts';
import { inChunks } from '../db/changed.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { callCounters, entries } from '../db/schema.ts';
import { tileOpening } from '../submissions/tile-opening.ts';
import { findVoucherAction, voucherCounts } from '../vouchers/voucher-pool.ts';
import type { ValidatedEntry } from './check-entry.ts';
import type { ValidatedVouchers } from './check-prizes.ts';
import { type Faults, OVERRIDE_HINT } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import {
  participations,
  type RaffleTile,
  raffleTilesOf,
  submissionTileKey,
  unconfirmedActions,
} from './participation.ts';
import type { ImportFile } from './read-import-file.ts';
import {
  type ArrivingTile,
  checkArrivingSurveys,
  checkChangedSurvey,
  storedVotes,
} from './survey-changes.ts';
import { dateOf } from './write-entries.ts';

/** Batch size: on PGlite's single session, riders' requests run between two batches. */
const BATCH_SIZE = 200;

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
  const votes = await storedVotes(tx);
  await checkArrivingSurveys(
    tx,
    arriving.filter(({ tile }) => tile.type === 'survey'),
    { votes, imported: file.votes },
    faults,
  );
  // Surveys have the check above, and may bring their votes along.
  const others = arriving.filter(({ tile }) => tile.type !== 'survey');
  const sent = await participations(tx, [...known.keys(), ...others.map(({ id }) => id)]);
  const unconfirmed = await unconfirmedActions(tx, [...known.keys()], now);
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
      const count =
        (old.type === 'survey' ? votes.get(old.id)?.total : sent.get(submissionTileKey(id, old))) ?? 0;
      if (count === 0) continue;
      const same = tiles.find(isSame(old));
      const add = (change: string) =>
        faults.add(
          [...entry.at, 'kacheln'],
          `the ${old.type} ${old.id}, in which ${count} took part, ${change}${OVERRIDE_HINT}`,
        );
      if (!same) {
        add('is missing; has its id changed?');
        continue;
      }
      checkChangedSurvey(old, same, votes.get(old.id), entry.at, faults);
      const isRunning = !isOver(old, published);
      const terms = isRunning ? otherTerms(old, same) : [];
      if (terms.length > 0) add(`would change what they agreed to (${terms.join(', ')})`);
      const endsOptin = isRunning && hasOptin(old) && !hasOptin(same);
      if (endsOptin && unconfirmed.has(submissionTileKey(id, old)))
        add(
          'would no longer ask for confirmation, but those who have not confirmed yet must still do so, or are deleted 48 hours after their last link',
        );
      const span = visible(entry, timeZone);
      if (isOncePerAddress(old) && hasEnded(old, published) && !hasEnded(same, span))
        add('has ended, and this import would reopen it; if it is a new one, give it a new id');
      else if (isRunning && isOver(same, span)) add('would end with this import');
    }
  }
}

/**
 * Reopened under the same id, a competition or action would refuse everyone who took part in the first run. A survey or
 * deal may simply be prolonged.
 */
const isOncePerAddress = ({ type }: RaffleTile) => type === 'competition' || type === 'action';

const hasOptin = (tile: RaffleTile) => tile.type === 'action' && tile.autoresponse === 'optin';

const isSame = (one: RaffleTile) => (other: RaffleTile) => other.type === one.type && other.id === one.id;

/** Tiles that their entry doesn't have yet. */
function arrivingRaffles(file: ImportFile, known: ReadonlyMap<string, RaffleTile[]>): ArrivingTile[] {
  return file.entries.flatMap(({ id, document, at }) =>
    raffleTilesOf(document)
      .filter((tile) => !known.get(id)?.some(isSame(tile)))
      .map((tile) => ({ id, tile, at })),
  );
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
