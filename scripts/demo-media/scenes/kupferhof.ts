import {
  bicycle,
  darken,
  dim,
  type Face,
  flat,
  foliage,
  glow,
  type Light,
  lerp,
  lighten,
  lights,
  lit,
  type Pt,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  stars,
  streaks,
  tree,
} from '../toolkit.ts';

function copperWorks(s: Sheet): void {
  const l = lights.blueHour;
  sky(s, l, 800);
  stars(s, 60, 360);
  streaks(s, l, 5, 420, 620, '#C9A79B');
  const f = flat(s, 0, 880, 46);
  const brick = '#B4654A';
  f.poly('27,0 26.7,22.5 29.3,22.5 29.9,0', lit(l, brick));
  f.poly('28.4,0 28.3,22.5 29.3,22.5 29.9,0', dim(l, brick));
  for (const y of [20.6, 21.4, 22.3]) f.rect(26.5, y, 3, 0.3, lit(l, '#D9B58E'));
  f.rect(0.5, 0, 25, 9.6, lit(l, brick));
  for (let i = 0; i < 4; i++) {
    const x = 0.5 + i * 6.25;
    f.poly(
      [
        [x, 9.5],
        [x, 12.8],
        [x + 6.25, 9.5],
      ],
      lit(l, '#7C4A44'),
    );
    f.poly(
      [
        [x + 0.1, 9.7],
        [x + 0.1, 12.4],
        [x + 1.5, 11.7],
        [x + 1.5, 9.7],
      ],
      '#FFCF82',
    );
    archWindow(f, x + 3.1, 1.2, 3.9, 6.6);
  }
  f.rect(30, 0, 6, 7.4, dim(l, brick));
  for (const x of [31.5, 33.6]) archWindow(f, x, 1.2, 1.5, 4);
  f.rect(0.3, 9.2, 25.4, 0.5, lit(l, '#D9B58E'));
  for (let i = 0; i < 160; i++)
    f.rect(
      s.rng.range(0.7, 25),
      Math.round(s.rng.range(1, 30)) * 0.3,
      0.55,
      0.16,
      s.rng.chance(0.5) ? lighten(lit(l, brick), 0.12) : darken(lit(l, brick), 0.2),
      0,
      'opacity="0.45"',
    );
  s.rect(
    0,
    876,
    s.w,
    330,
    s.linear(
      [
        [0, lit(l, '#8A7F78')],
        [1, lit(l, '#4B4A54')],
      ],
      [0, 876],
      [0, s.h],
    ),
  );
  for (let i = 0; i < 4; i++)
    s.poly(
      [
        [120 + i * 290, 878],
        [300 + i * 290, 878],
        [420 + i * 330, 1200],
        [40 + i * 330, 1200],
      ],
      s.linear(
        [
          [0, '#FFD08A', 0.34],
          [1, '#FFD08A', 0],
        ],
        [0, 878],
        [0, 1200],
      ),
    );
  for (const [x0, y0, x1, y1] of [
    [20, 520, 860, 560],
    [860, 560, 1580, 470],
    [180, 640, 1240, 600],
  ] as const) {
    const sag = (t: number): Pt => [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(Math.PI * t) * 110];
    s.curve(
      Array.from({ length: 9 }, (_, i) => sag(i / 8)),
      '#0E1B2E',
      3,
    );
    for (let i = 1; i < 14; i++) {
      const [x, y] = sag(i / 14);
      s.circle(
        x,
        y + 9,
        26,
        s.radial(
          [
            [0, '#FFE2A0', 0.8],
            [1, '#FFE2A0', 0],
          ],
          x,
          y + 9,
          26,
        ),
      );
      s.circle(x, y + 9, 7, '#FFF3CF');
    }
  }
  const people = (
    x: number,
    y: number,
    k: number,
    facing: 1 | -1,
    pose: (typeof poses)[keyof typeof poses],
  ) =>
    person(flat(s, x, y, k), { ...l, key: '#8A5A4A', keyAmount: 0.3 }, 0, {
      facing,
      pose,
      outfit: someone(s.rng, { kind: s.rng.pick(['jacket', 'coat', 'dress'] as const) }),
    });
  for (const x of [250, 620, 1130]) table(s, l, x, 990);
  people(190, 985, 84, 1, poses.hold);
  people(330, 985, 84, -1, poses.hold);
  people(560, 990, 84, 1, poses.relaxed);
  people(690, 992, 84, -1, poses.hold);
  people(740, 1000, 84, -1, poses.stand);
  people(1190, 990, 84, -1, poses.hold);
  people(910, 1090, 118, -1, poses.walk);
  people(980, 1092, 118, -1, poses.walk);
  bicycle(flat(s, 1380, 1110, 120), { ...l, keyAmount: 0.3 }, 0, { frame: SUN });
  tree(flat(s, 1500, 960, 56), l, 0, { height: 8.4, leaves: foliage.dark });
}

function archWindow(f: Face, cx: number, y: number, w: number, h: number): void {
  f.rect(cx - w / 2 - 0.25, y - 0.2, w + 0.5, h + 0.45, '#6B3F3E', [w / 2 + 0.2, w / 2 + 0.2, 0, 0]);
  const [, top] = f.at(cx, y + h);
  const [, low] = f.at(cx, y);
  f.rect(
    cx - w / 2,
    y,
    w,
    h,
    f.sheet.linear(
      [
        [0, '#F09A4A'],
        [1, '#FFE2A0'],
      ],
      [0, top],
      [0, low],
    ),
    [w / 2, w / 2, 0, 0],
  );
  f.clipRect(cx - w / 2, y, w, h, [w / 2, w / 2, 0, 0], () => {
    for (let i = 0; i < 3; i++) {
      const x = cx - w / 2 + f.sheet.rng.range(0.3, w - 0.3);
      f.soft(
        [
          [x - 0.3, y - 0.3],
          [x - 0.26, y + 1.05],
          [x, y + 1.2],
          [x + 0.26, y + 1.05],
          [x + 0.3, y - 0.3],
        ],
        '#8A4A2E',
      );
      f.ellipse(x, y + 1.45, 0.18, 0.22, '#8A4A2E');
    }
  });
  for (const k of [-0.25, 0, 0.25]) f.rect(cx + w * k - 0.05, y, 0.1, h, '#4B2F33');
  for (let i = 1; i < 5; i++) f.rect(cx - w / 2, y + (h * i) / 5, w, 0.09, '#4B2F33');
}

function table(s: Sheet, l: Light, x: number, y: number): void {
  const f = flat(s, x, y, 84);
  f.rect(-0.06, 0, 0.12, 1.05, lit(l, '#5B4636'));
  f.rect(-0.6, 1.05, 1.2, 0.08, lit(l, '#C98A5A'));
  f.ellipse(0, 1.2, 0.1, 0.12, '#FFE9B0');
  glow(f, 0, 1.2, 1.3);
}

export const scene: Scene = { paint: copperWorks };
