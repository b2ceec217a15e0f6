import { describe, expect, it } from 'vitest';
import { isTypo } from './is-typo.ts';

describe('a slip of the thumb', () => {
  it.each([
    ['strasenbahn', 'strassenbahn'],
    ['straßenbhan'.replace('ß', 'ss'), 'strassenbahn'],
    ['kulturhuas', 'kulturhaus'],
    ['haltestele', 'haltestelle'],
    ['linei', 'linie'],
    ['lnie', 'linie'],
  ])('%s is %s', (typed, meant) => {
    expect(isTypo(typed, meant)).toBe(true);
  });

  it.each([
    ['bahn', 'bar'],
    ['haus', 'maus '],
    ['museum', 'museumsbahn'],
    ['konzert', 'kontakt'],
  ])('%s is not %s', (typed, meant) => {
    expect(isTypo(typed, meant)).toBe(false);
  });
});
