import { mix } from '../canvas/colour.ts';
import { blob, lerp, type Pt } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import type { Light } from './light.ts';

export function sky(s: Sheet, l: Light, horizon = s.h): void {
  s.rect(0, 0, s.w, s.h, s.linear(l.sky, [0, 0], [0, horizon]));
}

export function sun(s: Sheet, l: Light, x: number, y: number, r: number, glow = 5): void {
  s.circle(
    x,
    y,
    r * glow,
    s.radial(
      [
        [0, l.sun, 0.75],
        [0.35, l.sun, 0.28],
        [1, l.sun, 0],
      ],
      x,
      y,
      r * glow,
    ),
  );
  s.circle(x, y, r, l.sun);
}

export function moon(s: Sheet, x: number, y: number, r: number, ground: string, phase = 0.36): void {
  s.circle(
    x,
    y,
    r * 4,
    s.radial(
      [
        [0, '#F4EBCF', 0.3],
        [1, '#F4EBCF', 0],
      ],
      x,
      y,
      r * 4,
    ),
  );
  s.circle(x, y, r, '#F4EBCF');
  if (phase > 0) s.circle(x + r * phase, y - r * phase * 0.45, r * 0.88, ground);
}

export function stars(s: Sheet, count: number, bottom: number, colour = '#F7EFD8'): void {
  for (let i = 0; i < count; i++) {
    const depth = s.rng.next() ** 1.6;
    const size = s.rng.chance(0.12) ? s.rng.range(2.2, 3.4) : s.rng.range(0.8, 1.7);
    s.circle(s.rng.range(0, s.w), depth * bottom, size, colour, `opacity="${(1 - depth * 0.75).toFixed(2)}"`);
  }
}

/** A flat-bottomed summer cloud: puffs on a line, a lit crown over a shaded base. */
export function cloud(s: Sheet, x: number, y: number, width: number, colour: string, shade = colour): void {
  const puffs = Math.max(4, Math.round(width / 70));
  const outline = (lift: number, shrink: number) => {
    const parts: string[] = [];
    for (let i = 0; i <= puffs; i++) {
      const t = i / puffs;
      const r = width * (0.07 + 0.13 * Math.sin(Math.PI * t) * s.rng.range(0.7, 1.15)) * shrink;
      const cx = lerp(x - width / 2, x + width / 2, t);
      parts.push(
        `M${(cx - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(2 * r).toFixed(1)} 0Z`,
      );
    }
    s.group(`transform="translate(0 ${-lift})"`, () => s.path(parts.join(''), lift > 0 ? colour : shade));
  };
  outline(0, 1);
  if (shade !== colour) outline(width * 0.025, 0.93);
}

/** Long thin evening clouds, tapering at both ends. */
export function streaks(
  s: Sheet,
  l: Light,
  count: number,
  top: number,
  bottom: number,
  colour: string,
): void {
  for (let i = 0; i < count; i++) {
    const y = s.rng.range(top, bottom);
    const x = s.rng.range(-0.1, 1.1) * s.w;
    const [w, h] = [s.rng.range(0.16, 0.5) * s.w, s.rng.range(5, 16)];
    const points: Pt[] = [
      [x - w / 2, y],
      [x - w * 0.2, y - h],
      [x + w * 0.22, y - h * 0.6],
      [x + w / 2, y],
      [x, y + h * 0.4],
    ];
    s.soft(
      points,
      mix(colour, l.haze, s.rng.range(0, 0.4)),
      `opacity="${s.rng.range(0.35, 0.8).toFixed(2)}"`,
    );
  }
}

export function birds(s: Sheet, count: number, x: number, y: number, spread: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const [bx, by] = [x + s.rng.range(-1, 1) * spread, y + s.rng.range(-0.4, 0.4) * spread];
    const w = s.rng.range(7, 15);
    const tilt = s.rng.range(-3, 3);
    s.curve(
      [
        [bx - w, by - 3 + tilt],
        [bx - w * 0.4, by - 5],
        [bx, by],
        [bx + w * 0.4, by - 6],
        [bx + w, by - 3 - tilt],
      ],
      colour,
      2.4,
    );
  }
}

export function rainfall(s: Sheet, count: number, colour: string): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [s.rng.range(-50, s.w), s.rng.range(-50, s.h), s.rng.range(18, 54)];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.2).toFixed(0)} ${length.toFixed(0)}`;
  }
  s.stroke(d, colour, 1.6, 'opacity="0.3"');
}

export function mist(s: Sheet, y: number, height: number, colour: string, opacity = 0.8): void {
  const fill = s.linear(
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
    [0, y - height / 2],
    [0, y + height / 2],
  );
  s.rect(0, y - height / 2, s.w, height, fill);
}

export function mistBank(s: Sheet, y: number, colour: string, opacity: number): void {
  s.blurred(14, () => {
    for (let i = 0; i < 6; i++) {
      const shape = blob(
        s.rng,
        s.rng.range(0, s.w),
        y + s.rng.range(-16, 16),
        s.rng.range(180, 420),
        s.rng.range(12, 30),
      );
      s.soft(shape, colour, `opacity="${opacity}"`);
    }
  });
}
