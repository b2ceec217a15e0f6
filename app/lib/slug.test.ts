import { describe, expect, it } from 'vitest';
import { entryIdOf, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Neue Züge für Straßenbahn', 'neue-zuege-fuer-strassenbahn'],
    ['ÄÖÜ', 'aeoeue'],
    ['  „Lange Nacht“ – der Museen!  ', 'lange-nacht-der-museen'],
    ['Café Olé', 'caf-ol'],
    ['U\u0308bung', 'uebung'],
    ['', ''],
    ['!!!', ''],
    ['Linie 7/8', 'linie-7-8'],
  ])('%s -> %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

describe('entryIdOf', () => {
  it.each([
    ['101', '101'],
    ['101-irgendein-titel', '101'],
    ['101-', '101'],
    ['-101', ''],
  ])('%s -> %s', (segment, id) => {
    expect(entryIdOf(segment)).toBe(id);
  });
});
