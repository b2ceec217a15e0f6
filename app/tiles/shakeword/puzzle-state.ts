/** Which letter (index in the scrambled word) is in which slot. */
export interface PuzzleState {
  letters: readonly string[];
  slots: ReadonlyArray<number | null>;
}

/** Letters in upper case, in NFC, so that a composed umlaut is one letter. */
export function lettersOf(word: string): string[] {
  return Array.from(word.normalize('NFC').replace(/\s+/g, '').toLocaleUpperCase('de'));
}

/** The scrambled word with an earlier answer placed into the slots. */
export function startPuzzle(shaked: string, answer = ''): PuzzleState {
  const letters = lettersOf(shaked);
  const free = new Set(letters.keys());
  const given = lettersOf(answer);
  const slots = letters.map((_, slot) => {
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
    .trimEnd();
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
