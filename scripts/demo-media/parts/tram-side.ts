import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { bezier, type Pt } from '../canvas/geometry.ts';
import { lettering } from './lettering.ts';
import { GREEN, INK, LAMP, type Light, lit, PAPER, SUN } from './light.ts';

export type Livery = { body: string; upper: string; stripe: string; skirt: string };
export const greenWhite: Livery = { body: GREEN, upper: PAPER, stripe: SUN, skirt: '#1C2B24' };

type TramOptions = {
  modules?: number;
  line?: string;
  destination?: string;
  livery?: Livery;
  lampsOn?: boolean;
  depth?: number;
  pantograph?: boolean;
};

const END = 7.6;
const MIDDLE = 6;
const BELLOWS = 0.55;
const ROOF = 3.28;

export const tramLength = (modules: number) => END * 2 + MIDDLE * (modules - 2) + BELLOWS * (modules - 1);

const nose = (): Pt[] => [
  ...bezier([0.75, 0.3], [0.25, 0.3], [0, 0.62], [0, 1.05]),
  ...bezier([0, 1.05], [0, 1.9], [0.85, 3.2], [1.95, ROOF]),
];

/** The whole tram from the side, its left nose at x = 0, wheels on y = 0. It drives to the left. */
export function tramSide(f: Face, l: Light, options: TramOptions = {}): void {
  const {
    modules = 3,
    line = '1',
    destination = 'HAFENKANTE',
    livery = greenWhite,
    depth = 0,
    pantograph = true,
  } = options;
  const night = l.lit > 0.3;
  const total = tramLength(modules);
  const tone = (colour: string) => lit(l, colour, depth);
  const left = nose();
  const outline: Pt[] = [...left, ...left.map(([x, y]) => [total - x, y] as const).reverse()];

  roofGear(f, tone, total, modules, pantograph);
  wheels(f, tone, total, modules);
  const body = tone(livery.body);
  f.poly(outline, body);
  f.clipPoly(outline, () => {
    f.rect(0, 2.72, total, 0.7, tone(livery.upper));
    f.rect(0, 3.16, total, 0.2, mix(tone(livery.upper), INK, 0.14));
    f.rect(0, 0.3, total, 0.26, tone(livery.skirt));
    f.rect(0, 0.56, total, 0.34, mix(body, INK, 0.18));
    for (const k of [0, 1]) {
      const end = k === 0 ? f : f.mirrored(total / 2);
      end.poly('-0.2,3.4 1.2,3.4 3.7,2.7 3.3,1.1 -0.2,1.1', body);
      end.poly('-0.3,1.12 1.5,1.12 2.3,1.34 2.3,2.75 1.9,3.02 -0.3,3.3', glassTone(l, depth));
      end.poly('0.1,1.5 0.75,2.75 1.3,2.95 0.7,1.3 0.15,1.2', '#FFFFFF', `opacity="${night ? 0.1 : 0.2}"`);
    }
    f.rect(2.1, 1.3, total - 4.2, 1.46, glassTone(l, depth));
    f.rect(2.4, 1.08, total - 4.8, 0.09, tone(livery.stripe));
    f.rect(0, 1.17, total, 0.09, lighten(body, 0.16));
  });
  panes(f, l, total, modules, body, depth);
  for (let i = 1; i < modules; i++) bellows(f, tone, END + (i - 1) * (MIDDLE + BELLOWS));
  for (const end of [f, f.mirrored(total / 2)]) {
    const front = end === f;
    end.poly('0.12,0.86 0.62,0.72 0.8,0.84 0.14,1.02', front ? '#FFF6D2' : '#D9413A');
  }
  if (night) headlightGlow(f);
  f.rect(2.75, 2.82, 0.62, 0.3, INK, 0.05);
  lettering(f, line, 2.94, 2.87, 0.2, '#FFB52E', 0.18);
  f.rect(3.55, 2.82, 2.5, 0.3, INK, 0.05);
  lettering(f, destination.slice(0, 11), 3.66, 2.87, 0.2, '#FFB52E', 0.16);
}

