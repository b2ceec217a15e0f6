import { and, eq, type SQL, sql } from 'drizzle-orm';
import { germanStem } from '#app/contract/german-words.ts';
import { MAX_FOUND } from '#app/contract/limits.ts';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { noneOf } from '../db/one-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { entries } from '../db/schema.ts';
import { matchingStems, type StemLookup, TIMEOUT_MS } from './matching-stems.ts';
import { isEmpty, parseQuery, type Query } from './query.ts';
import { score } from './score.ts';
import { similarStems, stemsFor } from './word-list.ts';

interface SearchScope {
  span: { from: Date; till: Date };
  /** Ids of entries to leave out. */
  without: readonly string[];
}

/**
 * Scoring reads an entry's whole text, so only the newest hits are scored: 120 with a hit in a headline, 60 with the
 * words as typed and 60 of any kind. A word found in ten thousand entries costs little more than one found in a hundred.
 */
const MAX_SCORED = { inTitle: 120, asTyped: 60, anywhere: 60 };

/** One search at a time, so that page reads get their turn between two searches, even on PGlite's single session. */
const runQueued = concurrencyLimit(1);

/**
 * Ids of entries published in the span that match the search term, best first. All words must match (misspelled ones
 * by their corrections); if no entry has them all, any word is enough beside the phrases; if none has, the phrases
 * alone are.
 */
export async function findEntries(db: Db, term: string, scope: SearchScope): Promise<string[]> {
  const query = parseQuery(term);
  if (isEmpty(query)) return [];
  const queuedAt = performance.now();
  return runQueued(() => search(db, query, scope, queuedAt));
}

async function search(db: Db, query: Query, scope: SearchScope, queuedAt: number): Promise<string[]> {
  const look: StemLookup = {
    stemsFor: (word) => stemsFor(db, word),
    similarStems: (word) => similarStems(db, word),
  };
  const stemsPerWord = await matchingStems(query.words, look, { queuedAt });
  const hits = await hitsOf(db, query, stemsPerWord, scope);
  const { phrases, withoutPhrases, withoutStems } = query;
  const isNarrowed = phrases.length + withoutPhrases.length + withoutStems.length > 0;
  const isLate = performance.now() - queuedAt >= TIMEOUT_MS;
  if (hits.length > 0 || isNarrowed || isLate || stemsPerWord.every((stems) => stems.length === 0))
    return hits;
  // A misspelled word may be in the word list itself, from a draft or an old entry: look for similar words as well. Not
  // for numbers.
  const corrected = await matchingStems(
    query.words,
    {
      stemsFor: async () => [],
      similarStems: async (word) => (/\d/.test(word.folded) ? [] : look.similarStems(word)),
    },
    { queuedAt },
  );
  return hitsOf(db, query, corrected, scope);
}

function hitsOf(db: Db, query: Query, stemsPerWord: string[][], scope: SearchScope): Promise<string[]> {
  return db.transaction(async (tx) => {
    // No sequential scans: the planner underestimates them, because it ignores that long texts are compressed (TOAST).
    await tx.execute(
      sql.raw('set local enable_seqscan = off; set local jit = off; set local statement_timeout = 2000'),
    );
    const all = await bestHits(tx, query, wantedStems(query, stemsPerWord, ' & '), scope);
    if (all.length > 0 || stemsPerWord.length === 0) return all;
    const some =
      stemsPerWord.length < 2
        ? []
        : await bestHits(tx, query, wantedStems(query, stemsPerWord, ' | '), scope);
    if (some.length > 0 || query.phrases.length === 0) return some;
    return bestHits(tx, query, wantedStems(query, [], ' & '), scope);
  });
}

interface SearchQueries {
  /** tsqueries. Stems are letters and digits only, so nothing in them needs quoting. */
  text: string;
  /** tsquery for titles and headlines: any of the words is a hit. */
  title: string;
  /** tsquery for the words alone, not as parts of others: 'Eis' is in 'Preis', 'Reise' and 'Gleis', too. */
  typed: string;
}

/** null if nothing can match: a required word has no stems, or nothing is left to search for. */
function wantedStems(
  query: Query,
  stemsPerWord: readonly string[][],
  between: ' & ' | ' | ',
): SearchQueries | null {
  const possible = stemsPerWord.filter((stems) => stems.length > 0);
  if (between === ' & ' && possible.length < stemsPerWord.length) return null;
  const words = possible.map((stems) => `(${stems.join(' | ')})`);
  // The index finds entries with all words of a phrase; only those are then compared by LIKE.
  const phrases = query.phrases.flatMap((phrase) => phrase.split(' ').map(germanStem));
  const needed = [...(words.length > 0 ? [`(${words.join(between)})`] : []), ...phrases];
  if (needed.length === 0) return null;
  const unwanted = query.withoutStems.map((stem) => `!${stem}`);
  return {
    text: [...needed, ...unwanted].join(' & '),
    title: [...words, ...phrases].join(' | '),
    typed: [...query.words.map(({ stem }) => stem), ...phrases].join(between),
  };
}

async function bestHits(
  tx: Executor,
  query: Query,
  wanted: SearchQueries | null,
  scope: SearchScope,
): Promise<string[]> {
  if (wanted === null) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with hits as materialized (
      select id, publish_from from ${entries}
      where ${entries.search} @@ to_tsquery('simple', ${wanted.text}) and ${filterOf(query, scope)}
    ),
    headlines as materialized (
      select id from ${entries} where ${entries.titleSearch} @@ to_tsquery('simple', ${wanted.title})
    ),
    typed as materialized (
      select id from ${entries} where ${entries.search} @@ to_tsquery('simple', ${wanted.typed})
    ),
    candidates as (
      (select hits.id from hits join headlines on headlines.id = hits.id
        order by hits.publish_from desc, hits.id desc limit ${MAX_SCORED.inTitle})
      union
      (select hits.id from hits join typed on typed.id = hits.id
        order by hits.publish_from desc, hits.id desc limit ${MAX_SCORED.asTyped})
      union
      (select id from hits order by publish_from desc, id desc limit ${MAX_SCORED.anywhere})
    )
    select ${entries.id} as id from candidates join ${entries} on ${entries.id} = candidates.id
    order by ${score(query)} desc, ${entries.publishFrom} desc, ${entries.id} desc
    limit ${MAX_FOUND}`);
  return rows.map(({ id }) => id);
}

function filterOf(query: Query, { span, without }: SearchScope): SQL | undefined {
  // An expression instead of the column, so that the planner can't pick the index on publish_from and read every text.
  const published = sql`(${entries.publishFrom} + interval '0')`;
  return and(
    eq(entries.draft, false),
    sql`${published} >= ${span.from.toISOString()}::timestamptz`,
    sql`${published} < ${span.till.toISOString()}::timestamptz`,
    noneOf(entries.id, without),
    ...query.phrases.map(holdsPhrase),
    ...query.withoutPhrases.map((phrase) => sql`not ${holdsPhrase(phrase)}`),
  );
}

function holdsPhrase(phrase: string): SQL {
  return sql`(${entries.searchText} like ${`% ${phrase} %`})`;
}
