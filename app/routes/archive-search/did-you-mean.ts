import type { Entry } from '#app/contract/content/entry.ts';
import { slipsBetween } from '#app/contract/is-typo.ts';
import { ENDING, fold, SHORTEST_STEM, wordsOf } from './mark-words.ts';

/**
 * A server that reads a misspelled word as what it was meant to be has no place in the contract to say so. But what it
 * found holds the word: a word of the rider's that stands in none of the results, where one that is a slip away does,
 * is what they meant. Null where nothing was misspelled.
 */
export function meantInstead(term: string, found: readonly Entry[]): string | null {
  const texts = new Map<string, Known>();
  for (const word of found.flatMap((entry) => wordsIn(entry))) {
    const folded = spelt(word);
    const known = texts.get(folded);
    if (known) known.times += 1;
    else texts.set(folded, { word, bare: plain(word), times: 1 });
  }
  const vocabulary = [...texts];
  let corrected = false;
  const meant = term.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const instead = isThere(word, vocabulary) ? null : nearest(word, vocabulary);
    if (instead !== null) corrected = true;
    return instead ?? word;
  });
  return corrected ? meant : null;
}

interface Known {
  word: string;
  /** Without its accents. */
  bare: string;
  times: number;
}

type Vocabulary = ReadonlyArray<readonly [folded: string, known: Known]>;

const spelt = (word: string) => fold(word.normalize('NFC'), 'spelt out').text;
const plain = (word: string) => fold(word.normalize('NFC'), 'plain').text;

/** Also as a part of a longer word, and in another form. */
function isThere(word: string, vocabulary: Vocabulary): boolean {
  if (word.length < SHORTEST_STEM || /\p{N}/u.test(word)) return true;
  const forms = [spelt(word), plain(word)].flatMap((form) => {
    const stem = form.replace(ENDING, '');
    return stem.length < SHORTEST_STEM ? [form] : [form, stem];
  });
  return vocabulary.some(([folded, { bare }]) =>
    forms.some((form) => folded.includes(form) || bare.includes(form)),
  );
}

/** The likeliest: fewest slips, then the word that stands there most often. */
function nearest(word: string, vocabulary: Vocabulary): string | null {
  const typed = spelt(word);
  const [best] = vocabulary
    .flatMap(([folded, text]) => {
      const slips = slipsBetween(typed, folded);
      return slips === null ? [] : [{ ...text, slips }];
    })
    .sort((a, b) => a.slips - b.slips || b.times - a.times);
  return best?.word ?? null;
}

/** Every word that a rider can read in it; names of files and addresses are none. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(?:[a-z]+:)?\/\//i.test(value) ? [] : wordsOf(value.replace(/<[^>]*>|&\w+;/g, ' '));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
