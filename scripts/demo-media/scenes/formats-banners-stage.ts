import { boards, glowSpot, shade, softShadow } from '../parts/studio.ts';
import {
  arc,
  dim,
  type Face,
  flat,
  GREEN,
  hills,
  houseRow,
  type Light,
  lights,
  lit,
  mix,
  type Scenes,
  type Sheet,
  SUN,
} from '../toolkit.ts';

function theatre(s: Sheet): void {
  s.rect(0, 0, s.w, s.h, '#7E1420');
  for (let x = -20; x < s.w + 40; x += s.rng.range(38, 64)) {
    const w = s.rng.range(30, 54);
    const calm = x < 760 ? 0.35 : 1;
    s.rect(
      x,
      0,
      w,
      s.h,
      s.linear(
        [
          [0, '#4A0813', 0.9 * calm],
          [0.45, '#B92A34', 0.85 * calm],
          [0.7, '#8E1824', 0.4],
          [1, '#4A0813', 0.9 * calm],
        ],
        [x, 0],
        [x + w, 0],
      ),
    );
  }
  s.poly(
    '1180,-20 1270,-20 1390,240 880,240',
    s.linear(
      [
        [0, '#FFE9B8', 0.55],
        [1, '#FFE9B8', 0.12],
      ],
      [0, 0],
      [0, 220],
    ),
  );
  s.ellipse(1120, 206, 260, 26, '#FFE3A6', 'opacity="0.4"');
  mask(flat(s, 1040, 112, 74), true);
  mask(flat(s, 1216, 122, 68), false);
  for (let i = 0; i <= 24; i++) {
    const x = (i * s.w) / 24;
    s.soft(
      [
        [x - 36, -10],
        [x - 30, 13],
        [x, 24],
        [x + 30, 13],
        [x + 36, -10],
      ],
      i % 2 ? '#8E1824' : '#A3202B',
    );
    s.circle(x, 25, 4, '#E3B84F');
  }
  shade(s, '#3A0610', [0, 220], [0, 120], 0.6);
}

function mask(f: Face, happy: boolean): void {
  const gold = happy ? '#F6E3B4' : '#D9C8B4';
  const outline =
    '-0.85,0.75 -0.9,0.1 -0.6,-0.65 0,-1.05 0.6,-0.65 0.9,0.1 0.85,0.75 0.4,0.86 0,0.8 -0.4,0.86';
  f.moved(0.07, -0.07).soft(outline, '#3A0610', 'opacity="0.6"');
  f.soft(outline, gold);
  f.clipSoft(outline, () =>
    f.soft('0.2,1 0.35,0 0.1,-1.2 1.2,-1.2 1.2,1', mix(gold, '#8A4A3A', 0.4), 'opacity="0.7"'),
  );
  for (const side of [-1, 1]) {
    f.soft(
      happy
        ? [
            [side * 0.16, 0.2],
            [side * 0.4, 0.42],
            [side * 0.68, 0.2],
            [side * 0.42, 0.26],
          ]
        : [
            [side * 0.16, 0.36],
            [side * 0.4, 0.34],
            [side * 0.68, 0.1],
            [side * 0.4, 0.14],
          ],
      '#3A0D14',
    );
    f.curve(
      happy
        ? [
            [side * 0.14, 0.5],
            [side * 0.42, 0.66],
            [side * 0.72, 0.48],
          ]
        : [
            [side * 0.12, 0.66],
            [side * 0.4, 0.56],
            [side * 0.72, 0.34],
          ],
      '#8A4A3A',
      0.06,
    );
  }
  f.soft('-0.02,0.25 -0.12,-0.12 0.02,-0.18 0.14,-0.1 0.06,0.1', mix(gold, '#8A4A3A', 0.45));
  f.soft(
    happy
      ? '-0.5,-0.26 0,-0.42 0.5,-0.26 0.32,-0.66 0,-0.78 -0.32,-0.66'
      : '-0.42,-0.76 -0.3,-0.48 0,-0.38 0.3,-0.48 0.42,-0.76 0,-0.58',
    '#3A0D14',
  );
}

