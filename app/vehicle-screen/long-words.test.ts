import { describe, expect, it } from 'vitest';
import { addSoftHyphens, sizeOf } from './long-words.ts';

const parted = (text: string) => addSoftHyphens(text).replaceAll('\u00ad', '|');

describe('long words', () => {
  it.each([
    ['Weihnachtsbeleuchtung', 'Weih|nachts|be|leuch|tung'],
    ['Gewinnspielteilnahme', 'Gewinn|spiel|teil|nahme'],
    ['Verkehrsbetriebe', 'Verkehrs|be|triebe'],
    ['Erneuerungsprogramm', 'Erneue|rungs|pro|gramm'],
    ['Mannschaftsführerin', 'Mannschafts|führe|rin'],
    ['Kurze Wörter bleiben ganz', 'Kurze Wörter bleiben ganz'],
    ['XXXXXXXXXXXXXXXXXXXX', 'XXXXXXXXXXXXXXXXXXXX'],
  ])('%s', (word, expected) => {
    expect(parted(word)).toBe(expected);
  });

  it('lose no letter', () => {
    const word = 'Straßenbahnhaltestellenüberdachungserneuerungsprogramm';
    expect(parted(word).replaceAll('|', '')).toBe(word);
  });
});

describe('the size of a headline', () => {
  it.each([
    ['Brücke wieder frei', 'short'],
    ['Haltestellendächer neu', 'medium'],
    ['Linie 4 fährt jetzt alle fünf Minuten', 'medium'],
    ['W'.repeat(71), 'long'],
    ['', 'short'],
  ])('%s', (headline, size) => {
    expect(sizeOf(headline)).toBe(size);
  });
});
