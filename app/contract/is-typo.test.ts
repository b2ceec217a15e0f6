import { describe, expect, it } from 'vitest';
import { isTypo } from './is-typo.ts';

describe('isTypo', () => {
  it.each([
    ['strasenbahn', 'strassenbahn'],
    ['straßenbhan'.replace('ß', 'ss'), 'strassenbahn'],
    ['kulturhuas', 'kulturhaus'],
    ['haltestele', 'haltestelle'],
    ['linei', 'linie'],
    ['lnie', 'linie'],
  ])('%s is a typo of %s', (typed, meant) => {
    expect(isTypo(typed, meant)).toBe(true);
  });

  it.each([
    ['bahn', 'bar'],
    ['haus', 'maus '],
    ['museum', 'museumsbahn'],
    ['konzert', 'kontakt'],
  ])('%s is no typo of %s', (typed, meant) => {
    expect(isTypo(typed, meant)).toBe(false);
  });
});
