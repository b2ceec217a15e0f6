import type { Camera } from '../canvas/camera.ts';
import { mix } from '../canvas/colour.ts';
import { type Face, flat } from '../canvas/face.ts';
import type { Pt } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { lettering, textWidth } from './lettering.ts';
import { dim, GREEN, INK, type Light, lit, PAPER, SUN } from './light.ts';

export const GAUGE = 1.435;

/** Two grooved rails running away from the viewer, their middle at x. */
export function rails(c: Camera, l: Light, x: number, z0: number, z1: number, bed?: string): void {
  if (bed) c.strip(x - 1.3, x + 1.3, z0, z1, bed);
  for (const k of [-1, 1]) {
    const rx = x + (k * GAUGE) / 2;
    c.strip(rx - 0.09, rx + 0.09, z0, z1, lit(l, '#4A5350'));
    c.strip(rx - 0.045, rx + 0.045, z0, z1, lit(l, l.lit > 0.3 ? '#E2D3A8' : '#D9DDD4'));
  }
}

/** Contact wire and its span wires over a track that runs away from the viewer. */
export function overhead(c: Camera, l: Light, x: number, z0: number, z1: number, half = 6): void {
  const wire = mix(lit(l, INK), l.haze, 0.15);
  c.sheet.line([c.project([x, 5.6, z0]), c.project([x, 5.6, z1])], wire, 2.4);
  for (let z = Math.ceil(z0 / 16) * 16; z < z1; z += 16) {
    c.sheet.line(
      [c.project([x - half, 7, z]), c.project([x, 5.9, z]), c.project([x + half, 7, z])],
      wire,
      Math.max(0.8, c.scaleAt([x, 6, z]) * 0.03),
    );
  }
}

/** Wire, masts and brackets along a track seen from the side. */
export function catenary(f: Face, l: Light, x0: number, x1: number, step = 14, depth = 0): void {
  const steel = lit(l, '#3E4A48', depth);
  f.line(
    [
      [x0, 5.45],
      [x1, 5.45],
    ],
    steel,
    0.045,
  );
  for (let x = x0 + step * 0.4; x < x1; x += step) {
    f.rect(x - 0.09, 0, 0.18, 7, steel);
    f.rect(x - 0.16, 0, 0.32, 0.5, steel);
    f.line(
      [
        [x, 6.5],
        [x + 2.3, 6.2],
      ],
      steel,
      0.08,
    );
    f.line(
      [
        [x, 6.0],
        [x + 2.0, 5.75],
        [x + 2.0, 5.45],
      ],
      steel,
      0.05,
    );
    f.curve(
      [
        [x + 2, 6.2],
        [x + 2 + step / 2, 5.75],
        [x + 2 + step, 6.2],
      ],
      steel,
      0.035,
    );
  }
}

export function lantern(f: Face, l: Light, x: number, height = 4.4, depth = 0): void {
  const steel = lit(l, '#26332F', depth);
  f.rect(x - 0.06, 0, 0.12, height, steel);
  f.rect(x - 0.14, 0, 0.28, 0.7, steel, 0.05);
  f.poly(
    [
      [x - 0.2, height],
      [x - 0.32, height + 0.6],
      [x + 0.32, height + 0.6],
      [x + 0.2, height],
    ],
    l.lit > 0.2 ? '#FFE7AE' : lit(l, '#E9EFE6', depth),
  );
  f.poly(
    [
      [x - 0.42, height + 0.6],
      [x, height + 0.92],
      [x + 0.42, height + 0.6],
    ],
    steel,
  );
  if (l.lit > 0.2) glow(f, x, height + 0.3, 2.6);
}

export function glow(
  f: Face,
  x: number,
  y: number,
  radius: number,
  colour = '#FFDF9A',
  strength = 0.7,
): void {
  const [px, py] = f.at(x, y);
  const r = f.scale(x, y) * radius;
  f.sheet.circle(
    px,
    py,
    r,
    f.sheet.radial(
      [
        [0, colour, strength],
        [0.3, colour, strength * 0.35],
        [1, colour, 0],
      ],
      px,
      py,
      r,
    ),
  );
}

/** The round green H of a German stop is yellow with a green H; ours carries the line below it. */
export function stopPole(f: Face, l: Light, x: number, line = '4', name = ''): void {
  f.rect(x - 0.05, 0, 0.1, 3.1, lit(l, '#5A6662'));
  f.ellipse(x, 3.3, 0.44, 0.44, lit(l, SUN));
  f.ellipse(x, 3.3, 0.36, 0.36, lit(l, GREEN));
  f.ellipse(x, 3.3, 0.31, 0.31, lit(l, SUN));
  lettering(f, 'H', x - 0.11, 3.13, 0.34, lit(l, GREEN), 0.22);
  f.rect(x - 0.36, 2.34, 0.72, 0.4, lit(l, GREEN), 0.06);
  lettering(f, line, x - textWidth(line, 0.24) / 2, 2.42, 0.24, PAPER, 0.2);
  f.rect(x - 0.3, 1.25, 0.6, 0.85, lit(l, '#F4F1E6'), 0.04);
  for (let i = 0; i < 5; i++)
    f.rect(x - 0.22, 1.34 + i * 0.13, 0.44, 0.05, lit(l, i === 4 ? GREEN : '#B9C0B6'));
  if (name) {
    const w = textWidth(name, 0.2) + 0.3;
    f.rect(x - w / 2, 2.78, w, 0.01, 'none');
  }
}

/** A glass shelter seen from the front, its left post at x. */
export function shelter(
  f: Face,
  l: Light,
  x: number,
  w = 5,
  options: { roof?: string; bench?: boolean } = {},
): void {
  const steel = lit(l, '#3E4A48');
  const glass = l.lit > 0.3 ? '#FFE9B8' : '#CFE3DE';
  f.rect(x, 0.25, w, 2.2, glass, 0, 'opacity="0.38"');
  for (let i = 0; i < 3; i++) {
    const px = x + (w * (i + 0.25)) / 3;
    f.poly(
      [
        [px, 0.3],
        [px + 0.7, 2.4],
        [px + 1.05, 2.4],
        [px + 0.35, 0.3],
      ],
      '#FFFFFF',
      'opacity="0.28"',
    );
  }
  for (let i = 0; i <= 3; i++) f.rect(x + (w * i) / 3 - 0.045, 0, 0.09, 2.5, steel);
  f.rect(x, 1.12, w, 0.05, steel);
  f.rect(x - 0.35, 2.45, w + 0.7, 0.2, lit(l, options.roof ?? GREEN), 0.08);
  f.rect(x - 0.35, 2.45, w + 0.7, 0.07, dim(l, options.roof ?? GREEN));
  if (options.bench !== false) {
    f.rect(x + 0.5, 0.46, w * 0.5, 0.09, lit(l, '#A9713F'));
    for (const bx of [x + 0.8, x + 0.3 + w * 0.5]) f.rect(bx, 0, 0.07, 0.46, steel);
  }
}

/** A soft long shadow on the ground, away from the light. */
export function castShadow(s: Sheet, points: readonly Pt[], opacity = 0.22): void {
  s.poly(points, '#14203A', `opacity="${opacity}"`);
}

export function personShadow(f: Face, x: number, length = 1.6, flatness = 0.14): void {
  f.poly(
    [
      [x - 0.16, 0.02],
      [x + 0.16, 0.02],
      [x + length + 0.1, length * flatness],
      [x + length - 0.25, length * flatness + 0.05],
    ],
    '#14203A',
    'opacity="0.2"',
  );
}

export const ground = (s: Sheet, x: number, y: number, scale: number) => flat(s, x, y, scale);
