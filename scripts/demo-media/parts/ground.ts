import { darken, lighten, mix } from '../canvas/colour.ts';
import { flat } from '../canvas/face.ts';
import { lerp, type Pt, ridge, smoothPath } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { type Light, lit } from './light.ts';
import { type Foliage, foliage, poplar, tree } from './trees.ts';

/** A rolling band of land whose upper edge lies at y; fades into the haze with depth. */
export function hills(s: Sheet, l: Light, y: number, height: number, colour: string, depth: number): Pt[] {
  const edge = ridge(s.rng, -80, s.w + 80, y, height, 9);
  const d = `${smoothPath(edge, false)}L${s.w + 80} ${s.h}L-80 ${s.h}Z`;
  const top = lit(l, colour, depth);
  s.path(
    d,
    s.linear(
      [
        [0, top],
        [1, lit(l, darken(colour, 0.1), Math.min(1, depth + 0.15))],
      ],
      [0, y - height],
      [0, y + 260],
    ),
  );
  return edge;
}

/** Little round woods and hedges sprinkled along a hill's edge. */
export function woods(
  s: Sheet,
  l: Light,
  edge: readonly Pt[],
  count: number,
  scale: number,
  depth: number,
  leaves: Foliage = foliage.summer,
): void {
  for (let i = 0; i < count; i++) {
    const t = s.rng.next() * (edge.length - 1);
    const [a, b] = [edge[Math.floor(t)], edge[Math.ceil(t)]];
    if (!a || !b) continue;
    const k = t - Math.floor(t);
    const f = flat(s, lerp(a[0], b[0], k), lerp(a[1], b[1], k) + scale, scale);
    if (s.rng.chance(0.2)) poplar(f, l, 0, { height: s.rng.range(9, 14), depth });
    else tree(f, l, 0, { height: s.rng.range(5, 9), depth, leaves });
  }
}

/** Still water from y down: the sky turned over, broken by long dashes that grow towards the viewer. */
export function water(
  s: Sheet,
  l: Light,
  y: number,
  bottom: number,
  options: { tint?: string; amount?: number; dashes?: number } = {},
): void {
  const { tint = '#2F6B78', amount = 0.45, dashes = 90 } = options;
  const skyTop = l.sky[0]?.[1] ?? tint;
  const skyLow = l.sky[l.sky.length - 1]?.[1] ?? tint;
  const near = mix(skyTop, tint, amount + 0.2);
  s.rect(
    0,
    y,
    s.w,
    bottom - y,
    s.linear(
      [
        [0, mix(skyLow, tint, amount * 0.6)],
        [1, near],
      ],
      [0, y],
      [0, bottom],
    ),
  );
  ripples(s, y, bottom, dashes, lighten(skyLow, 0.1), near);
}

export function ripples(
  s: Sheet,
  y: number,
  bottom: number,
  count: number,
  light: string,
  dark: string,
): void {
  for (let i = 0; i < count; i++) {
    const t = s.rng.next() ** 1.4;
    const py = lerp(y + 4, bottom, t);
    const w = lerp(14, 190, t) * s.rng.range(0.4, 1.3);
    const h = lerp(1.2, 6, t);
    const x = s.rng.range(-100, s.w + 100);
    s.soft(
      [
        [x - w, py],
        [x, py - h],
        [x + w, py],
        [x, py + h],
      ],
      i % 3 ? light : dark,
      `opacity="${s.rng.range(0.15, 0.5).toFixed(2)}"`,
    );
  }
}

/** Horizontal bands laid over a mirrored picture so that it reads as moving water. */
export function breakUp(s: Sheet, y: number, bottom: number, count: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const t = (i + s.rng.next()) / count;
    const py = lerp(y + 6, bottom, t);
    const h = lerp(1, 5, t);
    const x = s.rng.range(0, s.w);
    const w = lerp(80, 320, s.rng.next());
    s.soft(
      [
        [x - w, py],
        [x, py - h],
        [x + w, py],
        [x, py + h],
      ],
      colour,
      'opacity="0.55"',
    );
  }
}

/** Cobbles or slabs hinted at by a few short strokes in perspective. */
export function paving(s: Sheet, y: number, bottom: number, count: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const t = s.rng.next();
    const py = lerp(y, bottom, t ** 1.3);
    const w = lerp(8, 60, t);
    const x = s.rng.range(0, s.w);
    s.line(
      [
        [x - w, py],
        [x + w, py],
      ],
      colour,
      lerp(1, 3.5, t),
      `opacity="${s.rng.range(0.2, 0.6).toFixed(2)}"`,
    );
  }
}

export function meadow(
  s: Sheet,
  l: Light,
  y: number,
  bottom: number,
  colour: string,
  flowers: readonly string[] = [],
  count = 220,
): void {
  for (let i = 0; i < count; i++) {
    const t = s.rng.next();
    const py = lerp(y, bottom, t);
    const h = lerp(5, 26, t) * s.rng.range(0.6, 1.2);
    const x = s.rng.range(0, s.w);
    const tone = lit(l, s.rng.chance(0.5) ? lighten(colour, 0.18) : darken(colour, 0.16));
    s.poly(
      [
        [x - h * 0.09, py],
        [x + s.rng.range(-0.3, 0.3) * h, py - h],
        [x + h * 0.09, py],
      ],
      tone,
    );
    if (flowers.length > 0 && s.rng.chance(0.3)) s.circle(x, py - h, h * 0.16, lit(l, s.rng.pick(flowers)));
  }
}
