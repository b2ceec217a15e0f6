import { darken } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import type { Pt } from '../canvas/geometry.ts';
import type { Outfit } from './people-cast.ts';

export const go = ([x, y]: Pt, angle: number, length: number): Pt => {
  const rad = (angle * Math.PI) / 180;
  return [x + Math.sin(rad) * length, y - Math.cos(rad) * length];
};

export function torso(
  g: Face,
  tone: (c: string) => string,
  outfit: Outfit,
  h: number,
  hip: Pt,
  lean: number,
  seated: boolean,
): void {
  const at = (along: number, across: number): Pt => {
    const c = go(hip, 180 - lean, h * along);
    const rad = (lean * Math.PI) / 180;
    return [c[0] + Math.cos(rad) * across * h, c[1] - Math.sin(rad) * across * h];
  };
  const hem = seated
    ? -0.03
    : { coat: -0.17, dress: -0.2, skirt: -0.02, jacket: -0.05, shirt: -0.03, sport: -0.02, vest: -0.05 }[
        outfit.kind
      ];
  const flare = seated
    ? 0.075
    : { coat: 0.1, dress: 0.13, skirt: 0.07, jacket: 0.082, shirt: 0.07, sport: 0.072, vest: 0.085 }[
        outfit.kind
      ];
  if (outfit.kind === 'skirt') {
    g.poly(
      [at(0.04, -0.07), at(0.04, 0.07), at(-0.17, 0.125), at(-0.17, -0.115)],
      tone(outfit.accent ?? outfit.legs),
    );
  }
  if (outfit.kind === 'sport') {
    g.poly([at(0.03, -0.075), at(0.03, 0.075), at(-0.12, 0.085), at(-0.12, -0.085)], tone(outfit.legs));
  }
  const body = [
    at(hem, -flare),
    at(0.05, -0.068),
    at(0.2, -0.082),
    at(0.29, -0.066),
    at(0.315, 0.0),
    at(0.29, 0.06),
    at(0.2, 0.078),
    at(0.05, 0.066),
    at(hem, flare),
  ];
  g.poly(body, tone(outfit.top));
  g.poly(
    [
      at(hem, -flare),
      at(0.05, -0.068),
      at(0.2, -0.082),
      at(0.29, -0.066),
      at(0.2, -0.03),
      at(0.05, -0.015),
      at(hem, -flare * 0.35),
    ],
    tone(darken(outfit.top, 0.16)),
  );
  if (outfit.kind === 'vest') {
    for (const a of [0.08, 0.17]) g.line([at(a, -0.075), at(a, 0.075)], '#E9EDE2', h * 0.022);
  }
}

export function headOf(
  g: Face,
  tone: (c: string) => string,
  o: Outfit,
  h: number,
  [x, y]: Pt,
  fromBack: boolean,
): void {
  const hair = tone(o.hairColour);
  const r = h * 0.058;
  if (o.hair === 'long')
    g.soft(
      [
        [x - r * 1.1, y - r * 1.9],
        [x - r * 1.25, y],
        [x - r * 0.6, y + r * 1.25],
        [x + r * 0.5, y + r * 1.1],
        [x + r * 0.1, y - r * 1.2],
      ],
      hair,
    );
  if (o.hair === 'bun') g.ellipse(x - r * 1.05, y + r * 0.75, r * 0.55, r * 0.55, hair);
  g.ellipse(x, y, r * 0.92, r * 1.16, fromBack ? hair : tone(o.skin));
  if (!fromBack)
    g.poly(
      [
        [x + r * 0.8, y + r * 0.1],
        [x + r * 1.14, y - r * 0.18],
        [x + r * 0.75, y - r * 0.3],
      ],
      tone(o.skin),
    );
  if (fromBack && o.hair !== 'hat') return;
  const cap: Pt[] = [
    [x - r * 0.2, y - r * 0.75],
    [x - r * 1.02, y - r * 0.5],
    [x - r * 1.12, y + r * 0.5],
    [x - r * 0.4, y + r * 1.28],
    [x + r * 0.6, y + r * 1.12],
    [x + r * 0.92, y + r * 0.5],
    [x + r * 0.3, y + r * 0.48],
    [x - r * 0.15, y + r * 0.1],
  ];
  if (o.hair === 'curly') {
    for (const [dx, dy] of [
      [-1, -0.2],
      [-1.05, 0.5],
      [-0.6, 1.05],
      [0, 1.25],
      [0.55, 1],
      [-0.7, -0.6],
    ] as const)
      g.ellipse(x + dx * r, y + dy * r, r * 0.58, r * 0.58, hair);
  } else if (o.hair === 'bob') {
    g.soft(
      [
        [x - r * 0.1, y - r * 1.05],
        [x - r * 1.25, y - r * 1.0],
        [x - r * 1.2, y + r * 0.5],
        [x - r * 0.3, y + r * 1.32],
        [x + r * 0.7, y + r * 1.05],
        [x + r * 0.9, y + r * 0.45],
        [x + r * 0.1, y + r * 0.4],
      ],
      hair,
    );
  } else if (o.hair === 'cap' || o.hair === 'hat' || o.hair === 'beanie' || o.hair === 'helmet') {
    const cloth = tone(o.accent ?? '#2F5D7C');
    g.soft(
      [
        [x - r * 1.0, y - r * 0.6],
        [x - r * 1.05, y + r * 0.2],
        [x - r * 0.2, y + r * 0.3],
      ],
      hair,
    );
    g.soft(
      [
        [x - r * 1.08, y + r * 0.25],
        [x - r * 0.95, y + r * 1.1],
        [x, y + r * 1.5],
        [x + r * 0.9, y + r * 1.05],
        [x + r * 1.02, y + r * 0.35],
        [x, y + r * 0.3],
      ],
      cloth,
    );
    if (o.hair === 'cap')
      g.poly(
        [
          [x + r * 0.6, y + r * 0.6],
          [x + r * 1.75, y + r * 0.4],
          [x + r * 1.7, y + r * 0.25],
          [x + r * 0.6, y + r * 0.28],
        ],
        cloth,
      );
    if (o.hair === 'hat')
      g.soft(
        [
          [x - r * 1.75, y + r * 0.42],
          [x, y + r * 0.62],
          [x + r * 1.75, y + r * 0.42],
          [x, y + r * 0.24],
        ],
        cloth,
      );
    if (o.hair === 'beanie')
      g.rect(
        x - r * 1.1,
        y + r * 0.22,
        r * 2.2,
        r * 0.36,
        tone(darken(o.accent ?? '#2F5D7C', 0.2)),
        r * 0.15,
      );
  } else if (o.hair !== 'bald') {
    g.soft(cap, hair);
  }
}
