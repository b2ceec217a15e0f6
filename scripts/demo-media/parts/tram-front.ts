import type { Camera, P3 } from '../canvas/camera.ts';
import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { bezier, type Pt } from '../canvas/geometry.ts';
import { centred } from './lettering.ts';
import { dim, INK, LAMP, type Light, lit } from './light.ts';
import { greenWhite, type Livery } from './tram-side.ts';

const HALF = 1.33;

type FrontOptions = {
  line?: string;
  destination?: string;
  livery?: Livery;
  lampsOn?: boolean;
  driver?: boolean;
  depth?: number;
  pantograph?: boolean;
};

const edge = (): Pt[] => [
  [-1.1, 0.3],
  ...bezier([-1.1, 0.3], [-1.34, 0.4], [-HALF, 0.9], [-HALF, 1.4], 6),
  ...bezier([-HALF, 1.4], [-1.3, 2.2], [-1.22, 3.3], [-0.7, 3.4], 10),
];

const both = (points: readonly Pt[]): Pt[] => [
  ...points,
  ...points.map(([x, y]) => [-x, y] as const).reverse(),
];

/** The tram's face, its middle at x = 0 of the face. */
export function tramFront(f: Face, l: Light, options: FrontOptions = {}): void {
  const {
    line = '1',
    destination = 'HAFENKANTE',
    livery = greenWhite,
    lampsOn = l.lit > 0.2,
    driver = true,
    depth = 0,
    pantograph = true,
  } = options;
  const night = l.lit > 0.3;
  const tone = (colour: string) => lit(l, colour, depth);
  const outline = both(edge());
  if (pantograph) {
    const steel = tone('#33403E');
    f.rect(-0.9, 3.3, 1.8, 0.35, tone('#AEB8B0'), [0.15, 0.15, 0, 0]);
    f.line('-0.6,3.6 -0.35,4.5 -0.75,5.3', steel, 0.06);
    f.line('0.6,3.6 0.35,4.5 0.75,5.3', steel, 0.06);
    f.line('-0.95,5.3 0.95,5.3', steel, 0.08);
  }
  f.poly(outline, tone(livery.body));
  f.clipPoly(outline, () => {
    f.rect(-1.4, 0.2, 2.8, 0.36, tone(livery.skirt));
    f.poly(
      '-1.4,3.6 -1.4,1.5 -1.12,1.42 -0.95,3.0 -0.5,3.12 0.5,3.12 0.95,3.0 1.12,1.42 1.4,1.5 1.4,3.6',
      tone(livery.upper),
    );
    f.poly('0.2,0.2 1.4,0.2 1.4,3.6 1.02,3.6 1.12,1.4', dim(l, livery.body, depth), 'opacity="0.28"');
  });
  windscreen(f, l, night, driver, depth);
  f.rect(-0.8, 2.72, 1.6, 0.3, INK, 0.08);
  centred(f, `${line} ${destination}`.slice(0, 12), 0, 2.79, 0.17, '#FFB52E', 0.16);
  f.poly('-1.27,1.24 0,1.02 1.27,1.24 1.27,1.16 0,0.93 -1.27,1.16', tone(livery.stripe));
  f.ellipse(0, 0.74, 0.16, 0.16, tone(livery.upper));
  f.rect(-0.1, 0.7, 0.2, 0.08, tone(livery.body));
  for (const k of [-1, 1]) lamp(f, k, lampsOn);
}

function windscreen(f: Face, l: Light, night: boolean, driver: boolean, depth: number): void {
  const screen = both([[-1.16, 1.36], ...bezier([-1.16, 1.36], [-1.14, 2], [-1.06, 2.9], [-0.86, 3.06], 8)]);
  f.poly(screen, mix(darken('#22383D', 0.15), l.haze, depth));
  const inner = both([[-1.06, 1.44], ...bezier([-1.06, 1.44], [-1.04, 2], [-0.98, 2.55], [-0.9, 2.66], 6)]);
  f.poly(inner, mix(night ? mix(LAMP, '#8A5A2B', 0.35) : mix('#557F87', l.haze, 0.2), l.haze, depth));
  f.clipPoly(inner, () => {
    if (driver) {
      const cloth = night ? '#3A2A22' : '#1B3A33';
      f.soft('-0.38,1.3 -0.34,1.78 -0.12,1.9 0.12,1.9 0.34,1.78 0.38,1.3', cloth);
      f.ellipse(0, 2.1, 0.16, 0.2, night ? '#5A3B2B' : '#8A5F48');
      f.soft('-0.18,2.12 -0.16,2.32 0.02,2.36 0.18,2.28 0.17,2.1 0.08,2.2 -0.08,2.22', '#241A17');
    }
    f.rect(-1.2, 1.3, 2.4, 0.22, INK);
    f.poly('-0.9,1.3 -0.3,2.8 0.1,2.8 -0.5,1.3', '#FFFFFF', `opacity="${night ? 0.08 : 0.2}"`);
    f.poly('-0.38,1.3 0.22,2.8 0.32,2.8 -0.28,1.3', '#FFFFFF', `opacity="${night ? 0.06 : 0.14}"`);
  });
  f.line('0.1,1.4 0.75,2.2', INK, 0.03);
}

