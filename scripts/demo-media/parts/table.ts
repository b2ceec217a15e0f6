import { darken, lighten } from '../canvas/colour.ts';
import { arc, blob, type Pt } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { turned } from './studio.ts';

/** A tall loaf or roll from the side, its middle bottom at (x, y). */
export function loaf(s: Sheet, x: number, y: number, w: number, h: number, colour = '#B8702E'): void {
  s.soft(
    [
      [x - w / 2, y],
      [x - w * 0.54, y - h * 0.5],
      [x - w * 0.3, y - h * 0.95],
      [x, y - h * 1.03],
      [x + w * 0.3, y - h * 0.95],
      [x + w * 0.54, y - h * 0.5],
      [x + w / 2, y],
      [x, y + h * 0.04],
    ],
    darken(colour, 0.32),
  );
  s.soft(
    [
      [x - w * 0.45, y - h * 0.14],
      [x - w * 0.48, y - h * 0.52],
      [x - w * 0.27, y - h * 0.92],
      [x, y - h],
      [x + w * 0.25, y - h * 0.92],
      [x + w * 0.42, y - h * 0.54],
      [x + w * 0.36, y - h * 0.2],
      [x, y - h * 0.12],
    ],
    colour,
  );
  s.soft(
    [
      [x - w * 0.38, y - h * 0.6],
      [x - w * 0.2, y - h * 0.88],
      [x, y - h * 0.93],
      [x - w * 0.1, y - h * 0.74],
    ],
    lighten(colour, 0.22),
  );
  for (const t of [-0.2, 0.02, 0.24]) {
    s.soft(
      [
        [x + w * (t - 0.06), y - h * 0.86],
        [x + w * (t + 0.05), y - h * 0.7],
        [x + w * (t + 0.09), y - h * 0.42],
        [x + w * (t - 0.01), y - h * 0.62],
      ],
      '#F3DDAE',
    );
    s.soft(
      [
        [x + w * (t - 0.06), y - h * 0.86],
        [x + w * (t - 0.01), y - h * 0.62],
        [x + w * (t + 0.09), y - h * 0.42],
        [x + w * (t - 0.02), y - h * 0.56],
      ],
      darken(colour, 0.35),
      'opacity="0.55"',
    );
  }
}

export function roundLoaf(s: Sheet, x: number, y: number, r: number, colour = '#A8622A'): void {
  s.soft(
    [
      [x - r, y],
      [x - r * 1.04, y - r * 0.5],
      [x - r * 0.5, y - r * 1.02],
      [x + r * 0.5, y - r * 1.02],
      [x + r * 1.04, y - r * 0.5],
      [x + r, y],
    ],
    darken(colour, 0.3),
  );
  s.soft(
    [
      [x - r * 0.9, y - r * 0.16],
      [x - r * 0.92, y - r * 0.52],
      [x - r * 0.46, y - r * 0.96],
      [x + r * 0.4, y - r * 0.97],
      [x + r * 0.8, y - r * 0.5],
      [x + r * 0.6, y - r * 0.2],
    ],
    colour,
  );
  for (const k of [-0.44, 0, 0.44])
    s.curve(
      [
        [x + k * r - r * 0.2, y - r * 0.94 + Math.abs(k) * r * 0.2],
        [x + k * r + r * 0.02, y - r * 0.6],
        [x + k * r + r * 0.2, y - r * 0.26],
      ],
      '#F6E6C4',
      r * 0.07,
      'opacity="0.9"',
    );
  for (const k of [-0.3, 0.3])
    s.curve(
      [
        [x + k * r + r * 0.24, y - r * 0.92],
        [x + k * r, y - r * 0.58],
        [x + k * r - r * 0.2, y - r * 0.3],
      ],
      '#F6E6C4',
      r * 0.05,
      'opacity="0.7"',
    );
}

export function pretzel(s: Sheet, x: number, y: number, r: number): void {
  const line: Pt[] = [
    [0.12, 0.56],
    [-0.34, 0.1],
    [-0.2, -0.3],
    [-0.62, -0.72],
    [-1.02, -0.3],
    [-0.84, 0.42],
    [0, 0.84],
    [0.84, 0.42],
    [1.02, -0.3],
    [0.62, -0.72],
    [0.2, -0.3],
    [0.34, 0.1],
    [-0.12, 0.56],
  ].map(([u = 0, v = 0]): Pt => [x + u * r, y + v * r]);
  s.curve(line, '#6A3012', r * 0.36);
  s.curve(line, '#A8551E', r * 0.29);
  s.curve(
    line.map(([px, py]) => [px - r * 0.03, py - r * 0.05] as const),
    '#CF8338',
    r * 0.1,
  );
  for (let i = 0; i < 14; i++) {
    const p = line[2 + (i % 9)] ?? [x, y];
    s.rect(
      p[0] + s.rng.range(-0.14, 0.14) * r,
      p[1] + s.rng.range(-0.12, 0.12) * r,
      r * 0.06,
      r * 0.05,
      '#FBF6EA',
    );
  }
}

