import { darken, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { arc } from '../canvas/geometry.ts';
import { LAMP, type Light, lit } from './light.ts';

export function frontDoor(f: Face, l: Light, cx: number, depth: number): void {
  const colour = f.sheet.rng.pick(['#3B5B4A', '#7A3B2E', '#2F4A63', '#5A4636'] as const);
  f.rect(cx - 0.72, 0, 1.44, 2.75, lit(l, '#F0E6D2', depth), [0.5, 0.5, 0, 0]);
  f.rect(cx - 0.55, 0, 1.1, 2.5, lit(l, colour, depth), [0.4, 0.4, 0, 0]);
  f.rect(cx - 0.38, 1.5, 0.76, 0.7, l.lit > 0.3 ? LAMP : mix(l.glass, l.haze, depth), [0.2, 0.2, 0, 0]);
  f.ellipse(cx + 0.38, 1.15, 0.06, 0.06, '#E3B84F');
}

export function shopFront(f: Face, l: Light, x: number, w: number, colour: string, depth: number): void {
  const { rng } = f.sheet;
  const glow = l.lit > 0.25;
  f.rect(x + 0.35, 0, w - 0.7, 2.95, lit(l, darken(colour, 0.35), depth));
  const doorX = x + w * 0.5 - 0.55;
  for (const [px, pw] of [
    [x + 0.55, doorX - x - 0.75],
    [doorX + 1.3, x + w - 0.55 - doorX - 1.3],
  ] as const) {
    f.rect(px, 0.55, pw, 2.15, glow ? '#FFD88E' : mix(l.glass, l.haze, 0.1 + depth * 0.7));
    f.clipRect(px, 0.55, pw, 2.15, 0, () => {
      for (let i = 0; i < 5; i++) {
        const h = rng.range(0.3, 0.9);
        f.rect(
          px + (i * pw) / 5 + 0.08,
          0.55,
          pw / 5 - 0.12,
          h,
          mix(rng.pick(shopColours), glow ? '#FFE9B8' : '#DDE5DD', 0.35),
          0.06,
        );
      }
      f.poly(
        [
          [px + pw * 0.1, 0.5],
          [px + pw * 0.5, 2.8],
          [px + pw * 0.8, 2.8],
          [px + pw * 0.4, 0.5],
        ],
        '#FFFFFF',
        'opacity="0.14"',
      );
    });
  }
  f.rect(doorX, 0, 1.1, 2.6, lit(l, colour, depth));
  f.rect(doorX + 0.15, 0.5, 0.8, 1.9, glow ? '#FFE3A6' : mix(l.glass, l.haze, 0.25));
  awning(f, l, x + 0.2, w - 0.4, 3.1, 0.85, colour, depth);
}

/** A striped awning hanging from height y; its scalloped edge throws a shadow on the front. */
export function awning(
  f: Face,
  l: Light,
  x: number,
  w: number,
  y: number,
  drop: number,
  colour: string,
  depth = 0,
  light = '#F6F0E0',
): void {
  f.poly(
    [
      [x, y - drop * 0.4],
      [x + w, y - drop * 0.4],
      [x + w, y - drop * 1.35],
      [x, y - drop * 1.35],
    ],
    '#0B1418',
    'opacity="0.25"',
  );
  const stripes = Math.max(5, Math.round(w / 0.7));
  const out = w * 0.03;
  for (let i = 0; i < stripes; i++) {
    const tone = lit(l, i % 2 ? light : colour, depth);
    const [a, b] = [i / stripes, (i + 1) / stripes];
    const [bx0, bx1] = [x - out + (w + 2 * out) * a, x - out + (w + 2 * out) * b];
    f.poly(
      [
        [x + w * a, y],
        [x + w * b, y],
        [bx1, y - drop],
        [bx0, y - drop],
      ],
      tone,
    );
    f.poly(
      [
        [bx0, y - drop],
        [bx1, y - drop],
        ...arc((bx0 + bx1) / 2, y - drop, (bx1 - bx0) / 2, -drop * 0.28, 0, 180, 6),
      ],
      mix(tone, '#14201A', 0.12),
    );
  }
}

export const shopColours = ['#2B7A12', '#B3392C', '#2F5D7C', '#7B3F61', '#C98A2B', '#35555F'] as const;
