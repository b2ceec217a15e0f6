import type { Rng } from './rng.ts';

export type Pt = readonly [number, number];

/** Points as a drawing lists them: `0,0 4,0 4,3`, or as pairs where they are computed. */
export type Points = readonly Pt[] | string;

export function pts(points: Points): readonly Pt[] {
  if (typeof points !== 'string') return points;
  return points
    .trim()
    .split(/\s+/)
    .map((pair): Pt => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      if (Number.isNaN(x + y)) throw new Error(`not a point: ${pair}`);
      return [x, y];
    });
}

const n = (v: number) => String(Math.round(v * 10) / 10);

export function item<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('empty list');
  return found;
}

export function polyPath(points: Points, closed = true): string {
  return `M${pts(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}${closed ? 'Z' : ''}`;
}

/** A soft line through all points (Catmull-Rom as cubic curves). */
export function smoothPath(list: Points, closed = true, tension = 1): string {
  const points = pts(list);
  const count = points.length;
  const at = (i: number): Pt =>
    closed ? item(points, i) : item(points, Math.min(count - 1, Math.max(0, i)));
  const k = tension / 6;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} `;
    d += `${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 16,
): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

export type Radii = number | readonly [number, number, number, number];

/** Corners in the order top left, top right, bottom right, bottom left as seen with y pointing down. */
export function roundRect(x: number, y: number, w: number, h: number, radii: Radii = 0): Pt[] {
  const [a, b, c, d] = typeof radii === 'number' ? [radii, radii, radii, radii] : radii;
  const corner = (cx: number, cy: number, r: number, from: number): Pt[] =>
    r === 0 ? [[cx, cy]] : arc(cx, cy, r, r, from, from + 90, 6);
  return [
    ...corner(x + a, y + a, a, 180),
    ...corner(x + w - b, y + b, b, 270),
    ...corner(x + w - c, y + h - c, c, 0),
    ...corner(x + d, y + h - d, d, 90),
  ];
}

export function blob(
  rng: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count = 12,
  wobble = 0.14,
): Pt[] {
  const turn = rng.range(0, 360);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    const k = 1 + rng.range(-wobble, wobble);
    return [cx + rx * k * Math.cos(angle), cy + ry * k * Math.sin(angle)] as const;
  });
}

/** The outline of a bent, tapering stroke: a limb, a branch, a river. */
export function ribbon(list: Points, widths: readonly number[]): Pt[] {
  const points = pts(list);
  const left: Pt[] = [];
  const right: Pt[] = [];
  points.forEach(([x, y], i) => {
    const before = item(points, Math.max(0, i - 1));
    const after = item(points, Math.min(points.length - 1, i + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (widths[i] ?? item(widths, -1)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.unshift([x + (dy / length) * half, y - (dx / length) * half]);
  });
  return [...left, ...right];
}

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** A gently rolling horizon from left to right. */
export function ridge(rng: Rng, x0: number, x1: number, y: number, height: number, steps = 8): Pt[] {
  const phase = rng.range(0, 6);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const wave =
      Math.sin(phase + i * 1.1) * 0.5 + Math.sin(phase * 2 + i * 2.3) * 0.25 + rng.range(-0.18, 0.18);
    return [lerp(x0, x1, i / steps), y - height * (0.5 + wave * 0.6)] as const;
  });
}

export function bezier(p0: Pt, p1: Pt, p2: Pt, p3: Pt, steps = 12): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    return [
      k[0] * p0[0] + k[1] * p1[0] + k[2] * p2[0] + k[3] * p3[0],
      k[0] * p0[1] + k[1] * p1[1] + k[2] * p2[1] + k[3] * p3[1],
    ] as const;
  });
}
