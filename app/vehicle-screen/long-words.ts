/**
 * Inserts soft hyphens into long words: the engines of vehicle screens have no dictionaries for `hyphens: auto`, and a
 * headline's line holds about twelve letters. Rule: of the consonants between two vowels, the last one goes to the next
 * line, together with those that it forms a syllable's beginning with ('schl', 'st'); suffixes that join compounds
 * ('-ungs-', '-schafts-') end a part.
 */

const SOFT_HYPHEN = '\u00ad';

/** Shorter ones fit on a line. */
const LONG = /\p{L}{13,}/gu;

const JOINT = /(?<=\p{L}{2}(?:ungs|heits|keits|schafts|tions|täts|lings))(?=\p{L}{3})/giu;
const BEGINNING = 'sch[lmnrw]?|sp[lr]?|str?|[bfgkp][lr]|[dt]r|ch|ck|ph|th|pf|qu|[bcdfghjklmnpqrtvwxzsß]';
const SYLLABLE_END = new RegExp(
  `(?<=\\p{L}{2}[aeiouyäöü])([bcdfghjklmnpqrstvwxzß]*?)(?=(?:${BEGINNING})[aeiouyäöü]\\p{L})`,
  'giu',
);

export function addSoftHyphens(text: string): string {
  return text.replace(LONG, (word) =>
    word
      .split(JOINT)
      .map((part) => part.replace(SYLLABLE_END, `$1${SOFT_HYPHEN}`))
      .join(SOFT_HYPHEN),
  );
}

/** The headline's size class, by its length and its longest word. */
export function sizeOf(headline: string): 'short' | 'medium' | 'long' {
  const longest = Math.max(0, ...headline.split(/[\s-]+/).map((word) => word.length));
  if (headline.length <= 34 && longest <= 12) return 'short';
  return headline.length <= 70 ? 'medium' : 'long';
}
