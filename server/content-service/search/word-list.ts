import { and, asc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { NEVER_MEANT } from '#app/contract/german-words.ts';
import { isTypo } from '#app/contract/is-typo.ts';
import { inChunks } from '../db/changed.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { searchWords } from '../db/schema.ts';
import { type CompoundPrefix, compoundPrefix } from './compounds.ts';
import type { SearchWord } from './query.ts';

/** Shorter parts occur in nearly every word. */
const SHORTEST_PART = 3;
/** At most this many stems for a word, the shortest first: three letters match thousands. */
const MAX_STEMS = 200;
const MAX_TYPOS = 40;
const WORDS_A_STATEMENT = 2000;

/** Adds to the list of all words in entries. An import removes none: an unused one just finds nothing. */
export async function addSearchWords(tx: Executor, words: ReadonlyMap<string, string>): Promise<void> {
  // Sorted, so that two concurrent transactions lock rows in the same order and can't deadlock.
  const rows = [...words].map(([word, stem]) => ({ word, stem })).sort((a, b) => (a.word < b.word ? -1 : 1));
  for (const chunk of inChunks(rows, WORDS_A_STATEMENT)) {
    await tx.insert(searchWords).values(chunk).onConflictDoNothing();
  }
}

/** The words that are not in the list yet: adding 40,000 known ones takes two seconds on PGlite. */
export async function unlistedWords(
  db: Executor,
  words: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const unlisted = new Map(words);
  for (const chunk of inChunks([...words.keys()], WORDS_A_STATEMENT)) {
    const { word } = searchWords;
    for (const known of await db.select({ word }).from(searchWords).where(oneOf(word, chunk)))
      unlisted.delete(known.word);
  }
  return unlisted;
}

/** The stems of all listed words that match: the word in any inflection, or longer words that contain it. */
export async function stemsFor(db: Executor, word: SearchWord): Promise<string[]> {
  if (word.folded.length < SHORTEST_PART) return [word.stem];
  const length = sql<number>`length(${searchWords.stem})`;
  const rows = await db
    .selectDistinct({ stem: searchWords.stem, length })
    .from(searchWords)
    .where(or(eq(searchWords.stem, word.stem), ...partsOf(word)))
    .orderBy(length, asc(searchWords.stem))
    .limit(MAX_STEMS);
  return rows.map((row) => row.stem);
}

/** Words are letters and digits only, so that LIKE has nothing to escape. */
function partsOf({ folded, stem }: SearchWord): (SQL | undefined)[] {
  const telling = stem.length > SHORTEST_PART;
  const anywhere = like(searchWords.word, `%${telling && folded.startsWith(stem) ? stem : folded}%`);
  // What remains of a short word without its ending is in many others: 'Essen' must not find 'besser', nor 'müssen',
  // whose stem is 'muss'.
  const parts = [telling ? anywhere : and(anywhere, like(searchWords.stem, `%${stem}%`))];
  // Only the last part of a compound is inflected, so its stem ends with the part's stem: 'zug' finds 'Nachtzüge'.
  // Short stems that lost an umlaut are excluded, too: 'Tür' must not find 'Kultur'.
  if (telling || stem === folded) parts.push(like(searchWords.stem, `%${stem}`));
  const compound = compoundPrefix(folded, stem);
  if (compound) parts.push(beginsWith(compound));
  return parts;
}

function beginsWith({ start, ifWord }: CompoundPrefix): SQL {
  const begins = like(searchWords.word, `${start}%`);
  return ifWord === null
    ? begins
    : sql`(${begins} and exists (select 1 from ${searchWords} single where single.word = ${ifWord}))`;
}

/** Corrections of a misspelled word by trigram similarity: the stems of likely words, the most similar first. */
export async function similarStems(db: Executor, { folded }: SearchWord): Promise<string[]> {
  if (folded.length <= SHORTEST_PART) return [];
  const rows = await db
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${folded}`)
    .orderBy(sql`similarity(${searchWords.word}, ${folded}) desc`, asc(searchWords.word))
    .limit(MAX_TYPOS);
  return [
    ...new Set(
      rows.filter(({ word }) => !NEVER_MEANT.has(word) && isTypo(folded, word)).map(({ stem }) => stem),
    ),
  ];
}
