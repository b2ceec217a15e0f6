import { describe, expect, it } from 'vitest';
import { isEmpty, parseQuery } from './query.ts';

const nothing = { words: [], phrases: [], withoutStems: [], withoutPhrases: [] };

/** 'word stem', or one text where both are the same. */
const words = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [folded = '', stem = folded] = pair.split(' ');
    return { folded, stem };
  });

describe('a rider’s search words', () => {
  it.each([
    ['Straßenfest', { ...nothing, words: words('strassenfest strassenf') }],
    ['die Züge der Stadt', { ...nothing, words: words('zuege zug', 'stadt') }],
    ['"lange Nacht" Museum', { ...nothing, words: words('museum'), phrases: ['lange nacht'] }],
    ['„lange Nacht“', { ...nothing, phrases: ['lange nacht'] }],
    ['»Lange Nacht', { ...nothing, phrases: ['lange nacht'] }],
    ['Konzert -Jazz', { ...nothing, words: words('konzert'), withoutStems: ['jazz'] }],
    ['Konzert -"Neue Halle"', { ...nothing, words: words('konzert'), withoutPhrases: ['neue halle'] }],
    ['„Faust“-Premiere', { ...nothing, words: words('premiere premi'), phrases: ['faust'] }],
    ['„Faust“ -Premiere', { ...nothing, phrases: ['faust'], withoutStems: ['premi'] }],
    ['S-Bahn -U-Bahn', { ...nothing, words: words('s', 'bahn'), withoutPhrases: ['u bahn'] }],
    ['S-Bahn', { ...nothing, words: words('s', 'bahn') }],
    ['Linie - 7', { ...nothing, words: words('linie lini', '7') }],
    ['was ist', { ...nothing, words: words('was', 'ist') }],
    ["'); drop table entries; --", { ...nothing, words: words('drop', 'table tabl', 'entries entri') }],
    ['50%_\\', { ...nothing, words: words('50') }],
  ])('%s is understood', (term, query) => {
    expect(parseQuery(term)).toEqual(query);
  });

  it.each(['', '   ', '-', '""', '-weg', '\u0000', '!&|():*', '\ud800'])('%j asks for nothing', (term) => {
    expect(isEmpty(parseQuery(term))).toBe(true);
  });

  it('reads no further than a rider types', () => {
    expect(parseQuery('wort1 '.repeat(10_000)).words).toEqual(words('wort1'));
  });
});
