import { describe, expect, it } from 'vitest';
import { heapBytes } from '#tests/support/heap.ts';
import { markWords } from './mark-words.ts';

const shown = (text: string, term: string) =>
  markWords(text, term)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  it.each([
    ['as typed', 'Neue Bahn für alle', 'Bahn', 'Neue [Bahn] für alle'],
    ['whatever their case', 'Neue Bahn', 'bAHN', 'Neue [Bahn]'],
    ['as parts of words', 'Die Straßenbahn kommt', 'bahn', 'Die Straßen[bahn] kommt'],
    ['with ss for ß', 'Große Straße', 'strasse', 'Große [Straße]'],
    ['with ß for ss', 'GROSSE STRASSE', 'Straße', 'GROSSE [STRASSE]'],
    ['with ue for ü', 'Alle Züge halten', 'zuege', 'Alle [Züge] halten'],
    ['with ü for ue', 'Alle Zuege halten', 'Züge', 'Alle [Zuege] halten'],
    ['with u for ü', 'Alle Züge halten', 'zuge', 'Alle [Züge] halten'],
    ['with accents left out', 'Im Café nebenan', 'cafe', 'Im [Café] nebenan'],
    ['whole in a form that is no part', 'Der Zug und die Nachtzüge', 'zug', 'Der [Zug] und die [Nachtzüge]'],
    ['with an umlaut more', 'Ein Zug, ein Haus', 'Häuser Züge', 'Ein [Zug], ein [Haus]'],
    ['but not with an umlaut less', 'Kultur', 'Tür', 'Kultur'],
    [
      'but not as half of the word',
      'Am Klinikum, besser als die Linie',
      'Linie Essen',
      'Am Klinikum, besser als die [Linie]',
    ],
    ['but not from within a letter', 'Die Bäckerei an der Ecke', 'Ecke', 'Die Bäckerei an der [Ecke]'],
    ['in compounds with a plural', 'Kulturhaus, Häuserzeile', 'Haus', 'Kultur[haus], [Häuserzeile]'],
    ['in compounds with a singular', 'Kulturhaus, Häuserzeile', 'Häuser', '[Kulturhaus], [Häuser]zeile'],
    ['with small digits', 'Weniger CO₂ auf 300 m²', 'co2 M2', 'Weniger [CO₂] auf 300 [m²]'],
    ['with letters printed as one', 'Die ﬁlmreife Fahrt', 'film', 'Die [ﬁlm]reife Fahrt'],
    ['over a colon', 'Neue Busfahrer:innen hier', 'Busfahrerinnen', 'Neue [Busfahrer:innen] hier'],
    ['over hyphens that show at a line’s end', 'Straßen\u00adbahn', 'straßenbahn', '[Straßen\u00adbahn]'],
    ['over hyphens that are always there', 'Mit der S-Bahn', 'SBahn', 'Mit der [S-Bahn]'],
    ['with hyphens as parts', 'Mit der S-Bahn', 'Bahn', 'Mit der S-[Bahn]'],
    ['with letters of neighbours', 'Nach Łódź', 'Lodz', 'Nach [Łódź]'],
    ['in another form', 'Ein Konzert im Park', 'Konzerte', 'Ein [Konzert] im Park'],
    ['each of several', 'Neue Bahn zum Markt', 'markt bahn', 'Neue [Bahn] zum [Markt]'],
    [
      'but none behind the twelfth',
      'Bahn und Zug',
      'bahn rot blau grün gelb weiß grau lila rosa braun orange beige zug',
      '[Bahn] und Zug',
    ],
    ['every time', 'Bahn und Bahn', 'bahn', '[Bahn] und [Bahn]'],
    ['once where they overlap', 'Straßenbahnhof', 'bahn bahnhof', 'Straßen[bahnhof]'],
    ['numbers too', 'Linie 5 und Linie 15', '5', 'Linie [5] und Linie 15'],
    ['short ones only alone', 'Er kam am Damm an', 'am', 'Er kam [am] Damm an'],
    [
      'but not words that the search ignores',
      'Wieder im Studienhaus der Stadt',
      'die Stadt der',
      'Wieder im Studienhaus der [Stadt]',
    ],
    ['those alone if the term has no others', 'Was ist das', 'was ist', '[Was] [ist] das'],
    ['behind characters of two units', '🚋 Bahn', 'bahn', '🚋 [Bahn]'],
  ])('%s', (_, text, term, expected) => {
    expect(shown(text, term)).toBe(expected);
  });

  it.each([
    ['a term without words', 'A+B (C)', '+ ('],
    ['a pattern', 'Preis: 5 €', '.*'],
    ['nothing that matches', 'Neue Bahn', 'Museum'],
    ['no text', '', 'Bahn'],
  ])('marks nothing for %s', (_, text, term) => {
    expect(shown(text, term)).toBe(text);
  });

  it('remembers little of 400 texts of 4,000 characters', () => {
    const text = (n: number) => `haltestellennah${n} ${'Linie fünf '.repeat(370)}`;
    markWords(text(400), 'Bahn');
    const before = heapBytes();
    for (let n = 0; n < 400; n += 1) markWords(text(n), 'Bahn');
    expect(heapBytes() - before).toBeLessThan(2 ** 19);
  });

  it('leaves the text unchanged, hostile or not', () => {
    const text = '<script>alert("Bahn")</script> & Bahn &amp; Straße ß İstanbul ﬁn';
    for (const term of ['Bahn', 'ss', 'script', 'i', 'fin', 'istanbul']) {
      expect(
        markWords(text, term)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

it('finds nothing for a combining mark alone', () => {
  expect(markWords('Über Nacht', '\u0301')).toEqual([{ text: 'Über Nacht', found: false }]);
});
