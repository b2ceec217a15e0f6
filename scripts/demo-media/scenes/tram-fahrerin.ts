import {
  arc,
  Camera,
  canyon,
  centred,
  darken,
  fist,
  flat,
  forearm,
  GREEN,
  lighten,
  lights,
  overhead,
  person,
  polyPath,
  poses,
  rails,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  tramInSpace,
  tree,
} from '../toolkit.ts';

function driver(s: Sheet): void {
  const l = { ...lights.softEvening, keyAmount: 0.1 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#79B8C4'],
        [0.6, '#E6E2C4'],
        [1, '#FBE3B4'],
      ],
    },
    520,
  );
  const c = new Camera(s, { at: [0.2, 2.3, 0], yaw: 2, focal: 900, centre: [800, 480] });
  const horizon = c.project([0, 0, 3000])[1];
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#E3D4B0'],
        [1, '#B9AC92'],
      ],
      [0, horizon],
      [0, 900],
    ),
  );
  canyon(c, l, { left: -9, right: 10, z0: 8, z1: 120, haze: 110 });
  for (let z = 90; z > 8; z -= 13) {
    tree(c.billboard([-5.6, 0, z]), l, 0, { height: 6, depth: Math.min(0.6, z / 130) });
    tree(c.billboard([6.6, 0, z + 5]), l, 0, { height: 6, depth: Math.min(0.6, z / 130) });
  }
  rails(c, l, 0, 2, 110);
  rails(c, l, 3.4, 2, 110);
  overhead(c, l, 0, 12, 100, 8);
  tramInSpace(c, l, [3.4, 0, 26], { line: '1', destination: 'HBF', visibleSide: 'left' });
  for (const [x, z, facing] of [
    [-4.4, 14, 1],
    [-3.4, 20, 1],
    [6.2, 18, -1],
  ] as const)
    person(c.billboard([x, 0, z]), l, 0, { facing, pose: poses.walk, outfit: someone(s.rng) });
  s.poly('620,0 760,0 380,900 200,900', '#FFFFFF', 'opacity="0.09"');
  s.poly('800,0 850,0 490,900 430,900', '#FFFFFF', 'opacity="0.07"');
  const dark = '#18242A';
  s.path(
    'M0 0H1600V1200H0ZM120 96Q800 20 1480 96Q1524 470 1500 800Q800 760 100 800Q76 470 120 96Z',
    dark,
    'fill-rule="evenodd"',
  );
  s.path('M120 96Q800 20 1480 96L1476 118Q800 44 124 118Z', '#2B3B42');
  s.rect(620, 18, 360, 54, '#0C1418', 'rx="10"');
  centred(flat(s, 800, 60, 1), '1 HAFENKANTE', 0, 0, 28, '#FFB52E', 0.14);
  s.line('1180,790 1010,360', '#0C1418', 9);
  s.path(
    'M0 800Q800 720 1600 800V1200H0Z',
    s.linear(
      [
        [0, '#33464C'],
        [1, '#131D21'],
      ],
      [0, 760],
      [0, 1200],
    ),
  );
  s.path('M0 800Q800 720 1600 800V826Q800 746 0 826Z', '#4B6168');
  for (const [x, w, kind] of [
    [230, 210, 'map'],
    [480, 170, 'dial'],
    [1120, 230, 'cams'],
  ] as const)
    screen(s, x, 832, w, 140, kind);
  for (let i = 0; i < 8; i++)
    s.circle(250 + i * 36, 1010 + (i % 2) * 26, 11, ['#5FAE3A', SUN, '#D6453D', '#DCE5DE'][i % 4] ?? SUN);
  s.rect(1180, 1010, 90, 120, '#0E1619', 'rx="20"');
  const uniform = GREEN;
  s.soft(
    '400,1240 430,1000 520,890 690,840 800,836 910,840 1075,885 1165,990 1190,1240',
    darken(uniform, 0.25),
  );
  s.soft('400,1240 430,1000 520,890 690,840 790,838 740,1000 720,1240', darken(uniform, 0.1));
  s.soft('690,846 800,806 910,846 800,892', darken(uniform, 0.45));
  for (const k of [-1, 1])
    s.poly(
      [
        [800 + k * 150, 868],
        [800 + k * 262, 908],
        [800 + k * 272, 938],
        [800 + k * 148, 896],
      ],
      darken(uniform, 0.4),
    );
  s.line('800,900 800,1200', darken(uniform, 0.35), 6);
  for (const k of [-1, 1])
    s.curve(
      [
        [800 + k * 250, 1000],
        [800 + k * 262, 1100],
        [800 + k * 250, 1200],
      ],
      darken(uniform, 0.35),
      5,
    );
  s.rect(742, 700, 116, 150, '#B67A55', 'rx="40"');
  crownHair(s, 800, 600);
  forearm(s, [1150, 1130], [1212, 1022], 96, darken(uniform, 0.1), '#C98A63');
  fist(s, 1226, 1000, 82, -60, '#C98A63', () => s.rect(-20, -92, 34, 190, '#0A1012', 'rx="16"'));
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FFE2A6', 0.16],
        [0.5, '#FFE2A6', 0],
        [1, '#06101A', 0.25],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
}

