/** A piece of a text, and whether it is what a rider looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l' };
const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Text as it is compared, with the place in the original of each of its characters. */
interface Folded {
  text: string;
  places: number[];
}

/** 'Zug' finds 'Züge' and 'Zuege' finds 'Züge': umlauts count as their plain letter or spelt out. */
export function fold(original: string, umlauts: 'plain' | 'spelt out'): Folded {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of original) {
    const lower = character.toLowerCase();
    const folded =
      LIGATURES[lower] ??
      (umlauts === 'spelt out' ? SPELT_OUT[lower] : undefined) ??
      lower.normalize('NFD').replace(/\p{M}/gu, '');
    for (let i = 0; i < folded.length; i += 1) places.push(place);
    text += folded;
    place += character.length;
  }
  places.push(place);
  return { text, places };
}

/** Endings that German words lose and gain; servers that know German find the other forms too. */
export const ENDING = /(?:ern|em|er|en|es|e|s|n)$/;
export const SHORTEST_STEM = 4;
/** Shorter words are marked only where they stand alone: 'am' is no part of 'Straßenbahn' that anyone looked for. */
const SHORTEST_PART = 3;

export function wordsOf(term: string): string[] {
  return term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function placesOf(folded: Folded, word: string): Array<[number, number]> {
  const found: Array<[number, number]> = [];
  // A mark alone folds to nothing, and nothing is found everywhere, without end.
  if (word === '') return found;
  for (let at = folded.text.indexOf(word); at !== -1; at = folded.text.indexOf(word, at + word.length)) {
    const alone =
      !/[\p{L}\p{N}]/u.test(folded.text[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test(folded.text[at + word.length] ?? ' ');
    const from = folded.places[at];
    const to = folded.places[at + word.length];
    if (from !== undefined && to !== undefined && (alone || word.length >= SHORTEST_PART)) {
      found.push([from, to]);
    }
  }
  return found;
}

function foundIn(original: string, word: string): Array<[number, number]> {
  for (const form of [word, word.replace(ENDING, '')]) {
    if (form !== word && form.length < SHORTEST_STEM) continue;
    const found = (['plain', 'spelt out'] as const).flatMap((umlauts) =>
      placesOf(fold(original, umlauts), fold(form, umlauts).text),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Splits a text into what matches a word of the term and what doesn't; joined, the pieces are the text again. */
export function markWords(original: string, term: string): Piece[] {
  const text = original.normalize('NFC');
  const found = wordsOf(term.normalize('NFC'))
    .flatMap((word) => foundIn(text, word))
    .sort(([a], [b]) => a - b);
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of found) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) pieces.push({ text: text.slice(done, start), found: false });
    const last = pieces.at(-1);
    if (last?.found && start === done) last.text += text.slice(start, to);
    else pieces.push({ text: text.slice(start, to), found: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}
