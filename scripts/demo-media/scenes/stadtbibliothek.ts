import {
  Camera,
  darken,
  GREEN,
  glow,
  lerp,
  lights,
  lit,
  mix,
  type P3,
  PAPER,
  person,
  type Scene,
  type Sheet,
} from '../toolkit.ts';

const bookColours = [
  '#A8452A',
  '#2F5D7C',
  '#C98A2B',
  '#2B5A3A',
  '#7B3F61',
  '#E0C9A0',
  '#3F4A52',
  '#B5653F',
  '#4F8F8B',
  '#8A6B44',
  '#D9B36A',
] as const;

function library(s: Sheet): void {
  const l = { ...lights.hall, keyAmount: 0.14 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#F7E7BF'],
      [1, '#D9B27C'],
    ]),
  );
  const c = new Camera(s, { at: [0, 1.7, -8.6], pitch: -15, focal: 930, centre: [800, 560] });
  const R = 9.2;
  const at = (deg: number, y: number, r = R): P3 => [
    Math.sin((deg * Math.PI) / 180) * r,
    y,
    Math.cos((deg * Math.PI) / 180) * r,
  ];
  const band = (y0: number, y1: number, fill: string, r0 = R, r1 = R, from = -118, to = 118) => {
    const steps = 56;
    const low = Array.from({ length: steps + 1 }, (_, i) => at(lerp(from, to, i / steps), y0, r0));
    const high = Array.from({ length: steps + 1 }, (_, i) => at(lerp(from, to, i / steps), y1, r1)).reverse();
    c.quad([...low, ...high], fill);
  };
  s.rect(0, 0, s.w, 500, '#F3DCA8');
  for (let storey = 2; storey >= 0; storey--) {
    const base = storey * 3.9;
    const shade = [0.1, 0.02, 0][storey] ?? 0;
    band(base, base + 3.9, darken('#8A5A34', 0.1 + shade));
    for (let bay = -9; bay < 9; bay++) {
      for (let shelf = 0; shelf < 5; shelf++) {
        const y = base + 0.35 + shelf * 0.66;
        let a = bay * 12.4 + 1.2;
        const stop = (bay + 1) * 12.4 - 1.2;
        if (Math.abs(a) > 112) continue;
        while (a < stop) {
          const w = s.rng.range(0.9, 2.3);
          const h = s.rng.range(0.38, 0.54);
          const light = 1 - Math.abs(a) / 190;
          const tone = mix(darken('#5B3A24', 0.2), s.rng.pick(bookColours), 0.45 + light * 0.5);
          const end = Math.min(stop, a + w);
          if (!s.rng.chance(0.05)) c.quad([at(a, y), at(end, y), at(end, y + h), at(a, y + h)], tone);
          a = end + 0.12;
        }
      }
    }
    for (let bay = -9; bay <= 9; bay++)
      c.quad(
        [
          at(bay * 12.4 - 0.7, base),
          at(bay * 12.4 + 0.7, base),
          at(bay * 12.4 + 0.7, base + 3.8),
          at(bay * 12.4 - 0.7, base + 3.8),
        ],
        lit(l, '#C2894F'),
      );
    for (let shelf = 0; shelf < 6; shelf++)
      band(base + 0.27 + shelf * 0.66, base + 0.36 + shelf * 0.66, lit(l, '#B57A44'));
    if (storey > 0) {
      band(base, base, lit(l, '#D9A868'), R, R - 1.5);
      band(base - 0.42, base + 0.02, lit(l, '#E3BC82'), R - 1.5, R - 1.5);
      band(base - 0.42, base - 0.32, lit(l, '#A8703C'), R - 1.5, R - 1.5);
      for (let a = -112; a <= 112; a += 3) {
        const [b0, b1] = [c.project(at(a, base, R - 1.5)), c.project(at(a, base + 1, R - 1.5))];
        if (Math.abs(a) < 100) s.line([b0, b1], lit(l, '#7A4F2C'), 3);
      }
      band(base + 0.96, base + 1.08, lit(l, '#8F5C32'), R - 1.5, R - 1.5, -112, 112);
    }
  }
  const dome = (y: number, r: number) => Array.from({ length: 60 }, (_, i) => at(i * 6, y, r));
  c.quad(dome(11.7, R), '#F6E3B4');
  c.quad(dome(11.8, R - 2.4), '#FFF5D6');
  for (let i = 0; i < 12; i++)
    s.line([c.project(at(i * 30, 11.75, R)), c.project(at(i * 30, 11.8, R - 2.4))], '#C9974F', 7);
  band(0, 0, lit(l, '#C9965A'), R, 0.1, -180, 180);
  s.poly(
    [c.project([-9, 0, 1.5]), c.project([9, 0, 1.5]), c.project([30, 0, -6]), c.project([-30, 0, -6])],
    lit(l, '#C9965A'),
  );
  const rug = (r: number, tone: string) =>
    c.quad(
      Array.from({ length: 40 }, (_, i) => {
        const [x, y, z] = at(i * 9, 0.01, r);
        return [x, y, z + 0.8] as const;
      }),
      tone,
    );
  for (const [r, tone] of [
    [4.4, '#8F3A2A'],
    [4.1, '#D9A84A'],
    [3.9, '#A8452F'],
    [2.2, '#C98A4A'],
    [2, '#7A2F24'],
  ] as const)
    rug(r, lit(l, tone));
  s.poly(
    [c.project([-1.2, 11, 2]), c.project([1.4, 11, 2]), c.project([3.6, 0, 2.4]), c.project([-3.2, 0, 2.4])],
    '#FFF4CE',
    'opacity="0.16"',
  );
  const lad = c.billboard(at(24, 0, R - 0.6));
  for (const k of [-0.28, 0.28])
    lad.beam(
      [
        [k, 0],
        [k + 0.5, 4.4],
      ],
      '#6B4224',
      0.09,
    );
  for (let i = 1; i < 12; i++)
    lad.beam(
      [
        [-0.28 + i * 0.043, i * 0.37],
        [0.28 + i * 0.043, i * 0.37],
      ],
      '#6B4224',
      0.07,
    );
  person(lad.moved(0.12, 1.5), l, 0, {
    facing: 1,
    pose: {
      legs: [
        [30, -10],
        [4, -4],
      ],
      arms: [
        [128, 140],
        [40, 80],
      ],
    },
    outfit: {
      kind: 'dress',
      top: '#2B7A12',
      legs: '#3A2F2C',
      hair: 'bun',
      hairColour: '#4A2F22',
      skin: '#F1C9A5',
    },
  });
  const child = c.billboard([-1.6, 0, 0.2]);
  child.ellipse(0, 0.12, 0.75, 0.2, lit(l, '#C4492F'));
  child.ellipse(0, 0.26, 0.7, 0.2, lit(l, '#D9574A'));
  person(child.moved(0, 0.06), l, -0.1, {
    facing: 1,
    height: 1.25,
    pose: {
      legs: [
        [96, 20],
        [86, 10],
      ],
      arms: [
        [40, 96],
        [36, 92],
      ],
      hip: 0.26,
    },
    outfit: {
      kind: 'jacket',
      top: '#F2B63C',
      legs: '#2F5D7C',
      hair: 'bob',
      hairColour: '#2B1D18',
      skin: '#C98A63',
    },
  });
  child.poly('0.24,0.62 0.44,0.74 0.6,0.66 0.42,0.52', PAPER);
  child.poly('0.24,0.62 0.42,0.52 0.42,0.48 0.22,0.58', '#C4492F');
  for (const [x, y] of [
    [0.9, 0],
    [0.86, 0.1],
    [0.94, 0.2],
  ] as const)
    child.rect(x, y, 0.5, 0.1, s.rng.pick(bookColours), 0.02);
  const table = c.billboard([2.5, 0, 0.6]);
  table.rect(-0.9, 0.7, 1.8, 0.1, lit(l, '#7A4A28'), 0.03);
  for (const x of [-0.8, 0.7]) table.rect(x, 0, 0.1, 0.7, lit(l, '#5B3620'));
  table.poly('-0.4,0.8 -0.05,0.86 0.3,0.8 0.3,0.84 -0.05,0.92 -0.4,0.84', PAPER);
  table.rect(0.5, 0.8, 0.06, 0.42, '#C9973F');
  table.poly('0.3,1.2 0.42,1.46 0.64,1.46 0.76,1.2', GREEN);
  glow(table, 0.53, 1.2, 1.4);
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFF0C0', 0.3],
        [0.6, '#FFF0C0', 0],
        [1, '#3A1F10', 0.42],
      ],
      800,
      300,
      1150,
    ),
  );
}

export const scene: Scene = { paint: library, grain: 0 };
