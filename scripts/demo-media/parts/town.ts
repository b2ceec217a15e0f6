import type { Camera } from '../canvas/camera.ts';
import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { arc, item, type Pt, polyPath } from '../canvas/geometry.ts';
import { type House, house, roofs, walls, windowAt } from './houses.ts';
import { dim, half, LAMP, type Light, lit } from './light.ts';

/** Houses on both sides of a street that runs away from the viewer, far ones first and fading. */
export function canyon(
  c: Camera,
  l: Light,
  options: {
    left: number;
    right: number;
    z0: number;
    z1: number;
    haze?: number;
    house?: House;
    shade?: 'left' | 'right';
  },
): void {
  const { left, right, z0, z1, haze = 120, shade = 'right' } = options;
  const { rng } = c.sheet;
  for (const side of ['left', 'right'] as const) {
    const plots: { z: number; width: number; wall: string }[] = [];
    for (let z = z0; z < z1; ) {
      const width = rng.range(6.5, 9.5);
      plots.push({ z, width, wall: item(walls, plots.length * 3 + (side === 'left' ? 1 : 5)) });
      z += width;
    }
    for (const plot of plots.reverse()) {
      const x = side === 'left' ? left : right;
      const depth = Math.min(0.85, Math.max(0, (plot.z - 6) / haze));
      const face = c.wall([x, 0, plot.z], [0, 0, 1]);
      const light: Light =
        side === shade
          ? { ...l, key: mix(l.key, l.shade, 0.6), keyAmount: Math.min(0.6, l.keyAmount + 0.2) }
          : l;
      house(face, light, 0, { width: plot.width, wall: plot.wall, depth, ...options.house });
    }
  }
}

/** Stone arches over water; the deck's upper edge at `deck` metres, springing from y = 0. */
export function stoneBridge(
  f: Face,
  l: Light,
  x0: number,
  x1: number,
  deck: number,
  arches: number,
  depth = 0,
): void {
  const stone = lit(l, '#CDB58E', depth);
  const shadow = dim(l, '#BFA57E', depth);
  const span = (x1 - x0) / arches;
  const pier = span * 0.14;
  const rise = deck - 1.1;
  const holes = Array.from({ length: arches }, (_, i) =>
    arc(x0 + span * (i + 0.5), 0, span / 2 - pier / 2, rise, 180, 0, 24),
  );
  const lower = holes.flatMap((hole) => hole.map(([x, y]) => [x, y] as const));
  f.poly(
    [
      [x0 - 200 / f.scale(), 0],
      ...lower,
      [x1 + 200 / f.scale(), 0],
      [x1 + 400 / f.scale(), deck],
      [x0 - 400 / f.scale(), deck],
    ],
    stone,
  );
  holes.forEach((hole, i) => {
    f.clipPoly(hole, () => {
      const inner = f.map(hole.map(([x, y]) => [x + span * 0.09, y - 0.25] as const));
      const outer = f.map(hole.map(([x, y]) => [x, y + 0.1] as const));
      f.sheet.path(
        polyPath(outer) + polyPath(inner),
        dim(l, darken('#A88F6C', 0.3), depth),
        'fill-rule="evenodd"',
      );
    });
    f.line(hole, lighten(stone, 0.25), 0.42);
    f.line(
      hole.map(([x, y]) => [x, y + 0.3] as const),
      shadow,
      0.07,
    );
    const px = x0 + span * i;
    for (let k = 0; k < 2; k++) {
      f.poly(
        [
          [px - pier * 0.62, -0.6],
          [px, -1],
          [px + pier * 0.62, -0.6],
          [px + pier * 0.5, deck * 0.42],
          [px, deck * 0.52],
          [px - pier * 0.5, deck * 0.42],
        ],
        k ? half(l, '#CDB58E', depth) : stone,
      );
    }
    f.poly(
      [
        [px, -1],
        [px + pier * 0.62, -0.6],
        [px + pier * 0.5, deck * 0.42],
        [px, deck * 0.52],
      ],
      shadow,
    );
  });
  const { rng } = f.sheet;
  for (let i = 0; i < arches * 16; i++) {
    const [x, y] = [rng.range(x0, x1), rng.range(deck * 0.55, deck - 0.3)];
    f.rect(x, y, rng.range(0.4, 1), 0.1, rng.chance(0.5) ? shadow : lighten(stone, 0.2), 0, 'opacity="0.5"');
  }
  f.rect(x0 - 20, deck - 0.12, x1 - x0 + 40, 0.34, lighten(stone, 0.3));
  f.rect(x0 - 20, deck - 0.3, x1 - x0 + 40, 0.2, shadow);
}

