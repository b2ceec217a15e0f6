import type { Entry } from '#app/contract/content/entry.ts';
import { fold, foldJoined, HYPHENATED, NEVER_MEANT, STOP_WORDS } from '#app/contract/german-words.ts';
import { editDistance } from '#app/contract/is-typo.ts';
import { MAX_CORRECTED_WORDS } from '#app/contract/limits.ts';
import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import { wordsOfHtml } from '#app/contract/words-of-html.ts';
import { formsOf, searchedWords, WORD } from './mark-words.ts';

/**
 * The corrected search term, null if nothing was misspelled. The contract has no field for it, so it is derived from
 * the results: a word of the term that occurs in none of them is replaced by a similar word that does.
 */
export function didYouMean(term: string, found: readonly Entry[]): string | null {
  const texts = new Map<string, KnownWord>();
  for (const word of found.flatMap((entry) => wordsIn(entry))) {
    const folded = foldJoined(word);
    const known = texts.get(folded);
    if (known) known.times += 1;
    else texts.set(folded, { word, times: 1 });
  }
  const vocabulary = [...texts];
  const searched = new Set(searchedWords(withoutExcluded(term)));
  const corrections = new Map<string, string | null>();
  let corrected = false;
  const correct = (word: string) => {
    const wanted = fold(word);
    if (!searched.has(wanted) || !mayBeMisspelled(word, wanted)) return word;
    if (vocabulary.some(([folded]) => folded.includes(wanted)) || isThereInflected(wanted, vocabulary))
      return word;
    if (!corrections.has(wanted) && corrections.size < MAX_CORRECTED_WORDS)
      corrections.set(wanted, nearest(wanted, vocabulary));
    const instead = corrections.get(wanted) ?? null;
    if (instead !== null) corrected = true;
    return instead ?? word;
  };
  const meant = term
    .split(EXCLUDED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(WORD, correct)))
    .join('');
  return corrected ? meant : null;
}

/**
 * A word or phrase that no result may have: `-word`, `-"a phrase"`; also with the dash and the quotes that phones type.
 */
const EXCLUDED = /((?:^|\s)(?:-["„“”«»][^"„“”«»]*["„“”«»]?|[-–](?=[\p{L}\p{N}])\S+))/u;

/** The words that results are to have. */
export function withoutExcluded(term: string): string {
  return term
    .split(EXCLUDED)
    .filter((_, index) => index % 2 === 0)
    .join(' ');
}

interface KnownWord {
  word: string;
  times: number;
}

type Vocabulary = ReadonlyArray<readonly [folded: string, known: KnownWord]>;

/** Shorter words are similar to too many others. */
const SHORTEST_MISSPELLED = 4;

/** Words with digits are numbers of lines and years. The search ignores stop words. */
function mayBeMisspelled(word: string, wanted: string): boolean {
  return word.length >= SHORTEST_MISSPELLED && !/\p{N}/u.test(word) && !STOP_WORDS.has(wanted);
}

function isThereInflected(wanted: string, vocabulary: Vocabulary): boolean {
  const isForm = formsOf(wanted);
  return vocabulary.some(([folded]) => isForm(folded));
}

/** The most similar word; of several the most frequent. */
function nearest(typed: string, vocabulary: Vocabulary): string | null {
  const [best] = vocabulary
    .flatMap(([folded, text]) => {
      const slips = NEVER_MEANT.has(folded) ? null : editDistance(typed, folded);
      return slips === null ? [] : [{ ...text, slips }];
    })
    .sort((a, b) => a.slips - b.slips || b.times - a.times);
  return best?.word ?? null;
}

/** An entry's searched words: its title, and in each tile the fields named by the type's traits. */
function wordsIn({ title, kacheln }: Entry): string[] {
  const tiles = kacheln.flatMap((tile) => {
    const { headlines, texts, isShown } = traitsOf(tile.type).searched;
    const shown = texts.filter((field) => isShown?.(field, tile) ?? true);
    return textsIn(tile, new Set([...headlines, ...shown].map(withoutNumber)));
  });
  return [title, ...tiles].flatMap((text) => {
    const words = wordsOfHtml(text).normalize('NFC');
    // The search finds 'S-Bahn' by 'sbahn', too.
    return [...(words.match(WORD) ?? []), ...(words.match(HYPHENATED) ?? [])];
  });
}

/** label1 to label5 are searched fields; the contract parses them into a list of `label`. */
const withoutNumber = (field: string) => field.replace(/\d$/, '');

function textsIn(value: unknown, fields: ReadonlySet<string>, isSearched = false): string[] {
  if (typeof value === 'string') return isSearched ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, fields, isSearched || fields.has(withoutNumber(name))),
  );
}
