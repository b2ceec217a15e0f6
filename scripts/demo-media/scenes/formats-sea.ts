import { specks, turned } from '../parts/studio.ts';
import {
  breakUp,
  darken,
  dim,
  flat,
  half,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  ripples,
  type Scenes,
  type Sheet,
  sky,
  streaks,
  sun,
  water,
} from '../toolkit.ts';

function whale(s: Sheet): void {
  const l = lights.overcast;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#6F878F'],
        [0.5, '#A9B9B8'],
        [0.68, '#D8DAC9'],
      ],
      [0, 0],
      [0, 1200],
    ),
  );
  s.blurred(26, () => {
    for (let i = 0; i < 16; i++)
      s.ellipse(
        s.rng.range(0, s.w),
        s.rng.range(40, 560),
        s.rng.range(180, 420),
        s.rng.range(24, 70),
        s.rng.pick(['#5F7881', '#8FA3A6', '#CBD2C8'] as const),
        'opacity="0.4"',
      );
  });
  water(s, l, 740, s.h, { tint: '#2C5361', amount: 0.62, dashes: 40 });
  const boat = flat(s, 250, 748, 20);
  boat.poly('-4,1.7 -3.2,0 3.4,0 4.6,2', '#B8452F');
  boat.poly('-4,1.7 4.6,2 4.3,1.3 -3.8,1', '#F3EDDC');
  boat.rect(-2.2, 1.8, 3.4, 1.8, '#F3EDDC', 0.2);
  boat.rect(-1.9, 2.5, 2.8, 0.7, '#2D4A55');
  boat.line('-0.4,3.6 -0.4,6.4', '#39474B', 0.14);
  boat.line('-1.4,5.4 0.6,5.4', '#39474B', 0.12);
  s.ellipse(250, 752, 120, 6, '#E9EFEA', 'opacity="0.7"');
  const f = turned(s, 800, 872, 93, -20);
  const body =
    '-1.5,-0.8 -1.78,0.6 -1.86,2.6 -1.66,4.4 -1.2,5.9 -0.62,6.95 -0.02,7.42 0.48,7.2 0.9,6.1 1.28,4.7 1.5,3 1.62,1.2 1.6,-0.8';
  f.soft('1.3,4.2 2.2,3.7 3.1,2.5 3.5,1.2 3.2,1.05 2.6,1.7 1.9,2.4 1.2,2.9', '#1F2E38');
  f.soft(
    body,
    s.linear(
      [
        [0, '#3A4E5A'],
        [1, '#17242E'],
      ],
      f.at(-1, 4),
      f.at(1.8, 3),
    ),
  );
  f.soft('1.5,2.4 2.05,1.7 1.75,1.3 1.5,1', '#17242E');
  f.clipSoft(body, () => {
    f.soft('-0.02,7.6 -0.2,6.6 -0.36,5.4 -0.4,4 -0.5,2 -0.5,-1.6 -2.4,-1.6 -2.4,4 -1.4,7', '#DCE0D6');
    f.soft('-1.2,7 -1.4,4.8 -1.5,2 -1.4,-1.6 -2.4,-1.6 -2.4,4', '#A9B7B7');
    for (let i = 0; i < 9; i++) {
      const x = -0.42 - i * 0.16;
      f.curve(
        [
          [x + 0.24 - i * 0.02, 6.6 - i * 0.12],
          [x + 0.02, 4.8],
          [x - 0.04, 2.4],
          [x, -1.4],
        ],
        '#76898E',
        0.035,
      );
    }
    f.curve('0.05,7.3 0.02,6.5 0.1,5.7 0.42,5.1', '#0F1A22', 0.06);
    f.curve('0.55,7 0.95,5.6 1.3,3.6 1.4,1', '#5C7480', 0.1, 'opacity="0.7"');
  });
  for (const [x, y] of [
    [0.25, 6.9],
    [0.42, 6.5],
    [0.3, 6.2],
    [0.55, 6.1],
    [0.6, 5.7],
    [0.42, 5.85],
    [-0.1, 6.9],
    [-0.24, 6.4],
  ] as const)
    f.ellipse(x, y, 0.07, 0.06, '#4F6570');
  f.ellipse(0.52, 4.95, 0.1, 0.08, '#0B1218');
  f.ellipse(0.5, 4.98, 0.03, 0.03, '#E9EFEA');
  f.soft(
    '-0.7,4.3 -1.5,4.9 -2.8,5.5 -4,5.5 -4.5,5.1 -4.3,4.85 -3.6,4.75 -2.6,4.3 -1.6,3.4 -0.8,3.2',
    '#E6E8DD',
  );
  f.soft('-0.7,3.6 -1.6,3.7 -2.7,4.4 -3.7,4.85 -4.3,4.9 -3.6,4.65 -2.6,4.2 -1.6,3.3 -0.8,3', '#8FA0A3');
  splash(s);
  ripples(s, 980, s.h, 60, '#C8D6D4', '#1E4250');
}

function splash(s: Sheet): void {
  const foam = ['#F4F8F4', '#DDE8E6', '#FFFFFF'];
  s.ellipse(740, 930, 520, 56, '#1C3F4C', 'opacity="0.5"');
  for (const [x, y, h, lean] of [
    [470, 930, 300, -150],
    [580, 940, 400, -110],
    [700, 950, 230, -20],
    [860, 950, 260, 60],
    [980, 940, 370, 130],
    [1080, 930, 240, 190],
  ] as const) {
    s.soft(
      [
        [x - 60, y],
        [x - 30 + lean * 0.4, y - h * 0.6],
        [x + lean, y - h],
        [x + 34 + lean * 0.4, y - h * 0.5],
        [x + 70, y],
      ],
      '#EEF4F1',
      'opacity="0.82"',
    );
    specks(s, 34, x + lean, y - h * 0.9, 80, 100, [3, 10], foam, 0.9);
  }
  specks(s, 130, 760, 935, 500, 44, [14, 46], foam, 0.85);
  specks(s, 60, 760, 970, 580, 40, [8, 26], ['#BFD2D2', '#A5BFC2'], 0.7);
  specks(s, 70, 760, 620, 520, 260, [2, 6], foam, 0.8);
}

