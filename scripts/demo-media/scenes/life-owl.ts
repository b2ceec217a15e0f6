import { owlHead } from '../parts/animals.ts';
import { bokeh, glowSpot, leaf, specks, vignette } from '../parts/studio.ts';
import {
  bareTree,
  dim,
  type Face,
  flat,
  type Light,
  lights,
  lit,
  mix,
  ribbon,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function owl(s: Sheet): void {
  const l: Light = { ...lights.dusk, key: '#6A5A7A', keyAmount: 0.16 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#1E2E48'],
        [0.6, '#2E4A50'],
        [1, '#1A2E30'],
      ],
      [0, 0],
      [0, 1200],
    ),
  );
  bokeh(s, 40, ['#E3A489', '#8AA8A0', '#F2C78A', '#5A7A80'], [0, 0, s.w, 700], [20, 80]);
  for (const x of [60, 210, 1470])
    bareTree(flat(s, x, 1230, 110), { ...l, keyAmount: 0.5, key: '#24404A' }, 0, 11, '#2A2A30');
  s.soft(
    '280,-40 330,300 300,700 340,1000 240,1260 1420,1260 1300,1000 1330,650 1290,300 1360,-40',
    '#4A3A34',
  );
  s.clipped(
    'M280 -40L330 300L300 700L340 1000L240 1260L1420 1260L1300 1000L1330 650L1290 300L1360 -40Z',
    () => {
      s.rect(
        240,
        0,
        1200,
        1200,
        s.linear(
          [
            [0, '#2E2428', 0.9],
            [0.35, '#7A5E50', 0.6],
            [0.6, '#6A5046', 0.3],
            [1, '#1E181E', 0.95],
          ],
          [290, 0],
          [1330, 0],
        ),
      );
      for (let i = 0; i < 80; i++) {
        const [x, y, h] = [s.rng.range(280, 1340), s.rng.range(-60, 1200), s.rng.range(80, 300)];
        const bow = (x - 800) * 0.02;
        s.soft(
          ribbon(
            [
              [x, y],
              [x + bow + s.rng.range(-16, 16), y + h * 0.5],
              [x, y + h],
            ],
            [2, s.rng.range(8, 20), 2],
          ),
          s.rng.pick(['#2A1E20', '#8A6E5C', '#3A2C2A'] as const),
          'opacity="0.7"',
        );
      }
    },
  );
  const rim = '520,640 500,440 580,240 780,150 980,200 1110,380 1120,640 1080,880 940,1010 700,1020 570,900';
  s.soft(rim, '#8E7058');
  s.soft(
    '545,640 530,450 605,268 785,182 968,228 1086,395 1094,640 1056,866 928,984 708,994 592,884',
    '#5E4638',
  );
  s.soft(
    '570,640 560,470 630,300 790,216 950,258 1062,410 1068,640 1032,850 916,958 716,966 616,866',
    '#120C12',
  );
  for (let i = 0; i < 10; i++)
    s.curve(
      [
        [540 + i * 4, 760 + i * 16],
        [512 + i * 6, 560],
        [560 + i * 8, 330 - i * 4],
      ],
      i % 2 ? '#A9886A' : '#4A362E',
      4,
      'opacity="0.6"',
    );
  glowSpot(s, 620, 300, 420, '#F2B48A', 0.22);
  s.clipped(
    'M570 640L560 470L630 300L790 216L950 258L1062 410L1068 640L1032 850L916 958L716 966L616 866Z',
    () => {
      owlBody(flat(s, 815, 640, 205), l);
    },
  );
  owlHead(flat(s, 815, 520, 190), { ...l, keyAmount: 0.08 });
  s.soft('600,890 720,950 900,954 1040,870 1090,900 960,1040 690,1040 560,930', '#6A5040');
  specks(s, 120, 800, 970, 300, 46, [10, 30], ['#5E7A3E', '#7A9448', '#3E5A34', '#93A85A']);
  specks(s, 50, 380, 820, 50, 260, [10, 26], ['#4A6638', '#6A8444', '#34502E']);
  for (const [x, y, d] of [
    [1290, 240, 200],
    [1350, 320, 230],
    [1240, 180, 170],
    [1400, 200, 250],
    [1330, 120, 210],
  ] as const)
    leaf(s, x, y, 150, d, mix('#4A5A3A', '#A8743E', s.rng.range(0, 0.8)), 0.5);
  s.curve('1640,60 1480,110 1330,130 1210,200', '#2A1E20', 16);
  vignette(s, '#080C14', 0.65);
}

function owlBody(f: Face, l: Light): void {
  f.soft('-1,0.9 -1.14,-0.4 -0.95,-1.8 0,-2.3 0.95,-1.8 1.14,-0.4 1,0.9', lit(l, '#9A7048'));
  for (let row = 0; row < 11; row++)
    for (let i = -6; i <= 6; i++) {
      const [x, y] = [i * 0.17 + (row % 2) * 0.085, 0.5 - row * 0.22];
      f.soft(
        [
          [x - 0.1, y + 0.12],
          [x - 0.07, y - 0.1],
          [x, y - 0.17],
          [x + 0.07, y - 0.1],
          [x + 0.1, y + 0.12],
        ],
        lit(l, mix('#E9D6B4', '#9A7048', Math.abs(x) * 0.7)),
      );
      f.soft(
        [
          [x - 0.024, y + 0.1],
          [x, y - 0.14],
          [x + 0.024, y + 0.1],
        ],
        lit(l, '#5A3A24'),
      );
      f.line(
        [
          [x - 0.06, y - 0.02],
          [x + 0.06, y - 0.02],
        ],
        lit(l, '#6E4A2E'),
        0.016,
        'opacity="0.7"',
      );
    }
  for (const side of [-1, 1]) {
    f.soft(
      [
        [side * 0.72, 0.6],
        [side * 1.2, 0.3],
        [side * 1.2, -1],
        [side * 0.8, -2.1],
        [side * 0.62, -0.9],
      ],
      side < 0 ? lit(l, '#7E5636') : dim(l, '#7E5636'),
    );
    for (let i = 0; i < 7; i++)
      f.soft(
        [
          [side * 0.72, 0.1 - i * 0.25],
          [side * 0.96, 0.02 - i * 0.25],
          [side * 1.1, -0.12 - i * 0.25],
          [side * 0.9, -0.12 - i * 0.25],
        ],
        lit(l, i % 2 ? '#E3CBA4' : '#4A2E1E'),
        'opacity="0.85"',
      );
  }
}

export const owlScenes: Scenes = { eule: { paint: owl } };
