import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { localTime } from '#app/contract/time.ts';
import { inChunks } from '../db/changed.ts';
import { ofTile, type TileAddress } from '../db/of-tile.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db } from '../db/open-database.ts';
import { actionEntries, competitionEntries, submissions, uploads } from '../db/schema.ts';
import { votesByNetwork } from '../submissions/vote-groups.ts';
import { BYTE_ORDER_MARK, csv } from './csv.ts';
import { TABLES } from './retention-due.ts';

interface Participation {
  kind: string;
  createdAt: Date;
  status: string;
  confirmedAt: Date | null;
  data: Record<string, string | number | boolean>;
  files: string[];
}

/**
 * All submissions to one tile as CSV, in pieces; no pieces if nobody took part. Reads the ids first and then the rows
 * page by page: no index has the report's order, and a hundred thousand rows don't fit into a serving process's memory.
 */
export async function* participationReport(
  db: Db,
  entryId: string,
  tileId: string,
  timeZone: string,
): AsyncGenerator<string> {
  const tile = { entryId, tileId };
  const sources = [
    { ids: await idsOf(db, competitionEntries, tile), read: competitions },
    { ids: await idsOf(db, actionEntries, tile), read: actions },
    { ids: await idsOf(db, submissions, tile, inArray(submissions.kind, ANONYMOUS)), read: anonymous },
  ];
  if (sources.every(({ ids }) => ids.length === 0)) return;
  const fields = inFormOrder(await fieldsOf(db, tile));
  yield BYTE_ORDER_MARK + csv([['kind', 'received', 'status', 'confirmed', ...fields, 'files']]);
  // Its personal data has been deleted, so it can't win any more ('no data'). For an action without fields an empty row
  // is normal.
  const isEmptied = ({ kind, data, files }: Pick<Participation, 'kind' | 'data' | 'files'>) =>
    kind in TABLES &&
    (kind === 'competition' || fields.length > 0) &&
    Object.keys(data).length + files.length === 0;
  const time = (date: Date | null) => (date ? localTime(date.getTime(), timeZone).replace('T', ' ') : '');
  for (const { ids, read } of sources) {
    for (const page of inChunks(ids)) {
      const rows = await read(db, page);
      yield csv(
        rows.map(({ kind, createdAt, status, confirmedAt, data, files }) => [
          kind,
          time(createdAt),
          isEmptied({ kind, data, files }) ? 'no data' : status,
          time(confirmedAt),
          ...fields.map((field) => ({ typed: String(data[field] ?? '') })),
          files.join(' '),
        ]),
      );
    }
  }
  const counted = await votesByNetwork(db, { entryId, surveyId: tileId });
  if (!counted) return;
  yield csv([
    [],
    ['votes counted by address', String(counted.votes)],
    ['addresses, about', String(counted.networks)],
    ['votes from the busiest address, at most', String(counted.most)],
  ]);
}

/** Column order; jsonb doesn't preserve the order of fields. */
const FORM_ORDER = [
  ...['firstname', 'lastname', 'street', 'streetnr', 'zip', 'city', 'extra', 'email', 'phone', 'freetext'],
  ...['agb', 'cb1', 'cb2', 'cb3', 'cb4'].flatMap((tick) => [tick, `${tick}Text`]),
  ...['tip1', 'tip2'],
];

export function inFormOrder(fields: readonly string[]): string[] {
  return [
    ...FORM_ORDER.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !FORM_ORDER.includes(field)),
  ];
}

type Forms = typeof competitionEntries | typeof actionEntries;

/** Submissions without personal data: the report says when, but not who. */
const ANONYMOUS = ['deal', 'survey', 'voucher'] as const;

/** Ids of all submissions to a tile, in the report's order. */
async function idsOf(
  db: Db,
  table: Forms | typeof submissions,
  tile: TileAddress,
  which?: SQL,
): Promise<string[]> {
  const id = 'id' in table ? table.id : table.submissionId;
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select array_agg(${id}::text order by ${table.createdAt}, ${id}) as ids
      from ${table} where ${and(ofTile(table, tile), which)}`,
  );
  return rows[0]?.ids ?? [];
}

/** Names of all fields that at least one rider filled in. */
async function fieldsOf(db: Db, tile: TileAddress): Promise<string[]> {
  const keysIn = (table: Forms) =>
    sql`select jsonb_object_keys(${table.data}) as field from ${table} where ${ofTile(table, tile)}`;
  const { rows } = await db.execute<{ field: string }>(
    sql`${keysIn(competitionEntries)} union ${keysIn(actionEntries)} order by field`,
  );
  return rows.map(({ field }) => field);
}

/** Columns of submissions of which only the time is stored. */
const AS_RECEIVED = { status: 'confirmed', confirmedAt: null, data: {}, files: [] };

async function competitions(db: Db, ids: string[]): Promise<Participation[]> {
  const { id, createdAt, data } = competitionEntries;
  const rows = await db
    .select({ createdAt, data })
    .from(competitionEntries)
    .where(inArray(id, ids.map(Number)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...AS_RECEIVED, ...row, kind: 'competition' }));
}

async function actions(db: Db, ids: string[]): Promise<Participation[]> {
  const { id, createdAt, data, status, confirmedAt, submissionId } = actionEntries;
  const rows = await db
    .select({ createdAt, data, status, confirmedAt, submissionId })
    .from(actionEntries)
    .where(inArray(id, ids.map(Number)))
    .orderBy(asc(createdAt), asc(id));
  const sent = rows.map((row) => row.submissionId);
  const files = await filesOf(db, sent);
  return rows.map((row) => ({ ...row, kind: 'action', files: files.get(row.submissionId) ?? [] }));
}

async function filesOf(db: Db, submissionIds: readonly string[]): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  if (submissionIds.length === 0) return files;
  const rows = await db
    .select({ submissionId: uploads.submissionId, fileName: uploads.fileName })
    .from(uploads)
    .where(and(oneOf(uploads.submissionId, submissionIds), isNotNull(uploads.keptAt)))
    .orderBy(asc(uploads.id));
  for (const { submissionId, fileName } of rows) {
    files.set(submissionId, [...(files.get(submissionId) ?? []), fileName]);
  }
  return files;
}

async function anonymous(db: Db, ids: string[]): Promise<Participation[]> {
  const { submissionId, createdAt, kind } = submissions;
  const rows = await db
    .select({ kind, createdAt })
    .from(submissions)
    .where(oneOf(submissionId, ids))
    .orderBy(asc(createdAt), asc(submissionId));
  return rows.map((row) => ({
    ...AS_RECEIVED,
    ...row,
    // Staff redeemed a code, nobody took part: winners are drawn from `confirmed`.
    status: row.kind === 'voucher' ? 'redeemed' : AS_RECEIVED.status,
  }));
}
