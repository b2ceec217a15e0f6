import { audience, type Face, flat, lights, person, type Scene, type Sheet, someone } from '../toolkit.ts';

function concert(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#120D1C'],
      [0.5, '#2A1A2E'],
      [1, '#120A14'],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    const y = 40 + i * 12;
    s.line(
      [
        [0, 60 + i * 6],
        [800, -40 + i * 6],
        [1600, 60 + i * 6],
      ],
      '#3A2636',
      y > 80 ? 2 : 5,
    );
  }
  for (const x of [110, 1250]) boiler(s, x);
  for (let i = 0; i < 90; i++)
    s.rect(s.rng.range(0, 1560), Math.round(s.rng.range(4, 40)) * 16, 42, 11, '#4A2A33', 'opacity="0.4"');
  const beams: (readonly [number, number, number, string])[] = [
    [260, 120, 620, '#3FA82A'],
    [480, 420, 980, '#F08A2A'],
    [700, 640, 300, '#5FC23A'],
    [900, 860, 1300, '#FFB03A'],
    [1120, 1000, 640, '#3FA82A'],
    [1340, 1480, 960, '#F0703A'],
    [380, 60, 240, '#F0A03A'],
    [1240, 1380, 1380, '#5FC23A'],
  ];
  for (const [x, a, b, tone] of beams) {
    const mid = (a + b) / 2;
    s.poly(
      [
        [x - 8, 96],
        [x + 8, 96],
        [mid + 190, 900],
        [mid - 190, 900],
      ],
      s.linear(
        [
          [0, tone, 0.72],
          [1, tone, 0],
        ],
        [x, 96],
        [mid, 900],
      ),
    );
    s.circle(
      x,
      98,
      54,
      s.radial(
        [
          [0, '#FFFFFF', 0.9],
          [0.3, tone, 0.6],
          [1, tone, 0],
        ],
        x,
        98,
        54,
      ),
    );
    s.rect(x - 18, 70, 36, 30, '#0A070E', 'rx="6"');
  }
  s.rect(0, 62, s.w, 14, '#0A070E');
  s.ellipse(800, 720, 620, 190, '#F6A94A', 'opacity="0.24"');
  s.rect(200, 770, 1200, 60, '#1A1018');
  const dark = { ...lights.night, key: '#150C18', keyAmount: 0.9 };
  const band = (x: number, k: number, facing: 1 | -1, pose: Parameters<typeof person>[3]) =>
    person(flat(s, x, 776, k), dark, 0, { facing, ...pose });
  const g = flat(s, 560, 776, 170);
  band(560, 170, 1, {
    height: 1.8,
    pose: {
      legs: [
        [24, 6],
        [-22, -18],
      ],
      arms: [
        [34, 96],
        [-16, 70],
      ],
      lean: -8,
    },
    outfit: someone(s.rng, { kind: 'jacket', hair: 'curly' }),
  });
  g.soft('-0.1,0.82 0.1,1.1 0.36,1.0 0.3,0.78 0.1,0.72', '#0C060D');
  g.beam('0.2,0.95 0.9,1.42', '#0C060D', 0.07);
  band(800, 178, 1, {
    height: 1.74,
    pose: {
      legs: [
        [10, 2],
        [-14, -12],
      ],
      arms: [
        [60, 148],
        [-140, -160],
      ],
      lean: -4,
    },
    outfit: someone(s.rng, { kind: 'dress', hair: 'long' }),
  });
  const m = flat(s, 800, 776, 178);
  m.beam('0.38,0 0.34,1.52', '#0C060D', 0.03);
  m.ellipse(0.3, 1.56, 0.06, 0.06, '#0C060D');
  band(1060, 170, -1, {
    height: 1.78,
    pose: {
      legs: [
        [18, 4],
        [-20, -16],
      ],
      arms: [
        [30, 90],
        [-10, 70],
      ],
      lean: -6,
    },
    outfit: someone(s.rng, { kind: 'jacket', hair: 'beanie' }),
  });
  const bs = flat(s, 1060, 776, 170);
  bs.soft('0.14,0.8 -0.1,1.06 -0.36,0.98 -0.3,0.76', '#0C060D');
  bs.beam('-0.2,0.92 -1,1.3', '#0C060D', 0.06);
  const d = flat(s, 930, 760, 150);
  for (const [x, y, rx, ry] of [
    [0, 0.42, 0.42, 0.4],
    [-0.6, 0.55, 0.26, 0.2],
    [0.62, 0.55, 0.28, 0.22],
    [-0.3, 0.98, 0.2, 0.14],
    [0.32, 0.98, 0.2, 0.14],
  ] as const)
    d.ellipse(x, y, rx, ry, '#0F0810');
  d.soft('-1.1,1.4 -0.5,1.52 -0.5,1.44 -1.1,1.34', '#0F0810');
  d.soft('1.1,1.4 0.5,1.5 0.5,1.42 1.1,1.34', '#0F0810');
  d.ellipse(0, 1.5, 0.14, 0.17, '#0F0810');
  d.soft('-0.3,0.9 -0.24,1.3 0.24,1.3 0.3,0.9', '#0F0810');
  for (const x of [250, 1350]) {
    s.rect(x - 70, 560, 140, 216, '#0A060C');
    for (const y of [620, 710]) s.circle(x, y, 44, '#1E1420');
  }
  s.blurred(20, () => {
    for (let i = 0; i < 12; i++)
      s.ellipse(
        s.rng.range(100, 1500),
        s.rng.range(740, 860),
        s.rng.range(90, 200),
        34,
        s.rng.pick(['#F6B45A', '#6FC24A', '#E87A4A'] as const),
        'opacity="0.22"',
      );
  });
  for (const [y, k, tone, n] of [
    [900, 92, '#2A1624', 12],
    [1000, 128, '#1C0E1A', 10],
    [1140, 190, '#0B0610', 8],
  ] as const) {
    const f = flat(s, 0, y, k);
    audience(f, -0.2, s.w / k + 0.5, 0.66, [tone]);
    for (let i = 0; i < n; i++) raised(f, s.rng.range(0, s.w / k), tone, i % 5 === 0);
    f.rect(-1, -3, s.w / k + 2, 2.5, tone);
  }
}

