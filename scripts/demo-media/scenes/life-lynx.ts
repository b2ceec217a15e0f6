import { lynxHead } from '../parts/animals.ts';
import { leaf, shade, softShadow, specks, turned } from '../parts/studio.ts';
import {
  blob,
  dim,
  flat,
  foliage,
  grass,
  hills,
  type Light,
  lights,
  lit,
  ribbon,
  type Scenes,
  type Sheet,
  sky,
  sun,
  tree,
  woods,
} from '../toolkit.ts';

function lynx(s: Sheet): void {
  const l = lights.autumn;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#C9B98A'],
        [0.6, '#F3DCA0'],
        [1, '#FBEBC4'],
      ],
    },
    900,
  );
  sun(s, l, 340, 250, 70, 7);
  const far = hills(s, l, 620, 150, '#B08A4A', 0.6);
  woods(s, l, far, 40, 12, 0.5, foliage.gold);
  for (let i = 0; i < 9; i++)
    tree(flat(s, 60 + i * 190, 900, 46), l, 0, {
      height: s.rng.range(9, 13),
      leaves: s.rng.pick([foliage.autumn, foliage.gold, foliage.rust] as const),
      depth: 0.35,
    });
  s.rect(0, 860, s.w, 360, lit(l, '#A9803E'));
  s.blurred(3, () => {
    for (const x of [120, 420, 1180, 1330]) birch(s, l, x, 40, 0.3);
  });
  birch(s, l, 1490, 84, 0);
  birch(s, l, 60, 96, 0);
  s.soft('160,1260 190,960 330,820 620,770 960,790 1240,830 1390,960 1440,1260', lit(l, '#7E7A74'));
  s.soft('900,800 1240,830 1390,960 1440,1260 1100,1260 1180,1000', dim(l, '#6E6A68'));
  s.soft('190,960 330,820 620,770 960,790 1240,830 1120,856 760,830 420,870', lit(l, '#9C9A8E'));
  for (const line of [
    '420,900 520,1000 480,1120 560,1240',
    '900,860 860,960 940,1100',
    '1180,880 1120,960 1160,1060',
  ] as const)
    s.curve(line, '#4A4644', 7, 'opacity="0.6"');
  specks(s, 180, 560, 850, 380, 46, [14, 40], ['#6F8A3A', '#8DA04A', '#56702E', '#A9B45A']);
  specks(s, 60, 1180, 900, 160, 60, [12, 34], ['#6F8A3A', '#56702E', '#8DA04A']);
  lynxBody(s, l);
  for (let i = 0; i < 34; i++)
    leaf(
      s,
      s.rng.range(0, s.w),
      s.rng.range(1060, 1200),
      s.rng.range(40, 70),
      s.rng.range(0, 360),
      s.rng.pick(['#D98A2B', '#C7622B', '#E3AC3D', '#B9542A'] as const),
      0.6,
    );
  for (let i = 0; i < 12; i++)
    leaf(
      s,
      s.rng.range(0, s.w),
      s.rng.range(60, 700),
      s.rng.range(30, 50),
      s.rng.range(0, 360),
      s.rng.pick(['#D98A2B', '#E3AC3D'] as const),
      0.6,
    );
  grass(flat(s, 0, 1205, 60), l, -0.3, 27, 1.6, 90, ['#8A7A3A', '#A9904A', '#6F7A36']);
  shade(s, '#FFE3A0', [0, 0], [900, 800], 0.4);
}

function birch(s: Sheet, l: Light, x: number, w: number, depth: number): void {
  s.poly(
    [
      [x - w / 2, 1240],
      [x - w * 0.4, -20],
      [x + w * 0.4, -20],
      [x + w / 2, 1240],
    ],
    lit(l, '#F1EBDC', depth),
  );
  s.poly(
    [
      [x + w * 0.12, 1240],
      [x + w * 0.1, -20],
      [x + w * 0.4, -20],
      [x + w / 2, 1240],
    ],
    dim(l, '#D9D2C4', depth),
  );
  for (let y = 10; y < 1220; y += s.rng.range(34, 90)) {
    const side = s.rng.chance(0.5) ? -1 : 1;
    s.soft(
      [
        [x + side * w * 0.46, y - 5],
        [x + side * w * 0.06, y],
        [x + side * w * 0.46, y + s.rng.range(6, 16)],
      ],
      lit(l, '#3A3432', depth),
    );
  }
}

