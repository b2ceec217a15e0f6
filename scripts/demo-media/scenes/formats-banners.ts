import { lynxHead, otterHead, owlHead } from '../parts/animals.ts';
import { bustHead, type Look } from '../parts/bust.ts';
import { glowSpot, leaf } from '../parts/studio.ts';
import {
  darken,
  type Face,
  flat,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  moon,
  type Scenes,
  type Sheet,
  SUN,
  stars,
  tramSide,
} from '../toolkit.ts';
import { skyline } from './formats-grounds.ts';

function nightLines(s: Sheet): void {
  const l = { ...lights.night, lit: 1 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#14284B'],
        [0.6, '#17305A'],
        [1, '#21477A'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  stars(s, 90, 130);
  moon(s, 905, 52, 27, '#183461');
  skyline(s, 196, 46, '#0F2342', ['#FFD98A', '#FFC46B', '#FFE9B8'], 0.09);
  s.rect(
    0,
    0,
    620,
    s.h,
    s.linear(
      [
        [0, '#14284B'],
        [0.5, '#14284B', 0.85],
        [1, '#14284B', 0],
      ],
      [0, 0],
      [620, 0],
    ),
  );
  s.rect(
    0,
    190,
    s.w,
    30,
    s.linear(
      [
        [0, '#14284B'],
        [0.4, '#0C1C36'],
        [1, '#0C1C36'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  s.rect(560, 191, s.w, 2.5, '#5C7AA0');
  glowSpot(s, 830, 170, 210, '#FFE0A0', 0.4);
  tramSide(flat(s, 858, 190, 24), l, { modules: 3, line: 'N1', destination: 'HAFENKANTE' });
  s.rect(
    500,
    193,
    370,
    8,
    s.linear(
      [
        [0, '#FFE9B0', 0],
        [1, '#FFE9B0', 0.7],
      ],
      [500, 0],
      [870, 0],
    ),
  );
}

const faces: readonly (readonly [Look, string, 'long' | 'short' | 'bob' | 'bun'])[] = [
  [{ skin: '#F1C9A5', hair: '#7A4B2A', smile: 0.17, iris: '#3F6B5A' }, '#E3A12F', 'bob'],
  [{ skin: '#9A6446', hair: '#1A1614', smile: 0.18, iris: '#2A1A12' }, '#2F5D7C', 'short'],
  [{ skin: '#F5D6BC', hair: '#C9C5BE', smile: 0.15, iris: '#3D6478', age: 0.8 }, '#7B3F61', 'bun'],
  [{ skin: '#C98A63', hair: '#2B1B17', smile: 0.17, iris: '#3A2416' }, '#C4492F', 'long'],
  [{ skin: '#E3AC85', hair: '#A8452A', smile: 0.16, iris: '#3F6B5A' }, '#4F8F8B', 'short'],
];

function passenger(f: Face, l: Light, look: Look, top: string, cut: 'long' | 'short' | 'bob' | 'bun'): void {
  const hair = lit(l, look.hair);
  if (cut === 'long') f.soft('-1.2,-1 -1.35,1.6 -0.8,2.85 0.8,2.85 1.35,1.6 1.2,-1', darken(hair, 0.15));
  if (cut === 'bob') f.soft('-1.2,0.3 -1.3,1.7 -0.8,2.85 0.8,2.85 1.3,1.7 1.2,0.3', darken(hair, 0.15));
  if (cut === 'bun') f.ellipse(0, 3.05, 0.5, 0.42, hair);
  f.soft('-0.7,-0.35 -1.6,-0.7 -2.1,-1.4 -2.2,-3 2.2,-3 2.1,-1.4 1.6,-0.7 0.7,-0.35 0,-0.6', lit(l, top));
  bustHead(f, l, look);
  f.soft('-1.06,1.4 -1.06,2.2 -0.6,2.85 0.3,2.92 0.95,2.5 1.08,1.4 0.8,2 0.1,2.25 -0.5,2.1 -0.86,1.8', hair);
  f.soft('-0.9,2.1 -0.5,2.65 0.2,2.78 -0.3,2.5', lighten(hair, 0.2), 'opacity="0.6"');
}

function subscription(s: Sheet): void {
  const l = lights.day;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#2B7A12'],
        [0.6, '#2B7A12'],
        [1, '#35891B'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  for (let i = 0; i < 7; i++)
    s.poly(
      [
        [520 + i * 90, 0],
        [560 + i * 90, 0],
        [450 + i * 90, 220],
        [410 + i * 90, 220],
      ],
      '#FFFFFF',
      `opacity="${(0.015 * i).toFixed(3)}"`,
    );
  s.rect(
    0,
    176,
    s.w,
    7,
    s.linear(
      [
        [0, SUN, 0],
        [0.45, SUN, 1],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  faces.forEach(([look, top, cut], i) => {
    const x = 806 + i * 116;
    const pane = flat(s, x, 152, 1);
    s.rect(x - 54, 14, 108, 144, '#18340F', 'rx="15"');
    pane.clipRect(-48, 0, 96, 132, 12, () => {
      s.rect(
        x - 48,
        20,
        96,
        132,
        s.linear(
          [
            [0, '#BFE0DD'],
            [1, '#EAF2DA'],
          ],
          [0, 20],
          [0, 152],
        ),
      );
      s.poly(
        [
          [x - 48, 120],
          [x - 20, 96],
          [x + 10, 108],
          [x + 48, 92],
          [x + 48, 152],
          [x - 48, 152],
        ],
        '#8DB577',
      );
      passenger(flat(s, x, 108, 27), l, look, top, cut);
      s.poly(
        [
          [x - 40, 152],
          [x + 4, 20],
          [x + 30, 20],
          [x - 14, 152],
        ],
        '#FFFFFF',
        'opacity="0.12"',
      );
    });
  });
}

function zoo(s: Sheet): void {
  const l = lights.noon;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#1D5230'],
        [0.55, '#215C36'],
        [1, '#3B7D43'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  glowSpot(s, 1130, 10, 330, '#DDEB9A', 0.5);
  for (let i = 0; i < 130; i++)
    leaf(
      s,
      s.rng.range(690, s.w + 20),
      s.rng.range(-30, s.h),
      s.rng.range(34, 62),
      s.rng.range(200, 340),
      mix('#1D4F2E', '#5C9A4A', s.rng.range(0, 0.6)),
      0.46,
    );
  s.rect(
    480,
    0,
    420,
    s.h,
    s.linear(
      [
        [0, '#205934'],
        [1, '#205934', 0],
      ],
      [480, 0],
      [900, 0],
    ),
  );
  owlHead(flat(s, 870, 138, 54), l);
  otterHead(flat(s, 1086, 128, 62), l);
  lynxHead(flat(s, 1290, 140, 54), l);
  for (let i = 0; i < 90; i++)
    leaf(
      s,
      s.rng.range(740, s.w + 30),
      s.rng.range(196, 262),
      s.rng.range(50, 92),
      s.rng.range(50, 130),
      mix('#27683A', '#7CB052', s.rng.range(0, 0.8)),
      0.46,
    );
  for (const [x, a] of [
    [775, 60],
    [968, 120],
    [985, 60],
    [1190, 110],
    [1385, 120],
    [1378, 60],
  ] as const)
    leaf(s, x, 215, 120, a, '#3F8A42', 0.5);
}

export const bannerScenes: Scenes = {
  'banner-nachtlinien': { paint: nightLines, grain: 2 },
  'banner-abo': { paint: subscription, grain: 2 },
  'banner-tierpark': { paint: zoo, grain: 2 },
};
