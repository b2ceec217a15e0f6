import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { localTime } from '#app/contract/time.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db } from '../db/open-database.ts';
import { actionEntries, competitionEntries, submissions, uploads } from '../db/schema.ts';
import { csv } from './csv.ts';

interface Participation {
  kind: string;
  createdAt: Date;
  status: string;
  confirmedAt: Date | null;
  data: Record<string, string | number | boolean>;
  files: string[];
}

/** What was sent in to one tile of an entry, as a table for the editors; null where there is nothing. */
export async function participationReport(
  db: Db,
  entryId: string,
  tileId: string,
  timeZone: string,
): Promise<string | null> {
  const found = [
    ...(await competitions(db, entryId, tileId)),
    ...(await actions(db, entryId, tileId)),
    ...(await anonymous(db, entryId, tileId)),
  ];
  if (found.length === 0) return null;
  const fields = inFormOrder([...new Set(found.flatMap(({ data }) => Object.keys(data)))]);
  const time = (date: Date | null) => (date ? localTime(date.getTime(), timeZone).replace('T', ' ') : '');
  return csv([
    ['kind', 'received', 'status', 'confirmed', ...fields, 'files'],
    ...found.map(({ kind, createdAt, status, confirmedAt, data, files }) => [
      kind,
      time(createdAt),
      status,
      time(confirmedAt),
      ...fields.map((field) => ({ typed: String(data[field] ?? '') })),
      files.join(' '),
    ]),
  ]);
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

async function competitions(db: Db, entryId: string, tileId: string): Promise<Participation[]> {
  const rows = await db
    .select()
    .from(competitionEntries)
    .where(and(eq(competitionEntries.entryId, entryId), eq(competitionEntries.tileId, tileId)))
    .orderBy(asc(competitionEntries.createdAt), asc(competitionEntries.id));
  return rows.map(({ createdAt, data }) => ({
    kind: 'competition',
    createdAt,
    status: 'confirmed',
    confirmedAt: null,
    data,
    files: [],
  }));
}

async function actions(db: Db, entryId: string, tileId: string): Promise<Participation[]> {
  const rows = await db
    .select()
    .from(actionEntries)
    .where(and(eq(actionEntries.entryId, entryId), eq(actionEntries.tileId, tileId)))
    .orderBy(asc(actionEntries.createdAt), asc(actionEntries.id));
  const files = await filesOf(
    db,
    rows.map((row) => row.submissionId),
  );
  return rows.map(({ createdAt, status, confirmedAt, data, submissionId }) => ({
    kind: 'action',
    createdAt,
    status,
    confirmedAt,
    data,
    files: files.get(submissionId) ?? [],
  }));
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
async function anonymous(db: Db, entryId: string, tileId: string): Promise<Participation[]> {
  const rows = await db
    .select({ kind: submissions.kind, createdAt: submissions.createdAt })
    .from(submissions)
    .where(
      and(
        eq(submissions.entryId, entryId),
        eq(submissions.tileId, tileId),
        inArray(submissions.kind, ['deal', 'survey', 'voucher']),
      ),
    )
    .orderBy(asc(submissions.createdAt), asc(submissions.submissionId));
  return rows.map((row) => ({ ...row, status: 'confirmed', confirmedAt: null, data: {}, files: [] }));
}