const glassTone = (l: Light, depth: number) =>
  mix(l.lit > 0.3 ? darken(l.glass, 0.25) : '#22383D', l.haze, depth);

function wheels(f: Face, tone: (c: string) => string, total: number, modules: number): void {
  f.sheet.blurred(f.scale() * 0.07, () =>
    f.ellipse(total / 2, -0.02, total / 2 - 0.2, 0.16, INK, 'opacity="0.4"'),
  );
  f.rect(0.9, 0.22, total - 1.8, 0.3, tone('#10191A'));
  const centres = [
    2.0,
    total - 2.0,
    ...Array.from({ length: modules - 2 }, (_, i) => END + BELLOWS + i * (MIDDLE + BELLOWS) + MIDDLE / 2),
  ];
  for (const c of centres) {
    for (const x of [c - 0.85, c + 0.85]) {
      f.ellipse(x, 0.31, 0.31, 0.31, tone('#2A3334'));
      f.ellipse(x, 0.31, 0.17, 0.17, tone('#707B7A'));
    }
  }
}

function roofGear(
  f: Face,
  tone: (c: string) => string,
  total: number,
  modules: number,
  pantograph: boolean,
): void {
  for (let i = 0; i < modules; i++) {
    const x = i === 0 ? 2.3 : END + BELLOWS + (i - 1) * (MIDDLE + BELLOWS) + 0.5;
    const w = i === 0 || i === modules - 1 ? END - 3 : MIDDLE - 1;
    const start = x;
    f.rect(start, ROOF - 0.05, w, 0.44, tone('#C9CFC8'), [0.25, 0.25, 0, 0]);
    f.rect(start, ROOF - 0.05, w, 0.16, tone('#9BA69F'));
    for (let k = 1; k < 4; k++)
      f.line(
        [
          [start + (w * k) / 4, ROOF + 0.08],
          [start + (w * k) / 4, ROOF + 0.34],
        ],
        tone('#9BA69F'),
        0.04,
      );
  }
  if (!pantograph) return;
  const x = modules > 2 ? total / 2 - 0.6 : 4;
  const steel = tone('#3A4745');
  f.rect(x - 0.6, ROOF + 0.36, 1.9, 0.1, steel);
  f.line(
    [
      [x + 0.9, ROOF + 0.44],
      [x - 0.65, 4.35],
      [x + 0.55, 5.3],
    ],
    steel,
    0.085,
  );
  f.line(
    [
      [x + 1.2, ROOF + 0.44],
      [x - 0.5, 4.28],
    ],
    steel,
    0.045,
  );
  f.line(
    [
      [x - 0.15, 5.38],
      [x + 1.25, 5.38],
    ],
    steel,
    0.09,
  );
  f.line(
    [
      [x + 0.55, 5.3],
      [x + 0.1, 5.38],
    ],
    steel,
    0.05,
  );
}

function panes(f: Face, l: Light, total: number, modules: number, body: string, depth: number): void {
  let x = 0;
  for (let i = 0; i < modules; i++) {
    const isEnd = i === 0 || i === modules - 1;
    const w = isEnd ? END : MIDDLE;
    const local = i === modules - 1 ? f.mirrored(total / 2) : f.moved(x, 0);
    if (isEnd) {
      door(local, l, 2.55, body, depth);
      pane(local, l, 4.2, 1.55, depth);
      pane(local, l, 5.85, 1.5, depth);
    } else {
      pane(local, l, 0.25, 1.75, depth);
      door(local, l, 2.25, body, depth);
      pane(local, l, 4, 1.75, depth);
    }
    x += w + BELLOWS;
  }
}

