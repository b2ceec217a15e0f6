import type { Entry } from '#app/contract/content/entry.ts';
import { fold } from '#app/contract/german-words.ts';
import { slipsBetween } from '#app/contract/is-typo.ts';
import { traitsOf } from '#app/contract/tiles/tile-types.ts';
import { formsOf, WORD } from './mark-words.ts';

/**
 * A server that reads a misspelled word as what it was meant to be has no place in the contract to say so. But what it
 * found holds the word: a word of the rider's that stands in none of the results, where one that is a slip away does,
 * is what they meant. Null where nothing was misspelled.
 */
export function meantInstead(term: string, found: readonly Entry[]): string | null {
  const texts = new Map<string, Known>();
  for (const word of found.flatMap((entry) => wordsIn(entry))) {
    const folded = fold(word);
    const known = texts.get(folded);
    if (known) known.times += 1;
    else texts.set(folded, { word, times: 1 });
  }
  const vocabulary = [...texts];
  let corrected = false;
  const meant = term.replace(WORD, (word) => {
    const instead = isThere(word, vocabulary) ? null : nearest(word, vocabulary);
    if (instead !== null) corrected = true;
    return instead ?? word;
  });
  return corrected ? meant : null;
}

interface Known {
  word: string;
  times: number;
}

type Vocabulary = ReadonlyArray<readonly [folded: string, known: Known]>;

/** Shorter words have too many neighbours. */
const SHORTEST_MISSPELLED = 4;

/** Also as a part of a longer word, and in another form. */
function isThere(word: string, vocabulary: Vocabulary): boolean {
  if (word.length < SHORTEST_MISSPELLED || /\p{N}/u.test(word)) return true;
  const wanted = fold(word);
  const isForm = formsOf(wanted);
  return (
    vocabulary.some(([folded]) => folded.includes(wanted)) || vocabulary.some(([folded]) => isForm(folded))
  );
}

/** The likeliest: fewest slips, then the word that stands there most often. */
function nearest(word: string, vocabulary: Vocabulary): string | null {
  const typed = fold(word);
  const [best] = vocabulary
    .flatMap(([folded, text]) => {
      const slips = slipsBetween(typed, folded);
      return slips === null ? [] : [{ ...text, slips }];
    })
    .sort((a, b) => a.slips - b.slips || b.times - a.times);
  return best?.word ?? null;
}

/** The words that the search reads of an entry: its title, and of each tile the fields that its traits name. */
function wordsIn({ title, kacheln }: Entry): string[] {
  const tiles = kacheln.flatMap((tile) => {
    const { headlines, texts } = traitsOf(tile.type).searched;
    return textsIn(tile, new Set([...headlines, ...texts].map(withoutNumber)));
  });
  return [title, ...tiles].flatMap((text) => text.replace(/<[^>]*>|&\w+;/g, ' ').match(WORD) ?? []);
}

/** Of five labels that were read into a list each is called `label` there. */
const withoutNumber = (field: string) => field.replace(/\d$/, '');

function textsIn(value: unknown, fields: ReadonlySet<string>, isSearched = false): string[] {
  if (typeof value === 'string') return isSearched ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, fields, isSearched || fields.has(withoutNumber(name))),
  );
}
