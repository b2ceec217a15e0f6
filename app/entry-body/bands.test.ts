import { describe, expect, it } from 'vitest';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { entryOf } from '#tests/support/tiles.tsx';
import { bandsOf } from './bands.ts';

const words = (count: number): RawTile => ({ type: 'text', content: `<p>${'Wort '.repeat(count)}</p>` });
const photo: RawTile = { type: 'altkachel', mediaURL: '/uploads/a.jpg' };

function bands(tiles: RawTile[], before = 0): string[] {
  return bandsOf(entryOf(tiles).kacheln, before).map((band) => band.map(({ key }) => key).join(' '));
}

describe('bands', () => {
  it.each<[string, RawTile[], number, string[]]>([
    ['a short entry is one', [photo, words(50), words(50)], 0, ['1 2 3']],
    ['what fills a screen begins the next', [photo, words(400), photo, photo], 0, ['1 2', '3 4']],
    ['a long text is one by itself', [words(5000), photo], 0, ['1', '2']],
    ['a slider before them counts', [words(400), words(100)], 480, ['1', '2']],
    ['a slider alone is one', [], 480, ['']],
    ['nothing is none', [], 0, []],
  ])('%s', (_, tiles, before, expected) => {
    expect(bands(tiles, before)).toEqual(expected);
  });
});
