import {
  arc,
  blob,
  block,
  dim,
  type Face,
  flat,
  type Light,
  lights,
  lit,
  type Pt,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  tree,
} from '../toolkit.ts';

function communityGarden(s: Sheet): void {
  const l = { ...lights.softEvening, keyAmount: 0.14 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#6FB0BC'],
        [0.5, '#D6D9B4'],
        [1, '#FFE3A8'],
      ],
    },
    700,
  );
  const b = flat(s, 0, 760, 36);
  block(b, l, -2, 15, 6, { wall: '#E9DFC8', accent: '#D98F5A', depth: 0.18 });
  block(b, l, 33, 14, 7, { wall: '#D3DACB', accent: '#4F8F8B', depth: 0.14 });
  block(b, l, 14.5, 17, 4, { wall: '#EBCFA8', accent: '#C4694A', depth: 0.34 });
  for (const x of [14, 19, 26, 31.5]) tree(b, l, x, { height: 7.5, depth: 0.14 });
  s.rect(
    0,
    745,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#B5B878')],
        [1, lit(l, '#8FA552')],
      ],
      [0, 745],
      [0, s.h],
    ),
  );
  s.soft('500,760 620,760 900,1220 240,1220', lit(l, '#E3CFA0'));
  const bed = (x: number, y: number, w: number, k: number, plant: (f: Face, w: number) => void) => {
    const f = flat(s, x, y, k);
    f.soft(
      [
        [0, 0],
        [w, 0],
        [w + 1.6, -0.3],
        [0.6, -0.35],
      ],
      '#3A2E2A',
      'opacity="0.25"',
    );
    f.poly(
      [
        [0.15, 0.9],
        [w + 0.25, 0.9],
        [w, 0.62],
        [0, 0.62],
      ],
      lit(l, '#5B4030'),
    );
    plant(f.moved(0, 0.72), w);
    for (let i = 0; i < 3; i++) f.rect(0, i * 0.24, w, 0.22, i % 2 ? lit(l, '#B98550') : lit(l, '#A9753F'));
    for (const px of [0, w - 0.12]) f.rect(px, 0, 0.14, 0.76, dim(l, '#A9753F'));
  };
  bed(40, 850, 4, 80, beans(l));
  bed(1090, 850, 5, 80, salad(l));
  bed(1010, 1030, 4.6, 118, sunflowers(l));
  bed(-60, 1080, 4.4, 125, salad(l));
  const f = flat(s, 640, 1060, 205);
  const a = person(f, l, 0.05, {
    facing: 1,
    pose: {
      legs: [
        [4, 0],
        [-6, -4],
      ],
      arms: [
        [46, 74],
        [-10, 6],
      ],
    },
    height: 1.68,
    outfit: {
      kind: 'shirt',
      top: '#D9574A',
      legs: '#3A4A5C',
      hair: 'bun',
      hairColour: '#D6D2CA',
      skin: '#F1C9A5',
    },
  });
  const [cx, cy] = [a.hand[0] + 0.06, a.hand[1] - 0.12];
  f.poly(
    [
      [cx - 0.14, cy - 0.18],
      [cx - 0.14, cy + 0.08],
      [cx + 0.16, cy + 0.1],
      [cx + 0.18, cy - 0.16],
    ],
    lit(l, '#2F7A6C'),
  );
  f.beam(
    [
      [cx + 0.14, cy - 0.1],
      [cx + 0.46, cy + 0.12],
    ],
    lit(l, '#2F7A6C'),
    0.045,
  );
  f.line(arc(cx + 0.01, cy + 0.08, 0.12, 0.13, 0, 180, 10), lit(l, '#24594F'), 0.03);
  for (let i = 0; i < 9; i++)
    f.curve(
      [
        [cx + 0.48, cy + 0.12],
        [cx + 0.6 + i * 0.022, cy + 0.02],
        [cx + 0.68 + i * 0.04, cy - 0.5],
      ],
      '#D9F0F2',
      0.008,
      'opacity="0.9"',
    );
  person(f, l, -1.1, {
    facing: 1,
    pose: poses.hold,
    height: 1.8,
    outfit: {
      kind: 'shirt',
      top: '#4F8F8B',
      legs: '#6B5A44',
      hair: 'hat',
      hairColour: '#2B1D18',
      skin: '#8A5A40',
      accent: '#E3C48A',
    },
  });
  const basket = flat(s, 470, 855, 205);
  basket.poly('0,0 0.52,0 0.6,0.26 -0.08,0.26', lit(l, '#B98550'));
  for (let i = 0; i < 8; i++)
    basket.ellipse(
      0.02 + i * 0.07,
      0.28 + (i % 2) * 0.05,
      0.07,
      0.07,
      lit(l, ['#D6453D', '#6B9C45', '#F2B01E'][i % 3] ?? SUN),
    );
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FFD98A', 0.25],
        [0.6, '#FFD98A', 0],
      ],
      [s.w, 0],
      [0, s.h],
    ),
  );
}

