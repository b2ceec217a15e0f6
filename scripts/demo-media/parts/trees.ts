import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { blob, item, type Pt, ribbon } from '../canvas/geometry.ts';
import type { Rng } from '../canvas/rng.ts';
import { dim, type Light, lit } from './light.ts';

export type Foliage = readonly string[];

export const foliage = {
  summer: ['#4E8A3A', '#3E7A38', '#6B9C45'],
  spring: ['#93B955', '#A9C665', '#7FAB4C'],
  dark: ['#2C5B3B', '#24503A', '#386A42'],
  autumn: ['#D98A2B', '#C7622B', '#E3AC3D'],
  rust: ['#B9542A', '#A6432B', '#CF7A33'],
  gold: ['#E2B13C', '#D59A2E', '#EFC75A'],
  blossom: ['#F2C3C4', '#EBAFB6', '#F8DCD6'],
  willow: ['#8BA65A', '#7A994F', '#9DB56B'],
} as const;

type TreeOptions = { height?: number; leaves?: Foliage; depth?: number; lean?: number };

const BARK = '#5B4636';

/** A round crown in three tones, lit from the upper left, with a trunk that forks into it. */
export function tree(f: Face, l: Light, x: number, options: TreeOptions = {}): void {
  const { height = 8, leaves = foliage.summer, depth = 0, lean = 0 } = options;
  const { rng } = f.sheet;
  const bark = lit(l, BARK, depth);
  const r = height * rng.range(0.3, 0.36);
  const [cx, cy] = [x + lean, height - r];
  f.poly(
    ribbon(
      [
        [x, 0],
        [x + lean * 0.4, height * 0.3],
        [cx, cy],
      ],
      [height * 0.05, height * 0.035, 0.05],
    ),
    bark,
  );
  f.line(
    [
      [x + lean * 0.4, height * 0.3],
      [cx - r * 0.5, cy - r * 0.2],
    ],
    bark,
    height * 0.016,
  );
  f.line(
    [
      [x + lean * 0.4, height * 0.36],
      [cx + r * 0.5, cy - r * 0.1],
    ],
    bark,
    height * 0.014,
  );
  crown(f, l, cx, cy, r, r * rng.range(0.9, 1.08), leaves, depth);
}

export function crown(
  f: Face,
  l: Light,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  leaves: Foliage,
  depth = 0,
): void {
  const { rng } = f.sheet;
  const base = item(leaves, 0);
  const shape = leafy(rng, cx, cy, rx, ry);
  f.soft(shape, dim(l, item(leaves, 1), depth));
  f.clipSoft(shape, () => {
    f.soft(blob(rng, cx - rx * 0.18, cy + ry * 0.2, rx * 0.95, ry * 0.9, 12, 0.1), lit(l, base, depth));
    f.soft(
      blob(rng, cx - rx * 0.36, cy + ry * 0.42, rx * 0.62, ry * 0.5, 11, 0.14),
      lit(l, item(leaves, 2), depth),
    );
    for (let i = 0; i < 16; i++) {
      const [dx, dy] = [rng.range(-0.9, 0.9), rng.range(-0.9, 0.9)];
      const bright = dy - dx > 0;
      const colour = bright ? lighten(item(leaves, 2), 0.18) : darken(item(leaves, 1), 0.2);
      f.ellipse(cx + dx * rx, cy + dy * ry, rx * 0.1, ry * 0.055, lit(l, colour, depth), 'opacity="0.7"');
    }
  });
}

/** A crown's outline: lobes of leaves instead of a ball. */
function leafy(rng: Rng, cx: number, cy: number, rx: number, ry: number): Pt[] {
  const lobes = rng.int(6, 8);
  const turn = rng.range(0, 6);
  const points = lobes * 5;
  return Array.from({ length: points }, (_, i) => {
    const angle = (i * 2 * Math.PI) / points;
    const lobe = Math.abs(Math.sin((angle * lobes) / 2 + turn)) ** 0.7;
    const k = 0.88 + 0.13 * lobe + rng.range(-0.015, 0.015) + 0.05 * Math.sin(angle * 2 + turn);
    return [cx + rx * k * Math.cos(angle), cy + ry * k * Math.sin(angle)] as const;
  });
}

export function poplar(f: Face, l: Light, x: number, options: TreeOptions = {}): void {
  const { height = 14, leaves = foliage.dark, depth = 0 } = options;
  const { rng } = f.sheet;
  const w = height * rng.range(0.085, 0.11);
  f.rect(x - height * 0.012, 0, height * 0.024, height * 0.2, lit(l, BARK, depth));
  const side = (k: number): Pt[] => [
    [x + w * 0.5 * k, height * 0.1],
    [x + w * k, height * 0.32],
    [x + w * 0.85 * k, height * 0.62],
    [x + w * 0.3 * k, height * 0.9],
  ];
  const shape: Pt[] = [...side(-1), [x, height], ...side(1).reverse()];
  f.soft(shape, dim(l, item(leaves, 0), depth));
  f.clipSoft(shape, () => {
    f.soft(
      shape.map(([px, py]) => [px - w * 0.6, py] as const),
      lit(l, item(leaves, 0), depth),
    );
    f.soft(
      shape.map(([px, py]) => [px - w * 1.2, py] as const),
      lit(l, item(leaves, 2), depth),
    );
  });
}

