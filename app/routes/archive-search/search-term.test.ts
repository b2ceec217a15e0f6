import { describe, expect, it } from 'vitest';
import { canBeAsked, searchTerm } from './search-term.ts';

describe('the term of a search', () => {
  it.each([
    ['nothing', null, ''],
    ['blanks alone', ' \t\u00a0 ', ''],
    ['a word between blanks', '  Bahn ', 'Bahn'],
    ['words far apart', 'neue \n  Bahn', 'neue Bahn'],
    ['umlauts written with two characters', 'Zu\u0308ge', 'Züge'],
    ['half of a surrogate pair', 'Bahn\ud83d', 'Bahn\ufffd'],
    ['control characters', 'Ba\u0000hn', 'Ba hn'],
    ['a text without end', 'x'.repeat(5000), 'x'.repeat(200)],
  ])('from %s', (_, asked, term) => {
    expect(searchTerm(asked)).toBe(term);
  });

  it.each([
    ['', false],
    ['.', false],
    ['..', false],
    ['...', true],
    ['a/../b', true],
    ['Bahn', true],
  ])('%j is asked for: %s', (term, asked) => {
    expect(canBeAsked(term)).toBe(asked);
  });
});
