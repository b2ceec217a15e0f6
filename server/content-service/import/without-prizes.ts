import type { ActionTile } from '#app/contract/tiles/action.ts';
import { prizes } from '../db/content-tables.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { vouchers } from '../db/submission-tables.ts';
import { tileOpening } from '../submissions/tile-opening.ts';
import type { ImportOptions } from './import-options.ts';
import { raffleTilesOf } from './participation.ts';
import type { ImportFile } from './read-import-file.ts';
import { visible } from './running-changes.ts';

/**
 * Actions in the file that promise prizes or codes of which there are none, so that riders would read 'all gone' from
 * the start. Not a fault, because the codes may come in a second file.
 */
export async function actionsWithoutPrizes(
  tx: Executor,
  file: ImportFile,
  { now, timeZone }: ImportOptions,
): Promise<string[]> {
  const actions = file.entries.flatMap((entry) => {
    const { draft, ...span } = visible(entry, timeZone);
    return raffleTilesOf(entry.document).flatMap((tile) => {
      const isOver = draft || tileOpening({ tile, ...span }, now, timeZone) === 'ended';
      return tile.type === 'action' && !isOver ? [{ tile, entryId: entry.id }] : [];
    });
  });
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

const PRIZES = [
  { kind: 'prizes', table: prizes, isPromised: (tile: ActionTile) => tile.randomGeneratorActivate },
  { kind: 'vouchers', table: vouchers, isPromised: (tile: ActionTile) => tile.autoresponse === 'qrcode' },
];