/** The parapet in front of whatever drives on the bridge. */
export function parapet(f: Face, l: Light, x0: number, x1: number, deck: number, depth = 0): void {
  f.rect(x0, deck + 0.1, x1 - x0, 0.75, lit(l, '#D3BC96', depth));
  f.rect(x0, deck + 0.1, x1 - x0, 0.2, half(l, '#CDB58E', depth));
  f.rect(x0, deck + 0.82, x1 - x0, 0.18, lighten(lit(l, '#D3BC96', depth), 0.35));
}

/** St.-something's church: nave, tower and a pointed or onion-shaped helmet, base left at x. */
export function church(
  f: Face,
  l: Light,
  x: number,
  options: { depth?: number; height?: number; onion?: boolean; wall?: string } = {},
): void {
  const { depth = 0, height = 46, onion = false, wall = '#E3CDA4' } = options;
  const stone = lit(l, wall, depth);
  const shadow = dim(l, wall, depth);
  const roof = lit(l, '#9C4633', depth);
  const copper = lit(l, '#5F9A86', depth);
  const w = height * 0.17;
  const body = height * 0.5;
  const naveW = height * 0.55;
  f.poly(
    [
      [x + w, 0],
      [x + w, body * 0.55],
      [x + w + naveW, body * 0.55],
      [x + w + naveW, 0],
    ],
    stone,
  );
  f.poly(
    [
      [x + w, body * 0.5],
      [x + w, body],
      [x + w + naveW * 0.92, body],
      [x + w + naveW * 1.03, body * 0.5],
    ],
    roof,
  );
  for (let i = 0; i < 5; i++)
    f.rect(
      x + w + naveW * (0.1 + i * 0.18),
      body * 0.14,
      naveW * 0.07,
      body * 0.3,
      mix(l.lit > 0.3 ? LAMP : l.glass, l.haze, depth * 0.8),
      [naveW * 0.03, naveW * 0.03, 0, 0],
    );
  const tower = height * 0.66;
  f.rect(x, 0, w, tower, stone);
  f.rect(x + w * 0.66, 0, w * 0.34, tower, shadow, 0, 'opacity="0.8"');
  for (const y of [0.22, 0.44, 0.62])
    f.rect(x - w * 0.04, height * y, w * 1.08, height * 0.008, lighten(stone, 0.3));
  const louvre = mix(l.glass, l.haze, depth * 0.8);
  for (const k of [0.18, 0.58])
    f.rect(x + w * k, height * 0.47, w * 0.24, height * 0.11, louvre, [w * 0.12, w * 0.12, 0, 0]);
  f.ellipse(x + w / 2, height * 0.36, w * 0.24, w * 0.24, lighten(stone, 0.5));
  f.line(
    [
      [x + w / 2, height * 0.36],
      [x + w / 2, height * 0.36 + w * 0.18],
    ],
    louvre,
    w * 0.04,
  );
  f.line(
    [
      [x + w / 2, height * 0.36],
      [x + w * 0.62, height * 0.36],
    ],
    louvre,
    w * 0.04,
  );
  const mid = x + w / 2;
  if (onion) {
    const half2: Pt[] = [
      [mid - w * 0.52, tower],
      [mid - w * 0.66, tower + height * 0.06],
      [mid - w * 0.4, tower + height * 0.13],
      [mid - w * 0.14, tower + height * 0.18],
      [mid - w * 0.16, tower + height * 0.22],
      [mid, tower + height * 0.33],
    ];
    f.soft([...half2, ...half2.map(([px, py]) => [2 * mid - px, py] as const).reverse()], copper);
  } else {
    f.poly(
      [
        [mid - w * 0.56, tower],
        [mid, height * 1.02],
        [mid + w * 0.56, tower],
      ],
      copper,
    );
    f.poly(
      [
        [mid + w * 0.12, tower],
        [mid, height * 1.02],
        [mid + w * 0.56, tower],
      ],
      dim(l, '#5F9A86', depth),
    );
  }
  f.line(
    [
      [mid, height],
      [mid, height * 1.07],
    ],
    lit(l, '#D9A93A', depth),
    w * 0.05,
  );
}