function lamp(f: Face, side: number, on: boolean): void {
  f.poly(
    [
      [side * 0.62, 0.78],
      [side * 1.16, 0.92],
      [side * 1.18, 1.04],
      [side * 0.66, 0.9],
    ],
    on ? '#FFF9E2' : '#E8EEE8',
  );
  if (!on) return;
  const [x, y] = f.at(side * 0.9, 0.9);
  const r = f.scale() * 1.5;
  f.sheet.circle(
    x,
    y,
    r,
    f.sheet.radial(
      [
        [0, '#FFF6D6', 0.85],
        [0.2, '#FFEBB0', 0.4],
        [1, '#FFE39A', 0],
      ],
      x,
      y,
      r,
    ),
  );
}

type CarOptions = FrontOptions & { length?: number; visibleSide?: 'left' | 'right' };

/** A tram coming towards the viewer: its rail-centre nose at `at`, the body running away in z. */
export function tramInSpace(c: Camera, l: Light, at: P3, options: CarOptions = {}): void {
  const { length = 27, livery = greenWhite, visibleSide = 'right', depth = 0 } = options;
  const [x, y, z] = at;
  const k = visibleSide === 'right' ? 1 : -1;
  const night = l.lit > 0.3;
  const side = (colour: string) => (k === 1 ? dim(l, colour, depth) : lit(l, colour, depth));
  const start = z + 1.1;
  const wall = c.wall([x + k * HALF, y, start], [0, 0, 1]);
  c.quad(
    [
      [x - HALF, y + 3.4, start],
      [x + HALF, y + 3.4, start],
      [x + HALF, y + 3.4, z + length],
      [x - HALF, y + 3.4, z + length],
    ],
    side('#9BA69F'),
  );
  wall.rect(0, 0.35, length - 1.1, 1.0, side(livery.body));
  wall.rect(0, 0.35, length - 1.1, 0.3, side(livery.skirt));
  wall.rect(0, 1.05, length - 1.1, 0.09, side(livery.stripe));
  wall.rect(0, 1.3, length - 1.1, 2.1, side(livery.upper));
  wall.rect(0, 1.3, length - 1.1, 1.46, mix(night ? '#101D26' : '#22383D', l.haze, depth));
  for (let m = 0; m * 6.6 < length - 3; m++) {
    const o = m * 6.6;
    for (const [px, w, low] of [
      [0.8, 1.7, 1.4],
      [2.9, 1.2, 0.5],
      [4.5, 1.5, 1.4],
    ] as const) {
      wall.rect(
        o + px,
        low,
        w,
        2.64 - low,
        mix(night ? LAMP : mix('#547B84', l.haze, 0.22), l.haze, depth),
        0.1,
      );
      if (low < 1) {
        wall.line(
          [
            [o + px + w / 2, low],
            [o + px + w / 2, 2.64],
          ],
          side(livery.skirt),
          0.07,
        );
      } else if (!night) {
        wall.poly(
          [
            [o + px + 0.2, 1.4],
            [o + px + 0.7, 2.6],
            [o + px + 1.1, 2.6],
            [o + px + 0.6, 1.4],
          ],
          '#FFFFFF',
          'opacity="0.16"',
        );
      }
    }
    wall.rect(o + 6.2, 0.4, 0.4, 2.95, side('#16211F'));
  }
  pantographAbove(c, side, [x, y + 3.4, z + 8]);
  const nosePart = (y0: number, y1: number, inset0: number, inset1: number, fill: string) =>
    c.quad(
      [
        [x + k * HALF, y + y0, start],
        [x + k * HALF, y + y1, start],
        [x + k * (HALF - inset1), y + y1, z],
        [x + k * (HALF - inset0), y + y0, z],
      ],
      fill,
    );
  nosePart(0.3, 1.36, 0.12, 0.02, side(livery.body));
  nosePart(0.3, 0.56, 0.2, 0.1, side(livery.skirt));
  nosePart(1.36, 2.9, 0.02, 0.14, mix(night ? '#16232B' : lighten('#22383D', 0.08), l.haze, depth));
  nosePart(2.76, 3.4, 0.13, 0.55, side(livery.upper));
  const front = c.wall([x - 2, y, z], [1, 0, 0]).moved(2, 0);
  tramFront(front, l, { ...options, pantograph: false });
}

function pantographAbove(c: Camera, tone: (colour: string) => string, at: P3): void {
  const f = c.billboard(at);
  const steel = tone('#33403E');
  f.rect(-0.8, 0, 1.6, 0.2, steel);
  for (const k of [-1, 1])
    f.line(
      [
        [k * 0.6, 0.2],
        [k * 0.3, 1.05],
        [k * 0.7, 1.95],
      ],
      steel,
      0.07,
    );
  f.line('-0.9,1.97 0.9,1.97', steel, 0.1);
}
