import { glowSpot, leaf, shade } from '../parts/studio.ts';
import { flat, lerp, lights, mix, type Pt, type Scenes, type Sheet, stars, tramSide } from '../toolkit.ts';

/** A band of dark roofs with lit windows; nearer bands are darker and larger. */
export function skyline(
  s: Sheet,
  base: number,
  size: number,
  tone: string,
  windows: readonly string[],
  share: number,
): void {
  for (let x = -40; x < s.w + 40; ) {
    const w = size * s.rng.range(0.5, 1.1);
    const h = size * s.rng.range(0.6, 1.5);
    const roof = s.rng.next();
    const top = base - h;
    const peak: Pt[] =
      roof < 0.45
        ? [
            [x, top],
            [x + w / 2, top - w * 0.55],
            [x + w, top],
          ]
        : roof < 0.6
          ? [
              [x, top],
              [x + w * 0.2, top - w * 0.3],
              [x + w * 0.8, top - w * 0.3],
              [x + w, top],
            ]
          : [
              [x, top],
              [x + w, top],
            ];
    s.poly([[x, base + 2], ...peak, [x + w, base + 2]], tone);
    if (roof > 0.93)
      s.poly(
        [
          [x + w * 0.3, top],
          [x + w * 0.5, top - size * 1.6],
          [x + w * 0.7, top],
        ],
        tone,
      );
    const step = size * 0.16;
    for (let wy = top + step * 0.6; wy < base - step; wy += step) {
      for (let wx = x + step * 0.5; wx < x + w - step * 0.6; wx += step) {
        if (s.rng.chance(share))
          s.rect(
            wx,
            wy,
            step * 0.42,
            step * 0.55,
            s.rng.pick(windows),
            `opacity="${s.rng.range(0.5, 1).toFixed(2)}"`,
          );
      }
    }
    x += w + size * s.rng.range(-0.02, 0.06);
  }
}

function night(s: Sheet): void {
  const l = lights.night;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#071223'],
        [0.55, '#0F2743'],
        [0.8, '#1B3F5E'],
        [1, '#2C5A70'],
      ],
      [0, 0],
      [0, 1010],
    ),
  );
  stars(s, 110, 640);
  glowSpot(s, 800, 1010, 900, '#E2A45E', 0.32);
  const warm = ['#FFD98A', '#FFC46B', '#FFE9B8', '#F2A65A'];
  skyline(s, 960, 90, '#1A3A56', warm, 0.1);
  s.poly('1130,900 1130,700 1162,560 1194,700 1194,900', '#17344E');
  s.poly('330,900 330,720 352,610 374,720 374,900', '#17344E');
  s.rect(0, 955, s.w, 60, '#132C45');
  skyline(s, 1005, 130, '#102540', warm, 0.14);
  s.rect(0, 1000, s.w, 40, '#0C1D33');
  s.mirrored(1072, 0.4, () => {
    s.rect(0, 1036, s.w, 36, '#0A182B');
    s.rect(0, 1038, s.w, 4, '#2B4258');
    tramSide(flat(s, 930, 1037, 15), { ...l, lit: 1 }, { modules: 3 });
    s.rect(
      420,
      1022,
      520,
      7,
      s.linear(
        [
          [0, '#FFE9B0', 0],
          [1, '#FFE9B0', 0.9],
        ],
        [420, 0],
        [940, 0],
      ),
    );
    s.rect(
      300,
      1030,
      640,
      3,
      s.linear(
        [
          [0, '#8EE07A', 0],
          [1, '#8EE07A', 0.8],
        ],
        [300, 0],
        [940, 0],
      ),
    );
    for (let x = 60; x < s.w; x += 128) {
      s.rect(x, 1006, 3, 32, '#20374C');
      glowSpot(s, x + 1, 1006, 34, '#FFDF9A', 0.8);
      s.circle(x + 1, 1006, 4, '#FFF3CF');
    }
  });
  s.rect(
    0,
    1072,
    s.w,
    130,
    s.linear(
      [
        [0, '#0A1A2E', 0.35],
        [1, '#071222', 0.95],
      ],
      [0, 1072],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 50; i++) {
    const [x, y, w] = [s.rng.range(0, s.w), s.rng.range(1078, 1190), s.rng.range(20, 120)];
    s.rect(x, y, w, 2.5, s.rng.chance(0.4) ? '#E9C27E' : '#3A627E', 'opacity="0.35"');
  }
}

function leaves(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#1B4A2C'],
        [1, '#0C2A20'],
      ],
      [0, 0],
      [400, 1200],
    ),
  );
  for (const [x, y, r] of [
    [1210, 150, 380],
    [420, 330, 300],
    [900, 720, 260],
  ] as const)
    glowSpot(s, x, y, r, '#C9DE7A', 0.55);
  for (let i = 0; i < 26; i++)
    s.circle(
      s.rng.range(0, s.w),
      s.rng.range(0, s.h),
      s.rng.range(14, 46),
      '#D8E88F',
      `opacity="${s.rng.range(0.06, 0.22).toFixed(2)}"`,
    );
  const layers = [
    ['#123A28', 150, 130],
    ['#174730', 170, 130],
    ['#1F5736', 150, 110],
    ['#2A6A3A', 130, 80],
  ] as const;
  for (const [colour, size, count] of layers) {
    for (let i = 0; i < count; i++) {
      const [x, y] = [s.rng.range(-60, s.w + 60), s.rng.range(-60, s.h + 60)];
      const bright =
        Math.max(0, 1 - Math.hypot(x - 1210, y - 150) / 520) +
        Math.max(0, 0.7 - Math.hypot(x - 420, y - 330) / 420);
      leaf(
        s,
        x,
        y,
        size * s.rng.range(0.7, 1.15),
        s.rng.range(200, 340),
        mix(colour, '#8DB84A', Math.min(0.55, bright * 0.5)),
        0.46,
      );
    }
  }
  for (const [x0, y0, x1, y1] of [
    [-40, 260, 700, 40],
    [1660, 620, 1050, 420],
    [500, 1260, 760, 860],
  ] as const) {
    s.curve(
      [
        [x0, y0],
        [lerp(x0, x1, 0.5), lerp(y0, y1, 0.5) + 36],
        [x1, y1],
      ],
      '#12251C',
      13,
    );
    for (let i = 1; i < 12; i++) {
      const t = i / 12;
      leaf(
        s,
        lerp(x0, x1, t),
        lerp(y0, y1, t) + 30 * Math.sin(t * 3.1),
        130 - t * 40,
        (i % 2 ? 40 : 250) + s.rng.range(-15, 15),
        mix('#2F7A3C', '#9CC455', s.rng.range(0, 0.35)),
        0.5,
      );
    }
  }
  shade(s, '#06190F', [0, 1200], [500, 300], 0.55);
}

export const groundScenes: Scenes = {
  'hintergrund-nacht': { paint: night },
  'hintergrund-blaetter': { paint: leaves },
};
