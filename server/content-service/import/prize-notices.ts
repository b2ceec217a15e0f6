import type { ActionTile } from '#app/contract/tiles/action.ts';
import { counted } from '../core/counted.ts';
import { entries, prizes } from '../db/content-tables.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { vouchers } from '../db/submission-tables.ts';
import { tileOpening } from '../submissions/tile-opening.ts';
import { voucherCounts } from '../vouchers/voucher-pool.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { raffleTilesOf } from './participation.ts';
import type { ImportFile } from './read-import-file.ts';
import { visible } from './running-changes.ts';

interface OpenAction {
  tile: ActionTile;
  entryId: string;
}

/**
 * Actions whose riders would read that nothing is left, from the start or after they have won. Not a fault, because the
 * codes may come in a second file. Compares what the database holds after the import.
 */
export async function prizeNotices(
  tx: Executor,
  file: ImportFile,
  options: ImportOptions,
): Promise<Pick<ImportReport, 'withoutPrizes' | 'tooManyWinners'>> {
  const actions = await openActions(tx, file, options);
  return {
    withoutPrizes: await withoutPrizes(tx, actions),
    tooManyWinners: await withTooManyWinners(tx, actions),
  };
}

/** Actions of the file, and those that it only has prizes or codes for. */
async function openActions(
  tx: Executor,
  file: ImportFile,
  { now, timeZone }: ImportOptions,
): Promise<OpenAction[]> {
  const inFile = new Set(file.entries.map(({ id }) => id));
  const elsewhere = [...file.prizes, ...file.vouchers].filter(({ entry }) => !inFile.has(entry));
  const ids = elsewhere.map(({ entry }) => entry);
  const named = new Set(elsewhere.map(({ entry, action }) => `${entry} ${action}`));
  const { id, document, draft, publishFrom, publishTill } = entries;
  const stored = await tx
    .select({ id, document, draft, publishFrom, publishTill })
    .from(entries)
    .where(oneOf(id, ids));
  const all = [...file.entries.map((entry) => ({ ...entry, ...visible(entry, timeZone) })), ...stored];
  return all.flatMap((entry) =>
    raffleTilesOf(entry.document).flatMap((tile) => {
      const isMeant = inFile.has(entry.id) || named.has(`${entry.id} ${tile.id}`);
      const isOver = entry.draft || tileOpening({ ...entry, tile }, now, timeZone) === 'ended';
      return tile.type === 'action' && isMeant && !isOver ? [{ tile, entryId: entry.id }] : [];
    }),
  );
}

async function withoutPrizes(tx: Executor, actions: readonly OpenAction[]): Promise<string[]> {
  const without: string[] = [];
  for (const { kind, table, isPromised } of PRIZES) {
    const promising = actions.filter(({ tile }) => isPromised(tile));
    if (promising.length === 0) continue;
    const ids = promising.map(({ entryId }) => entryId);
    const rows = await tx
      .selectDistinct({ entryId: table.entryId, actionId: table.actionId })
      .from(table)
      .where(oneOf(table.entryId, ids));
    const known = new Set(rows.map(({ entryId, actionId }) => `${entryId} ${actionId}`));
    for (const { tile, entryId } of promising)
      if (!known.has(`${entryId} ${tile.id}`))
        without.push(`${kind} of the action ${tile.id} in entry ${entryId}`);
  }
  return without;
}

const handsOutCodes = (tile: ActionTile) => tile.autoresponse === 'qrcode';

const PRIZES = [
  { kind: 'prizes', table: prizes, isPromised: (tile: ActionTile) => tile.randomGeneratorActivate },
  { kind: 'vouchers', table: vouchers, isPromised: handsOutCodes },
];

/** A win reserves a prize, but no code and no place. */
async function withTooManyWinners(tx: Executor, actions: readonly OpenAction[]): Promise<string[]> {
  const drawing = actions.filter(({ tile }) => tile.randomGeneratorActivate);
  if (drawing.length === 0) return [];
  const ids = drawing.map(({ entryId }) => entryId);
  const rows = await tx.select().from(prizes).where(oneOf(prizes.entryId, ids));
  const winnersOf = new Map(
    rows.map(({ entryId, actionId, winners }) => [`${entryId} ${actionId}`, winners]),
  );
  const notices: string[] = [];
  for (const { tile, entryId } of drawing) {
    const winners = winnersOf.get(`${entryId} ${tile.id}`) ?? 0;
    const action = `action ${tile.id} in entry ${entryId} has ${counted(winners, 'winner')} but only`;
    if (tile.maxCalls && winners > tile.maxCalls)
      notices.push(`${action} ${counted(tile.maxCalls, 'place')} (maxCalls)`);
    if (!handsOutCodes(tile)) continue;
    const { countMax: codes } = await voucherCounts(tx, { entryId, actionId: tile.id });
    // Where there are none, `withoutPrizes` says so.
    if (codes > 0 && winners > codes) notices.push(`${action} ${counted(codes, 'code')}`);
  }
  return notices;
}
