import { describe, expect, it } from 'vitest';
import { answerOf, isComplete, lettersOf, place, returnLetter, startPuzzle } from './puzzle-state.ts';

describe('the puzzle', () => {
  it('starts with empty slots, one for each letter', () => {
    const start = startPuzzle('ABEND');
    expect(start.slots).toEqual([null, null, null, null, null]);
    expect(isComplete(start)).toBe(false);
  });

  it('puts letters into the first free slot one after the other', () => {
    const laid = [4, 0, 1, 2, 3].reduce((state, letter) => place(state, letter), startPuzzle('ABEND'));
    expect(answerOf(laid)).toBe('DABEN');
    expect(isComplete(laid)).toBe(true);
  });

  it('swaps a letter with the one in the slot', () => {
    const laid = place(place(startPuzzle('AB'), 0), 1);
    expect(answerOf(place(laid, 0, 1))).toBe('BA');
  });

  it('returns the replaced letter to the pool', () => {
    const laid = place(place(startPuzzle('ABC'), 0, 0), 2, 0);
    expect(laid.slots).toEqual([2, null, null]);
  });

  it('removes a letter from its slot', () => {
    expect(returnLetter(place(startPuzzle('AB'), 1), 0).slots).toEqual([null, null]);
  });

  it('places an earlier answer, with double letters, as far as the letters are available', () => {
    expect(answerOf(startPuzzle('OTTER', 'otto'))).toBe('OTT');
    expect(startPuzzle('OTTER', 'otter').slots).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    ['a letter that does not exist', 9, 0],
    ['a slot that does not exist', 0, 9],
  ])('ignores %s', (_what, letter, slot) => {
    const start = startPuzzle('AB');
    expect(place(start, letter, slot)).toBe(start);
  });

  it('counts a decomposed umlaut as one letter', () => {
    expect(lettersOf('U\u0308BER')).toEqual(['Ü', 'B', 'E', 'R']);
  });
});