function fleaMarket(s: Sheet): void {
  const l = lights.morning;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#F8E7B0'],
        [0.55, '#F9E3A2'],
        [1, '#FBD98A'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  glowSpot(s, 1010, 20, 330, '#FFFBE2', 0.8);
  const back = hills(s, l, 130, 26, '#C9C98A', 0.6);
  if (back.length > 0) houseRow(flat(s, 830, 150, 8.5), l, 0, 68, { depth: 0.55 });
  s.rect(
    0,
    148,
    s.w,
    80,
    s.linear(
      [
        [0, '#F8E7B0'],
        [0.5, '#EBD79A'],
        [1, '#B9CFC0'],
      ],
      [0, 0],
      [s.w, 0],
    ),
  );
  s.rect(
    0,
    0,
    840,
    s.h,
    s.linear(
      [
        [0, '#F8E7B0'],
        [0.62, '#F8E7B0', 0.95],
        [1, '#F8E7B0', 0],
      ],
      [0, 0],
      [840, 0],
    ),
  );
  s.line('1000,20 1000,200', '#8A5A3A', 6);
  for (let i = 0; i < 6; i++)
    s.poly(
      [
        [1000, 8],
        [850 + i * 50, 66],
        [875 + i * 50, 74],
        [900 + i * 50, 66],
      ],
      lit(l, i % 2 ? '#F6F0E0' : '#C4492F'),
    );
  s.poly('1000,8 1080,66 1150,66', '#4A2A4A', 'opacity="0.18"');
  boards(s, 172, 188, 1, lit(l, '#B07A45'));
  s.rect(
    0,
    165,
    760,
    30,
    s.linear(
      [
        [0, '#F4E2AA'],
        [1, '#F4E2AA', 1],
      ],
      [0, 0],
      [760, 0],
    ),
  );
  s.rect(760, 186, 640, 40, dim(l, '#D98C6C'));
  for (let x = 760; x < 1400; x += 26)
    s.poly(
      [
        [x, 186],
        [x + 13, 204],
        [x + 26, 186],
      ],
      '#F6EBD2',
    );
  stall(s, l);
}

function stall(s: Sheet, l: Light): void {
  const lamp = (x: number, k: number, hat: string) => {
    softShadow(s, x + 14, 174, 34 * k, 5, 0.3);
    s.soft(
      [
        [x - 24 * k, 174],
        [x - 8 * k, 164],
        [x - 5 * k, 118],
        [x + 5 * k, 118],
        [x + 8 * k, 164],
        [x + 24 * k, 174],
      ],
      lit(l, '#B98A3A'),
    );
    s.poly(
      [
        [x - 20 * k, 62],
        [x + 20 * k, 62],
        [x + 40 * k, 122],
        [x - 40 * k, 122],
      ],
      lit(l, hat),
    );
    s.poly(
      [
        [x + 4 * k, 62],
        [x + 20 * k, 62],
        [x + 40 * k, 122],
        [x + 12 * k, 122],
      ],
      dim(l, hat),
      'opacity="0.7"',
    );
    s.rect(x - 40 * k, 118, 80 * k, 5, SUN);
  };
  lamp(838, 1, '#4F8F8B');
  lamp(1342, 0.86, '#C4492F');
  const [gx, gy, r] = [1226, 112, 46];
  softShadow(s, gx + 12, 174, 44, 6, 0.3);
  s.line(arc(gx, gy, r + 9, r + 9, 60, 290, 20), '#A9713F', 6);
  s.circle(gx, gy, r, lit(l, '#5B9CB8'));
  s.soft(
    [
      [gx - 34, gy - 10],
      [gx - 22, gy - 32],
      [gx + 4, gy - 34],
      [gx - 2, gy - 14],
      [gx - 16, gy - 4],
      [gx - 14, gy + 14],
      [gx - 26, gy + 8],
    ],
    '#8DB05A',
  );
  s.soft(
    [
      [gx + 6, gy - 2],
      [gx + 26, gy - 10],
      [gx + 34, gy + 6],
      [gx + 18, gy + 30],
      [gx + 10, gy + 14],
    ],
    '#C9B45A',
  );
  s.soft(
    [
      [gx + 8, gy - 45],
      [gx + 46, gy],
      [gx + 8, gy + 45],
      [gx + 26, gy],
    ],
    '#24486A',
    'opacity="0.35"',
  );
  s.poly(
    [
      [gx - 26, 174],
      [gx + 26, 174],
      [gx + 10, 164],
      [gx - 10, 164],
    ],
    '#8A5A34',
  );
  for (const [i, c] of ['#7B3F61', GREEN, '#E3A12F', '#2F5D7C', '#C4492F', '#EBD9B4', '#4F8F8B'].entries())
    s.rect(918 + i * 13, 112 + (i % 3) * 7, 12, 62 - (i % 3) * 7, lit(l, c), 'rx="2"');
  s.circle(1066, 144, 30, '#22282A');
  s.circle(1066, 144, 20, '#343C3E');
  s.circle(1066, 144, 11, '#E89A2B');
  s.rect(1110, 142, 62, 32, lit(l, '#9C5B3A'), 'rx="4"');
  s.rect(1110, 142, 62, 8, lit(l, '#C98A5A'), 'rx="3"');
  s.rect(1136, 146, 10, 8, SUN);
  s.soft('1120,142 1122,118 1141,108 1160,118 1162,142', '#D98C8C');
}

export const stageBannerScenes: Scenes = {
  'banner-theater': { paint: theatre, grain: 2 },
  'banner-flohmarkt': { paint: fleaMarket, grain: 2 },
};