function raised(f: Face, x: number, tone: string, phone: boolean): void {
  const { rng } = f.sheet;
  const lean = rng.range(-0.25, 0.25);
  f.beam(
    [
      [x, 0],
      [x + lean * 0.5, 0.62],
      [x + lean, 1.15],
    ],
    tone,
    0.12,
  );
  f.ellipse(x + lean, 1.22, 0.08, 0.1, tone);
  if (!phone)
    for (const k of [-0.05, 0, 0.05])
      f.line(
        [
          [x + lean + k, 1.25],
          [x + lean + k * 2.2, 1.42],
        ],
        tone,
        0.035,
      );
  if (phone) {
    f.rect(x + lean - 0.13, 1.24, 0.26, 0.42, '#0A060C', 0.03);
    f.rect(x + lean - 0.1, 1.28, 0.2, 0.34, '#F6C56A', 0.02);
  }
}

function boiler(s: Sheet, x: number): void {
  s.rect(
    x,
    240,
    240,
    560,
    s.linear(
      [
        [0, '#3A222C'],
        [0.3, '#6B4048'],
        [1, '#22141C'],
      ],
      [x, 0],
      [x + 240, 0],
    ),
    'rx="110"',
  );
  for (const y of [340, 480, 620]) {
    s.rect(x - 6, y, 252, 18, '#1E1118');
    for (let i = 0; i < 9; i++) s.circle(x + 12 + i * 27, y + 9, 5, '#7A4A50');
  }
  s.circle(x + 120, 560, 54, '#1E1118');
  s.circle(x + 120, 560, 40, '#E87A2A', 'opacity="0.85"');
  s.circle(x + 120, 420, 30, '#E9DCC0');
  s.line(
    [
      [x + 120, 420],
      [x + 138, 404],
    ],
    '#22141C',
    4,
  );
}

export const scene: Scene = { paint: concert };
