import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { arc, type Pt } from '../canvas/geometry.ts';
import { dim, INK, type Light, lit } from './light.ts';

/** An open umbrella whose grip is at (x, y). */
export function umbrella(f: Face, l: Light, x: number, y: number, colour: string, tilt = 0.08): void {
  const top: Pt = [x + tilt, y + 0.95];
  f.line([[x, y - 0.12], top], lit(l, INK), 0.03);
  const ribs = 6;
  const r = 0.72;
  for (let i = 0; i < ribs; i++) {
    const middle = top[0] - r + (2 * r * (i + 0.5)) / ribs;
    f.poly(arc(middle, y + 0.5, r / ribs, -0.06, 0, 180, 5), lit(l, darken(colour, 0.3)));
  }
  f.poly([...arc(top[0], y + 0.5, r, 0.44, 0, 180, 16)], lit(l, colour));
  f.poly([...arc(top[0] - 0.02, y + 0.5, r * 0.34, 0.44, 0, 180, 12)], lit(l, lighten(colour, 0.14)));
  f.poly(
    [...arc(top[0], y + 0.5, r, 0.44, 0, 62, 8), [top[0] + r * 0.34, y + 0.5]],
    lit(l, darken(colour, 0.16)),
  );
  f.ellipse(top[0], top[1], 0.035, 0.05, lit(l, INK));
}

type BikeOptions = { frame?: string; basket?: boolean };

/** A city bicycle facing right, the middle between its wheels at x. */
export function bicycle(
  f: Face,
  l: Light,
  x: number,
  options: BikeOptions = {},
): { saddle: Pt; bars: Pt; pedal: Pt } {
  const { frame = '#C4492F', basket = false } = options;
  const tyre = lit(l, '#23302D');
  const metal = lit(l, '#9AA39D');
  const paint = lit(l, frame);
  const [back, front]: [Pt, Pt] = [
    [x - 0.53, 0.34],
    [x + 0.53, 0.34],
  ];
  for (const [wx, wy] of [back, front]) {
    for (let a = 0; a < 180; a += 30) {
      const [spoke] = arc(wx, wy, 0.31, 0.31, a, a, 1);
      const [other] = arc(wx, wy, 0.31, 0.31, a + 180, a + 180, 1);
      if (spoke && other) f.line([spoke, other], metal, 0.008);
    }
    f.line(arc(wx, wy, 0.33, 0.33, 0, 360, 28), tyre, 0.05);
  }
  const crank: Pt = [x - 0.06, 0.32];
  const seat: Pt = [x - 0.24, 0.92];
  const head: Pt = [x + 0.4, 0.86];
  f.line([back, crank, [x + 0.36, 0.72], head, front], paint, 0.05);
  f.line([back, [x - 0.19, 0.74], crank], paint, 0.04);
  f.line(
    [
      [x - 0.19, 0.74],
      [x + 0.38, 0.8],
    ],
    paint,
    0.045,
  );
  f.line([crank, seat], paint, 0.045);
  f.line([head, [x + 0.38, 1.05], [x + 0.24, 1.1]], metal, 0.04);
  f.soft(
    [
      [x - 0.4, 0.96],
      [x - 0.24, 0.99],
      [x - 0.08, 0.95],
      [x - 0.24, 0.9],
    ],
    tyre,
  );
  f.line(arc(back[0], back[1], 0.39, 0.39, 70, 190, 10), paint, 0.03);
  f.line(
    [
      [x - 0.55, 0.74],
      [x - 0.2, 0.74],
    ],
    metal,
    0.03,
  );
  f.ellipse(crank[0], crank[1], 0.09, 0.09, metal);
  f.ellipse(x + 0.52, 0.84, 0.05, 0.05, '#FFF2C0');
  if (basket) {
    f.poly(
      [
        [x + 0.44, 0.9],
        [x + 0.8, 0.9],
        [x + 0.86, 1.16],
        [x + 0.4, 1.16],
      ],
      lit(l, '#A9713F'),
    );
    for (let i = 0; i < 4; i++)
      f.line(
        [
          [x + 0.44, 0.95 + i * 0.055],
          [x + 0.82, 0.95 + i * 0.055],
        ],
        dim(l, '#A9713F'),
        0.012,
      );
  }
  return { saddle: seat, bars: [x + 0.3, 1.08], pedal: crank };
}

export function bench(f: Face, l: Light, x: number, w = 1.8): void {
  const wood = lit(l, '#A9713F');
  const iron = lit(l, '#2B3834');
  for (const bx of [x + 0.15, x + w - 0.22]) f.rect(bx, 0, 0.07, 0.9, iron);
  for (const y of [0.42, 0.62, 0.78])
    f.rect(x, y, w, y < 0.5 ? 0.1 : 0.09, mix(wood, INK, y < 0.5 ? 0.1 : 0), 0.02);
}

export function planter(
  f: Face,
  l: Light,
  x: number,
  w = 1,
  flowers: readonly string[] = ['#D6453D', '#F2C14E', '#E8728A'],
): void {
  const { rng } = f.sheet;
  for (let i = 0; i < w * 16; i++) {
    const [px, py] = [x + rng.range(0, w), 0.45 + rng.range(0, 0.4)];
    f.ellipse(
      px,
      py,
      0.1,
      0.09,
      lit(l, i % 3 ? rng.pick(['#4E8A3A', '#3E7A38'] as const) : rng.pick(flowers)),
    );
  }
  f.poly(
    [
      [x - 0.04, 0.5],
      [x + w + 0.04, 0.5],
      [x + w * 0.94, 0],
      [x + w * 0.06, 0],
    ],
    lit(l, '#8A5A44'),
  );
  f.poly(
    [
      [x + w * 0.7, 0.5],
      [x + w + 0.04, 0.5],
      [x + w * 0.94, 0],
      [x + w * 0.7, 0],
    ],
    dim(l, '#8A5A44'),
  );
}
