import { fold, germanStem, wordsOf } from '#app/contract/german-words.ts';

export interface SearchWord {
  folded: string;
  stem: string;
}

/** A parsed search term. */
export interface Query {
  /** Words to find, in any inflection or as parts of longer words. */
  words: SearchWord[];
  /** Exact phrases, typed between quotes. */
  phrases: string[];
  withoutStems: string[];
  withoutPhrases: string[];
}

const LONGEST_TERM = 200;
const MOST_WORDS = 12;

const QUOTED = /(^|\s)(-?)["„“”«»]([^"„“”«»]*)["„“”«»]?/g;

/** Ignored unless the term consists of nothing else. */
const STOP_WORDS = new Set(
  fold(
    `aber als am an auch auf aus bei beim bin bis da damit dann das dass dem den denn der des die dies diese diesem
    diesen dieser dieses doch du ein eine einem einen einer eines er es etwas für gibt hat haben hier ich ihr im in
    ist ja kann kein keine man mein mit mich nach nicht noch nun nur ob oder ohne sein seine sich sie sind so über
    um und uns unter vom von vor wann war was weil welche welcher welches wenn wer wie wieder wir wird wo zu zum zur`,
  ).split(/\s+/),
);

export function parseQuery(term: string): Query {
  const query: Query = { words: [], phrases: [], withoutStems: [], withoutPhrases: [] };
  const rest = term
    .slice(0, LONGEST_TERM)
    .replace(QUOTED, (_, before: string, minus: string, inner: string) => {
      const words = wordsOf(inner);
      if (words.length > 0) (minus ? query.withoutPhrases : query.phrases).push(words.join(' '));
      return `${before} `;
    });
  const words: string[] = [];
  for (const piece of rest.split(/\s+/)) {
    // A minus excludes only at a word's beginning and before a letter: 'S-Bahn' and 'Linie - 7' exclude nothing.
    const excluded = /^[-–][\p{L}\p{N}]/u.test(piece);
    if (excluded) query.withoutStems.push(...wordsOf(piece).map(germanStem));
    else words.push(...wordsOf(piece));
  }
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const kept = telling.length > 0 || query.phrases.length > 0 ? telling : words;
  query.words = [...new Set(kept)]
    .slice(0, MOST_WORDS)
    .map((folded) => ({ folded, stem: germanStem(folded) }));
  return query;
}

export function isEmpty(query: Query): boolean {
  return query.words.length === 0 && query.phrases.length === 0;
}
