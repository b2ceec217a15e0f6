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

it('an action is found by what it says above its recording and its tip game, not by what it answers', () => {
  const tile = {
    ...{ type: 'action', audioText: 'Haltestelle', tippspielDaten: 'Samstag im Stadion', popupText: 'Danke' },
    ...{ freetext: 'none', freetextLabel: 'Lieblingsfarbe' },
  };
  const { searchText } = searchable({ kacheln: [tile] });
  for (const word of ['haltestelle', 'samstag', 'stadion']) expect(searchText).toContain(` ${word} `);
  expect(searchText).not.toMatch(/danke|lieblingsfarbe/);
});
