import type { Entry } from '#app/contract/content/entry.ts';
import { slipsBetween } from '#app/contract/is-typo.ts';
import { traitsOf } from '#app/contract/tiles/tile-types.ts';
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

/** The words that the search reads of an entry: its title, and of each tile the fields that its traits name. */
function wordsIn({ title, kacheln }: Entry): string[] {
  const tiles = kacheln.flatMap((tile) => {
    const { headlines, texts } = traitsOf(tile.type).searched;
    return textsIn(tile, new Set([...headlines, ...texts].map(withoutNumber)));
  });
  return [title, ...tiles].flatMap((text) => wordsOf(text.replace(/<[^>]*>|&\w+;/g, ' ')));
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