/** One window with riders behind it; by night the saloon shines out. */
function pane(f: Face, l: Light, x: number, w: number, depth: number): void {
  const { rng } = f.sheet;
  const night = l.lit > 0.3;
  f.clipRect(x, 1.38, w, 1.28, 0.12, () => {
    f.rect(x, 1.38, w, 1.28, mix(night ? LAMP : mix('#5E8A92', l.haze, 0.25), l.haze, depth));
    f.rect(x, 2.42, w, 0.24, night ? '#FFF3D0' : mix('#7FA8AC', l.haze, 0.2), 0, 'opacity="0.8"');
    for (let sx = x + 0.35; sx < x + w; sx += 0.75) {
      f.rect(
        sx - 0.24,
        1.3,
        0.48,
        0.42,
        night ? '#6E7C3A' : mix('#2F5B3A', l.haze, 0.15),
        [0.12, 0.12, 0, 0],
      );
      if (rng.chance(0.6))
        rider(
          f,
          sx + rng.range(-0.06, 0.06),
          1.4,
          night ? '#5A3B2B' : mix('#1E3338', l.glass, rng.range(0, 0.5)),
        );
    }
    if (!night) {
      f.poly(
        [
          [x + w * 0.1, 1.3],
          [x + w * 0.45, 2.7],
          [x + w * 0.75, 2.7],
          [x + w * 0.4, 1.3],
        ],
        '#FFFFFF',
        'opacity="0.16"',
      );
      f.poly(
        [
          [x + w * 0.52, 1.3],
          [x + w * 0.87, 2.7],
          [x + w * 0.95, 2.7],
          [x + w * 0.6, 1.3],
        ],
        '#FFFFFF',
        'opacity="0.12"',
      );
    }
  });
}

function rider(f: Face, x: number, y: number, colour: string): void {
  f.soft(
    [
      [x - 0.24, y - 0.2],
      [x - 0.2, y + 0.28],
      [x, y + 0.36],
      [x + 0.2, y + 0.28],
      [x + 0.24, y - 0.2],
    ],
    colour,
  );
  f.ellipse(x, y + 0.5, 0.13, 0.16, colour);
}

function door(f: Face, l: Light, x: number, body: string, depth: number): void {
  const night = l.lit > 0.3;
  f.rect(x, 0.42, 1.35, 2.36, mix(body, INK, 0.35), 0.1);
  for (const dx of [0.06, 0.7]) {
    f.rect(x + dx, 0.5, 0.59, 2.2, mix(night ? '#F5C873' : '#6F989C', l.haze, depth), 0.1);
    f.rect(x + dx, 0.5, 0.59, 0.5, mix(body, '#FFFFFF', 0.06), [0, 0, 0.1, 0.1]);
    f.poly(
      [
        [x + dx + 0.08, 1.2],
        [x + dx + 0.4, 2.6],
        [x + dx + 0.54, 2.6],
        [x + dx + 0.22, 1.2],
      ],
      '#FFFFFF',
      'opacity="0.2"',
    );
    f.line(
      [
        [x + dx + 0.5, 1.2],
        [x + dx + 0.5, 1.75],
      ],
      SUN,
      0.045,
    );
  }
}

function bellows(f: Face, tone: (c: string) => string, x: number): void {
  f.rect(x - 0.04, 0.42, BELLOWS + 0.08, 2.86, tone('#1A2624'));
  for (let i = 0; i < 4; i++) f.rect(x + 0.03 + i * 0.135, 0.46, 0.05, 2.78, tone('#3A4845'));
}

function headlightGlow(f: Face): void {
  const [x, y] = f.at(0.2, 0.9);
  const r = f.scale() * 2.6;
  f.sheet.circle(
    x,
    y,
    r,
    f.sheet.radial(
      [
        [0, '#FFF2C4', 0.7],
        [0.3, '#FFE39A', 0.25],
        [1, '#FFE39A', 0],
      ],
      x,
      y,
      r,
    ),
  );
}
