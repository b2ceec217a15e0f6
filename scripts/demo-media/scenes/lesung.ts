import {
  arc,
  Camera,
  type Face,
  frontFigure,
  lights,
  mix,
  type Scene,
  type Sheet,
  seatedFront,
  someone,
} from '../toolkit.ts';

function reading(s: Sheet): void {
  const l = { ...lights.hall, key: '#F6A94A', keyAmount: 0.18 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#5B3A2A'],
      [1, '#3A2219'],
    ]),
  );
  const c = new Camera(s, { at: [0, 1.75, 0], pitch: 0, focal: 1020, centre: [800, 560] });
  const tones = [
    '#A8452A',
    '#2F5D7C',
    '#C98A2B',
    '#2B5A3A',
    '#7B3F61',
    '#E0C9A0',
    '#4F8F8B',
    '#8A6B44',
    '#D9B36A',
  ] as const;
  const shelf = (f: Face, w: number, floors: number, light: (x: number) => number) => {
    f.rect(0, 0, w, floors * 0.62 + 0.1, '#5B3620');
    for (let j = 0; j < floors; j++) {
      for (let x = 0.08; x < w - 0.1; ) {
        const bw = s.rng.range(0.06, 0.14);
        const bh = s.rng.range(0.34, 0.5);
        f.rect(x, 0.1 + j * 0.62, bw, bh, mix('#2A1810', s.rng.pick(tones), light(x)));
        x += bw + (s.rng.chance(0.06) ? 0.2 : 0.012);
      }
      f.rect(0, 0.02 + j * 0.62, w, 0.07, '#8A5630');
    }
    for (let x = 0; x <= w + 0.01; x += w / Math.max(1, Math.round(w / 1.6)))
      f.rect(x - 0.04, 0, 0.08, floors * 0.62 + 0.1, '#7A4A28');
  };
  shelf(c.wall([-3.4, 0, 7.6], [1, 0, 0]), 6.8, 6, () => 0.62);
  shelf(c.wall([-3.5, 0, 2.1], [0, 0, 1]), 5.5, 6, (x) => 0.25 + x * 0.06);
  shelf(c.wall([3.5, 0, 2.1], [0, 0, 1]), 5.5, 6, (x) => 0.25 + x * 0.06);
  const floor = c.project([0, 0, 7.6])[1];
  s.rect(
    0,
    floor,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#A86A3A'],
        [1, '#4A2A1A'],
      ],
      [0, floor],
      [0, s.h],
    ),
  );
  const rug = Array.from({ length: 30 }, (_, i) =>
    c.project([Math.cos(i * 0.21) * 2.1, 0.01, 6 + Math.sin(i * 0.21) * 1.2]),
  );
  s.poly(rug, '#8F2E26');
  const glowAt = c.project([0.55, 1.9, 5.6]);
  s.circle(
    glowAt[0],
    glowAt[1],
    620,
    s.radial(
      [
        [0, '#FFE2A0', 0.85],
        [0.35, '#FFC66A', 0.3],
        [1, '#FFC66A', 0],
      ],
      glowAt[0],
      glowAt[1],
      620,
    ),
  );
  const a = c.billboard([0, 0.62, 5.6]);
  a.rect(-2.2, -0.62, 4.4, 0.62, '#6B3A20');
  a.rect(-2.2, -0.08, 4.4, 0.08, '#C98A4A');
  const h = frontFigure(a.moved(0, -0.42), l, -0.12, {
    height: 1.76,
    arms: [
      [22, -52],
      [20, -54],
    ],
    torsoOnly: true,
    outfit: {
      kind: 'jacket',
      top: '#2B5A4A',
      legs: '#26323F',
      hair: 'bob',
      hairColour: '#C9C5BE',
      skin: '#F1C9A5',
    },
  });
  const glasses = a.moved(0, -0.42);
  for (const k of [-1, 1])
    glasses.line(arc(h.head[0] + k * 0.045, h.head[1] + 0.0, 0.034, 0.032, 0, 360, 14), '#3A2018', 0.01);
  a.rect(-0.9, 0.7, 1.8, 0.07, '#A86A3A', 0.02);
  a.rect(-0.84, 0, 1.68, 0.7, '#7A4526');
  for (const x of [-0.5, 0, 0.5]) a.rect(x - 0.14, 0.14, 0.28, 0.44, '#6B3A20', 0.03);
  a.poly('-0.44,0.8 -0.12,0.74 0.2,0.8 0.2,0.98 -0.12,0.92 -0.44,0.98', '#FBF6E6');
  a.line('-0.12,0.74 -0.12,0.92', '#C9B894', 0.014);
  a.rect(0.56, 0.77, 0.05, 0.42, '#C9973A');
  a.rect(0.46, 0.75, 0.25, 0.05, '#C9973A', 0.02);
  a.poly('0.34,1.16 0.46,1.44 0.72,1.44 0.84,1.16', '#F6DC9A');
  a.poly('-0.7,0.77 -0.67,1.0 -0.55,1.0 -0.52,0.77', '#CFE6E3');
  a.rect(-0.68, 0.77, 0.14, 0.14, '#A9D0CF');
  for (const [z, n, k] of [
    [4.2, 6, 0],
    [3.2, 6, 0.25],
    [2.35, 4, 0],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const seat = i - (n - 1) / 2;
      const q = c.billboard([seat * 0.95 + Math.sign(seat) * 0.45 + k * 0.1, 0, z]);
      const o = someone(s.rng, {
        kind: 'jacket',
        top: s.rng.pick(['#6B3A3A', '#3F4A52', '#2F4A63', '#7A5B34', '#4A5A3A'] as const),
      });
      const dusk = { ...l, key: '#2A160E', keyAmount: 0.3 + (4.4 - z) * 0.16 };
      q.rect(-0.24, 0.36, 0.48, 0.6, mix('#7A4526', '#1E100A', 0.25 + (4.4 - z) * 0.2), 0.06);
      seatedFront(q, dusk, 0, { outfit: o, back: true, seat: 0.46, height: s.rng.range(1.62, 1.82) });
      q.rect(-0.24, 0.36, 0.48, 0.5, mix('#7A4526', '#1E100A', 0.35 + (4.4 - z) * 0.2), 0.06);
    }
  }
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#000000', 0],
        [0.55, '#000000', 0],
        [1, '#120804', 0.6],
      ],
      800,
      520,
      1050,
    ),
  );
}

export const scene: Scene = { paint: reading, grain: 2 };
