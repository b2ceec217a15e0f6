import {
  arc,
  birds,
  darken,
  dim,
  type Face,
  flat,
  GREEN,
  houseRow,
  INK,
  type Light,
  lighten,
  lights,
  lit,
  PAPER,
  person,
  poses,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  wheelAt,
} from '../toolkit.ts';

function fleaMarket(s: Sheet): void {
  const l = { ...lights.noon, key: '#FFE2A8', keyAmount: 0.12 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#6FBAC9'],
        [0.6, '#CFE6DA'],
        [1, '#FFF0CE'],
      ],
    },
    560,
  );
  houseRow(flat(s, 0, 560, 20), l, -2, 82, { depth: 0.42, shop: null });
  s.rect(0, 556, s.w, 26, lit(l, '#C9B894', 0.2));
  s.rect(
    0,
    580,
    s.w,
    150,
    s.linear(
      [
        [0, '#8FC2BF'],
        [1, '#5E9EA0'],
      ],
      [0, 580],
      [0, 730],
    ),
  );
  ripples(s, 586, 730, 60, '#E6F3E6', '#4F8F94');
  s.rect(
    0,
    724,
    s.w,
    480,
    s.linear(
      [
        [0, lit(l, '#E6D6B4')],
        [1, lit(l, '#D3BE94')],
      ],
      [0, 724],
      [0, 1200],
    ),
  );
  s.rect(0, 720, s.w, 14, lit(l, '#B9A47C'));
  for (let x = 40; x < 1600; x += 150) {
    s.rect(x, 660, 10, 64, '#4A5652');
    s.circle(x + 5, 656, 9, '#4A5652');
  }
  s.line('0,676 1600,676', '#4A5652', 4);
  for (const [x, y, c] of [
    [140, 800, '#E5483C'],
    [610, 790, '#2F7A8C'],
    [1180, 796, '#F2B01E'],
  ] as const) {
    const f = flat(s, x, y, 76);
    f.line('0,0 0,4.4', lit(l, '#7A5B40'), 0.08);
    f.poly('-2.3,3 -1.1,3.9 0,4.2 0,3', lit(l, c));
    f.poly('0,3 0,4.2 1.1,3.9 2.3,3', dim(l, c));
    f.poly('-0.8,3 0,4.2 0.8,3', lit(l, PAPER));
  }
  for (let i = 0; i < 9; i++)
    person(flat(s, 60 + i * 180 + s.rng.range(-30, 30), 850 + s.rng.range(-20, 20), 92), l, 0, {
      facing: i % 2 ? 1 : -1,
      pose: s.rng.pick([poses.relaxed, poses.hold, poses.walk, poses.point] as const),
      outfit: someone(s.rng),
    });
  const f = flat(s, 90, 1130, 150);
  stall(f, l, 0, 4.4, '#F6F0E0');
  lampItem(f, 0.5, 1, '#E5A52F', l);
  lampItem(f, 1.25, 1, '#2B7A12', l);
  f.poly('1.8,1.0 1.8,1.62 2.4,1.62 2.4,1.0', lit(l, '#C9A05A'));
  f.rect(1.88, 1.08, 0.44, 0.46, lit(l, '#4F8F8B'));
  f.soft('1.9,1.1 2.0,1.3 2.2,1.2 2.3,1.1', lit(l, '#F2B01E'));
  gramophone(f, l, 3, 1);
  for (let i = 0; i < 5; i++)
    f.rect(
      3.7,
      1 + i * 0.09,
      0.62 - i * 0.03,
      0.08,
      lit(l, ['#A8452A', '#2F5D7C', '#C98A2B', '#2B5A3A', '#7B3F61'][i] ?? SUN),
      0.01,
    );
  const g = flat(s, 860, 1160, 165);
  stall(g, l, 0, 4, '#D9574A');
  globe(g, l, 0.7, 1);
  for (let i = 0; i < 11; i++)
    g.poly(
      [
        [1.4 + i * 0.08, 1],
        [1.34 + i * 0.08, 1.5],
        [1.42 + i * 0.08, 1.5],
        [1.48 + i * 0.08, 1],
      ],
      lit(l, s.rng.pick(['#E5483C', '#2F7A8C', '#F2B01E', '#1E262E', '#F6F0E0', '#7B4F8C'] as const)),
    );
  g.poly('1.28,1 2.42,1 2.42,1.26 1.28,1.26', lit(l, '#A9713F'));
  toyTram(g, l, 2.6, 1);
  g.ellipse(3.75, 1.22, 0.2, 0.22, lit(l, '#B98550'));
  g.ellipse(3.75, 1.55, 0.16, 0.15, lit(l, '#B98550'));
  for (const k of [-1, 1]) {
    g.ellipse(3.75 + k * 0.13, 1.68, 0.06, 0.06, lit(l, '#8F6238'));
    g.ellipse(3.75 + k * 0.055, 1.57, 0.02, 0.025, INK);
    g.ellipse(3.75 + k * 0.17, 1.2, 0.07, 0.1, lit(l, '#A9753F'));
  }
  g.ellipse(3.75, 1.51, 0.06, 0.045, lit(l, '#E3C48A'));
  person(flat(s, 800, 1150, 165), l, 0, {
    facing: -1,
    height: 1.68,
    pose: poses.hold,
    bag: 'tote',
    outfit: {
      kind: 'dress',
      top: '#2F5D7C',
      legs: '#5B4636',
      hair: 'hat',
      hairColour: '#7A4B2A',
      skin: '#F1C9A5',
      accent: '#E9D9B0',
    },
  });
  birds(s, 6, 1240, 220, 120, '#4A6A72');
}

