import {
  fold,
  foldJoined,
  germanStem,
  HYPHENATED,
  withoutStopWords,
  wordsOf,
} from '#app/contract/german-words.ts';
import { memo } from '#app/contract/memo.ts';
import { flatCopy } from '#app/contract/split-target.ts';

/** Part of a text; `found` if it matches the search. */
export interface Piece {
  text: string;
  found: boolean;
}

/** A word in running text, with combining marks, soft hyphens and zero-width characters. */
export const WORD = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d]+/gu;

/** Shorter words match whole words only: a search for 'am' must not highlight part of 'Straßenbahn'. */
const SHORTEST_PART = 3;
/** Shorter stems are inside too many words: 'Linie' has the stem 'lini', which is in 'Klinikum'. */
const SHORTEST_INSIDE = 5;

export const searchedWords = (term: string) => withoutStopWords(wordsOf(term));

/** Memoised, because the words of all results are compared with each word of the term. */
const stems = memo<string>(20_000, 40);
const stemOf = (folded: string) => stems(folded, () => germanStem(flatCopy(folded)));

/** Matches a folded word that is an inflected form of the wanted one, or a compound that contains it. */
export function formsOf(wanted: string): (folded: string) => boolean {
  const stem = stemOf(wanted);
  const inside = stem.length >= SHORTEST_INSIDE;
  const atEdges = stem.length > SHORTEST_PART;
  // A short stem only if it is the word: 'Essen' must not match 'besser'.
  const atEnd = stem.length === SHORTEST_PART && stem === wanted;
  return (folded) => {
    const other = stemOf(folded);
    if (inside) return other.includes(stem);
    return (
      other === stem || (atEdges && other.startsWith(stem)) || ((atEdges || atEnd) && other.endsWith(stem))
    );
  };
}

/** Range of `word` that matches the folded term: the substring, or the whole word if it is another form. */
function placeIn(
  word: string,
  wanted: string,
  isForm: (folded: string) => boolean,
): [from: number, to: number] | null {
  const folded = fold(word);
  if (folded === wanted) return [0, word.length];
  const at = wanted.length < SHORTEST_PART ? -1 : folded.indexOf(wanted);
  const places = at === -1 ? [] : placesIn(word);
  // 'Ecke' is no part of 'Bäcker', where it would begin within the 'ä'.
  if (at === -1 || places[at] === places[at - 1]) return isForm(folded) ? [0, word.length] : null;
  return [places[at] ?? 0, places[at + wanted.length] ?? word.length];
}

/** For each letter of the folded word, its index in the original: 'ß' folds to two letters. */
function placesIn(word: string): number[] {
  let place = 0;
  return [...word].flatMap((letter) => {
    const from = place;
    place += letter.length;
    return Array.from(fold(letter), () => from);
  });
}

/** Splits a text into matching and other parts; joined, they are the text again. */
export function markWords(original: string, term: string): Piece[] {
  const text = original.normalize('NFC');
  const wanted = searchedWords(term).map((folded) => ({ folded, isForm: formsOf(folded) }));
  const words = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    wanted.flatMap(({ folded, isForm }) => {
      const place = placeIn(word, folded, isForm);
      return place ? [[index + place[0], index + place[1]] as const] : [];
    }),
  );
  // The search finds 'S-Bahn' by 'sbahn', too.
  const joined = [...text.matchAll(HYPHENATED)]
    .filter(({ 0: word }) => wanted.some(({ folded }) => stemOf(folded) === stemOf(foldJoined(word))))
    .map(({ 0: word, index }) => [index, index + word.length] as const);
  const found = [...words, ...joined].sort(([a], [b]) => a - b);
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
