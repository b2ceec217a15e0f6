import { describe, expect, it } from 'vitest';
import { heapBytes } from '#tests/support/heap.ts';
import { searchable } from './searchable.ts';

const document = (word: string) => ({
  kacheln: [{ type: 'text', content: `${word} ${'Linie fünf '.repeat(370)}` }],
});

describe('what is remembered of words', () => {
  it.each<[string, (n: number) => string]>([
    ['words with digits', (n) => `Straßenbahnhaltestelle${n}`],
    [
      'words of letters',
      (n) => `Straßenbahnhaltestelle${String(n).replace(/\d/g, (digit) => 'abdefgklmo'.charAt(+digit))}`,
    ],
  ])('stays small for 400 texts of 4,000 characters: %s', (_, word) => {
    searchable(document(word(0)));
    const before = heapBytes();
    for (let n = 0; n < 400; n += 1) searchable(document(word(n)));
    expect(heapBytes() - before).toBeLessThan(2 ** 19);
  });
});

describe('a competition', () => {
  it.each([
    ['mandatory', ' raten lieblingsfarbe '],
    ['none', ' raten '],
  ])('is found by the question above its text field, if it has one: %s', (freetext, found) => {
    const tile = { type: 'competition', id: '1', title: 'Raten', freetext, freetextLabel: 'Lieblingsfarbe' };
    expect(searchable({ kacheln: [tile] }).searchText).toBe(found);
  });
});

describe('an action', () => {
  const texts = {
    ...{
      type: 'action',
      id: '1',
      infoText: 'Mitmachen',
      audioText: 'Haltestelle',
      audioDescription: 'Mikrofon',
    },
    ...{ tippspielHeader: 'Endspiel', tippspielDaten: 'Samstag im Stadion', popupText: 'Danke' },
    ...{ freetext: 'none', freetextLabel: 'Lieblingsfarbe' },
  };
  const recording = { imageupload: 'optional', uploadmedium: 'audio' };
  const game = { tippspielTeam1Name: 'Heimelf', tippspielTeam2Name: 'Gastelf' };

  it.each<[string, object, string]>([
    [
      'what stands above its recording and its tip game',
      { ...recording, ...game },
      'mitmachen haltestelle mikrofon endspiel samstag im stadion heimelf gastelf',
    ],
    ['no recording where riders send photos', { ...recording, uploadmedium: 'image' }, 'mitmachen'],
    ['no recording where riders send no file', { ...recording, imageupload: 'none' }, 'mitmachen'],
    ['the question above its text field', { freetext: 'optional' }, 'mitmachen lieblingsfarbe'],
    ['no tip game with one team', { ...game, tippspielTeam2Name: ' ' }, 'mitmachen'],
  ])('is found by what it shows, not by what it answers: %s', (_, changes, found) => {
    expect(searchable({ kacheln: [{ ...texts, ...changes }] }).searchText).toBe(` ${found} `);
  });
});
