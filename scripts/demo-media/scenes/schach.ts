import {
  bench,
  Camera,
  darken,
  dim,
  type Face,
  flat,
  foliage,
  INK,
  type Light,
  lights,
  lit,
  PAPER,
  person,
  poses,
  type Scene,
  type Sheet,
  someone,
  tree,
} from '../toolkit.ts';

function chess(s: Sheet): void {
  const l = { ...lights.softEvening, keyAmount: 0.13 };
  s.rect(
    0,
    0,
    s.w,
    620,
    s.linear(
      [
        [0, '#A9C48A'],
        [1, '#F3E3B0'],
      ],
      [0, 0],
      [0, 620],
    ),
  );
  for (let i = 0; i < 9; i++)
    tree(flat(s, i * 210 - 40, 590 + (i % 2) * 14, 44), l, 0, {
      height: s.rng.range(10, 13),
      leaves: i % 3 ? foliage.summer : foliage.spring,
      depth: 0.24,
    });
  s.rect(
    0,
    570,
    s.w,
    640,
    s.linear(
      [
        [0, lit(l, '#B5C078')],
        [1, lit(l, '#8FA552')],
      ],
      [0, 570],
      [0, 1200],
    ),
  );
  s.rect(0, 590, s.w, 30, lit(l, '#E3D3A4'));
  const c = new Camera(s, { at: [0, 2.6, 0], pitch: 12, focal: 1080, centre: [800, 560] });
  const [x0, z0, q] = [-3.6, 4.6, 0.9];
  c.quad(
    [
      [x0 - 0.4, 0, z0 - 0.4],
      [x0 + 8 * q + 0.4, 0, z0 - 0.4],
      [x0 + 8 * q + 0.4, 0, z0 + 8 * q + 0.4],
      [x0 - 0.4, 0, z0 + 8 * q + 0.4],
    ],
    lit(l, '#B5A078'),
  );
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 8; j++)
      c.quad(
        [
          [x0 + i * q, 0.01, z0 + j * q],
          [x0 + (i + 1) * q, 0.01, z0 + j * q],
          [x0 + (i + 1) * q, 0.01, z0 + (j + 1) * q],
          [x0 + i * q, 0.01, z0 + (j + 1) * q],
        ],
        lit(l, (i + j) % 2 ? '#F1E8D2' : '#4A5A4E'),
      );
  const pieces: (readonly [number, number, ChessKind, boolean])[] = [
    [0, 7, 'rook', false],
    [4, 7, 'king', false],
    [3, 7, 'queen', false],
    [7, 7, 'rook', false],
    [1, 6, 'pawn', false],
    [2, 5, 'knight', false],
    [5, 6, 'pawn', false],
    [6, 6, 'pawn', false],
    [4, 4, 'pawn', false],
    [3, 3, 'pawn', true],
    [5, 2, 'knight', true],
    [2, 2, 'bishop', true],
    [6, 1, 'king', true],
    [0, 1, 'pawn', true],
    [1, 1, 'pawn', true],
    [7, 1, 'pawn', true],
    [4, 0, 'rook', true],
    [5, 5, 'bishop', false],
  ];
  const people: (readonly [number, number, () => void])[] = [];
  const add = (x: number, z: number, paint: (f: Face) => void) =>
    people.push([
      x,
      z,
      () => {
        const f = c.billboard([x, 0, z]);
        f.soft('-0.25,0.02 0.2,0.02 -0.7,-0.14 -1.6,-0.2', '#3A3A2A', 'opacity="0.26"');
        paint(f);
      },
    ]);
  for (const [i, j, kind, white] of pieces)
    add(x0 + (i + 0.5) * q, z0 + (j + 0.5) * q, (f) => piece(f, l, kind, white));
  add(-1.0, 7.6, (f) => {
    person(f, l, 0, {
      facing: 1,
      height: 1.76,
      pose: {
        ...poses.bend,
        lean: 24,
        arms: [
          [46, 56],
          [10, 40],
        ],
      },
      outfit: {
        kind: 'jacket',
        top: '#7A5B34',
        legs: '#4A4A44',
        hair: 'cap',
        hairColour: '#D6D2CA',
        skin: '#E3AC85',
        accent: '#3F4A3A',
      },
    });
  });
  add(3.0, 9.4, (f) =>
    person(f, l, 0, {
      facing: -1,
      height: 1.74,
      pose: {
        ...poses.stand,
        arms: [
          [30, 150],
          [24, 70],
        ],
      },
      outfit: {
        kind: 'shirt',
        top: '#2F5D7C',
        legs: '#8A7A5E',
        hair: 'bald',
        hairColour: '#D6D2CA',
        skin: '#8A5A40',
      },
    }),
  );
  for (const [x, z, top, hair] of [
    [-5, 9, '#C4492F', 'bun'],
    [-4.3, 10.4, '#4F8F4A', 'short'],
    [4.9, 8, '#7B4F8C', 'bob'],
    [5.6, 9.6, '#E3A12F', 'curly'],
  ] as const)
    add(x, z, (f) =>
      person(f, l, 0, {
        facing: x < 0 ? 1 : -1,
        pose: poses.relaxed,
        outfit: someone(s.rng, { kind: 'shirt', top, hair }),
      }),
    );
  for (const [, , paint] of people.sort((a, b) => b[1] - a[1])) paint();
  bench(flat(s, 60, 790, 120), l, 0, 2);
  person(flat(s, 60, 786, 120), l, 1, {
    facing: 1,
    pose: poses.sit,
    outfit: someone(s.rng, { kind: 'coat', top: '#D98C8C', hair: 'bun' }),
  });
  for (let i = 0; i < 34; i++) {
    const [x, y] = [s.rng.range(0, 1600), s.rng.range(640, 1190)];
    s.ellipse(x, y, s.rng.range(30, 90), s.rng.range(8, 22), '#FFF3B8', 'opacity="0.16"');
  }
  s.poly('1000,0 1600,0 1600,300 500,1200 200,1200', '#FFF0B8', 'opacity="0.12"');
}