function stall(f: Face, l: Light, x: number, w: number, cloth: string): void {
  f.soft(
    [
      [x, 0],
      [x + w, 0],
      [x + w + 0.7, -0.14],
      [x + 0.3, -0.16],
    ],
    '#3A2E1A',
    'opacity="0.25"',
  );
  for (const px of [x + 0.1, x + w - 0.2]) f.rect(px, 0, 0.1, 0.9, lit(l, '#7A5B40'));
  f.poly(
    [
      [x - 0.08, 1],
      [x + w + 0.08, 1],
      [x + w + 0.05, 0.3],
      [x - 0.05, 0.3],
    ],
    lit(l, cloth),
  );
  for (let i = 0; i < w / 0.5; i++)
    f.soft(
      [
        [x + i * 0.5, 0.32],
        [x + 0.25 + i * 0.5, 0.18],
        [x + 0.5 + i * 0.5, 0.32],
        [x + 0.25 + i * 0.5, 0.6],
      ],
      i % 2 ? dim(l, cloth) : lit(l, darken(cloth, 0.06)),
      'opacity="0.5"',
    );
  f.rect(x - 0.1, 0.96, w + 0.2, 0.08, lit(l, lighten(cloth, 0.3)));
}

function lampItem(f: Face, x: number, y: number, shade: string, l: Light): void {
  f.soft(
    [
      [x - 0.16, y],
      [x - 0.05, y + 0.1],
      [x - 0.04, y + 0.5],
      [x + 0.04, y + 0.5],
      [x + 0.05, y + 0.1],
      [x + 0.16, y],
    ],
    lit(l, '#C9973A'),
  );
  f.poly(
    [
      [x - 0.32, y + 0.48],
      [x - 0.17, y + 0.9],
      [x + 0.17, y + 0.9],
      [x + 0.32, y + 0.48],
    ],
    lit(l, shade),
  );
  f.poly(
    [
      [x + 0.08, y + 0.48],
      [x + 0.06, y + 0.9],
      [x + 0.17, y + 0.9],
      [x + 0.32, y + 0.48],
    ],
    dim(l, shade),
  );
}

