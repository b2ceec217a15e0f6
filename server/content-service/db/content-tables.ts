import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const levels = pgTable('levels', {
  name: text('name').primaryKey(),
  page: text('page').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  searchable: boolean('searchable').notNull(),
  position: integer('position').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Pages and levels: positions whose `entries` are entry ids, expanded when read. */
export const pages = pgTable('pages', {
  name: text('name').primaryKey(),
  positions: jsonb('positions').$type<Record<string, unknown>[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The document as imported, unchanged; columns only for what queries need. */
const entryColumns = () => ({
  id: text('id').primaryKey(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  draft: boolean('draft').notNull().default(false),
  publishFrom: instant('publish_from'),
  publishTill: instant('publish_till'),
  searchText: text('search_text').notNull().default(''),
  titleStems: text('title_stems').notNull().default(''),
  bodyStems: text('body_stems').notNull().default(''),
  // 'simple', because the stems are made by searchable.ts: Postgres 15 and 18 stem German differently.
  titleSearch: tsvector('title_search').generatedAlwaysAs(sql`to_tsvector('simple', title_stems)`),
  search: tsvector('search').generatedAlwaysAs(
    sql`setweight(to_tsvector('simple', title_stems), 'A') || setweight(to_tsvector('simple', body_stems), 'C')`,
  ),
  updatedAt: instant('updated_at').notNull(),
});

/** Entries of a running import, not served yet (import/stage-entries.ts). */
export const stagingTable = (name: string) => pgTable(name, entryColumns());

export const entries = pgTable('entries', entryColumns(), (table) => [
  index('entries_publish_from').on(table.publishFrom),
  index('entries_title_search').using('gin', table.titleSearch),
  index('entries_search').using('gin', table.search),
]);

/**
 * Every word of all entries with its stem. Parts of words and misspelled words are looked up here, among some ten
 * thousand words instead of all texts.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    stem: text('stem').notNull(),
  },
  (table) => [
    index('search_words_parts').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_stem').on(table.stem),
    index('search_words_ends').using('gin', table.stem.op('gin_trgm_ops')),
  ],
);

export const wirePosts = pgTable(
  'wire_posts',
  {
    id: text('id').primaryKey(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    publishedAt: instant('published_at'),
    position: integer('position').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('wire_posts_newest').on(table.publishedAt.desc().nullsLast(), table.position)],
);

export const prizes = pgTable(
  'prizes',
  {
    entryId: text('entry_id').notNull(),
    actionId: text('action_id').notNull(),
    winners: integer('winners').notNull(),
    left: integer('winners_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.actionId] }),
    // Below zero where `winners` was lowered under what is won.
    check('prizes_left_at_most_winners', sql`${table.left} <= ${table.winners}`),
  ],
);

/** Key-value facts about the content as a whole: the day that the demo was made for, the time of the last removal. */
export const contentState = pgTable('content_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
