import { describe, expect, it } from 'vitest';
import {
  answerOf,
  isComplete,
  lettersOf,
  place,
  returnLetter,
  slotsFor,
  startPuzzle,
} from './puzzle-state.ts';

describe('the puzzle', () => {
  it('starts with empty slots, one for each letter', () => {
    const start = startPuzzle('ABEND', 5);
    expect(start.slots).toEqual([null, null, null, null, null]);
    expect(isComplete(start)).toBe(false);
  });

  it('has as many slots as the solution has letters, even with more letters in the pool', () => {
    expect(slotsFor('LANHRAPFXQ', 'Fahrplan')).toBe(8);
    const letters = [7, 1, 3, 4, 6, 0, 5, 2];
    const laid = letters.reduce((state, letter) => place(state, letter), startPuzzle('LANHRAPFXQ', 8));
    expect([answerOf(laid), isComplete(laid)]).toEqual(['FAHRPLAN', true]);
  });

  it.each([
    ['FAHRPLAN', 'Fahr-Plan'],
    ['OTER', 'Otter'],
  ])('with the letters %s can’t be solved if the solution is %s', (shaked, solved) => {
    expect(slotsFor(shaked, solved)).toBeNull();
  });

  it('puts letters into the first free slot one after the other', () => {
    const laid = [4, 0, 1, 2, 3].reduce((state, letter) => place(state, letter), startPuzzle('ABEND', 5));
    expect(answerOf(laid)).toBe('DABEN');
    expect(isComplete(laid)).toBe(true);
  });

  it('swaps a letter with the one in the slot', () => {
    const laid = place(place(startPuzzle('AB', 2), 0), 1);
    expect(answerOf(place(laid, 0, 1))).toBe('BA');
  });

  it('returns the replaced letter to the pool', () => {
    const laid = place(place(startPuzzle('ABC', 3), 0, 0), 2, 0);
    expect(laid.slots).toEqual([2, null, null]);
  });

  it('removes a letter from its slot', () => {
    expect(returnLetter(place(startPuzzle('AB', 2), 1), 0).slots).toEqual([null, null]);
  });

  it('places an earlier answer, with double letters, as far as the letters are available', () => {
    expect(answerOf(startPuzzle('OTTER', 5, 'otto'))).toBe('OTT');
    expect(startPuzzle('OTTER', 5, 'otter').slots).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps the empty slots of an incomplete answer, and ignores blanks in a complete one', () => {
    const laid = place(place(startPuzzle('OTTER', 5), 0, 1), 4, 3);
    expect(startPuzzle('OTTER', 5, answerOf(laid))).toEqual(laid);
    expect(answerOf(startPuzzle('OTTER', 5, ' ot ter'))).toBe('OTTER');
  });

  it.each([
    ['a letter that does not exist', 9, 0],
    ['a slot that does not exist', 0, 9],
  ])('ignores %s', (_what, letter, slot) => {
    const start = startPuzzle('AB', 2);
    expect(place(start, letter, slot)).toBe(start);
  });

  it('counts a decomposed umlaut as one letter', () => {
    expect(lettersOf('U\u0308BER')).toEqual(['Ü', 'B', 'E', 'R']);
  });

  it.each(['Straße', 'STRASSE', 'STRAẞE', 'Stra\u00adße', 'Straße\u200b'])('reads %j as STRASSE', (word) => {
    expect(lettersOf(word).join('')).toBe('STRASSE');
  });
});
