import {
  birds,
  breakUp,
  dim,
  type Face,
  flat,
  glow,
  hills,
  INK,
  type Light,
  lerp,
  lights,
  lit,
  mix,
  type Pt,
  person,
  poses,
  type Scene,
  type Sheet,
  sky,
  someone,
  streaks,
  sun,
  windowAt,
} from '../toolkit.ts';

function harbour(s: Sheet): void {
  const l = { ...lights.dusk, keyAmount: 0.2 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#3B5E86'],
        [0.35, '#A68AA0'],
        [0.65, '#F0A487'],
        [1, '#FFD79A'],
      ],
    },
    800,
  );
  streaks(s, l, 10, 120, 560, '#F6B48C');
  sun(s, l, 1010, 640, 62, 7);
  const shore = 800;
  s.mirrored(shore, 0.5, () => {
    hills(s, l, 730, 70, '#5A6B7A', 0.6);
    const f = flat(s, 0, shore, 25);
    for (const [x, w, floors, tone] of [
      [-3, 11, 3, '#A6543F'],
      [8.4, 9, 4, '#B4654A'],
      [43.5, 9.5, 4, '#9C4A38'],
      [53.4, 11, 3, '#B4654A'],
    ] as const)
      warehouse(f, l, x, w, floors, tone);
    crane(f, l, 26.5, 19, -1);
    crane(f, l, 36.5, 17, -1);
    f.rect(-2, 0, 70, 1.1, dim(l, '#9A8B78'));
    f.rect(-2, 0.95, 70, 0.25, lit(l, '#D9C3A4'));
    for (let x = 1; x < 66; x += 8.5) {
      f.rect(x, 1.2, 0.1, 3.2, INK);
      f.ellipse(x, 4.5, 0.24, 0.24, '#FFE9B8');
      glow(f, x, 4.5, 2.4);
    }
  });
  breakUp(s, shore, s.h, 70, '#C98E80');
  breakUp(s, shore, s.h, 50, '#3E5878');
  breakUp(s, shore, s.h, 30, '#FFD9A0');
  s.rect(
    0,
    shore,
    s.w,
    400,
    s.linear(
      [
        [0, '#24406A', 0],
        [1, '#1C3156', 0.6],
      ],
      [0, shore],
      [0, s.h],
    ),
  );
  for (let i = 0; i < 5; i++) {
    const y = 1010 + i * 46;
    s.poly(
      [
        [0, y],
        [930 - i * 110, y],
        [1010 - i * 110, y + 46],
        [0, y + 46],
      ],
      mix('#3A4664', '#20304C', i / 5),
    );
    s.line(
      [
        [0, y],
        [930 - i * 110, y],
      ],
      '#E3A489',
      4,
      'opacity="0.75"',
    );
  }
  const p = (x: number, y: number, pose: (typeof poses)[keyof typeof poses], facing: 1 | -1, top: string) =>
    person(flat(s, x, y, 118), { ...l, keyAmount: 0.42 }, 0, {
      pose,
      facing,
      outfit: someone(s.rng, { kind: 'jacket', top, hair: s.rng.pick(['short', 'bun', 'curly'] as const) }),
    });
  p(250, 1070, poses.sit, 1, '#C4492F');
  p(390, 1068, poses.sit, 1, '#E3A12F');
  p(610, 1066, poses.sit, -1, '#4F8F8B');
  p(120, 1168, poses.sit, 1, '#D98C8C');
  p(790, 1014, poses.relaxed, 1, '#E9E2D0');
  birds(s, 5, 1080, 300, 120, '#2A3A55');
}

function warehouse(f: Face, l: Light, x: number, w: number, floors: number, tone: string): void {
  const h = floors * 3.2 + 0.8;
  f.poly(
    [
      [x, 0],
      [x, h],
      [x + w / 2, h + w * 0.42],
      [x + w, h],
      [x + w, 0],
    ],
    lit(l, tone),
  );
  f.rect(x + w * 0.8, 0, w * 0.2, h, dim(l, tone), 0, 'opacity="0.6"');
  f.beam(
    [
      [x - 0.3, h - 0.3],
      [x + w / 2, h + w * 0.42],
      [x + w + 0.3, h - 0.3],
    ],
    lit(l, '#E0C6A0', 0.15),
    0.3,
  );
  for (let i = 0; i < floors; i++) {
    f.rect(x, i * 3.2 + 0.5, w, 0.14, lit(l, '#D9B58E', 0.2), 0, 'opacity="0.6"');
    for (const k of [0.18, 0.38, 0.62, 0.82])
      windowAt(f, l, x + w * k, 1.5 + i * 3.2, 0.9, 1.5, { frame: '#E0C6A0' });
    f.rect(x + w * 0.5 - 0.6, 1.2 + i * 3.2, 1.2, 2, lit(l, '#4B3A38'));
  }
  f.line(
    [
      [x + w / 2, h + w * 0.3],
      [x + w / 2, h - 1],
    ],
    INK,
    0.08,
  );
}

function crane(f: Face, l: Light, x: number, h: number, dir: 1 | -1): void {
  const steel = mix(lit(l, '#2E3E44'), '#1A2740', 0.5);
  for (const k of [-1, 1]) {
    f.beam(
      [
        [x + k * 2.3, 1.1],
        [x + k * 1.1, h * 0.52],
      ],
      steel,
      0.5,
    );
    for (let i = 0; i < 4; i++)
      f.line(
        [
          [x - k * (2.2 - i * 0.28), 1.6 + i * 1.9],
          [x + k * (2 - i * 0.28), 3.3 + i * 1.9],
        ],
        steel,
        0.14,
      );
  }
  f.rect(x - 1.7, h * 0.5, 3.4, 0.5, steel);
  f.poly(
    [
      [x - 1.5, h * 0.53],
      [x - 1.5, h * 0.74],
      [x + 1.3, h * 0.74],
      [x + 1.7, h * 0.53],
    ],
    lit(l, '#5B6E62'),
  );
  f.rect(x + dir * 0.5 - 0.45, h * 0.57, 0.9, 1.3, '#FFD98A');
  f.poly(
    [
      [x - dir * 2.6, h * 0.56],
      [x - dir * 1.2, h * 0.56],
      [x - dir * 1.2, h * 0.7],
      [x - dir * 2.6, h * 0.7],
    ],
    steel,
  );
  const tip: Pt = [x + dir * 10.5, h * 1.26];
  const foot: Pt = [x + dir * 0.8, h * 0.72];
  f.beam([foot, tip], steel, 0.26);
  f.beam([[x + dir * 0.6, h * 0.86], tip], steel, 0.2);
  for (let i = 0; i < 8; i++) {
    const t = i / 8;
    f.line(
      [
        [lerp(foot[0], tip[0], t), lerp(foot[1], tip[1], t)],
        [lerp(x + dir * 0.6, tip[0], t + 0.06), lerp(h * 0.86, tip[1], t + 0.06)],
      ],
      steel,
      0.1,
    );
  }
  f.line([[x - dir * 0.6, h * 1.02], tip], steel, 0.07);
  f.beam(
    [
      [x, h * 0.72],
      [x - dir * 0.6, h * 1.02],
    ],
    steel,
    0.2,
  );
  f.line([tip, [tip[0], h * 0.5]], steel, 0.06);
  f.rect(tip[0] - 0.3, h * 0.45, 0.6, 0.8, steel, 0.1);
}

export const scene: Scene = { paint: harbour };
