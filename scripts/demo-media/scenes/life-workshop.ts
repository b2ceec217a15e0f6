import { boards, shade, softShadow } from '../parts/studio.ts';
import {
  arc,
  bicycle,
  dim,
  type Face,
  flat,
  GREEN,
  houseRow,
  type Light,
  lights,
  lit,
  person,
  type Scenes,
  type Sheet,
  SUN,
} from '../toolkit.ts';

function wheel(f: Face, l: Light, x: number, y: number, r: number): void {
  for (let a = 0; a < 180; a += 15) {
    const [p] = arc(x, y, r * 0.94, r * 0.94, a, a, 1);
    const [q] = arc(x, y, r * 0.94, r * 0.94, a + 180, a + 180, 1);
    if (p && q) f.line([p, q], lit(l, '#A9B2AE'), 0.008);
  }
  f.line(arc(x, y, r, r, 0, 360, 36), lit(l, '#23302D'), 0.05);
  f.line(arc(x, y, r * 0.9, r * 0.9, 0, 360, 36), lit(l, '#C9CFC9'), 0.018);
  f.ellipse(x, y, 0.05, 0.05, lit(l, '#6E7A78'));
}

function bikeShop(s: Sheet): void {
  const l: Light = { ...lights.day, keyAmount: 0.1 };
  s.rect(0, 0, s.w, s.h, lit(l, '#E3D8C0'));
  s.rect(0, 0, s.w, 560, lit(l, '#CBD6CE'));
  const f = flat(s, 800, 1080, 330);
  s.rect(
    70,
    80,
    760,
    440,
    s.linear(
      [
        [0, '#BFE3EA'],
        [1, '#F3F4E0'],
      ],
      [0, 80],
      [0, 520],
    ),
  );
  houseRow(flat(s, 70, 520, 34), { ...l, keyAmount: 0.2 }, 1, 14, { depth: 0.62, floors: 2 });
  s.rect(830, 60, 770, 480, lit(l, '#CBD6CE'));
  for (const x of [70, 256, 446, 636, 822]) s.rect(x - 8, 72, 16, 456, lit(l, '#35555F'));
  for (const y of [72, 290, 516]) s.rect(62, y, 768, 14, lit(l, '#35555F'));
  s.poly('70,86 822,86 1500,1200 300,1200', '#FFF6D8', 'opacity="0.22"');
  const wall = flat(s, 900, 560, 330);
  wall.rect(-0.08, 0.1, 2.1, 1.36, lit(l, '#B98A56'));
  for (let i = 0; i < 9; i++)
    for (let k = 0; k < 6; k++) wall.ellipse(0.06 + i * 0.22, 0.24 + k * 0.21, 0.012, 0.012, '#6E4A2C');
  wheel(wall, l, 0.36, 1.02, 0.33);
  wheel(wall, l, 1.12, 1.02, 0.33);
  wheel(wall, l, 1.74, 1.06, 0.27);
  tools(wall, l);
  s.rect(0, 560, s.w, 30, lit(l, '#8A9A94'));
  s.rect(
    0,
    590,
    s.w,
    340,
    s.linear(
      [
        [0, lit(l, '#DCD0B4')],
        [1, lit(l, '#C4B698')],
      ],
      [0, 590],
      [0, 930],
    ),
  );
  boards(s, 930, 1200, 5, lit(l, '#B98A5A'));
  s.rect(0, 660, 420, 26, lit(l, '#8A5A34'));
  s.rect(0, 686, 420, 250, dim(l, '#A9713F'));
  for (let i = 0; i < 3; i++) {
    s.rect(20 + i * 134, 706, 118, 70, lit(l, '#B0743E'), 'rx="6"');
    s.rect(60 + i * 134, 734, 38, 10, '#3A2418', 'rx="5"');
  }
  for (const [x, c, h] of [
    [50, '#C4492F', 60],
    [110, '#2F5D7C', 44],
    [170, SUN, 70],
    [320, GREEN, 52],
  ] as const)
    s.rect(x, 660 - h, 40, h, lit(l, c), 'rx="6"');
  s.soft('230,660 240,622 290,622 300,660', lit(l, '#4A5A5A'));
  for (const [x, y] of [
    [540, 0],
    [1240, 0],
  ] as const) {
    s.line(
      [
        [x, y],
        [x, 120],
      ],
      '#2B3834',
      5,
    );
    s.poly(
      [
        [x - 60, 170],
        [x - 26, 118],
        [x + 26, 118],
        [x + 60, 170],
      ],
      lit(l, GREEN),
    );
    s.ellipse(x, 170, 60, 10, '#FFF3CF');
  }
  softShadow(s, 760, 1100, 430, 34, 0.35);
  f.rect(-0.68, 0, 0.1, 1.62, lit(l, '#3E4A48'));
  f.poly('-1.05,0 -0.63,0.16 -0.2,0 -0.2,-0.05 -0.63,0.06 -1.05,-0.05', lit(l, '#2B3834'));
  f.line('-0.63,1.56 -0.36,1.52', lit(l, '#3E4A48'), 0.08);
  const up = f.moved(0, 0.6);
  bicycle(up, l, -0.1, { frame: '#2B8AA8' });
  f.rect(-0.42, 1.45, 0.16, 0.16, '#D8402F', 0.03);
  const mechanic = {
    kind: 'shirt',
    top: '#C9783A',
    legs: '#2F4A63',
    hair: 'cap',
    hairColour: '#3A2418',
    skin: '#C98A63',
    accent: '#23394A',
  } as const;
  const g = flat(s, 1290, 1120, 390);
  g.poly('-0.3,0 0.3,0 0.9,-0.05 0.2,-0.08', '#2A2030', 'opacity="0.3"');
  const { hand } = person(g, l, 0, {
    facing: -1,
    height: 1.72,
    outfit: mechanic,
    pose: {
      legs: [
        [20, -14],
        [-6, -14],
      ],
      arms: [
        [62, 76],
        [50, 66],
      ],
      lean: 34,
    },
  });
  const [hx, hy] = g.at(...hand);
  s.line(
    [
      [hx + 8, hy + 4],
      [hx - 58, hy - 12],
    ],
    lit(l, '#9AA6A4'),
    13,
  );
  s.circle(hx - 62, hy - 13, 14, lit(l, '#9AA6A4'));
  s.circle(hx - 66, hy - 13, 6, lit(l, '#4A5654'));
  for (const [x, y, w] of [[180, 1090, 190]] as const) {
    softShadow(s, x, y + 62, w * 0.7, 14, 0.35);
    s.rect(x - w / 2, y - 40, w, 100, '#B3392C', 'rx="8"');
    s.rect(x - w / 2, y - 40, w, 24, '#CF5040', 'rx="8"');
    s.line(
      [
        [x - 50, y - 40],
        [x - 40, y - 78],
        [x + 40, y - 78],
        [x + 50, y - 40],
      ],
      '#5A1F1A',
      9,
    );
    s.rect(x - 16, y - 24, 32, 14, SUN);
  }
  shade(s, '#FFF3CC', [0, 0], [900, 800], 0.4);
}

function tools(f: Face, l: Light): void {
  const steel = lit(l, '#7F8C8A');
  for (let i = 0; i < 5; i++) {
    const [x, h] = [0.14 + i * 0.15, 0.34 - i * 0.04];
    f.line(
      [
        [x, 0.58],
        [x, 0.58 - h],
      ],
      steel,
      0.03,
    );
    f.ellipse(x, 0.58, 0.035, 0.035, steel);
    f.ellipse(x, 0.58 - h, 0.032, 0.032, steel);
  }
  for (const [i, c] of ['#C4492F', '#2F5D7C', SUN, GREEN].entries()) {
    f.rect(0.98 + i * 0.13, 0.44, 0.055, 0.16, lit(l, c), 0.02);
    f.line(
      [
        [1.007 + i * 0.13, 0.44],
        [1.007 + i * 0.13, 0.24],
      ],
      steel,
      0.02,
    );
  }
  f.line('1.6,0.6 1.68,0.36 1.6,0.16', lit(l, '#C4492F'), 0.04);
  f.line('1.76,0.6 1.66,0.36 1.76,0.16', lit(l, '#C4492F'), 0.04);
}

export const workshopScenes: Scenes = { fahrradladen: { paint: bikeShop } };
