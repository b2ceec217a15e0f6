import {
  catenary,
  cloud,
  flat,
  foliage,
  hills,
  historicTram,
  type Light,
  lights,
  lit,
  person,
  poses,
  type Scene,
  type Sheet,
  sky,
  tree,
  woods,
} from '../toolkit.ts';

function museumTram(s: Sheet): void {
  const l = lights.autumn;
  sky(s, l, 800);
  cloud(s, 1240, 170, 360, '#FFF9EA', '#F0E2C4');
  const far = hills(s, l, 640, 90, '#A8974F', 0.5);
  woods(s, l, far, 22, 9, 0.46, foliage.gold);
  s.rect(
    0,
    730,
    s.w,
    300,
    s.linear(
      [
        [0, lit(l, '#C2A24E')],
        [1, lit(l, '#A3923F')],
      ],
      [0, 730],
      [0, 1000],
    ),
  );
  for (let i = 0; i < 6; i++) {
    const x = 40 + i * 310;
    s.soft(
      [
        [x - 70, 812],
        [x + 180, 800],
        [x + 330, 826],
        [x + 60, 838],
      ],
      '#5B3A2A',
      'opacity="0.22"',
    );
    tree(flat(s, x, 820, 56), l, 0, {
      height: s.rng.range(10.5, 12),
      leaves: i % 3 === 1 ? foliage.rust : i % 3 === 2 ? foliage.gold : foliage.autumn,
    });
  }
  for (let i = 0; i < 240; i++)
    leaf(s, l, s.rng.range(0, s.w), 800 + s.rng.next() ** 0.7 * 120, s.rng.range(5, 9));
  catenary(flat(s, 0, 990, 92), l, -6, 19, 12.5);
  s.rect(0, 970, s.w, 26, lit(l, '#8A7A60'));
  s.rect(0, 984, s.w, 7, lit(l, '#5B564C'));
  historicTram(flat(s, 390, 984, 94), l);
  s.rect(
    0,
    996,
    s.w,
    210,
    s.linear(
      [
        [0, lit(l, '#D6BE8C')],
        [1, lit(l, '#BFA470')],
      ],
      [0, 996],
      [0, s.h],
    ),
  );
  s.rect(0, 1016, s.w, 8, lit(l, '#EBDCB4'));
  for (let i = 0; i < 170; i++) leaf(s, l, s.rng.range(0, s.w), s.rng.range(1010, 1195), s.rng.range(8, 17));
  for (let i = 0; i < 26; i++) leaf(s, l, s.rng.range(0, s.w), s.rng.range(300, 900), s.rng.range(8, 14));
  const p = flat(s, 200, 1126, 160);
  person(p, l, 0, {
    facing: 1,
    pose: poses.wave,
    height: 1.15,
    outfit: {
      kind: 'coat',
      top: '#2F5D7C',
      legs: '#3A4A5C',
      hair: 'beanie',
      hairColour: '#7A4B2A',
      skin: '#F1C9A5',
      accent: '#D9574A',
    },
  });
  person(p, l, -0.55, {
    facing: 1,
    pose: poses.relaxed,
    outfit: {
      kind: 'coat',
      top: '#7A5B34',
      legs: '#33403E',
      hair: 'hat',
      hairColour: '#C9C5BE',
      skin: '#E3AC85',
      accent: '#4A3B33',
    },
  });
}

function leaf(s: Sheet, l: Light, x: number, y: number, r: number): void {
  const tone = lit(l, s.rng.pick(['#D98A2B', '#C7622B', '#E3AC3D', '#B9542A', '#EFC75A'] as const));
  s.poly(
    [
      [x - r, y],
      [x, y - r * 0.5],
      [x + r, y],
      [x, y + r * 0.5],
    ],
    tone,
    `transform="rotate(${s.rng.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
  );
}

export const scene: Scene = { paint: museumTram };
