import { brickWall, glowSpot, shade } from '../parts/studio.ts';
import {
  centred,
  darken,
  flat,
  type Light,
  lantern,
  lighten,
  lights,
  lit,
  person,
  poses,
  type Scenes,
  type Sheet,
  SUN,
  someone,
} from '../toolkit.ts';

function bookShop(s: Sheet): void {
  const l: Light = { ...lights.dusk, key: '#3E4A78', keyAmount: 0.28, lit: 0.9 };
  brickWall(s, 0, 0, s.w, s.h, lit(l, '#8A5648'), 34);
  const wood = '#233F52';
  s.rect(90, 140, 1210, 900, wood);
  s.rect(90, 128, 1210, 20, lighten(wood, 0.2));
  s.rect(60, 118, 1270, 16, lighten(wood, 0.3));
  centred(flat(s, 690, 244, 1), 'BUCHHANDLUNG', 0, 0, 66, '#F2D79A', 0.14);
  for (const x of [560, 820]) glowSpot(s, x, 170, 200, '#FFDF9A', 0.22);
  const win: readonly [number, number, number, number] = [150, 290, 790, 600];
  s.rect(
    ...win,
    s.linear(
      [
        [0, '#FFD98A'],
        [0.6, '#F7B660'],
        [1, '#C9803E'],
      ],
      [0, 290],
      [0, 890],
    ),
  );
  s.clipped('M150 290H940V890H150Z', () => interior(s));
  s.rect(150, 860, 790, 40, '#5A3A26');
  for (const x of [150, 540, 930]) s.rect(x - 6, 290, 14, 600, wood);
  s.rect(150, 430, 790, 10, wood);
  s.poly('210,890 450,290 560,290 320,890', '#FFFFFF', 'opacity="0.09"');
  s.poly('660,890 900,290 930,290 700,890', '#FFFFFF', 'opacity="0.08"');
  s.rect(1000, 290, 250, 750, darken(wood, 0.25));
  s.rect(
    1024,
    316,
    202,
    460,
    s.linear(
      [
        [0, '#FFE3A6'],
        [1, '#E9A85A'],
      ],
      [0, 316],
      [0, 776],
    ),
  );
  for (let k = 0; k < 3; k++) {
    s.rect(1024, 430 + k * 120, 202, 10, '#8A5A34');
    for (let x = 1030; x < 1216; x += 17)
      s.rect(
        x,
        432 + k * 120 - s.rng.range(50, 90),
        14,
        90,
        s.rng.pick(['#A8452F', '#7A4A5A', '#3E5A6A', '#B98A3A', '#5A6A3E'] as const),
        'opacity="0.75"',
      );
  }
  s.rect(1024, 540, 202, 10, darken(wood, 0.2));
  s.rect(1204, 640, 12, 80, '#E3B84F', 'rx="5"');
  s.rect(1070, 360, 110, 60, '#F6F0E0', 'rx="6"');
  centred(flat(s, 1125, 402, 1), 'OFFEN', 0, 0, 22, '#A8352F', 0.15);
  s.line('1085,360 1125,330 1165,360', '#3A2418', 3);
  const pavement = 1040;
  s.rect(
    0,
    pavement,
    s.w,
    160,
    s.linear(
      [
        [0, '#4A5068'],
        [1, '#343A54'],
      ],
      [0, pavement],
      [0, 1200],
    ),
  );
  for (let x = -60; x < s.w; x += 180)
    s.line(
      [
        [x + 40, pavement],
        [x, 1200],
      ],
      '#2A2F48',
      3,
    );
  s.rect(0, 1110, s.w, 3, '#2A2F48');
  s.poly(
    [
      [150, pavement],
      [940, pavement],
      [1040, 1200],
      [40, 1200],
    ],
    s.linear(
      [
        [0, '#FFD48A', 0.7],
        [1, '#FFD48A', 0.15],
      ],
      [0, pavement],
      [0, 1200],
    ),
  );
  s.poly(
    [
      [1024, pavement],
      [1226, pavement],
      [1290, 1200],
      [1010, 1200],
    ],
    '#FFD48A',
    'opacity="0.3"',
  );
  lantern(flat(s, 1500, 1080, 205), l, 0, 4.1);
  const coat = someone(s.rng, {
    kind: 'coat',
    top: '#8E3A4A',
    hair: 'bob',
    hairColour: '#2B1D18',
    accent: SUN,
    legs: '#1F2A36',
  });
  const g = flat(s, 1350, 1150, 330);
  g.poly('-0.2,0 0.2,0 0.8,-0.12 0.5,-0.16', '#12162A', 'opacity="0.4"');
  person(g, l, 0, { facing: -1, pose: poses.relaxed, outfit: coat, bag: 'tote' });
  const rest = flat(s, 72, 1084, 200);
  rest.rect(-0.3, 0, 0.9, 0.62, '#5A3A26', 0.03);
  for (let i = 0; i < 7; i++)
    rest.rect(
      -0.26 + i * 0.118,
      0.3,
      0.1,
      s.rng.range(0.4, 0.56),
      lit(l, s.rng.pick(['#C4492F', '#E3A12F', '#4F8F8B', '#7B3F61', '#E9E2D0'] as const)),
    );
  shade(s, '#0E1430', [1600, 0], [700, 500], 0.45);
}

