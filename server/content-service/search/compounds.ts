/**
 * German compounds begin with the singular of a word or with its plural, whatever a rider typed: 'Fahrräder' means
 * 'Fahrradwerkstatt' too, and 'Haus' means 'Häuserzeile'. All words are folded ('haeuser').
 */
export interface CompoundStart {
  start: string;
  /** Only where this is a word of its own: 'Züge' has a 'Zug', but 'Fähre' has no 'Fahr'. */
  ifWord: string | null;
}

export function compoundStart(folded: string, stem: string): CompoundStart | null {
  return folded.startsWith(stem) ? pluralStart(folded, stem) : singularStart(folded, stem);
}

/** A word's last vowel as an umlaut, as plurals have it. */
function withUmlaut(word: string): string | null {
  const changed = word.replace(/(au|[aou])(?=[^aou]*$)/, (vowel) => (vowel === 'au' ? 'aeu' : `${vowel}e`));
  return changed === word ? null : changed;
}

function pluralStart(folded: string, stem: string): CompoundStart | null {
  // 'Vogel' and 'Mutter' change nothing but the vowel; what has an ending already ('Kuchen') is no singular like 'Haus'.
  const bare = /e[rl]$/.test(folded);
  const plural = bare || folded === stem ? withUmlaut(folded) : null;
  if (plural === null) return null;
  return { start: bare ? plural : `${plural}e`, ifWord: null };
}

function singularStart(folded: string, stem: string): CompoundStart | null {
  const umlauted = withUmlaut(stem);
  if (umlauted === null || !folded.startsWith(umlauted)) return null;
  const ending = folded.slice(umlauted.length);
  if (ending === 'er' || ending === 'ern' || (ending === '' && /e[rl]$/.test(stem))) {
    return { start: stem, ifWord: null };
  }
  return ending === 'e' ? { start: stem, ifWord: stem } : null;
}
