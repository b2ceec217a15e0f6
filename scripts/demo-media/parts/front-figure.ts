import { darken, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { item, type Pt, ribbon } from '../canvas/geometry.ts';
import { type Light, lit } from './light.ts';
import { type Outfit, someone } from './people.ts';

type Side = readonly [upper: number, lower: number];

/** Arm angles in degrees from hanging down, positive outwards: left arm, right arm. */
export const frontPoses = {
  calm: [
    [10, 4],
    [10, 4],
  ],
  up: [
    [150, 172],
    [150, 168],
  ],
  wide: [
    [95, 100],
    [95, 100],
  ],
  folded: [
    [14, -100],
    [14, -100],
  ],
  hips: [
    [38, -40],
    [38, -40],
  ],
  wave: [
    [12, 4],
    [125, 175],
  ],
  sing: [
    [18, -70],
    [18, -70],
  ],
  stopSign: [
    [95, 100],
    [14, 6],
  ],
  carry: [
    [16, -60],
    [16, -60],
  ],
} as const satisfies Record<string, readonly [Side, Side]>;

export type Arms = readonly [Side, Side];

type FrontOptions = {
  height?: number;
  outfit?: Outfit;
  arms?: Arms;
  back?: boolean;
  depth?: number;
  /** Which foot is in the air, for people who walk or run towards or away from the viewer. */
  step?: 'left' | 'right' | null;
  backpack?: string | null;
  /** Without legs, for someone behind a table or on a seat. */
  torsoOnly?: boolean;
};

const out = ([x, y]: Pt, angle: number, length: number, side: 1 | -1): Pt => {
  const rad = (angle * Math.PI) / 180;
  return [x + side * Math.sin(rad) * length, y - Math.cos(rad) * length];
};

/** A person seen from the front or the back, feet at (x, 0). */
export function frontFigure(
  f: Face,
  l: Light,
  x: number,
  options: FrontOptions = {},
): { left: Pt; right: Pt; head: Pt } {
  const {
    height: h = 1.72,
    arms = frontPoses.calm,
    back = false,
    depth = 0,
    step = null,
    backpack = null,
    torsoOnly = false,
  } = options;
  const o = options.outfit ?? someone(f.sheet.rng);
  const tone = (colour: string) => lit(l, colour, depth);
  const at = (px: number, py: number): Pt => [x + px * h, py * h];

  if (!torsoOnly) legs(f, tone, o, h, at, step);
  const hands = ([-1, 1] as const).map((side, i): Pt => {
    const [upper, lower] = item(arms, i);
    const shoulder = at(side * 0.105, 0.795);
    const elbow = out(shoulder, upper, h * 0.165, side);
    const hand = out(elbow, lower, h * 0.16, side);
    const bareArms = o.kind === 'sport' || o.kind === 'dress';
    const sleeve = tone(darken(o.top, 0.1));
    f.poly(ribbon([elbow, hand], [h * 0.05, h * 0.036]), bareArms ? tone(o.skin) : sleeve);
    f.ellipse(elbow[0], elbow[1], h * 0.026, h * 0.026, bareArms ? tone(o.skin) : sleeve);
    f.poly(ribbon([shoulder, elbow], [h * 0.066, h * 0.05]), sleeve);
    f.ellipse(hand[0], hand[1], h * 0.028, h * 0.03, tone(o.skin));
    return hand;
  });
  torso(f, tone, o, at);
  f.poly(ribbon([at(0, 0.8), at(0, 0.87)], [h * 0.06, h * 0.05]), tone(darken(o.skin, 0.12)));
  if (backpack) {
    f.soft(
      [at(-0.1, 0.56), at(-0.11, 0.7), at(-0.07, 0.8), at(0.07, 0.8), at(0.11, 0.7), at(0.1, 0.56)],
      tone(backpack),
    );
    f.soft([at(-0.075, 0.57), at(-0.08, 0.65), at(0.08, 0.65), at(0.075, 0.57)], tone(darken(backpack, 0.2)));
  }
  head(f, tone, o, h, at(0, 0.92), back);
  return { left: item(hands, 0), right: item(hands, 1), head: at(0, 0.92) };
}

function legs(
  f: Face,
  tone: (c: string) => string,
  o: Outfit,
  h: number,
  at: (x: number, y: number) => Pt,
  step: 'left' | 'right' | null,
): void {
  const bare = o.kind === 'sport';
  const colour = bare ? o.skin : o.legs;
  for (const side of [-1, 1] as const) {
    const lifted = (side === -1 && step === 'left') || (side === 1 && step === 'right');
    const lift = lifted ? 0.1 : 0;
    const tint = tone(lifted ? darken(colour, 0.15) : colour);
    f.poly(
      ribbon(
        [at(side * 0.046, 0.52), at(side * 0.05, 0.27 + lift * 0.6), at(side * 0.045, 0.04 + lift)],
        [h * 0.094, h * 0.072, h * 0.052],
      ),
      tint,
    );
    const [fx, fy] = at(side * 0.052, 0.022 + lift);
    f.ellipse(fx, fy, h * 0.034, h * (lifted ? 0.03 : 0.022), tone(o.shoes ?? darken(o.legs, 0.5)));
  }
}

function torso(f: Face, tone: (c: string) => string, o: Outfit, at: (x: number, y: number) => Pt): void {
  const hem = { coat: 0.34, dress: 0.32, skirt: 0.49, jacket: 0.46, shirt: 0.49, sport: 0.49, vest: 0.46 }[
    o.kind
  ];
  const flare = {
    coat: 0.125,
    dress: 0.15,
    skirt: 0.095,
    jacket: 0.108,
    shirt: 0.095,
    sport: 0.095,
    vest: 0.11,
  }[o.kind];
  if (o.kind === 'skirt')
    f.poly([at(-0.09, 0.53), at(0.09, 0.53), at(0.14, 0.33), at(-0.14, 0.33)], tone(o.accent ?? o.legs));
  if (o.kind === 'sport')
    f.poly(
      [
        at(-0.098, 0.53),
        at(0.098, 0.53),
        at(0.105, 0.4),
        at(0.012, 0.4),
        at(0, 0.46),
        at(-0.012, 0.4),
        at(-0.105, 0.4),
      ],
      tone(o.legs),
    );
  const body = [
    at(-flare, hem),
    at(-0.084, 0.6),
    at(-0.125, 0.76),
    at(-0.1, 0.815),
    at(-0.03, 0.84),
    at(0.03, 0.84),
    at(0.1, 0.815),
    at(0.125, 0.76),
    at(0.084, 0.6),
    at(flare, hem),
  ];
  f.poly(body, tone(o.top));
  f.poly(
    [
      at(flare * 0.35, hem),
      at(0.035, 0.6),
      at(0.06, 0.83),
      at(0.1, 0.815),
      at(0.125, 0.76),
      at(0.084, 0.6),
      at(flare, hem),
    ],
    tone(darken(o.top, 0.14)),
  );
  if (o.kind === 'coat' || o.kind === 'jacket')
    f.line([at(0, hem), at(0, 0.82)], tone(darken(o.top, 0.26)), 0.02);
  if (o.kind === 'vest')
    for (const y of [0.56, 0.66]) f.beam([at(-0.095, y), at(0.095, y)], '#E9EDE2', 0.045);
}

function head(f: Face, tone: (c: string) => string, o: Outfit, h: number, [x, y]: Pt, back: boolean): void {
  const r = h * 0.06;
  const hair = tone(o.hairColour);
  const p = (dx: number, dy: number): Pt => [x + dx * r, y + dy * r];
  if (o.hair === 'long')
    f.soft([p(-1.15, 0.6), p(-1.3, -1.5), p(-0.4, -2), p(0.4, -2), p(1.3, -1.5), p(1.15, 0.6)], hair);
  if (o.hair === 'bob' || (o.hair === 'long' && back))
    f.soft([p(-1.1, 0.6), p(-1.25, -1), p(0, -1.25), p(1.25, -1), p(1.1, 0.6)], hair);
  if (o.hair === 'bun') f.ellipse(x, y + r * 1.35, r * 0.6, r * 0.55, hair);
  if (o.hair === 'curly')
    for (const [dx, dy] of [
      [-1, 0],
      [-0.8, 0.8],
      [0, 1.15],
      [0.8, 0.8],
      [1, 0],
      [-0.9, -0.6],
      [0.9, -0.6],
    ] as const)
      f.ellipse(x + dx * r, y + dy * r, r * 0.6, r * 0.6, hair);
  const bald = o.hair === 'bald';
  f.ellipse(x, y, r * 0.95, r * 1.15, back && !bald ? hair : tone(o.skin));
  if (!back)
    f.soft([p(0.2, -1.1), p(0.9, -0.3), p(0.92, 0.5), p(0.5, 0.2)], tone(mix(o.skin, '#7A3F2E', 0.16)));
  if (!back && !bald)
    f.soft(
      [
        p(-1, 0.1),
        p(-0.95, 0.8),
        p(0, 1.28),
        p(0.95, 0.8),
        p(1, 0.1),
        p(0.62, 0.55),
        p(-0.1, 0.62),
        p(-0.62, 0.5),
      ],
      hair,
    );
  if (o.hair === 'cap' || o.hair === 'beanie' || o.hair === 'helmet' || o.hair === 'hat') {
    const cloth = tone(o.accent ?? '#2F5D7C');
    f.soft([p(-1.08, 0.35), p(-0.95, 1.05), p(0, 1.5), p(0.95, 1.05), p(1.08, 0.35), p(0, 0.3)], cloth);
    if (o.hair === 'cap' && !back)
      f.soft([p(-0.85, 0.42), p(0, 0.1), p(0.85, 0.42), p(0, 0.6)], tone(darken(o.accent ?? '#2F5D7C', 0.2)));
    if (o.hair === 'hat') f.soft([p(-1.8, 0.4), p(0, 0.75), p(1.8, 0.4), p(0, 0.15)], cloth);
    if (o.hair === 'beanie') f.ellipse(x, y + r * 1.6, r * 0.32, r * 0.32, tone('#F1E6D0'));
  }
}

/** Heads and shoulders from behind along a line, for audiences. */
export function audience(f: Face, x0: number, x1: number, step: number, colours: readonly string[]): void {
  const { rng } = f.sheet;
  for (let x = x0; x < x1; x += step * rng.range(0.85, 1.15)) {
    const colour = rng.pick(colours);
    const y = rng.range(-0.08, 0.08);
    f.soft(
      [
        [x - 0.32, y - 0.7],
        [x - 0.28, y + 0.1],
        [x - 0.08, y + 0.24],
        [x + 0.08, y + 0.24],
        [x + 0.28, y + 0.1],
        [x + 0.32, y - 0.7],
      ],
      colour,
    );
    f.ellipse(x, y + 0.42, 0.14, 0.18, darken(colour, 0.18));
    if (rng.chance(0.3)) f.ellipse(x, y + 0.62, 0.09, 0.08, darken(colour, 0.18));
  }
}

/** A cyclist from behind, wheel on the ground at x. */
export function cyclistBack(
  f: Face,
  l: Light,
  x: number,
  options: { height?: number; outfit?: Outfit; load?: string } = {},
): void {
  const { height = 1.72, load } = options;
  const o = options.outfit ?? someone(f.sheet.rng);
  const k = height / 1.72;
  const dark = lit(l, '#1C2826');
  f.beam(
    [
      [x - 0.3 * k, 1.06 * k],
      [x + 0.3 * k, 1.06 * k],
    ],
    dark,
    0.05,
  );
  frontFigure(f.moved(0, 0.32 * k), l, x, {
    height,
    outfit: o,
    back: true,
    arms: [
      [20, 34],
      [20, 34],
    ],
    step: 'right',
  });
  f.rect(x - 0.035, 0, 0.07, 0.7 * k, dark, 0.03);
  f.rect(x - 0.06, 0.2, 0.12, 0.3 * k, dark, 0.05);
  f.ellipse(x, 0.86 * k, 0.13, 0.06, dark);
  f.rect(x - 0.05, 0.66 * k, 0.1, 0.07, '#E0402F', 0.02);
  if (load) for (const side of [-1, 1]) f.rect(x + side * 0.19 - 0.12, 0.36, 0.24, 0.34, lit(l, load), 0.05);
}
