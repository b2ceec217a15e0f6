import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { localTime } from '#app/contract/time.ts';
import { inPages, PAGE_ROWS } from '../db/in-pages.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db } from '../db/open-database.ts';
import { actionEntries, competitionEntries, submissions, uploads } from '../db/schema.ts';
import { BYTE_ORDER_MARK, csv } from './csv.ts';

interface Participation {
  /** Where the row stands among its like: one comes after another by time, then by id. */
  key: { at: string; id: number | string };
  kind: string;
  createdAt: Date;
  status: string;
  confirmedAt: Date | null;
  data: Record<string, string | number | boolean>;
  files: string[];
}

interface Place {
  entryId: string;
  tileId: string;
}

/**
 * What was sent in to one tile of an entry, as a table for the editors, in pieces: of a hundred thousand rows few are in
 * memory at a time. No piece where nobody took part.
 */
export async function* participationReport(
  db: Db,
  entryId: string,
  tileId: string,
  timeZone: string,
): AsyncGenerator<string> {
  const place = { entryId, tileId };
  const time = (date: Date | null) => (date ? localTime(date.getTime(), timeZone).replace('T', ' ') : '');
  let fields: string[] | undefined;
  for (const pageAfter of [competitions, actions, anonymous]) {
    for await (const page of inPages<Participation>((last) => pageAfter(db, place, last?.key))) {
      if (!fields) {
        fields = inFormOrder(await fieldsOf(db, place));
        yield BYTE_ORDER_MARK + csv([['kind', 'received', 'status', 'confirmed', ...fields, 'files']]);
      }
      const filled = fields;
      yield csv(
        page.map(({ kind, createdAt, status, confirmedAt, data, files }) => [
          kind,
          time(createdAt),
          status,
          time(confirmedAt),
          ...filled.map((field) => ({ typed: String(data[field] ?? '') })),
          files.join(' '),
        ]),
      );
    }
  }
}

/** The database keeps a form's fields in an order of its own. */
const FORM_ORDER = [
  ...['firstname', 'lastname', 'street', 'streetnr', 'zip', 'city', 'extra', 'email', 'phone', 'freetext'],
  ...['agb', 'cb1', 'cb2', 'cb3', 'cb4', 'tip1', 'tip2'],
];

function inFormOrder(fields: readonly string[]): string[] {
  return [
    ...FORM_ORDER.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !FORM_ORDER.includes(field)),
  ];
}

type Forms = typeof competitionEntries | typeof actionEntries;

const sentTo = (table: Forms | typeof submissions, { entryId, tileId }: Place) =>
  and(eq(table.entryId, entryId), eq(table.tileId, tileId));

/** All that anybody has filled in. */
async function fieldsOf(db: Db, place: Place): Promise<string[]> {
  const keysIn = (table: Forms) =>
    sql`select jsonb_object_keys(${table.data}) as field from ${table} where ${sentTo(table, place)}`;
  const { rows } = await db.execute<{ field: string }>(
    sql`${keysIn(competitionEntries)} union ${keysIn(actionEntries)} order by field`,
  );
  return rows.map(({ field }) => field);
}

type Key = Participation['key'] | undefined;

/** To the microsecond, which a Date does not tell: by less a row would come again or be left out. */
const exactTime = (createdAt: AnyPgColumn) =>
  sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function after(createdAt: AnyPgColumn, id: AnyPgColumn, key: Key): SQL | undefined {
  return key && sql`(${createdAt}, ${id}) > (${key.at}::timestamptz, ${key.id})`;
}

async function competitions(db: Db, place: Place, last: Key): Promise<Participation[]> {
  const { id, createdAt, data } = competitionEntries;
  const rows = await db
    .select({ key: { at: exactTime(createdAt), id }, createdAt, data })
    .from(competitionEntries)
    .where(and(sentTo(competitionEntries, place), after(createdAt, id, last)))
    .orderBy(asc(createdAt), asc(id))
    .limit(PAGE_ROWS);
  return rows.map((row) => ({
    ...row,
    kind: 'competition',
    status: 'confirmed',
    confirmedAt: null,
    files: [],
  }));
}

async function actions(db: Db, place: Place, last: Key): Promise<Participation[]> {
  const { id, createdAt, data, status, confirmedAt, submissionId } = actionEntries;
  const rows = await db
    .select({ key: { at: exactTime(createdAt), id }, createdAt, data, status, confirmedAt, submissionId })
    .from(actionEntries)
    .where(and(sentTo(actionEntries, place), after(createdAt, id, last)))
    .orderBy(asc(createdAt), asc(id))
    .limit(PAGE_ROWS);
  const files = await filesOf(
    db,
    rows.map((row) => row.submissionId),
  );
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

/** Deals, votes and vouchers: when, but not who. */
async function anonymous(db: Db, place: Place, last: Key): Promise<Participation[]> {
  const { submissionId: id, createdAt, kind } = submissions;
  const rows = await db
    .select({ key: { at: exactTime(createdAt), id }, createdAt, kind })
    .from(submissions)
    .where(
      and(
        sentTo(submissions, place),
        inArray(kind, ['deal', 'survey', 'voucher']),
        after(createdAt, id, last),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PAGE_ROWS);
  return rows.map((row) => ({ ...row, status: 'confirmed', confirmedAt: null, data: {}, files: [] }));
}
