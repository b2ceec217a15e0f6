import { bucket, bunch, dahlia, daisy, sunflower, tulip } from '../parts/flowers.ts';
import { shade, softShadow } from '../parts/studio.ts';
import {
  awning,
  bicycle,
  centred,
  darken,
  dim,
  flat,
  lighten,
  lights,
  lit,
  type Scenes,
  type Sheet,
  SUN,
} from '../toolkit.ts';

function flowerShop(s: Sheet): void {
  const l = { ...lights.morning, keyAmount: 0.09 };
  s.rect(0, 0, s.w, s.h, lit(l, '#E8D5B0'));
  for (let i = 0; i < 60; i++)
    s.rect(
      s.rng.range(0, s.w),
      Math.round(s.rng.range(0, 12)) * 24,
      s.rng.range(30, 70),
      16,
      lit(l, s.rng.chance(0.5) ? '#DCC498' : '#F3E6C8'),
    );
  const green = lit(l, '#2C6B4A');
  s.rect(70, 110, 1460, 900, green);
  s.rect(70, 110, 1460, 12, lighten(green, 0.3));
  for (const x of [70, 590, 1010, 1490])
    s.rect(
      x,
      110,
      40,
      900,
      s.linear(
        [
          [0, lighten(green, 0.18)],
          [1, darken(green, 0.25)],
        ],
        [x, 0],
        [x + 40, 0],
      ),
    );
  centred(flat(s, 800, 236, 1), 'BLUMEN', 0, 0, 84, '#F6E7BE', 0.14);
  for (const [x, w] of [
    [130, 440],
    [1070, 400],
  ] as const) {
    s.rect(x, 330, w, 520, '#173A38');
    s.rect(
      x,
      330,
      w,
      520,
      s.linear(
        [
          [0, '#8FC0B4', 0.65],
          [0.6, '#E8D9A8', 0.4],
          [1, '#FFE9B0', 0.55],
        ],
        [x, 330],
        [x + w, 850],
      ),
    );
    for (let i = 0; i < 5; i++) {
      const px = x + 50 + i * ((w - 80) / 4);
      s.rect(px - 22, 770, 44, 80, '#7A4A34', 'opacity="0.7"');
      for (let k = 0; k < 9; k++)
        s.circle(
          px + s.rng.range(-44, 44),
          730 + s.rng.range(-60, 50),
          s.rng.range(16, 30),
          s.rng.pick(['#C97A86', '#E9C46A', '#6E9A5A', '#4E7A4A', '#D9D0C0', '#A86A9A'] as const),
          'opacity="0.75"',
        );
    }
    s.poly(
      [
        [x + 40, 850],
        [x + 200, 330],
        [x + 290, 330],
        [x + 130, 850],
      ],
      '#FFFFFF',
      'opacity="0.16"',
    );
    s.rect(x, 590, w, 8, green);
  }
  s.rect(640, 330, 360, 680, darken(green, 0.3));
  s.rect(
    668,
    356,
    304,
    440,
    s.linear(
      [
        [0, '#FFE2A0'],
        [1, '#D9A860'],
      ],
      [0, 356],
      [0, 800],
    ),
  );
  for (let i = 0; i < 22; i++)
    s.circle(
      s.rng.range(690, 950),
      s.rng.range(560, 780),
      s.rng.range(18, 34),
      s.rng.pick(['#B86A5A', '#7A9A5A', '#D9B060', '#5A7A4A'] as const),
      'opacity="0.7"',
    );
  s.rect(668, 830, 304, 150, green);
  s.rect(940, 640, 14, 90, SUN, 'rx="6"');
  const a = flat(s, 90, 400, 100);
  awning(a, l, 0, 14.2, 1.28, 0.85, '#2B7A4A', 0, '#F8F1DE');
  s.rect(
    0,
    1000,
    s.w,
    200,
    s.linear(
      [
        [0, lit(l, '#C9BCA2')],
        [1, lit(l, '#E2D6BC')],
      ],
      [0, 1000],
      [0, 1200],
    ),
  );
  for (let x = -80; x < s.w; x += 150)
    s.line(
      [
        [x + 60, 1000],
        [x, 1200],
      ],
      dim(l, '#C9BCA2'),
      3,
      'opacity="0.5"',
    );
  s.line(
    [
      [0, 1086],
      [s.w, 1086],
    ],
    dim(l, '#C9BCA2'),
    3,
    'opacity="0.5"',
  );
  s.poly('0,1006 1600,1006 1600,1050 0,1030', '#2A3450', 'opacity="0.22"');
  for (const [x, y] of [
    [90, 800],
    [1190, 812],
  ] as const)
    s.rect(x, y + 140, 420, 26, lit(l, '#9A6A40'));
  const row = (y: number, k: number, pots: readonly (readonly [number, string, string])[]) => {
    for (const [x, kind, colour] of pots) {
      softShadow(s, x + 20, y + 178 * k, 100 * k, 16, 0.35);
      bunch(s, x, y + 8, 190 * k, 210 * k, kind === 'sun' ? 6 : 11, (px, py, lean) => {
        if (kind === 'sun') sunflower(s, px, py, 56 * k);
        else if (kind === 'dahlia') dahlia(s, px, py, 40 * k, colour);
        else if (kind === 'daisy') daisy(s, px, py, 34 * k, colour);
        else tulip(s, px, py, 38 * k, colour, lean);
      });
      bucket(s, x, y, 160 * k, 170 * k);
    }
  };
  row(810, 0.86, [
    [170, 'daisy', '#FBF6EA'],
    [340, 'dahlia', '#E0783A'],
    [505, 'tulip', '#E8A0B8'],
    [1120, 'tulip', '#F2C14E'],
    [1285, 'dahlia', '#A8325A'],
    [1450, 'daisy', '#C9A8E0'],
  ]);
  bicycle(flat(s, 815, 1120, 236), l, 0, { frame: '#D8402F', basket: true });
  for (const [x, y, c] of [
    [938, 842, '#E8728A'],
    [970, 824, '#F2C14E'],
    [1000, 844, '#FBF6EA'],
    [954, 862, '#D6453D'],
    [988, 866, '#E8728A'],
    [1014, 868, '#F2C14E'],
  ] as const)
    dahlia(s, x, y, 24, c);
  row(964, 1.06, [
    [110, 'tulip', '#D6402F'],
    [330, 'sun', ''],
    [1180, 'sun', ''],
    [1370, 'tulip', '#7B3F9A'],
    [1545, 'dahlia', '#F29AA8'],
  ]);
  shade(s, '#FFE7B8', [0, 0], [800, 700], 0.3);
}

export const flowerScenes: Scenes = { blumenladen: { paint: flowerShop } };