type ChessKind = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king';

function piece(f: Face, l: Light, kind: ChessKind, white: boolean): void {
  const base = white ? '#F6F0E0' : '#26322C';
  const [tone, shade] = [lit(l, base), white ? dim(l, base) : darken(base, 0.4)];
  const h = { pawn: 0.62, rook: 0.7, knight: 0.82, bishop: 0.9, queen: 1, king: 1.08 }[kind];
  f.ellipse(0, 0.05, 0.3, 0.1, shade);
  f.soft(
    [
      [-0.3, 0.05],
      [-0.26, 0.16],
      [-0.13, 0.26],
      [-0.11, h * 0.62],
      [0.11, h * 0.62],
      [0.13, 0.26],
      [0.26, 0.16],
      [0.3, 0.05],
    ],
    tone,
  );
  f.soft(
    [
      [0.04, 0.05],
      [0.05, 0.26],
      [0.03, h * 0.62],
      [0.11, h * 0.62],
      [0.13, 0.26],
      [0.26, 0.16],
      [0.3, 0.05],
    ],
    shade,
    'opacity="0.7"',
  );
  f.ellipse(0, h * 0.64, 0.2, 0.05, tone);
  if (kind === 'pawn') f.ellipse(0, h * 0.86, 0.16, 0.16, tone);
  if (kind === 'rook') {
    f.rect(-0.2, h * 0.66, 0.4, 0.2, tone);
    for (const x of [-0.2, -0.06, 0.08]) f.rect(x, h * 0.9, 0.12, 0.12, tone);
  }
  if (kind === 'bishop') {
    f.soft(
      [
        [-0.15, h * 0.7],
        [-0.13, h * 0.86],
        [0, h * 1.05],
        [0.13, h * 0.86],
        [0.15, h * 0.7],
      ],
      tone,
    );
    f.ellipse(0, h * 1.08, 0.05, 0.05, tone);
    f.line(
      [
        [0.02, h * 0.84],
        [0.1, h * 0.96],
      ],
      shade,
      0.03,
    );
  }
  if (kind === 'knight') {
    f.soft(
      [
        [-0.16, h * 0.66],
        [-0.2, h * 0.9],
        [-0.06, h * 1.08],
        [0.02, h * 1.16],
        [0.06, h * 1.06],
        [0.28, h * 0.9],
        [0.26, h * 0.78],
        [0.08, h * 0.84],
        [0.16, h * 0.66],
      ],
      tone,
    );
    f.ellipse(0.08, h * 0.98, 0.025, 0.025, white ? INK : PAPER);
  }
  if (kind === 'queen' || kind === 'king') {
    f.poly(
      [
        [-0.14, h * 0.68],
        [-0.22, h * 0.98],
        [-0.08, h * 0.88],
        [0, h * 1.02],
        [0.08, h * 0.88],
        [0.22, h * 0.98],
        [0.14, h * 0.68],
      ],
      tone,
    );
    if (kind === 'king') {
      f.rect(-0.025, h * 0.98, 0.05, 0.2, tone);
      f.rect(-0.08, h * 0.98 + 0.09, 0.16, 0.05, tone);
    } else f.ellipse(0, h * 1.06, 0.05, 0.05, tone);
  }
}

export const scene: Scene = { paint: chess };
