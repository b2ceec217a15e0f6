import { describe, expect, it } from 'vitest';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';
import { segmentsOf } from './segments.ts';

/** T: text tile, F: form tile. */
function tilesOf(letters: string): ReadyTile[] {
  return [...letters].map((letter, index) => {
    const type = letter === 'F' ? 'competition' : 'text';
    return { type, key: String(index) } as ReadyTile;
  });
}

describe('segmentsOf', () => {
  it.each([
    ['', '--'],
    ['TT', '01--'],
    ['TTF', '01-2-'],
    ['FTT', '-0-12'],
    ['TFFT', '0-12-3'],
    ['TFTFT', '0-1-2 -3-4'],
    ['FF', '01--'],
    ['TFTF', '0-1-2 3--'],
  ])('%s', (letters, expected) => {
    const keys = (tiles: ReadyTile[]) => tiles.map(({ key }) => key).join('');
    const found = segmentsOf(tilesOf(letters)).map(({ before, beside, after }) =>
      [before, beside, after].map(keys).join('-'),
    );
    expect(found.join(' ')).toBe(expected);
  });

  it('forms without texts stay in the second column below the top slider', () => {
    expect(segmentsOf(tilesOf('F'), true).map(({ beside }) => beside.length)).toEqual([1]);
  });
});
