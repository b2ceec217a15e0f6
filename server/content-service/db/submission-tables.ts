import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './content-tables.ts';

/** Tiles closed by the editors (winners found, prizes sent): personal data sent to them until then may be deleted. */
export const closedTiles = pgTable(
  'closed_tiles',
  {
    kind: text('kind', { enum: ['competition', 'action'] }).notNull(),
    entryId: text('entry_id').notNull(),
    tileId: text('tile_id').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entryId, table.tileId] })],
);

/** The first accepted response of each submission_id, returned to repetitions. */
export const submissions = pgTable(
  'submissions',
  {
    submissionId: text('submission_id').primaryKey(),
    kind: text('kind', { enum: ['competition', 'action', 'deal', 'survey', 'voucher'] }).notNull(),
    entryId: text('entry_id').notNull(),
    tileId: text('tile_id').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('submissions_tile').on(t.entryId, t.tileId)],
);

/** The form's values: personal data, which `retain.ts` deletes. */
type FormData = Record<string, string | number | boolean>;

const participation = () => ({
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  submissionId: text('submission_id').notNull().unique(),
  entryId: text('entry_id').notNull(),
  tileId: text('tile_id').notNull(),
  emailNormalised: text('email_normalised'),
  data: jsonb('data').$type<FormData>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** null where the tile has no e-mail field or the personal data is gone: nulls are distinct, so any number fits. */
export const competitionEntries = pgTable('competition_entries', participation(), (table) => [
  uniqueIndex('competition_entries_email').on(table.entryId, table.tileId, table.emailNormalised),
]);

export const actionEntries = pgTable(
  'action_entries',
  {
    ...participation(),
    status: text('status', { enum: ['confirmed', 'unconfirmed'] }).notNull(),
    /** Expiry of an unconfirmed participation, that of its newest link. */
    optinExpiresAt: instant('optin_expires_at'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('action_entries_email').on(table.entryId, table.tileId, table.emailNormalised),
    index('action_entries_expiry').on(table.optinExpiresAt).where(sql`status = 'unconfirmed'`),
  ],
);

/** Confirmation links; of several that were sent, each works until it runs out. */
export const optinKeys = pgTable(
  'optin_keys',
  {
    /** SHA-256 of the key in the link, so that a leaked database can't be used to confirm participations. */
    keyHash: text('key_hash').primaryKey(),
    actionEntryId: bigint('action_entry_id', { mode: 'number' })
      .notNull()
      .references(() => actionEntries.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('optin_keys_action_entry').on(table.actionEntryId)],
);

/** Number of accepted saves against `maxCalls`, one row per tile; concurrent saves wait for its row lock. */
export const callCounters = pgTable(
  'call_counters',
  {
    kind: text('kind', { enum: ['action', 'deal'] }).notNull(),
    entryId: text('entry_id').notNull(),
    tileId: text('tile_id').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entryId, table.tileId] }),
    check('call_counters_not_negative', sql`${table.used} >= 0`),
  ],
);

export const draws = pgTable(
  'draws',
  {
    /** The header Idempotency-Key, one per browser, action and day, so that reloading isn't a new draw. */
    submissionId: text('submission_id').notNull(),
    entryId: text('entry_id').notNull(),
    actionId: text('action_id').notNull(),
    result: text('outcome', { enum: ['hit', 'lost'] }).notNull(),
    token: text('token').unique(),
    expiresAt: instant('expires_at'),
    usedAt: instant('used_at'),
    /** The submission_id of the save. */
    usedBy: text('used_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.actionId, table.submissionId] }),
    index('draws_open').on(table.entryId, table.actionId, table.expiresAt).where(sql`used_at is null`),
  ],
);

/** Not used: a rule ignores what older versions insert. To be dropped a version later (then move FIRST_HELD on). */
export const votes = pgTable(
  'votes',
  {
    submissionId: text('submission_id').primaryKey(),
    surveyId: text('survey_id').notNull(),
    entryId: text('entry_id').notNull(),
    answer: smallint('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('votes_answer', sql`${table.answer} between 1 and 4`)],
);

/** The totals that riders see. They include imported votes, which have no rows in `submissions`. */
export const surveyCounts = pgTable('survey_counts', {
  surveyId: text('survey_id').primaryKey(),
  answer1: integer('answer1').notNull().default(0),
  answer2: integer('answer2').notNull().default(0),
  answer3: integer('answer3').notNull().default(0),
  answer4: integer('answer4').notNull().default(0),
});

/**
 * How many votes of a survey came from how few networks. A hash puts each network into one of 256 groups, together with
 * 16 million other IPv4 addresses, so that no row says who voted.
 */
export const voteGroups = pgTable(
  'vote_groups',
  {
    surveyId: text('survey_id').notNull(),
    entryId: text('entry_id').notNull(),
    group: smallint('group').notNull(),
    votes: integer('votes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.surveyId, table.group] })],
);

export const voucherActions = pgTable(
  'voucher_actions',
  {
    entryId: text('entry_id').notNull(),
    actionId: text('action_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    endDate: instant('end_date'),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.actionId] })],
);

export const vouchers = pgTable(
  'vouchers',
  {
    entryId: text('entry_id').notNull(),
    actionId: text('action_id').notNull(),
    code: text('code').notNull(),
    position: integer('position').notNull(),
    issuedAt: instant('issued_at'),
    issuedTo: text('issued_to').unique(),
    usedAt: instant('used_at'),
    usedBy: text('used_by').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.actionId, table.code] }),
    index('vouchers_not_issued')
      .on(table.entryId, table.actionId, table.position)
      .where(sql`issued_at is null`),
  ],
);

/** Files that arrived; `keptAt` is set by the save that took them, the rest is swept 30 minutes after the last. */
// The table's `original_name`, empty but for what older versions insert, is to be dropped a version later.
export const uploads = pgTable(
  'uploads',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    submissionId: text('submission_id').notNull(),
    /** SHA-256 of the uploaded bytes: the same upload again gets the same response. */
    sha256: text('sha256').notNull(),
    /** SHA-256 of the stored bytes: the same picture with other metadata is a duplicate. */
    contentSha256: text('content_sha256').notNull(),
    fileName: text('file_name').notNull(),
    medium: text('medium', { enum: ['image', 'video', 'audio'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    seconds: integer('seconds'),
    createdAt: instant('created_at').notNull(),
    keptAt: instant('kept_at'),
  },
  (table) => [
    uniqueIndex('uploads_once').on(table.submissionId, table.sha256),
    uniqueIndex('uploads_content_once').on(table.submissionId, table.contentSha256),
    index('uploads_file_name').on(table.fileName),
    index('uploads_unkept').on(table.createdAt).where(sql`kept_at is null`),
  ],
);

/** Failed tries of the last minute per key (what was tried and a hash of who tried) and moment. */
export const failedTries = pgTable(
  'failed_tries',
  {
    key: text('key').notNull(),
    triedAt: instant('tried_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.triedAt] }),
    index('failed_tries_tried_at').on(table.triedAt),
  ],
);

/**
 * Transactional outbox: mail is queued in the transaction that promises it and sent afterwards, so none is lost while
 * the mail server is down. Sent rows are deleted, because they hold an address and perhaps a key.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    message: jsonb('message').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    sendAfter: instant('send_after').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [index('outgoing_mails_waiting').on(table.sendAfter)],
);