function crownHair(s: Sheet, x: number, y: number): void {
  const tone = '#33211C';
  for (let i = 0; i < 46; i++) {
    const a = s.rng.range(0, 6.28);
    const r = Math.sqrt(s.rng.next());
    s.circle(
      x + Math.cos(a) * r * 118,
      y + 10 + Math.sin(a) * r * 132,
      s.rng.range(26, 44),
      s.rng.chance(0.4) ? lighten(tone, 0.08) : tone,
    );
  }
  s.soft(
    [
      [x - 60, y + 120],
      [x - 40, y + 210],
      [x, y + 230],
      [x + 40, y + 210],
      [x + 60, y + 120],
    ],
    tone,
  );
  s.rect(x - 52, y + 128, 104, 20, SUN, 'rx="10"');
}

function screen(s: Sheet, x: number, y: number, w: number, h: number, kind: 'map' | 'dial' | 'cams'): void {
  s.rect(x - 8, y - 8, w + 16, h + 16, '#0A1215', 'rx="12"');
  s.rect(x, y, w, h, '#16323A', 'rx="6"');
  if (kind === 'map') {
    s.line(
      [
        [x + 20, y + h - 30],
        [x + 80, y + h - 30],
        [x + 130, y + 50],
        [x + w - 20, y + 50],
      ],
      '#5FAE3A',
      7,
    );
    for (const [px, py] of [
      [20, h - 30],
      [80, h - 30],
      [130, 50],
      [w - 20, 50],
    ] as const)
      s.circle(x + px, y + py, 9, '#F6F5F1');
  } else if (kind === 'dial') {
    s.stroke(polyPath(arc(x + w / 2, y + h * 0.72, 62, 62, 180, 360, 20), false), '#DCE5DE', 6);
    s.stroke(polyPath(arc(x + w / 2, y + h * 0.72, 62, 62, 180, 270, 12), false), '#5FAE3A', 6);
    s.line(
      [
        [x + w / 2, y + h * 0.72],
        [x + w / 2 - 6, y + 46],
      ],
      SUN,
      6,
    );
  } else {
    for (let i = 0; i < 4; i++) {
      s.rect(
        x + 8 + (i % 2) * (w / 2 - 2),
        y + 8 + Math.floor(i / 2) * (h / 2 - 2),
        w / 2 - 12,
        h / 2 - 12,
        i % 2 ? '#4B7078' : '#5F8A86',
      );
      s.rect(
        x + 30 + (i % 2) * (w / 2 - 2),
        y + 36 + Math.floor(i / 2) * (h / 2 - 2),
        16,
        h / 2 - 40,
        '#1B2E33',
      );
    }
  }
}

export const scene: Scene = { paint: driver };
