import { germanStem, withoutStopWords, wordsOf } from '#app/contract/german-words.ts';

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

/** With a hyphen behind the closing quote, which excludes nothing: '„Faust“-Premiere'. */
const QUOTED = /(^|\s)(-?)["„“”«»]([^"„“”«»]*)["„“”«»]?[-‐‑–]?/g;

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
    const found = wordsOf(piece);
    if (!excluded) words.push(...found);
    // '-U-Bahn' excludes neither every 'U' nor every 'Bahn'.
    else if (found.length > 1) query.withoutPhrases.push(found.join(' '));
    else query.withoutStems.push(...found.map(germanStem));
  }
  query.words = withoutStopWords(words, query.phrases.length > 0).map((folded) => ({
    folded,
    stem: germanStem(folded),
  }));
  return query;
}

export function isEmpty(query: Query): boolean {
  return query.words.length === 0 && query.phrases.length === 0;
}