function gramophone(f: Face, l: Light, x: number, y: number): void {
  f.rect(x - 0.36, y, 0.72, 0.34, lit(l, '#7A4526'), 0.03);
  f.ellipse(x, y + 0.36, 0.32, 0.06, lit(l, '#1E262E'));
  f.curve(
    [
      [x + 0.2, y + 0.38],
      [x + 0.3, y + 0.66],
      [x + 0.12, y + 0.78],
    ],
    lit(l, '#C9973A'),
    0.05,
  );
  f.soft(
    [
      [x + 0.16, y + 0.74],
      [x - 0.1, y + 0.78],
      [x - 0.42, y + 0.64],
      [x - 0.5, y + 0.98],
      [x - 0.3, y + 1.3],
      [x - 0.02, y + 1.06],
    ],
    lit(l, '#E3B04A'),
  );
  f.ellipse(x - 0.42, y + 0.97, 0.13, 0.34, lit(l, '#A8752A'));
}

function toyTram(f: Face, l: Light, x: number, y: number): void {
  f.rect(x, y + 0.1, 0.92, 0.24, lit(l, GREEN), 0.06);
  f.rect(x + 0.03, y + 0.32, 0.86, 0.22, lit(l, '#F6F0E0'), 0.04);
  for (let i = 0; i < 4; i++) f.rect(x + 0.08 + i * 0.2, y + 0.36, 0.15, 0.13, lit(l, '#35555F'), 0.02);
  f.rect(x + 0.05, y + 0.54, 0.82, 0.06, lit(l, '#7A8580'), 0.03);
  for (const k of [0.2, 0.7]) wheelAt(f, l, x + k, y + 0.09, 0.09);
  f.line(
    [
      [x + 0.46, y + 0.6],
      [x + 0.36, y + 0.72],
      [x + 0.5, y + 0.82],
    ],
    '#26323F',
    0.02,
  );
}

function globe(f: Face, l: Light, x: number, y: number): void {
  f.soft(
    [
      [x - 0.24, y],
      [x - 0.05, y + 0.1],
      [x + 0.05, y + 0.1],
      [x + 0.24, y],
    ],
    lit(l, '#7A4526'),
  );
  f.line(
    [
      [x, y + 0.06],
      [x, y + 0.2],
    ],
    lit(l, '#7A4526'),
    0.06,
  );
  const ball = arc(x, y + 0.58, 0.38, 0.38, 0, 350, 30);
  f.poly(ball, lit(l, '#3F8FA8'));
  f.clipPoly(ball, () => {
    f.soft(
      [
        [x - 0.4, y + 0.72],
        [x - 0.2, y + 0.9],
        [x + 0.02, y + 0.8],
        [x - 0.06, y + 0.6],
        [x - 0.22, y + 0.56],
      ],
      lit(l, '#7FB055'),
    );
    f.soft(
      [
        [x + 0.04, y + 0.62],
        [x + 0.24, y + 0.7],
        [x + 0.34, y + 0.5],
        [x + 0.2, y + 0.26],
        [x + 0.08, y + 0.4],
      ],
      lit(l, '#C9B75E'),
    );
    f.soft(
      [
        [x - 0.24, y + 0.48],
        [x - 0.06, y + 0.5],
        [x - 0.1, y + 0.24],
        [x - 0.2, y + 0.26],
      ],
      lit(l, '#7FB055'),
    );
    f.poly(
      [
        [x + 0.14, y + 0.96],
        [x + 0.4, y + 0.9],
        [x + 0.4, y + 0.2],
        [x + 0.1, y + 0.2],
        [x + 0.28, y + 0.56],
      ],
      '#14304A',
      'opacity="0.22"',
    );
  });
  f.line(arc(x, y + 0.58, 0.43, 0.43, -70, 110, 18), lit(l, '#D9A73F'), 0.035);
}

export const scene: Scene = { paint: fleaMarket };