export function roll(s: Sheet, x: number, y: number, r: number, colour = '#D9974A'): void {
  s.ellipse(x, y + r * 0.1, r, r * 0.62, darken(colour, 0.35));
  s.ellipse(x, y, r * 0.98, r * 0.6, colour);
  s.ellipse(x - r * 0.14, y - r * 0.12, r * 0.7, r * 0.36, lighten(colour, 0.2));
  s.soft(
    [
      [x - r * 0.62, y + r * 0.02],
      [x, y - r * 0.2],
      [x + r * 0.64, y - r * 0.02],
      [x, y + r * 0.14],
    ],
    '#FBE9C0',
  );
  s.curve(
    [
      [x - r * 0.6, y + r * 0.04],
      [x, y + r * 0.16],
      [x + r * 0.62, y],
    ],
    darken(colour, 0.35),
    r * 0.05,
  );
}

/** A plate seen from above. */
export function plate(s: Sheet, x: number, y: number, r: number, tone = '#F6F2E8'): void {
  s.circle(x, y, r, darken(tone, 0.28));
  s.circle(
    x - r * 0.01,
    y - r * 0.015,
    r * 0.985,
    s.linear(
      [
        [0, lighten(tone, 0.6)],
        [1, darken(tone, 0.12)],
      ],
      [x - r, y - r],
      [x + r, y + r],
    ),
  );
  s.circle(
    x,
    y,
    r * 0.7,
    s.linear(
      [
        [0, darken(tone, 0.16)],
        [1, lighten(tone, 0.5)],
      ],
      [x - r * 0.7, y - r * 0.7],
      [x + r * 0.7, y + r * 0.7],
    ),
  );
  s.circle(x, y, r * 0.66, tone);
}

/** A branded glass mug of beer, its foot at (x, y). */
export function beer(s: Sheet, x: number, y: number, k: number, colour = '#E8A226'): void {
  const f = turned(s, x, y, 100 * k, 0);
  f.line(arc(0.74, 1.2, 0.42, 0.58, -80, 80, 12), '#E9F0E4', 0.17, 'opacity="0.5"');
  f.line(arc(0.74, 1.2, 0.42, 0.58, -80, 80, 12), '#FFFFFF', 0.05, 'opacity="0.7"');
  const glass = '-0.72,0 -0.8,2.25 0.8,2.25 0.72,0';
  f.poly(glass, '#F6F3E0', 'opacity="0.35"');
  f.poly(
    '-0.66,0.14 -0.73,1.9 0.73,1.9 0.66,0.14',
    s.linear(
      [
        [0, darken(colour, 0.15)],
        [0.35, lighten(colour, 0.25)],
        [1, darken(colour, 0.35)],
      ],
      f.at(-0.7, 0),
      f.at(0.7, 0),
    ),
  );
  for (let i = 0; i < 26; i++)
    f.ellipse(s.rng.range(-0.55, 0.55), s.rng.range(0.25, 1.8), 0.026, 0.026, '#FFF3C8', 'opacity="0.8"');
  for (const px of [-0.42, 0, 0.42]) f.rect(px - 0.13, 0.3, 0.26, 1.3, '#FFF6D8', 0.12, 'opacity="0.16"');
  f.soft(
    '-0.8,1.84 -0.86,2.25 -0.62,2.5 -0.2,2.46 0.1,2.58 0.5,2.46 0.84,2.36 0.82,1.86 0.5,1.74 0.16,1.86 -0.2,1.7 -0.5,1.84',
    '#FFF8E6',
  );
  for (let i = 0; i < 14; i++)
    f.soft(
      blob(s.rng, s.rng.range(-0.66, 0.66), s.rng.range(1.92, 2.4), 0.09, 0.07, 7),
      '#F0E0BC',
      'opacity="0.7"',
    );
  f.rect(-0.6, 0.2, 0.1, 1.9, '#FFFFFF', 0.05, 'opacity="0.6"');
  f.rect(-0.72, 0, 1.44, 0.14, '#E9F0E4', 0.05, 'opacity="0.7"');
}
