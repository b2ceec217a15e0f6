/**
 * German compounds begin with a word's singular or plural. A search for one finds compounds with the other:
 * 'Fahrräder' finds 'Fahrradwerkstatt', 'Haus' finds 'Häuserzeile'. All words are folded ('haeuser').
 */
export interface CompoundPrefix {
  start: string;
  /** Apply only if this word is in the word list: 'Züge' comes from 'Zug', but 'Fähre' doesn't come from 'Fahr'. */
  ifWord: string | null;
}

export function compoundPrefix(folded: string, stem: string): CompoundPrefix | null {
  return folded.startsWith(stem) ? pluralStart(folded, stem) : singularStart(folded, stem);
}

/** The word with its last vowel turned into an umlaut, as in plurals; null if it has no such vowel. */
function withUmlaut(word: string): string | null {
  const changed = word.replace(/(au|[aou])(?=[^aou]*$)/, (vowel) => (vowel === 'au' ? 'aeu' : `${vowel}e`));
  return changed === word ? null : changed;
}

function pluralStart(folded: string, stem: string): CompoundPrefix | null {
  // Words in -el and -er change only the vowel ('Vogel', 'Vögel'). Others must be their own stem, which 'Kuchen' isn't.
  const bare = /e[rl]$/.test(folded);
  const plural = bare || folded === stem ? withUmlaut(folded) : null;
  if (plural === null) return null;
  return { start: bare ? plural : `${plural}e`, ifWord: null };
}

function singularStart(folded: string, stem: string): CompoundPrefix | null {
  const umlauted = withUmlaut(stem);
  if (umlauted === null || !folded.startsWith(umlauted)) return null;
  const ending = folded.slice(umlauted.length);
  if (ending === 'er' || ending === 'ern' || (ending === '' && /e[rl]$/.test(stem))) {
    return { start: stem, ifWord: null };
  }
  return ending === 'e' ? { start: stem, ifWord: stem } : null;
}
