import { MAX_SEARCHED_WORDS } from './limits.ts';

const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/**
 * Normalises text for comparisons: lower case, umlauts and ligatures spelled out, small digits as others, without
 * accents, soft hyphens and zero-width characters. 'Straße', 'Strasse' and 'STRASSE' become one, 'CO₂' and 'CO2' too.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[²³¹\u2070-\u209cﬀ-ﬆ]/g, (letter) => letter.normalize('NFKC'))
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u200b-\u200d]/gu, '');
}

/** Words that the search ignores, unless the term contains no others. */
export const STOP_WORDS = new Set(
  fold(
    `aber als am an auch auf aus bei beim bin bis da damit dann das dass dem den denn der des die dies diese diesem
    diesen dieser dieses doch du ein eine einem einen einer eines er es etwas für gibt hat haben hier ich ihr im in
    ist ja kann kein keine man mein mit mich nach nicht noch nun nur ob oder ohne sein seine sich sie sind so über
    um und uns unter vom von vor wann war was weil welche welcher welches wenn wer wie wieder wir wird wo zu zum zur`,
  ).split(/\s+/),
);

/** Words that no rider misspells another for: the corrections leave them out. */
export const NEVER_MEANT = new Set([...STOP_WORDS, 'gegen', 'dort', 'sehr', 'mehr', 'viel', 'alle']);

/** The words of a text, folded. Of a word with hyphens the parts, one after the other. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Finds words with hyphens in a text in NFC, also those like 'Fahrer:innen'. */
export const HYPHENATED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:(?:[-‐‑]|[:*_·](?=innen|in\b))[\p{L}\p{N}]+)+/giu;

/** Folded without its hyphens: 'S-Bahn' is 'sbahn', 'Fahrer:innen' is 'fahrerinnen'. */
export function foldJoined(word: string): string {
  return fold(word).replace(/[-‐‑:*_·]/g, '');
}

/** The distinct words of a term to search for, stop words only if the term has nothing else. */
export function withoutStopWords(words: readonly string[], hasPhrases = false): string[] {
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  const kept = significant.length > 0 || hasPhrases ? significant : words;
  return [...new Set(kept)].slice(0, MAX_SEARCHED_WORDS);
}

/**
 * Snowball's German stemmer (the German2 variant, which reads ae, oe and ue as umlauts) without the umlauts at its end.
 * By hand, because Postgres 15 and 18 stem German differently and both engines must find the same: stems are made
 * here, the database only compares them. https://snowballstem.org/algorithms/german2/stemmer.html
 */
export function germanStem(folded: string): string {
  if (folded.length < 3 || /\d/.test(folded)) return folded;
  let word = markVowels(readUmlauts(folded));
  const r1 = Math.max(region(word, 0), 3);
  const r2 = region(word, region(word, 0));
  word = stripCase(word, r1);
  word = stripComparison(word, r1);
  word = stripDerivation(word, r1, r2);
  return word.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
}

const VOWELS = 'aeiouyäöü';

function readUmlauts(word: string): string {
  return word
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<![qe])ue/g, 'ü');
}

/** u and y between vowels are consonants there; capitals mark them. */
function markVowels(word: string): string {
  return word.replace(/(?<=[aeiouyäöü])[uy](?=[aeiouyäöü])/g, (letter) => letter.toUpperCase());
}

/** The stemmer's regions R1 and R2: the index after the first consonant that follows a vowel. */
function region(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i += 1) {
    if (VOWELS.includes(word[i - 1] ?? '') && !VOWELS.includes(word[i] ?? '')) return i + 1;
  }
  return word.length;
}

/** The longest of the endings that the word has, if it lies in its region. */
function ending(word: string, from: number, endings: readonly string[]): string | null {
  const longest = endings.find((candidate) => word.endsWith(candidate));
  return longest !== undefined && word.length - longest.length >= from ? longest : null;
}

function cut(word: string, suffix: string): string {
  return word.slice(0, word.length - suffix.length);
}

function stripCase(word: string, r1: number): string {
  const suffix = ending(word, r1, ['ern', 'em', 'er', 'en', 'es', 'e', 's']);
  if (suffix === null) return word;
  const rest = cut(word, suffix);
  if (suffix === 's') return /[bdfghklmnrt]$/.test(rest) ? rest : word;
  return ['en', 'es', 'e'].includes(suffix) && rest.endsWith('niss') ? cut(rest, 's') : rest;
}

function stripComparison(word: string, r1: number): string {
  const suffix = ending(word, r1, ['est', 'en', 'er', 'st']);
  if (suffix === null) return word;
  const rest = cut(word, suffix);
  if (suffix === 'st') return /[bdfghklmnt]$/.test(rest) && rest.length >= 4 ? rest : word;
  return rest;
}

function stripDerivation(word: string, r1: number, r2: number): string {
  const suffix = ending(word, r2, ['heit', 'lich', 'isch', 'keit', 'end', 'ung', 'ig', 'ik']);
  if (suffix === null) return word;
  const rest = cut(word, suffix);
  switch (suffix) {
    case 'end':
    case 'ung':
      return rest.endsWith('ig') && !rest.endsWith('eig') ? cutIn(rest, r2, ['ig']) : rest;
    case 'lich':
    case 'heit':
      return cutIn(rest, r1, ['er', 'en']);
    case 'keit':
      return cutIn(rest, r2, ['lich', 'ig']);
    default:
      // ig, ik, isch
      return rest.endsWith('e') ? word : rest;
  }
}

function cutIn(word: string, from: number, endings: readonly string[]): string {
  const suffix = ending(word, from, endings);
  return suffix === null ? word : cut(word, suffix);
}
