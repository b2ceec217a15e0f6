import { expect, it } from 'vitest';
import { fold, germanStem } from '#app/contract/german-words.ts';
import { compoundPrefix } from './compounds.ts';

it.each([
  ['Haus', 'haeuse', null],
  ['Stadt', 'staedte', null],
  ['Vogel', 'voegel', null],
  ['Mutter', 'muetter', null],
  ['Fahrräder', 'fahrrad', null],
  ['Häusern', 'haus', null],
  ['Vögel', 'vogel', null],
  ['Züge', 'zug', 'zug'],
  ['Fähre', 'fahr', 'fahr'],
])('a compound of %s may begin with %j', (word, start, ifWord) => {
  const folded = fold(word);
  expect(compoundPrefix(folded, germanStem(folded))).toEqual({ start, ifWord });
});

it.each(['Tür', 'Türen', 'Küchen', 'Kuchen', 'Brief', 'n7', 'grün', '1938'])(
  '%s tells of no other',
  (word) => {
    const folded = fold(word);
    expect(compoundPrefix(folded, germanStem(folded))).toBeNull();
  },
);
