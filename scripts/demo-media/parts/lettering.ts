import type { Face } from '../canvas/face.ts';
import type { Pt } from '../canvas/geometry.ts';

/**
 * A monoline sign alphabet on a grid of 4 by 6, strokes as pairs of digits (x, y from the top). Own letters,
 * because a system font would draw the same picture differently on every machine.
 */
const glyphs: Record<string, string> = {
  A: '06 02 20 42 46|04 44',
  B: '00 06 36 45 44 33 03|00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 16',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10',
  1: '01 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '40 20 02 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 04 05 16 36 45 44 33|13 02 01 10',
  9: '06 26 44 41 30 10 01 02 13 43',
  '-': '03 33',
  '.': '16 16',
  '/': '06 40',
  ':': '12 12|15 15',
  '€': '41 30 20 02 04 26 36 45|03 33|-',
};
const DOTS: Record<string, string> = { Ä: 'A', Ö: 'O', Ü: 'U' };

const advance = (char: string) =>
  char === ' ' ? 2.6 : char === 'I' || char === '1' || char === '.' ? 3.4 : 5.4;

export const textWidth = (text: string, size: number) =>
  ([...text.toUpperCase()].reduce((sum, char) => sum + advance(char), 0) - 1.4) * (size / 6);

/** Letters of `size` metres height whose lower left corner is (x, y) on the face. */
export function lettering(
  f: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 0.15,
): void {
  const unit = size / 6;
  let cursor = x;
  for (const char of text.toUpperCase()) {
    const plain = DOTS[char] ?? char;
    const narrow = char === 'I' || char === '1' ? -0.6 : 0;
    for (const stroke of (glyphs[plain] ?? '').split('|')) {
      const points = [...stroke.matchAll(/(\d)(\d)/g)].map(
        ([, gx, gy]): Pt => [cursor + (Number(gx) + narrow) * unit, y + (6 - Number(gy)) * unit],
      );
      if (points.length > 0) f.line(points, colour, size * weight);
    }
    if (DOTS[char]) {
      for (const gx of [1, 3])
        f.line(
          [
            [cursor + gx * unit, y + 7.5 * unit],
            [cursor + gx * unit, y + 7.5 * unit],
          ],
          colour,
          size * weight,
        );
    }
    cursor += advance(char) * unit;
  }
}

export const centred = (
  f: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 0.15,
) => lettering(f, text, x - textWidth(text, size) / 2, y, size, colour, weight);
