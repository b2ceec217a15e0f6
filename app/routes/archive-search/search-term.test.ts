import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongEnoughTerm, searchTerm } from './search-term.ts';

describe('the search term', () => {
  it.each([
    ['nothing', null, ''],
    ['blanks alone', ' \t\u00a0 ', ''],
    ['a word between blanks', '  Bahn ', 'Bahn'],
    ['words far apart', 'neue \n  Bahn', 'neue Bahn'],
    ['umlauts written with two characters', 'Zu\u0308ge', 'Züge'],
    ['a word pasted with its soft hyphens', 'Straßen\u00adbahn\u200bhof', 'Straßenbahnhof'],
    ['half of a surrogate pair', 'Bahn\ud83d', 'Bahn\ufffd'],
    ['control characters', 'Ba\u0000hn', 'Ba hn'],
    ['a backslash', 'Bahn\\Hof', 'Bahn Hof'],
    ['a backslash alone', '\\', ''],
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
  ])('%j is sent to the content server: %s', (term, asked) => {
    expect(isLongEnoughTerm(term)).toBe(asked);
  });
});

describe('any input', () => {
  it('is a single path segment of the content server’s URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const term = searchTerm(typed);
        if (!isLongEnoughTerm(term)) return;
        const path = `/api/content/v1/archive/de/s/${encodeURIComponent(term)}`;
        expect(new URL(path, 'http://localhost').pathname).toBe(path);
        expect(decodeURIComponent(path)).not.toMatch(/[\\\p{Cc}\u2028\u2029]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
