import { asc, gt, sql } from 'drizzle-orm';
import { localTime } from '#app/contract/time.ts';
import { everAdvertised } from '../content/advertising.ts';
import { levelsAnswer } from '../content/levels.ts';
import { PAGE_ROWS, rowsInPages } from '../db/in-pages.ts';
import { ofAction } from '../db/of-tile.ts';
import type { Db } from '../db/open-database.ts';
import {
  callCounters,
  entries,
  pages,
  prizes,
  surveyCounts,
  voucherActions,
  vouchers,
  wirePosts,
} from '../db/schema.ts';
import { jsonPieces } from './json-pieces.ts';
import { type RaffleTile, raffleTilesOf, submissionTileKey } from './participation.ts';

/**
 * All content as an import file, in pieces. Voucher passwords are exported as hashes. Submissions are left out, except
 * what another installation would otherwise give out or count again: vouchers issued or used, prizes left, votes, and
 * places taken.
 */
export async function* exportContent(db: Db, timeZone: string): AsyncGenerator<string> {
  const rows = await db.select().from(pages).orderBy(asc(pages.name));
  const tiles: ExportedTiles = new Map();
  yield* jsonPieces({
    levels: (await levelsAnswer(db)).body,
    pages: Object.fromEntries(rows.map((page) => [page.name, page.positions])),
    entries: exportEntries(db, tiles),
    wire: exportWire(db),
    prizes: exportPrizes(db, tiles),
    vouchers: exportVouchers(db, timeZone, tiles),
    votes: exportVotes(db, tiles),
    places: exportPlaces(db, tiles),
  });
  yield '\n';
}

/** Tiles of the exported entries: what belongs to any other tile, the import would refuse. */
type ExportedTiles = Map<string, Pick<RaffleTile, 'type' | 'id'> & { entry: string }>;

/** Entries that were ever in a paid position are exported as marked, even if that page no longer exists. */
async function* exportEntries(db: Db, tiles: ExportedTiles) {
  const isEverAdvertised = await everAdvertised(db);
  const rows = rowsInPages<typeof entries.$inferSelect>((last) =>
    db
      .select()
      .from(entries)
      .where(last && gt(entries.id, last.id))
      .orderBy(asc(entries.id))
      .limit(PAGE_ROWS),
  );
  for await (const { id, document, draft } of rows) {
    for (const tile of raffleTilesOf(document)) {
      tiles.set(submissionTileKey(id, tile), { entry: id, type: tile.type, id: tile.id });
    }
    const exported = isEverAdvertised(document) ? { ...document, sponsored: true } : document;
    yield draft ? { ...exported, draft } : exported;
  }
}

/** The totals that riders see; who voted stays behind. */
async function* exportVotes(db: Db, tiles: ExportedTiles) {
  const counts = new Map((await db.select().from(surveyCounts)).map((row) => [row.surveyId, row]));
  for (const { entry, type, id } of tiles.values()) {
    const { surveyId: survey, ...answers } = (type === 'survey' && counts.get(id)) || {};
    if (survey !== undefined) yield { entry, survey, ...answers };
  }
}

/** Also of tiles without a limit, which may get one later; who took a place stays behind. */
async function* exportPlaces(db: Db, tiles: ExportedTiles) {
  const { kind, entryId, tileId, used } = callCounters;
  const rows = await db
    .select({ entry: entryId, type: kind, tile: tileId, taken: used })
    .from(callCounters)
    .orderBy(asc(entryId), asc(kind), asc(tileId));
  for (const row of rows) {
    if (tiles.has(submissionTileKey(row.entry, { type: row.type, id: row.tile }))) yield row;
  }
}

async function* exportPrizes(db: Db, tiles: ExportedTiles) {
  const rows = await db.select().from(prizes).orderBy(asc(prizes.entryId), asc(prizes.actionId));
  for (const { entryId, actionId, winners, left } of rows) {
    if (!tiles.has(submissionTileKey(entryId, { type: 'action', id: actionId }))) continue;
    yield { entry: entryId, action: actionId, winners, ...(left === winners ? {} : { left }) };
  }
}

async function* exportWire(db: Db) {
  const rows = rowsInPages<typeof wirePosts.$inferSelect>((last) =>
    db
      .select()
      .from(wirePosts)
      .where(last && sql`(${wirePosts.position}, ${wirePosts.id}) > (${last.position}, ${last.id})`)
      .orderBy(asc(wirePosts.position), asc(wirePosts.id))
      .limit(PAGE_ROWS),
  );
  for await (const { document } of rows) yield document;
}

/** If one code was issued or used, all of its action's are exported even if the tile no longer exists. */
async function* exportVouchers(db: Db, timeZone: string, tiles: ExportedTiles) {
  const actions = await db
    .select()
    .from(voucherActions)
    .orderBy(asc(voucherActions.entryId), asc(voucherActions.actionId));
  for (const { entryId, actionId, passwordHash, endDate } of actions) {
    const codes = await db
      .select({ code: vouchers.code, issuedAt: vouchers.issuedAt, usedAt: vouchers.usedAt })
      .from(vouchers)
      .where(ofAction(vouchers, { entryId, actionId }))
      .orderBy(asc(vouchers.position), asc(vouchers.code));
    const isHeld = codes.some(({ issuedAt, usedAt }) => issuedAt ?? usedAt);
    if (!isHeld && !tiles.has(submissionTileKey(entryId, { type: 'action', id: actionId }))) continue;
    yield {
      entry: entryId,
      action: actionId,
      passwordHash,
      endDate: endDate === null ? '' : localTime(endDate.getTime(), timeZone).replace('T', ' '),
      codes: codes.map(({ code }) => code),
      issued: codes.filter(({ issuedAt, usedAt }) => issuedAt && !usedAt).map(({ code }) => code),
      used: codes.filter(({ usedAt }) => usedAt).map(({ code }) => code),
    };
  }
}