function lynxBody(s: Sheet, l: Light): void {
  const fur = '#C08E5A';
  softShadow(s, 800, 840, 380, 36, 0.45);
  const f = flat(s, 760, 836, 165);
  f.poly(ribbon('1.9,0.5 2.25,0.2 2.45,0.36', [0.36, 0.34, 0.3]), lit(l, fur));
  f.soft('2.34,0.2 2.6,0.3 2.56,0.56 2.36,0.52', '#241A18');
  const body = '-0.55,2.6 -0.85,1.7 -0.72,0.6 -0.2,0.1 1.2,-0.04 2,0.1 2.15,0.9 1.75,1.75 1,2.2 0.4,2.7';
  f.soft(body, lit(l, fur));
  f.clipSoft(body, () => {
    f.soft('0.1,3 0.5,1.8 0.9,0.9 0.6,-0.2 2.4,-0.2 2.4,1.2', dim(l, fur), 'opacity="0.5"');
    f.soft('-0.9,2 -0.75,0.6 -0.3,0.1 0.2,0.3 -0.1,1 -0.2,2', lit(l, '#EEDDC0'));
    for (let i = 0; i < 90; i++) {
      const [x, y] = [s.rng.range(-0.2, 2.1), s.rng.range(0.1, 2.4)];
      f.soft(
        blob(s.rng, x, y, s.rng.range(0.04, 0.085), s.rng.range(0.03, 0.06), 7, 0.3),
        lit(l, '#5A3A26'),
        'opacity="0.85"',
      );
    }
    for (let i = 0; i < 80; i++) {
      const [x, y] = [s.rng.range(-0.8, 2.1), s.rng.range(0, 2.6)];
      f.line(
        [
          [x, y],
          [x + 0.08, y - 0.1],
        ],
        lit(l, s.rng.chance(0.5) ? '#E3BE8A' : '#9A6E44'),
        0.018,
        'opacity="0.5"',
      );
    }
  });
  f.soft('1,0.02 0.95,0.8 1.4,1.25 2,0.9 2.2,0.2 1.9,-0.1', lit(l, '#B4824E'));
  f.curve('1,0.1 0.98,0.8 1.4,1.22', dim(l, fur), 0.05);
  for (let i = 0; i < 16; i++)
    f.ellipse(s.rng.range(1.15, 2), s.rng.range(0.15, 1), 0.05, 0.04, lit(l, '#5A3A26'), 'opacity="0.85"');
  f.soft('0.75,0.1 0.8,-0.16 1.6,-0.2 2,-0.12 1.9,0.1', lit(l, '#D9B68A'));
  for (const [x, tone] of [
    [-0.18, dim(l, fur)],
    [-0.55, lit(l, fur)],
  ] as const) {
    f.soft(
      ribbon(
        [
          [x + 0.16, 1.95],
          [x + 0.1, 1.5],
          [x, 0.7],
          [x - 0.04, 0],
        ],
        [0.2, 0.6, 0.42, 0.34],
      ),
      tone,
    );
    f.soft(
      [
        [x - 0.34, -0.14],
        [x - 0.3, 0.1],
        [x, 0.18],
        [x + 0.24, 0.06],
        [x + 0.22, -0.14],
      ],
      lit(l, '#E3C598'),
    );
    for (const k of [-0.18, 0, 0.14])
      f.line(
        [
          [x + k, -0.12],
          [x + k, 0],
        ],
        '#6E4A2E',
        0.025,
      );
    for (let i = 0; i < 8; i++)
      f.ellipse(x + s.rng.range(-0.14, 0.18), s.rng.range(0.3, 1.3), 0.045, 0.035, lit(l, '#5A3A26'));
  }
  lynxHead(turned(s, ...f.at(-0.28, 2.35), 148, 3), l);
}

export const lynxScenes: Scenes = { luchs: { paint: lynx } };