function windFarm(s: Sheet): void {
  const l = lights.evening;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#5C5A86'],
        [0.35, '#C9776F'],
        [0.7, '#F6B26B'],
        [1, '#FFE0A0'],
      ],
    },
    760,
  );
  sun(s, l, 1090, 690, 74, 6);
  streaks(s, l, 12, 120, 600, '#FBD3A4');
  s.rect(
    0,
    756,
    s.w,
    450,
    s.linear(
      [
        [0, '#F2B57A'],
        [0.3, '#B9787C'],
        [1, '#3C4068'],
      ],
      [0, 756],
      [0, 1200],
    ),
  );
  s.poly(
    '1030,758 1150,758 1300,1200 880,1200',
    s.linear(
      [
        [0, '#FFF0C0', 0.85],
        [1, '#FFD890', 0.08],
      ],
      [0, 756],
      [0, 1200],
    ),
  );
  breakUp(s, 760, 1200, 60, '#7C6488');
  breakUp(s, 760, 1200, 40, '#FFD79A');
  for (let i = 8; i >= 0; i--) {
    const k = 26 / (1 + i * 0.42);
    turbine(
      s,
      l,
      250 + (1 - 1 / (1 + i * 0.32)) * 1500,
      762 + 150 / (1 + i * 0.9),
      k,
      i * 23 + 8,
      Math.min(0.6, i * 0.08),
    );
  }
  for (let i = 5; i >= 0; i--) turbine(s, l, 1490 - i * 40, 764 + 10 / (i + 1), 5.4 - i * 0.4, i * 31, 0.55);
  ship(s, l);
}

function turbine(s: Sheet, l: Light, x: number, y: number, k: number, angle: number, depth: number): void {
  const f = flat(s, x, y, k);
  f.poly('-0.4,0 -0.2,23 0.2,23 0.4,0', half(l, '#EDE6DC', depth));
  f.poly('0.05,0 0.02,23 0.2,23 0.4,0', lit(l, '#FFF6E4', depth));
  f.rect(-0.55, 0, 1.1, 2.6, mix('#F2C14E', l.haze, depth));
  f.rect(-0.9, 2.4, 1.8, 0.3, mix('#4A4358', l.haze, depth));
  f.poly('-0.55,0 0.55,0 0.4,-9 -0.3,-9', mix('#6B5878', '#F2B57A', depth), 'opacity="0.4"');
  f.rect(-0.4, 22.7, 1.6, 0.9, mix('#D9CFC8', l.haze, depth), 0.3);
  const hub = f.at(-0.4, 23.1);
  for (const a of [0, 120, 240]) {
    const b = turned(s, ...hub, k, angle + a);
    b.soft('-0.12,0 -0.55,2.6 -0.2,8 0,12.6 0.12,8 0.2,2.6 0.12,0', mix('#FFF3E2', l.haze, depth));
    b.soft('0.02,0 0.02,4 0,12.6 0.12,8 0.2,2.6 0.12,0', mix('#B79AA0', l.haze, depth));
  }
  s.circle(...hub, k * 0.55, mix('#F6E8DC', l.haze, depth));
}

function ship(s: Sheet, l: Light): void {
  const f = flat(s, 900, 1020, 40);
  const hull = darken(lit(l, '#2F4A7A'), 0.15);
  s.ellipse(1010, 1026, 300, 16, '#2A2C50', 'opacity="0.5"');
  f.poly('-4,2.1 -3.6,0 6.6,0 8.4,2.6 5,2', hull);
  f.poly('-4,2.1 8.4,2.6 8.1,2.1 5,1.6 -3.9,1.7', lit(l, '#F2C14E'));
  f.poly('2.2,2 2.2,5.4 5,5.4 6.2,2.1', lit(l, '#F6EFE2'));
  f.poly('2.2,2 2.2,5.4 3.4,5.4 3.4,2', dim(l, '#F6EFE2'));
  f.poly('3.5,4 3.5,5 4.9,5 5.5,4', '#3A3556');
  f.rect(2.6, 5.4, 1.6, 0.7, half(l, '#F6EFE2'));
  f.line('3.6,6.1 3.6,8', '#3A3556', 0.1);
  f.line('2.9,7.3 4.3,7.3', '#3A3556', 0.08);
  f.beam('-2.6,1.8 -2.6,4.6 0.9,6.6', lit(l, '#E2802A'), 0.22);
  f.line('0.9,6.6 0.9,3.6', '#3A3556', 0.05);
  for (const [x, c] of [
    [-1.7, '#4F8F8B'],
    [-0.5, '#C4492F'],
    [0.7, '#D9CFBC'],
  ] as const)
    f.rect(x, 1.9, 1, 0.9, lit(l, c));
  s.soft('580,1030 760,1016 920,1022 740,1040', '#FFF1D6', 'opacity="0.8"');
  for (let i = 0; i < 16; i++)
    s.soft(
      [
        [480 + i * 26, 1040 + (i % 4) * 7],
        [540 + i * 26, 1036 + (i % 4) * 7],
        [600 + i * 26, 1042 + (i % 4) * 7],
      ],
      lighten('#F6C79A', 0.4),
      'opacity="0.6"',
    );
}

export const seaScenes: Scenes = { 'welt-wal': { paint: whale }, 'welt-windpark': { paint: windFarm } };