export function fir(f: Face, l: Light, x: number, options: TreeOptions & { snow?: boolean } = {}): void {
  const { height = 9, leaves = foliage.dark, depth = 0, snow = false } = options;
  const { rng } = f.sheet;
  f.rect(x - height * 0.02, 0, height * 0.04, height * 0.16, lit(l, BARK, depth));
  const tiers = 4;
  for (let i = 0; i < tiers; i++) {
    const base = height * (0.12 + i * 0.2);
    const w = height * (0.23 - i * 0.045) * rng.range(0.94, 1.06);
    const top = Math.min(height, base + height * 0.36);
    f.poly(
      [
        [x - w, base],
        [x, top],
        [x + w, base],
        [x, base - height * 0.03],
      ],
      lit(l, item(leaves, 0), depth),
    );
    f.poly(
      [
        [x, base - height * 0.03],
        [x, top],
        [x + w, base],
      ],
      dim(l, item(leaves, 0), depth),
    );
    if (snow)
      f.poly(
        [
          [x - w * 0.55, base + (top - base) * 0.45],
          [x, top],
          [x + w * 0.3, base + (top - base) * 0.7],
          [x - w * 0.1, base + (top - base) * 0.55],
        ],
        lit(l, '#F4F6F4', depth),
      );
  }
}

/** Leafless branches, or the skeleton of a birch. */
export function bareTree(f: Face, l: Light, x: number, height = 8, colour = BARK, depth = 0): void {
  const { rng } = f.sheet;
  const tone = lit(l, colour, depth);
  const branch = (px: number, py: number, angle: number, length: number, width: number): void => {
    const rad = (angle * Math.PI) / 180;
    const [ex, ey] = [px + Math.sin(rad) * length, py + Math.cos(rad) * length];
    f.line(
      [
        [px, py],
        [ex, ey],
      ],
      tone,
      width,
    );
    if (length < height * 0.06) return;
    branch(ex, ey, angle - rng.range(14, 34), length * rng.range(0.64, 0.8), width * 0.62);
    branch(ex, ey, angle + rng.range(14, 34), length * rng.range(0.64, 0.8), width * 0.62);
  };
  branch(x, 0, rng.range(-3, 3), height * 0.32, height * 0.036);
}

export function willow(f: Face, l: Light, x: number, height = 7, depth = 0): void {
  const { rng } = f.sheet;
  f.poly(
    ribbon(
      [
        [x, 0],
        [x + 0.2, height * 0.4],
        [x, height * 0.7],
      ],
      [height * 0.09, height * 0.06, 0.2],
    ),
    lit(l, BARK, depth),
  );
  const strands = f.scale() > 60 ? 90 : 26;
  const thin = f.scale() > 60 ? 0.4 : 1;
  for (let i = 0; i < strands; i++) {
    const t = rng.next();
    const reach = (t - 0.5) * height * 0.95;
    const top: Pt = [x + reach * 0.45, height * (0.93 - Math.abs(t - 0.5) * 0.3)];
    const end: Pt = [x + reach * rng.range(0.9, 1.1), height * rng.range(0.12, 0.34)];
    const mid: Pt = [x + reach * 0.95, height * (0.72 - Math.abs(t - 0.5) * 0.3)];
    const tone =
      t < 0.55 ? lit(l, rng.pick(foliage.willow), depth) : dim(l, rng.pick(foliage.willow), depth * 0.9);
    f.soft(ribbon([top, mid, end], [0.1 * height * thin, 0.07 * height * thin, 0.008 * height]), tone);
  }
}

export function bush(
  f: Face,
  l: Light,
  x: number,
  w: number,
  h: number,
  leaves: Foliage = foliage.summer,
  depth = 0,
): void {
  const { rng } = f.sheet;
  const shape: Pt[] = [
    [x - w / 2, 0],
    ...Array.from(
      { length: 5 },
      (_, i) => [x - w / 2 + (w * (i + 0.5)) / 5, h * rng.range(0.75, 1.05)] as const,
    ),
    [x + w / 2, 0],
  ];
  f.soft(shape, dim(l, item(leaves, 0), depth));
  f.clipSoft(shape, () =>
    f.soft(
      shape.map(([px, py]) => [px - w * 0.06, py + h * 0.16] as const),
      lit(l, item(leaves, 0), depth),
    ),
  );
}

export function grass(
  f: Face,
  l: Light,
  x0: number,
  x1: number,
  height: number,
  count: number,
  colours: readonly string[],
): void {
  const { rng } = f.sheet;
  for (let i = 0; i < count; i++) {
    const x = rng.range(x0, x1);
    const h = height * rng.range(0.5, 1);
    const bend = rng.range(-0.3, 0.3) * h;
    f.poly(
      [
        [x - h * 0.04, -0.02],
        [x + bend, h],
        [x + h * 0.05, -0.02],
      ],
      lit(l, mix(rng.pick(colours), '#FFFFFF', rng.range(0, 0.1))),
    );
  }
}