/** Roofs and gables of the old town, seen as a hazy band; deterministic but never regular. */
export function oldTown(f: Face, l: Light, x0: number, x1: number, depth: number): void {
  const { rng } = f.sheet;
  for (const row of [1, 0]) {
    for (let x = x0 + row * 3; x < x1; ) {
      const w = rng.range(5, 9);
      const h = rng.range(6, 10) + row * 5;
      const d = Math.min(1, depth + row * 0.14);
      const [wall, roof] = [rng.pick(walls), rng.pick(roofs)];
      if (rng.chance(0.5)) {
        f.poly(
          [
            [x, 0],
            [x, h],
            [x + w / 2, h + w * 0.6],
            [x + w, h],
            [x + w, 0],
          ],
          lit(l, wall, d),
        );
        f.line(
          [
            [x - 0.2, h - 0.2],
            [x + w / 2, h + w * 0.6],
            [x + w + 0.2, h - 0.2],
          ],
          lit(l, roof, d),
          0.5,
        );
      } else {
        f.rect(x, 0, w, h, lit(l, wall, d));
        f.poly(
          [
            [x - 0.3, h],
            [x + 0.6, h + w * 0.5],
            [x + w - 0.6, h + w * 0.5],
            [x + w + 0.3, h],
          ],
          lit(l, roof, d),
        );
      }
      f.rect(x + w * 0.75, 0, w * 0.25, h, dim(l, wall, d), 0, 'opacity="0.5"');
      for (let wx = x + 1.2; wx < x + w - 1; wx += 1.9) {
        for (let wy = 2; wy < h - 1; wy += 2.9) windowAt(f, l, wx, wy, 0.8, 1.3, { depth: d, bars: false });
      }
      x += w;
    }
  }
}

/** A block of flats with bands of windows and balconies. */
export function block(
  f: Face,
  l: Light,
  x: number,
  w: number,
  floors: number,
  options: { wall?: string; accent?: string; depth?: number; green?: boolean } = {},
): void {
  const { wall = '#E6E2D4', accent = '#C98A5A', depth = 0, green = true } = options;
  const h = floors * 3 + 0.6;
  f.rect(x, 0, w, h, lit(l, wall, depth));
  f.rect(x + w * 0.86, 0, w * 0.14, h, half(l, wall, depth));
  if (green)
    for (let i = 0; i < w; i++)
      f.ellipse(x + i + 0.5, h, 0.8, 0.5, lit(l, i % 2 ? '#5E9145' : '#7BA552', depth));
  f.rect(x - 0.15, h - 0.25, w + 0.3, 0.3, lit(l, darken(wall, 0.25), depth));
  const columns = Math.max(2, Math.round(w / 3.4));
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < columns; i++) {
      const cx = x + (w * (i + 0.5)) / columns;
      const y = 0.9 + floor * 3;
      if ((i + floor) % 3 === 1 && floor > 0) {
        windowAt(f, l, cx, y - 0.7, 1.5, 2.2, { depth, bars: false });
        f.rect(cx - 1.2, y - 0.75, 2.4, 1.05, lit(l, accent, depth));
        f.rect(cx - 1.2, y - 0.75, 2.4, 0.25, dim(l, accent, depth));
      } else windowAt(f, l, cx, y, 1.5, 1.35, { depth, bars: false });
    }
  }
}
