import { describe, expect, it } from 'vitest';
import { naturalSize, tinySize } from './natural-size.ts';

describe('a picture', () => {
  it.each([
    [
      { mediaWidth: 40, mediaHeight: 30 },
      { width: 40, height: 30 },
    ],
    [{ mediaWidth: 40 }, undefined],
    [{ mediaWidth: -1, mediaHeight: 30 }, undefined],
    [{}, undefined],
  ])('that says %o is that large', (tile, size) => {
    expect(naturalSize(tile)).toEqual(size);
  });

  it.each([
    [40, 'column', true],
    [299, 'column', true],
    [300, 'column', false],
    [1280, 'column', false],
    [40, 'thumb', true],
    [120, 'thumb', false],
  ] as const)('of %d px is too small for the place of a %s: %s', (width, place, tiny) => {
    expect(tinySize({ mediaWidth: width, mediaHeight: 30 }, place) !== undefined).toBe(tiny);
  });
});
