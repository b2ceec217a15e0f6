import {
  Camera,
  church,
  type Face,
  foliage,
  frontFigure,
  frontPoses,
  GREEN,
  glow,
  houseRow,
  type Light,
  lerp,
  lighten,
  lights,
  lit,
  mix,
  PAPER,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  stars,
  tree,
} from '../toolkit.ts';

function festival(s: Sheet): void {
  const l = { ...lights.dusk, keyAmount: 0.24, lit: 0.4 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#2E3F78'],
        [0.5, '#8A6A94'],
        [0.85, '#F0A07A'],
        [1, '#FFD08A'],
      ],
    },
    560,
  );
  stars(s, 30, 200);
  const c = new Camera(s, { at: [0, 7.4, 0], pitch: 9, focal: 1080, centre: [800, 590] });
  const back = c.billboard([0, 0, 44]);
  church(back, l, -12, { height: 32, depth: 0.3, onion: true });
  houseRow(back, l, -34, 34, { depth: 0.1 });
  for (const x of [-19, 19])
    tree(c.billboard([x, 0, 38]), l, 0, { height: 9, leaves: foliage.dark, depth: 0.1 });
  const y0 = back.at(0, 0)[1];
  s.rect(
    0,
    y0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#C98A6A'],
        [1, '#5E4A66'],
      ],
      [0, y0],
      [0, s.h],
    ),
  );
  const st = c.billboard([6, 0, 38]);
  st.rect(-5, 0, 10, 1.4, '#3A2A44');
  st.rect(-4.6, 1.4, 9.2, 4.6, '#5B2F5A');
  st.rect(
    -4.6,
    1.4,
    9.2,
    4.6,
    s.radial(
      [
        [0, '#FFD98A', 0.95],
        [1, '#B5527A', 0.5],
      ],
      ...st.at(0, 3),
      200,
    ),
  );
  st.poly('-5.6,6 0,8 5.6,6', lit(l, '#D6453D'));
  for (const x of [-4.8, 4.6]) st.rect(x, 0, 0.25, 6.2, '#2A1E34');
  for (const x of [-2, 0, 2])
    person(st.moved(0, 1.4), { ...l, key: '#4A1E3A', keyAmount: 0.7 }, x, {
      pose: x ? poses.hold : poses.wave,
      facing: x > 0 ? -1 : 1,
      outfit: someone(s.rng),
    });
  for (const [x, z, tone] of [
    [-14, 36, '#E5483C'],
    [-13, 29, GREEN],
    [16.5, 32, '#F2B01E'],
    [15, 25, '#2F7A8C'],
  ] as const)
    booth(c.billboard([x, 0, z]), l, tone);
  const folk: { x: number; z: number }[] = [];
  for (let i = 0; i < 230; i++) {
    const z = 10 + s.rng.next() ** 0.8 * 26;
    folk.push({ x: s.rng.range(-0.62, 0.62) * (z + 6), z });
  }
  for (const { x, z } of folk.sort((a, b) => b.z - a.z)) {
    const warm: Light = { ...l, key: mix('#F0A07A', '#4A3A6A', Math.max(0, (30 - z) / 22)), keyAmount: 0.34 };
    const q = c.billboard([x, 0, z]);
    if (s.rng.chance(0.5))
      frontFigure(q, warm, 0, {
        back: s.rng.chance(0.75),
        height: s.rng.range(1.5, 1.84),
        arms: s.rng.chance(0.1) ? frontPoses.up : frontPoses.calm,
        outfit: someone(s.rng, { kind: s.rng.pick(['shirt', 'dress', 'skirt'] as const) }),
      });
    else
      person(q, warm, 0, {
        facing: s.rng.chance(0.5) ? 1 : -1,
        pose: s.rng.pick([poses.relaxed, poses.hold, poses.stand] as const),
        outfit: someone(s.rng),
      });
  }
  const tones = ['#FFB52E', '#F0603A', '#FFD95E', '#E8728A', '#9CCF6A', '#F6F0E0'];
  const strings: (readonly [readonly [number, number, number], readonly [number, number, number]])[] = [
    [
      [-22, 9, 40],
      [16, 8.6, 18],
    ],
    [
      [24, 9, 40],
      [-15, 8.8, 17],
    ],
    [
      [-20, 8.4, 24],
      [20, 8.6, 26],
    ],
    [
      [-9, 7.2, 9],
      [10, 7.6, 12],
    ],
  ];
  for (const [a, b] of strings) {
    const at = (t: number) =>
      [lerp(a[0], b[0], t), lerp(a[1], b[1], t) - Math.sin(Math.PI * t) * 1.5, lerp(a[2], b[2], t)] as const;
    s.curve(
      Array.from({ length: 12 }, (_, i) => c.project(at(i / 11))),
      '#2A2440',
      2.5,
    );
    for (let i = 1; i < 16; i++) {
      const p = at(i / 16);
      const k = c.scaleAt(p);
      const [x, y] = c.project(p);
      const tone = tones[i % tones.length] ?? SUN;
      s.circle(
        x,
        y + k * 0.36,
        k * 1.15,
        s.radial(
          [
            [0, tone, 0.55],
            [1, tone, 0],
          ],
          x,
          y + k * 0.36,
          k * 1.15,
        ),
      );
      s.ellipse(x, y + k * 0.36, k * 0.36, k * 0.34, tone);
      s.ellipse(x, y + k * 0.36, k * 0.2, k * 0.34, lighten(tone, 0.35));
      for (const dy of [0.03, 0.69]) s.rect(x - k * 0.12, y + k * dy - 2, k * 0.24, 4, '#2A2440');
    }
  }
}

function booth(f: Face, l: Light, tone: string): void {
  f.rect(-2, 0, 4, 1.1, lit(l, '#8A5A44'));
  f.rect(-1.9, 1.1, 3.8, 1.7, '#FFDf9a');
  f.rect(-2.05, 1.02, 4.1, 0.16, lit(l, '#D9A060'));
  for (const x of [-2, 1.85]) f.rect(x, 0, 0.16, 3, lit(l, '#5B3A2A'));
  for (const x of [-1, 0.4]) {
    f.soft(
      [
        [x, 1.1],
        [x + 0.06, 1.7],
        [x + 0.3, 1.85],
        [x + 0.54, 1.7],
        [x + 0.6, 1.1],
      ],
      '#7A4636',
    );
    f.ellipse(x + 0.3, 2.05, 0.16, 0.2, '#A8603F');
  }
  for (let i = 0; i < 6; i++)
    f.poly(
      [
        [-2.4 + i * 0.8, 2.7],
        [-1.6 + i * 0.8, 2.7],
        [-1.75 + i * 0.7, 3.6],
        [-2.1 + i * 0.7, 3.6],
      ],
      lit(l, i % 2 ? PAPER : tone),
    );
  glow(f, 0, 1.8, 4, '#FFD98A', 0.4);
}

export const scene: Scene = { paint: festival, grain: 2 };
