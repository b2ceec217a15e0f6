import { darken, lighten } from '../canvas/colour.ts';
import { Face } from '../canvas/face.ts';
import { blob, lerp, type Pt, ribbon } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';

/** A face turned by `degrees` counter-clockwise around its origin, for everything that leans. */
export function turned(s: Sheet, x: number, y: number, scale: number, degrees: number): Face {
  const rad = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(rad) * scale, Math.sin(rad) * scale];
  return new Face(s, (fx, fy) => [x + fx * cos - fy * sin, y - fx * sin - fy * cos]);
}

export function glowSpot(s: Sheet, x: number, y: number, r: number, colour: string, strength = 0.7): void {
  const fill = s.radial(
    [
      [0, colour, strength],
      [0.4, colour, strength * 0.32],
      [1, colour, 0],
    ],
    x,
    y,
    r,
  );
  s.circle(x, y, r, fill);
}

/** A soft contact shadow under things that lie or stand on a table. */
export function softShadow(
  s: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.4,
  colour = '#1A0F14',
): void {
  s.blurred(Math.max(6, Math.min(rx, ry) * 0.3), () =>
    s.ellipse(x, y, rx, ry, colour, `opacity="${opacity}"`),
  );
}

/** Darker corners draw the eye to the middle. */
export function vignette(s: Sheet, colour: string, strength = 0.5): void {
  const r = Math.hypot(s.w, s.h) * 0.6;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, colour, 0],
        [0.55, colour, 0],
        [1, colour, strength],
      ],
      s.w / 2,
      s.h / 2,
      r,
    ),
  );
}

export function shade(s: Sheet, colour: string, from: Pt, to: Pt, strength: number): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, colour, strength],
        [1, colour, 0],
      ],
      from,
      to,
    ),
  );
}

export function steam(
  s: Sheet,
  x: number,
  y: number,
  height: number,
  count = 3,
  spread = 60,
  colour = '#FFFFFF',
  opacity = 0.4,
): void {
  s.blurred(9, () => {
    for (let i = 0; i < count; i++) {
      const x0 = x + (i - (count - 1) / 2) * spread;
      const side = i % 2 ? 1 : -1;
      const h = height * s.rng.range(0.75, 1.05);
      const line: Pt[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
        x0 + side * Math.sin(t * 6) * spread * 0.4 * (0.4 + t),
        y - h * t,
      ]);
      s.soft(ribbon(line, [6, 26, 30, 24, 4]), colour, `opacity="${opacity}"`);
    }
  });
}

/** Out-of-focus lights. */
export function bokeh(
  s: Sheet,
  count: number,
  colours: readonly string[],
  area: readonly [number, number, number, number],
  radii: readonly [number, number],
): void {
  const [x0, y0, x1, y1] = area;
  for (let i = 0; i < count; i++) {
    const r = s.rng.range(radii[0], radii[1]);
    s.circle(
      s.rng.range(x0, x1),
      s.rng.range(y0, y1),
      r,
      s.rng.pick(colours),
      `opacity="${s.rng.range(0.12, 0.4).toFixed(2)}"`,
    );
  }
}

/** Boards side by side with grain and seams; `across` runs them from left to right. */
export function boards(s: Sheet, y0: number, y1: number, count: number, colour: string, across = true): void {
  const [from, size] = across ? [y0, (y1 - y0) / count] : [0, s.w / count];
  for (let i = 0; i < count; i++) {
    const tone = s.rng.chance(0.5)
      ? lighten(colour, s.rng.range(0, 0.07))
      : darken(colour, s.rng.range(0, 0.1));
    const p = from + i * size;
    if (across) s.rect(0, p, s.w, size + 1, tone);
    else s.rect(p, y0, size + 1, y1 - y0, tone);
    for (let k = 0; k < 5; k++) {
      const q = p + s.rng.range(0.1, 0.9) * size;
      const a = s.rng.range(0, 0.8);
      const grain: Pt[] = [0, 0.5, 1].map((t) => {
        const along = across
          ? lerp(a * s.w, (a + 0.35) * s.w, t)
          : lerp(lerp(y0, y1, a), lerp(y0, y1, a + 0.35), t);
        const wave = q + Math.sin(t * 3 + k) * size * 0.04;
        return across ? [along, wave] : [wave, along];
      });
      s.curve(grain, darken(colour, 0.22), 2, 'opacity="0.45"');
    }
    if (across) s.rect(0, p, s.w, 4, darken(colour, 0.4), 'opacity="0.6"');
    else s.rect(p, y0, 4, y1 - y0, darken(colour, 0.4), 'opacity="0.6"');
  }
}

/** One pointed leaf with its lit half and midrib, base at (x, y). */
export function leaf(
  s: Sheet,
  x: number,
  y: number,
  length: number,
  degrees: number,
  colour: string,
  width = 0.42,
): void {
  const f = turned(s, x, y, length, degrees - 90);
  const w = width / 2;
  f.soft(
    `0,0 ${-w * 0.75},0.22 ${-w},0.48 ${-w * 0.5},0.82 0,1 ${w * 0.5},0.82 ${w},0.48 ${w * 0.75},0.22`,
    darken(colour, 0.14),
  );
  f.soft(`0,0 ${-w * 0.75},0.22 ${-w},0.48 ${-w * 0.5},0.82 0,1 0.01,0.5`, colour);
  f.line('0,0.02 0,0.9', lighten(colour, 0.2), 0.014);
}

/** Foam, flour, moss: many small blobs around a place. */
export function specks(
  s: Sheet,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  sizes: readonly [number, number],
  colours: readonly string[],
  opacity = 1,
): void {
  for (let i = 0; i < count; i++) {
    const a = s.rng.range(0, 6.283);
    const d = Math.sqrt(s.rng.next());
    const r = s.rng.range(sizes[0], sizes[1]);
    s.soft(
      blob(s.rng, x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d, r, r * 0.8, 7, 0.2),
      s.rng.pick(colours),
      `opacity="${opacity}"`,
    );
  }
}

export function brickWall(
  s: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  size = 30,
): void {
  s.rect(x0, y0, x1 - x0, y1 - y0, colour);
  for (let y = y0, row = 0; y < y1; y += size, row++) {
    for (let x = x0 - (row % 2) * size * 1.1; x < x1; x += size * 2.2) {
      if (!s.rng.chance(0.42)) continue;
      const tone = s.rng.chance(0.5) ? lighten(colour, 0.09) : darken(colour, 0.13);
      const left = Math.max(x0, x);
      s.rect(left, y, Math.min(x1, x + size * 2.05) - left, size * 0.84, tone, 'opacity="0.7"');
    }
  }
}