function interior(s: Sheet): void {
  for (let k = 0; k < 3; k++) {
    s.rect(150, 390 + k * 118, 790, 9, '#9A6234', 'opacity="0.9"');
    for (let x = 160; x < 930; ) {
      const w = s.rng.range(13, 26);
      if (s.rng.chance(0.86))
        s.rect(
          x,
          390 + k * 118 - s.rng.range(56, 92),
          w - 2,
          92,
          s.rng.pick(['#B0603A', '#8A4A4A', '#6A6A4A', '#C9903E', '#9A5A3A', '#5A5A5E'] as const),
          'opacity="0.62"',
        );
      x += w;
    }
  }
  s.rect(
    150,
    630,
    790,
    270,
    s.linear(
      [
        [0, '#D08A44', 0],
        [0.3, '#B06C34'],
        [1, '#7E4A2A'],
      ],
      [0, 630],
      [0, 890],
    ),
  );
  for (const x of [300, 740]) {
    s.line(
      [
        [x, 290],
        [x, 350],
      ],
      '#4A2A1C',
      4,
    );
    s.poly(
      [
        [x - 46, 396],
        [x - 20, 348],
        [x + 20, 348],
        [x + 46, 396],
      ],
      '#B3392C',
    );
    glowSpot(s, x, 400, 240, '#FFF3C4', 0.75);
  }
  const stack = (x: number, y: number, count: number, w: number) => {
    for (let i = 0; i < count; i++) {
      const dx = s.rng.range(-10, 10);
      const colour = s.rng.pick([
        '#C4492F',
        '#2F5D7C',
        '#E3A12F',
        '#4F8F8B',
        '#7B3F61',
        '#2B7A4A',
        '#E9E2D0',
      ] as const);
      s.rect(x - w / 2 + dx, y - 27 * (i + 1), w, 26, colour, 'rx="3"');
      s.rect(x + w / 2 + dx - 26, y - 27 * (i + 1) + 4, 26, 18, '#F3E6C8');
      s.rect(x - w / 2 + dx + 16, y - 27 * (i + 1), 7, 26, '#FFFFFF', 'opacity="0.35"');
    }
  };
  stack(250, 862, 6, 150);
  stack(390, 862, 3, 130);
  stack(850, 862, 7, 140);
  for (const [x, c, a] of [
    [470, '#A8325A', -6],
    [730, '#2F7D7A', 5],
  ] as const) {
    s.poly(
      [
        [x - 46, 862],
        [x - 46 + a, 722],
        [x + 46 + a, 722],
        [x + 46, 862],
      ],
      c,
    );
    s.poly(
      [
        [x - 30 + a * 0.6, 800],
        [x + a, 750],
        [x + 32 + a * 0.6, 800],
      ],
      '#F2C14E',
    );
    s.rect(x - 30, 822, 60, 8, '#F6F0E0');
  }
  cat(s, 606, 862);
}

/** A ginger cat asleep, curled up; (x, y) is the middle of its ground. */
function cat(s: Sheet, x: number, y: number): void {
  const f = flat(s, x, y, 100);
  f.ellipse(0, 0.02, 1.1, 0.08, '#4A2414', 'opacity="0.5"');
  f.soft('-0.95,0.08 -1.05,0.42 -0.7,0.78 -0.1,0.9 0.6,0.78 1,0.4 0.92,0.06 0,0', '#D9853A');
  for (const [px, w] of [
    [-0.2, 0.1],
    [0.1, 0.12],
    [0.4, 0.1],
  ] as const)
    f.soft(
      [
        [px, 0.9],
        [px + 0.1, 0.6],
        [px + 0.02, 0.46],
        [px - w, 0.86],
      ],
      '#A85A22',
    );
  f.soft('0.95,0.3 0.7,0.06 0,-0.02 -0.6,0.04 -0.74,0.16 -0.5,0.22 0.2,0.18 0.6,0.34', '#C9742E');
  f.poly('-1.05,0.62 -1.02,0.86 -0.84,0.7', '#C9742E');
  f.poly('-0.62,0.74 -0.44,0.92 -0.42,0.62', '#C9742E');
  f.soft('-1.12,0.38 -1.02,0.66 -0.72,0.76 -0.44,0.62 -0.36,0.36 -0.52,0.16 -0.78,0.1 -1,0.18', '#E39A4A');
  f.soft('-0.88,0.2 -0.72,0.32 -0.58,0.2 -0.72,0.12', '#FBF0DC');
  for (const px of [-0.92, -0.58])
    f.curve(
      [
        [px - 0.08, 0.4],
        [px, 0.36],
        [px + 0.08, 0.41],
      ],
      '#4A2414',
      0.025,
    );
  f.soft('-0.76,0.3 -0.68,0.3 -0.72,0.25', '#A8453A');
}

export const bookScenes: Scenes = { buchladen: { paint: bookShop } };
