import { otterHead } from '../parts/animals.ts';
import { bokeh, glowSpot, leaf, shade, softShadow, specks, turned } from '../parts/studio.ts';
import {
  darken,
  dim,
  type Face,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  ribbon,
  ripples,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function otters(s: Sheet): void {
  const l = lights.noon;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#3F7A4A'],
        [0.3, '#5B9A6A'],
        [0.48, '#3E8E92'],
        [1, '#1E5A6E'],
      ],
      [0, 0],
      [0, 1200],
    ),
  );
  bokeh(s, 46, ['#DDEB9A', '#A9CF7A', '#F6F3C8', '#6FAE5A'], [0, 0, s.w, 470], [24, 90]);
  glowSpot(s, 320, 60, 620, '#FFF6C0', 0.6);
  for (let i = 0; i < 40; i++)
    leaf(
      s,
      s.rng.range(-40, 1640),
      s.rng.range(-60, 120),
      s.rng.range(80, 150),
      s.rng.range(230, 310),
      mix('#2F6B3A', '#7FB052', s.rng.range(0, 0.8)),
      0.4,
    );
  s.rect(
    0,
    560,
    s.w,
    640,
    s.linear(
      [
        [0, '#7FBFB4'],
        [0.3, '#3E93A0'],
        [1, '#17506A'],
      ],
      [0, 560],
      [0, 1200],
    ),
  );
  ripples(s, 570, 1200, 110, '#D3F0E4', '#1E5A70');
  const back = turned(s, 1090, 780, 190, 2);
  otterBody(s, back, l, -1);
  s.soft(
    '-60,900 200,800 600,776 1000,800 1340,776 1660,830 1660,1010 1200,1040 700,1010 240,1050 -60,1080',
    '#5A4030',
  );
  s.soft(
    '-60,900 200,800 600,776 1000,800 1340,776 1660,830 1660,870 1300,850 900,870 500,846 160,880 -60,960',
    '#8E6A4A',
  );
  for (let i = 0; i < 44; i++) {
    const [x, y] = [s.rng.range(-20, 1560), s.rng.range(850, 1000)];
    s.curve(
      [
        [x, y],
        [x + 70, y - 8],
        [x + s.rng.range(120, 260), y + s.rng.range(-10, 10)],
      ],
      s.rng.pick(['#3A2820', '#A9805A', '#4A342A'] as const),
      s.rng.range(3, 9),
      'opacity="0.6"',
    );
  }
  s.ellipse(1450, 920, 74, 66, '#3A2820');
  s.ellipse(1450, 918, 62, 54, '#A9805A');
  s.ellipse(1450, 918, 36, 30, '#8E6A4A');
  specks(s, 90, 240, 830, 260, 26, [10, 30], ['#6FA04A', '#4E7E3A', '#8DB85A']);
  softShadow(s, 560, 880, 300, 40, 0.4);
  const front = turned(s, 540, 872, 225, -3);
  otterBody(s, front, l, 1);
  fish(s, l);
  otterPaws(front, l);
  for (let i = 0; i < 90; i++) {
    const [a, d] = [s.rng.range(3.2, 6.2), s.rng.range(40, 330)];
    const [x, y] = [1090 + Math.cos(a) * d * 1.4, 1090 + Math.sin(a) * d];
    const r = s.rng.range(3, 13);
    s.soft(
      [
        [x, y - r * 1.6],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ],
      '#EAF8F4',
      'opacity="0.85"',
    );
  }
  for (const [x, h, lean] of [
    [860, 120, -60],
    [960, 190, -40],
    [1080, 230, 10],
    [1200, 180, 60],
    [1310, 110, 80],
  ] as const)
    s.soft(
      [
        [x - 46, 1110],
        [x - 20 + lean * 0.4, 1100 - h * 0.6],
        [x + lean, 1100 - h],
        [x + 20 + lean * 0.4, 1100 - h * 0.5],
        [x + 50, 1110],
      ],
      '#DDF3EE',
      'opacity="0.75"',
    );
  specks(s, 90, 1090, 1106, 340, 36, [12, 34], ['#FFFFFF', '#DDF3EE', '#BFE3DE'], 0.85);
  shade(s, '#FFF6C0', [0, 0], [900, 700], 0.3);
}