const beans =
  (l: Light) =>
  (f: Face, w: number): void => {
    const { rng } = f.sheet;
    for (let i = 0; i < 4; i++) {
      const x = 0.5 + (i * (w - 1)) / 3;
      for (const k of [-1, 1])
        f.line(
          [
            [x + k * 0.4, 0],
            [x, 2.7],
          ],
          lit(l, '#A9713F'),
          0.05,
        );
      for (let j = 0; j < 46; j++) {
        const y = rng.range(0.1, 2.6);
        f.soft(
          blob(rng, x + rng.range(-1, 1) * (0.5 - y * 0.14), y, 0.17, 0.13, 7, 0.2),
          lit(l, rng.pick(['#4E8A3A', '#6B9C45', '#3E7A38', '#7FB055'] as const)),
        );
      }
      for (let j = 0; j < 6; j++)
        f.line(
          [
            [x + rng.range(-0.4, 0.4), rng.range(0.6, 2)],
            [x + rng.range(-0.4, 0.4), rng.range(0.3, 1.6)],
          ],
          lit(l, '#8FBF4E'),
          0.05,
        );
      for (let j = 0; j < 5; j++)
        f.ellipse(x + rng.range(-0.4, 0.4), rng.range(0.4, 2.3), 0.07, 0.07, lit(l, '#E5483C'));
    }
  };

const salad =
  (l: Light) =>
  (f: Face, w: number): void => {
    const { rng } = f.sheet;
    for (let x = 0.35; x < w - 0.1; x += 0.62) {
      const tone = rng.pick([
        ['#7FB055', '#A9CF62'],
        ['#8C3B5A', '#A84F6C'],
        ['#4E8A4A', '#7DB055'],
      ] as const);
      for (let k = 0; k < 9; k++)
        f.soft(
          blob(rng, x + rng.range(-0.26, 0.26), 0.14 + rng.range(-0.05, 0.26), 0.18, 0.14, 8, 0.25),
          lit(l, tone[k % 2] ?? tone[0]),
        );
    }
  };

const sunflowers =
  (l: Light) =>
  (f: Face, w: number): void => {
    const { rng } = f.sheet;
    for (let i = 0; i < 6; i++) {
      const x = 0.4 + (i * (w - 0.8)) / 5;
      const h = rng.range(2.1, 3.1);
      f.line(
        [
          [x, 0],
          [x + 0.06, h],
        ],
        lit(l, '#4E8A3A'),
        0.09,
      );
      for (let k = 0; k < 5; k++) {
        const [y, side] = [0.4 + k * 0.45, k % 2 ? 1 : -1];
        f.soft(
          [
            [x, y],
            [x + side * 0.3, y + 0.22],
            [x + side * 0.66, y + 0.1],
            [x + side * 0.36, y - 0.1],
          ],
          lit(l, k % 2 ? '#5E9A48' : '#4E8A3A'),
        );
      }
      sunflower(f, l, x + 0.06, h, 0.46);
    }
  };

function sunflower(f: Face, l: Light, x: number, y: number, r: number): void {
  for (const [count, k, tone] of [
    [15, 1, '#E8A21E'],
    [15, 0.86, SUN],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + k;
      const at = (d: number, off: number): Pt => [
        x + Math.cos(a + off) * r * d * k,
        y + Math.sin(a + off) * r * d * k,
      ];
      f.soft([at(0.35, -0.2), at(0.75, -0.17), at(1, 0), at(0.75, 0.17), at(0.35, 0.2)], lit(l, tone));
    }
  }
  f.ellipse(x, y, r * 0.46, r * 0.46, lit(l, '#5B3420'));
  f.ellipse(x - r * 0.05, y + r * 0.05, r * 0.3, r * 0.3, lit(l, '#7A4A2A'));
}

export const scene: Scene = { paint: communityGarden };
