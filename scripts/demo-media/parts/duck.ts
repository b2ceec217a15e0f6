import { INK, type Light, lit, type Sheet } from '../toolkit.ts';

export function duck(s: Sheet, x: number, y: number, k: number, l: Light): void {
  s.ellipse(x, y + 14 * k, 52 * k, 6 * k, '#DDF0EA', 'opacity="0.6"');
  s.soft(
    [
      [x - 40 * k, y - 12 * k],
      [x - 20 * k, y - 22 * k],
      [x + 20 * k, y - 18 * k],
      [x + 36 * k, y],
      [x + 20 * k, y + 12 * k],
      [x - 26 * k, y + 12 * k],
    ],
    lit(l, '#B7A48C'),
  );
  s.soft(
    [
      [x - 26 * k, y - 14 * k],
      [x + 8 * k, y - 12 * k],
      [x + 14 * k, y + 2 * k],
      [x - 12 * k, y + 4 * k],
    ],
    lit(l, '#8A7560'),
  );
  s.soft(
    [
      [x + 20 * k, y - 10 * k],
      [x + 24 * k, y - 40 * k],
      [x + 40 * k, y - 46 * k],
      [x + 50 * k, y - 34 * k],
      [x + 40 * k, y - 4 * k],
    ],
    lit(l, '#2F6B4A'),
  );
  s.poly(
    [
      [x + 48 * k, y - 38 * k],
      [x + 66 * k, y - 32 * k],
      [x + 48 * k, y - 30 * k],
    ],
    lit(l, '#F2B705'),
  );
  s.circle(x + 40 * k, y - 38 * k, 2.6 * k, INK);
}
