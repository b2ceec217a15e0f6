import { darken, lighten } from '../canvas/colour.ts';
import { blob } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { turned } from './studio.ts';

export function sunflower(s: Sheet, x: number, y: number, r: number): void {
  for (const [k, tone] of [
    [1, '#D98A1E'],
    [0.92, '#F2B92C'],
  ] as const) {
    for (let a = 0; a < 360; a += 20) {
      const f = turned(s, x, y, r * k, a + (k < 1 ? 10 : 0) + s.rng.range(-4, 4));
      f.soft('-0.02,0.3 -0.17,0.62 0,1.02 0.17,0.62 0.02,0.3', tone);
    }
  }
  s.circle(x, y, r * 0.46, '#4A2A18');
  s.circle(x - r * 0.04, y - r * 0.05, r * 0.36, '#6E4020');
  for (let i = 0; i < 26; i++) {
    const [a, d] = [i * 2.4, Math.sqrt(i / 26) * r * 0.38];
    s.circle(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.035, i % 2 ? '#A86A2C' : '#2E1910');
  }
}

export function dahlia(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const rings = [
    [1, 16],
    [0.8, 14],
    [0.58, 11],
    [0.36, 8],
  ] as const;
  for (const [i, [k, count]] of rings.entries()) {
    for (let p = 0; p < count; p++) {
      const f = turned(s, x, y, r * k, (p / count) * 360 + i * 11);
      const tone = i === 0 ? darken(colour, 0.22) : i === 1 ? darken(colour, 0.06) : lighten(colour, 0.1 * i);
      f.soft('-0.04,0.2 -0.2,0.68 0,1.02 0.2,0.68 0.04,0.2', tone);
    }
  }
  s.circle(x, y, r * 0.14, lighten(colour, 0.45));
}

export function tulip(s: Sheet, x: number, y: number, r: number, colour: string, degrees = 0): void {
  const f = turned(s, x, y, r, degrees);
  f.soft('0,-0.6 -0.62,-0.2 -0.66,0.5 -0.4,1 0,0.5 0.4,1 0.66,0.5 0.62,-0.2', darken(colour, 0.2));
  f.soft('0,-0.62 -0.66,-0.2 -0.7,0.4 -0.52,0.92 -0.1,0.5 0.05,-0.1', colour);
  f.soft('0,-0.6 -0.3,0 -0.26,0.55 0,0.98 0.26,0.55 0.3,0', lighten(colour, 0.14));
  f.line('-0.5,0.1 -0.46,0.5', lighten(colour, 0.45), 0.06, 'opacity="0.7"');
}

export function daisy(s: Sheet, x: number, y: number, r: number, colour = '#FBF6EA'): void {
  for (let a = 0; a < 360; a += 36)
    turned(s, x, y, r, a).soft('-0.03,0.2 -0.2,0.7 0,1 0.2,0.7 0.03,0.2', colour);
  s.circle(x, y, r * 0.28, '#F2B92C');
}

/** A zinc bucket with its rim at y, drawn down to y + h. */
export function bucket(s: Sheet, x: number, y: number, w: number, h: number, colour = '#A9B4B6'): void {
  const left = `${x - w / 2},${y} ${x + w / 2},${y} ${x + w * 0.38},${y + h} ${x - w * 0.38},${y + h}`;
  s.poly(
    left,
    s.linear(
      [
        [0, lighten(colour, 0.35)],
        [0.35, colour],
        [1, darken(colour, 0.4)],
      ],
      [x - w / 2, 0],
      [x + w / 2, 0],
    ),
  );
  s.ellipse(x, y + h, w * 0.38, h * 0.06, darken(colour, 0.4));
  for (const t of [0.22, 0.72])
    s.line(
      [
        [x - w * (0.5 - t * 0.12), y + h * t],
        [x + w * (0.5 - t * 0.12), y + h * t],
      ],
      darken(colour, 0.3),
      4,
      'opacity="0.6"',
    );
  s.ellipse(x, y, w / 2, w * 0.1, darken(colour, 0.45));
  s.ellipse(x, y + 3, w * 0.46, w * 0.07, '#1C2A20');
}

/** A full bunch above a bucket; `head` paints one flower. */
export function bunch(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  head: (x: number, y: number, lean: number) => void,
): void {
  for (let i = 0; i < 26; i++) {
    const [lx, ly] = [x + s.rng.range(-0.55, 0.55) * w, y - s.rng.range(0.05, 0.75) * h];
    s.soft(blob(s.rng, lx, ly, 24, 14, 8, 0.25), s.rng.pick(['#2E5F38', '#3F7A40', '#5B9448'] as const));
  }
  const spots = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const row = i % 3;
    return {
      x: x + (t - 0.5) * w * (1.15 - row * 0.1) + s.rng.range(-10, 10),
      y: y - h * (0.5 + (2 - row) * 0.26) + Math.abs(t - 0.5) * h * 0.5,
      row,
    };
  }).sort((a, b) => a.y - b.y);
  for (const p of spots)
    s.curve(
      [
        [x + (p.x - x) * 0.5, y],
        [p.x, p.y],
      ],
      '#3B6E38',
      6,
    );
  for (const p of spots) head(p.x, p.y, ((x - p.x) / w) * 50);
}