function otterBody(s: Sheet, f: Face, l: Light, side: 1 | -1): void {
  const brown = '#6E4A34';
  f.poly(
    ribbon(
      [
        [side * -0.5, 0.2],
        [side * -1.4, 0.02],
        [side * -2, -0.2],
        [side * -2.3, -0.5],
      ],
      [0.7, 0.44, 0.26, 0.06],
    ),
    dim(l, brown),
  );
  f.soft('-0.85,0 -1.05,0.7 -0.82,1.5 -0.6,1.95 0.6,1.95 0.82,1.5 1.05,0.7 0.85,0 0,-0.12', lit(l, brown));
  f.soft('0.3,-0.1 0.5,0.8 0.4,1.9 0.8,1.6 1.05,0.7 0.85,0', dim(l, brown), 'opacity="0.7"');
  f.soft('-0.5,0.1 -0.55,0.8 -0.4,1.5 0,1.8 0.4,1.5 0.55,0.8 0.5,0.1 0,0', lit(l, '#CDAE88'));
  for (let i = 0; i < 60; i++) {
    const [x, y] = [s.rng.range(-0.85, 0.85), s.rng.range(0.1, 1.8)];
    f.curve(
      [
        [x, y],
        [x + 0.02, y - 0.08],
        [x + s.rng.range(-0.03, 0.05), y - 0.16],
      ],
      Math.abs(x) < 0.4
        ? lit(l, '#A98560')
        : lit(l, s.rng.chance(0.35) ? lighten(brown, 0.4) : darken(brown, 0.3)),
      0.02,
      'opacity="0.7"',
    );
  }
  for (const k of [-1, 1])
    f.soft(
      [
        [k * 0.3, 0.02],
        [k * 0.85, 0.1],
        [k * 1.05, -0.05],
        [k * 0.7, -0.16],
        [k * 0.3, -0.1],
      ],
      lit(l, darken(brown, 0.2)),
    );
  otterHead(f.moved(side * 0.02, 1.85), l);
}

function fish(s: Sheet, l: Light): void {
  const f = turned(s, 560, 640, 150, 12);
  f.soft('-1.5,0 -1,0.36 0,0.44 0.9,0.22 1.25,0 0.9,-0.22 0,-0.42 -1,-0.34', lit(l, '#9FB8C0'));
  f.soft('-1.5,0 -1,0.36 0,0.44 0.9,0.22 1.25,0 0,0.08', lit(l, '#5E7E8E'));
  f.poly('1.1,0 1.75,0.45 1.6,0 1.75,-0.42', lit(l, '#6E8E9A'));
  f.soft('-0.3,0.4 0,0.72 0.4,0.62 0.3,0.38', lit(l, '#6E8E9A'));
  f.ellipse(-1.16, 0.08, 0.09, 0.09, '#F6F3E0');
  f.ellipse(-1.17, 0.08, 0.05, 0.05, '#12181C');
  f.curve('-0.86,0.3 -0.76,0 -0.88,-0.28', '#4A6674', 0.04);
  for (let i = 0; i < 16; i++)
    f.curve(
      [
        [-0.6 + (i % 8) * 0.2, 0.16 - Math.floor(i / 8) * 0.2],
        [-0.54 + (i % 8) * 0.2, 0.06 - Math.floor(i / 8) * 0.2],
        [-0.6 + (i % 8) * 0.2, -0.04 - Math.floor(i / 8) * 0.2],
      ],
      '#DDEAEA',
      0.02,
      'opacity="0.8"',
    );
  f.soft('-1,0.24 0,0.32 0.6,0.2 0,0.24', '#FFFFFF', 'opacity="0.5"');
}

function otterPaws(f: Face, l: Light): void {
  for (const k of [-1, 1]) {
    f.soft(
      ribbon(
        [
          [k * 0.74, 1.62],
          [k * 0.82, 1.36],
          [k * 0.74, 1.02],
          [k * 0.36, 1.04],
        ],
        [0.1, 0.3, 0.3, 0.22],
      ),
      lit(l, k < 0 ? '#7A543C' : '#5E3E2C'),
    );
    f.ellipse(k * 0.32, 1.05, 0.17, 0.15, lit(l, '#5E3E2C'));
    for (let i = 0; i < 4; i++)
      f.ellipse(k * (0.2 + i * 0.07), 1.15 - (i === 0 || i === 3 ? 0.03 : 0), 0.045, 0.07, lit(l, '#7A543C'));
  }
}

export const otterScenes: Scenes = { otter: { paint: otters } };
