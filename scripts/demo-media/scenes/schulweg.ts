import {
  bareTree,
  Camera,
  darken,
  type Face,
  flat,
  frontFigure,
  houseRow,
  INK,
  lights,
  lit,
  mist,
  mistBank,
  type Pt,
  type Scene,
  type Sheet,
  sky,
} from '../toolkit.ts';

function crossing(s: Sheet): void {
  const l = { ...lights.mist, keyAmount: 0.08 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#C9D6D2'],
        [0.6, '#EEE9D8'],
        [1, '#FBEFD6'],
      ],
    },
    560,
  );
  houseRow(flat(s, -60, 620, 34), l, 0, 50, { depth: 0.66, shop: null });
  mistBank(s, 610, '#FBF4E4', 0.7);
  for (const x of [90, 330, 1290, 1520]) bareTree(flat(s, x, 640, 46), l, 0, 8.4, '#7A6A5A', 0.36);
  mist(s, 560, 260, '#FBF4E4', 0.75);
  s.rect(
    0,
    640,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#D3D2C8'],
        [1, '#A9AFAB'],
      ],
      [0, 640],
      [0, s.h],
    ),
  );
  s.rect(0, 632, s.w, 26, '#E6E1D3');
  const c = new Camera(s, { at: [0.35, 1.7, 0], focal: 1230, centre: [800, 560] });
  for (let i = -6; i < 7; i++) c.strip(i * 1.1 - 0.28, i * 1.1 + 0.28, 3.0, 9.4, '#F6F3E8');
  const kids = [
    {
      x: -1.75,
      z: 5.6,
      h: 1.22,
      top: '#E5483C',
      pack: '#F2B705',
      hair: 'beanie',
      accent: '#2F5D7C',
      step: 'left',
      skin: '#F1C9A5',
      hairColour: '#7A4B2A',
    },
    {
      x: -0.72,
      z: 5.3,
      h: 1.32,
      top: '#2F7A8C',
      pack: '#E5483C',
      hair: 'long',
      accent: '#C4492F',
      step: 'right',
      skin: '#9A6446',
      hairColour: '#1A1614',
    },
    {
      x: 0.3,
      z: 5.5,
      h: 1.18,
      top: '#F2B01E',
      pack: '#2B7A12',
      hair: 'cap',
      accent: '#2B7A12',
      step: 'left',
      skin: '#E3AC85',
      hairColour: '#4A2F22',
    },
    {
      x: 1.22,
      z: 5.2,
      h: 1.36,
      top: '#7B4F8C',
      pack: '#4FB0A8',
      hair: 'bob',
      accent: '#C98A2B',
      step: 'right',
      skin: '#F5D6BC',
      hairColour: '#B5803F',
    },
  ] as const;
  const shadow = (f: Face, w: number) =>
    f.soft(
      [
        [-0.25 * w, 0.02],
        [0.3 * w, 0.03],
        [1.5 * w, -0.12],
        [0.9 * w, -0.2],
      ],
      '#5A6A70',
      'opacity="0.22"',
    );
  for (const kid of kids) {
    const f = c.billboard([kid.x, 0, kid.z]);
    shadow(f, 1);
    for (const k of [-1, 1])
      f.soft(
        [
          [k * 0.12, 0.78],
          [k * 0.26, 0.76],
          [k * 0.26, 1.02],
          [k * 0.12, 1.06],
        ].map(([px = 0, py = 0]): Pt => [px * kid.h * 0.72, py * kid.h * 0.72]),
        lit(l, kid.pack),
      );
    frontFigure(f, l, 0, {
      height: kid.h,
      step: kid.step,
      arms:
        kid.x < 0
          ? [
              [16, 8],
              [24, 20],
            ]
          : [
              [22, 18],
              [16, 6],
            ],
      outfit: {
        kind: 'jacket',
        top: kid.top,
        legs: '#3A4A5C',
        hair: kid.hair,
        hairColour: kid.hairColour,
        skin: kid.skin,
        accent: kid.accent,
      },
    });
    for (const k of [-1, 1])
      f.line(
        [
          [k * 0.065 * kid.h, 0.82 * kid.h],
          [k * 0.075 * kid.h, 0.56 * kid.h],
        ],
        lit(l, darken(kid.pack, 0.1)),
        0.045,
      );
    f.beam(
      [
        [-0.09 * kid.h, 0.52 * kid.h],
        [0.09 * kid.h, 0.52 * kid.h],
      ],
      '#F6F3E8',
      0.03,
    );
  }
  const g = c.billboard([2.75, 0, 5.4]);
  shadow(g, 1.4);
  const { left } = frontFigure(g, l, 0, {
    height: 1.76,
    arms: [
      [100, 108],
      [26, 10],
    ],
    outfit: {
      kind: 'vest',
      top: '#F2E205',
      legs: '#26323F',
      hair: 'cap',
      hairColour: '#C9C5BE',
      skin: '#E3AC85',
      accent: '#23394A',
    },
  });
  g.line(
    [
      [left[0], left[1] - 0.2],
      [left[0], left[1] + 0.25],
    ],
    '#6B4A2E',
    0.045,
  );
  g.ellipse(left[0], left[1] + 0.5, 0.3, 0.3, '#F6F3E8');
  g.ellipse(left[0], left[1] + 0.5, 0.26, 0.26, '#D6382E');
  g.ellipse(left[0], left[1] + 0.5, 0.19, 0.19, '#F6F3E8');
  g.beam(
    [
      [left[0] - 0.12, left[1] + 0.5],
      [left[0] + 0.12, left[1] + 0.5],
    ],
    '#D6382E',
    0.07,
  );
  const sign = c.billboard([-3.6, 0, 8]);
  sign.rect(-0.05, 0, 0.1, 2.5, '#8A9490');
  sign.rect(-0.45, 2.3, 0.9, 0.9, '#2E6FB0', 0.06);
  sign.poly('0,3.08 -0.34,2.44 0.34,2.44', '#F6F3E8');
  sign.ellipse(0.01, 2.85, 0.05, 0.06, INK);
  sign.line('0,2.78 0,2.64 -0.08,2.5', INK, 0.05);
  sign.line('0,2.64 0.09,2.5', INK, 0.05);
  mist(s, 760, 500, '#FFF6E4', 0.22);
}

export const scene: Scene = { paint: crossing };
