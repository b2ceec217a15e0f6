/** Which letter (index in the scrambled word) is in which slot. */
export interface PuzzleState {
  letters: readonly string[];
  slots: ReadonlyArray<number | null>;
}

/** Soft hyphens, zero-width characters and blanks, as an editor may paste them. */
const INVISIBLE = /[\s\u00AD\u200B-\u200D\u2060]+/g;

/** Letters in upper case, in NFC, so that a composed umlaut is one letter. ß and ẞ, which some keyboards have, are SS. */
export function lettersOf(word: string): string[] {
  const visible = word.normalize('NFC').replace(INVISIBLE, '').replace(/ẞ/g, 'ß');
  return Array.from(visible.toLocaleUpperCase('de'));
}

/** How many letters the solution has; null if the scrambled word lacks one of them: then it can only be typed. */
export function slotsFor(shaked: string, solved: string): number | null {
  const left = lettersOf(shaked);
  const wanted = lettersOf(solved);
  for (const letter of wanted) {
    const at = left.indexOf(letter);
    if (at === -1) return null;
    left.splice(at, 1);
  }
  return wanted.length;
}

/**
 * The scrambled word, which may have more letters than there are slots, with an earlier answer placed into these. In an
 * answer that lacks letters a blank is an empty slot, as `answerOf` writes it.
 */
export function startPuzzle(shaked: string, count: number, answer = ''): PuzzleState {
  const letters = lettersOf(shaked);
  const free = new Set(letters.keys());
  const whole = lettersOf(answer);
  const given = whole.length < count ? lettersOf(answer.replace(/\s/g, '\0')) : whole;
  const slots = Array.from({ length: count }, (_, slot) => {
    const found = [...free].find((index) => letters[index] === given[slot]);
    if (found === undefined) return null;
    free.delete(found);
    return found;
  });
  return { letters, slots };
}

export function isPlaced({ slots }: PuzzleState, letter: number): boolean {
  return slots.includes(letter);
}

export function isComplete({ slots }: PuzzleState): boolean {
  return slots.every((slot) => slot !== null);
}

export function answerOf({ letters, slots }: PuzzleState): string {
  return slots
    .map((slot) => (slot === null ? ' ' : letters[slot]))
    .join('')
    .replace(/ +$/, '');
}

/** Puts a letter into a slot, or the first free one, and swaps it with the slot's letter. */
export function place(state: PuzzleState, letter: number, wanted?: number): PuzzleState {
  const slot = wanted ?? state.slots.indexOf(null);
  if (slot < 0 || slot >= state.slots.length || letter < 0 || letter >= state.letters.length) return state;
  const from = state.slots.indexOf(letter);
  const slots = [...state.slots];
  const there = slots[slot] ?? null;
  if (from !== -1) slots[from] = there;
  slots[slot] = letter;
  return { ...state, slots };
}

export function returnLetter(state: PuzzleState, slot: number): PuzzleState {
  return { ...state, slots: state.slots.map((letter, index) => (index === slot ? null : letter)) };
}
