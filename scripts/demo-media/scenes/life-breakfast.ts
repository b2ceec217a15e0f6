import { boards, bokeh, glowSpot, shade, softShadow, steam, turned, vignette } from '../parts/studio.ts';
import { loaf, plate, pretzel, roll, roundLoaf } from '../parts/table.ts';
import {
  arc,
  blob,
  centred,
  flat,
  frontFigure,
  type Light,
  lights,
  lit,
  type Pt,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function cafe(s: Sheet): void {
  const l = lights.softEvening;
  boards(s, 0, s.h, 8, '#6E4A34', false);
  softShadow(s, 830, 680, 740, 660, 0.5, '#1A0C0A');
  s.circle(800, 620, 720, '#8A8478');
  s.circle(
    794,
    610,
    714,
    s.linear(
      [
        [0, '#FBF8F0'],
        [1, '#D9D2C4'],
      ],
      [200, 0],
      [1400, 1200],
    ),
  );
  s.clipped('M80 610A714 714 0 0 1 1508 610A714 714 0 0 1 80 610Z', () => {
    for (let i = 0; i < 26; i++) {
      const [x, y] = [s.rng.range(60, 1400), s.rng.range(-80, 1200)];
      const line: Pt[] = [
        [x, y],
        [x + s.rng.range(60, 160), y + s.rng.range(20, 110)],
        [x + s.rng.range(140, 260), y + s.rng.range(40, 160)],
        [x + s.rng.range(240, 420), y + s.rng.range(110, 260)],
      ];
      s.curve(line, i % 3 ? '#B9B2A6' : '#968E86', s.rng.range(2, 7), 'opacity="0.45"');
    }
    s.poly('-40,-20 520,-20 1180,1220 560,1220', '#FFE9B4', 'opacity="0.42"');
    s.poly('640,-20 1000,-20 1660,1220 1320,1220', '#FFE9B4', 'opacity="0.42"');
    s.poly('200,-20 230,-20 900,1220 870,1220', '#CFC6B4', 'opacity="0.55"');
  });
  cup(s, 560, 520);
  cake(s, l);
  s.group('transform="rotate(28 1180 330)"', () => {
    softShadow(s, 1190, 340, 150, 70, 0.3);
    s.rect(1050, 240, 270, 180, '#2E4A5A', 'rx="6"');
    s.rect(1058, 246, 256, 168, '#F6F0E0');
    s.rect(1058, 246, 120, 168, '#EDE4CE');
    for (let i = 0; i < 8; i++) s.rect(1072 + (i % 2) * 124, 266 + Math.floor(i / 2) * 34, 90, 9, '#A9A08C');
    s.rect(1190, 330, 108, 66, '#C98A5A');
  });
  s.group('transform="rotate(-24 250 900)"', () => {
    softShadow(s, 262, 910, 40, 170, 0.3);
    s.rect(240, 830, 16, 250, '#C9CDCB', 'rx="8"');
    s.ellipse(248, 800, 38, 60, '#B4B9B8');
    s.ellipse(246, 796, 28, 48, '#E9ECEA');
  });
  for (const [x, y, a] of [
    [330, 860, 14],
    [380, 905, -20],
  ] as const)
    s.group(`transform="rotate(${a} ${x} ${y})"`, () => {
      s.rect(x - 24 + 5, y - 24 + 7, 48, 48, '#5A4A3A', 'opacity="0.35"');
      s.rect(x - 24, y - 24, 48, 48, '#FFFDF6', 'rx="5"');
      s.rect(x - 24, y + 8, 48, 16, '#E3DACA', 'rx="5"');
    });
  shade(s, '#FFE7B0', [0, 0], [800, 800], 0.35);
  vignette(s, '#1A0C0A', 0.4);
}

function cup(s: Sheet, x: number, y: number): void {
  softShadow(s, x + 34, y + 40, 300, 290, 0.4);
  plate(s, x, y, 300, '#EEF2EC');
  s.line(
    [
      [x + 170, y + 130],
      [x + 262, y + 208],
    ],
    '#A9B4AC',
    62,
  );
  s.line(
    [
      [x + 170, y + 126],
      [x + 258, y + 200],
    ],
    '#F6F8F2',
    50,
  );
  s.line(
    [
      [x + 190, y + 146],
      [x + 230, y + 180],
    ],
    '#B9C4BC',
    14,
  );
  softShadow(s, x + 20, y + 24, 214, 208, 0.35);
  s.circle(x, y, 208, '#B9C4BC');
  s.circle(x - 4, y - 4, 204, '#F8FAF4');
  s.circle(x, y, 182, '#7A4A26');
  s.circle(
    x,
    y + 2,
    178,
    s.radial(
      [
        [0, '#D9A060'],
        [0.7, '#B9773A'],
        [1, '#8A4E22'],
      ],
      x,
      y,
      180,
    ),
  );
  for (let i = 0; i < 7; i++) {
    const yy = y + 104 - i * 38;
    const w = 112 - i * 13 + (i === 0 ? -26 : 0);
    s.soft(
      [
        [x - w, yy - 34],
        [x - w * 0.55, yy + 8],
        [x, yy + 24],
        [x + w * 0.55, yy + 8],
        [x + w, yy - 34],
        [x + w * 0.5, yy - 16],
        [x, yy - 3],
        [x - w * 0.5, yy - 16],
      ],
      '#FBEBD0',
    );
  }
  s.soft(
    [
      [x - 26, y - 132],
      [x, y - 110],
      [x + 26, y - 132],
      [x, y - 158],
    ],
    '#FBEBD0',
  );
  s.curve(
    [
      [x, y - 118],
      [x - 2, y],
      [x, y + 128],
    ],
    '#B9773A',
    6,
  );
  for (let i = 0; i < 16; i++)
    s.circle(
      x + s.rng.range(-150, 150),
      y + s.rng.range(-150, 150),
      s.rng.range(2, 5),
      '#F3D9AC',
      'opacity="0.7"',
    );
  s.curve(arc(x, y, 168, 168, 200, 250, 8), '#FFF3DC', 7, 'opacity="0.6"');
}

function cake(s: Sheet, l: Light): void {
  const [x, y] = [1080, 850];
  softShadow(s, x + 36, y + 40, 280, 270, 0.4);
  plate(s, x, y, 290, '#E3ECEA');
  for (let a = 0; a < 360; a += 12) {
    const [p] = arc(x, y, 262, 262, a, a, 1);
    if (p) s.circle(p[0], p[1], 7, '#4A7A94', 'opacity="0.7"');
  }
  softShadow(s, x + 24, y + 50, 170, 120, 0.4);
  s.poly('900,800 1220,700 1250,740 1230,970 1190,980', '#B97A3E');
  s.poly('900,770 1230,668 1196,940', lit(l, '#F0CE8C'));
  s.poly('900,770 1196,940 1194,984 900,806', '#D9A45C');
  s.poly('900,784 1195,957 1194,984 900,806', '#A8683A');
  s.poly('1196,940 1230,668 1252,700 1222,972 1194,984', '#B8743A');
  s.clipped('M915 772L1222 680L1192 924Z', () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++) {
        const f = turned(s, 950 + row * 66, 690 + i * 66 + (row % 2) * 30, 40, 64);
        f.soft('-0.55,-0.9 -0.6,0.7 0,1 0.6,0.7 0.55,-0.9 0,-1', '#4A1A3A');
        f.soft('-0.44,-0.76 -0.48,0.6 0,0.84 0.48,0.6 0.44,-0.76 0,-0.86', '#8E2A52');
        f.soft('-0.3,-0.5 -0.32,0.4 -0.06,0.5 -0.06,-0.5', '#D9688A', 'opacity="0.8"');
      }
    for (let i = 0; i < 40; i++)
      s.soft(
        blob(s.rng, s.rng.range(930, 1220), s.rng.range(690, 920), 11, 8, 7, 0.3),
        s.rng.pick(['#E9BE78', '#F6DCA4', '#CF9A52'] as const),
      );
  });
  s.soft(blob(s.rng, 1000, 930, 74, 56, 11, 0.08), '#D9D4C8');
  s.soft(blob(s.rng, 994, 922, 70, 50, 11, 0.08), '#FFFDF6');
  s.curve('950,920 990,888 1034,908 1020,946 984,940', '#E3DCCB', 7);
  s.group(`transform="rotate(38 1330 900)"`, () => {
    s.rect(1322, 880, 14, 240, '#B9BEBC', 'rx="7"');
    for (const k of [-18, -6, 6, 18]) s.rect(1326 + k, 770, 7, 80, '#C9CDCB', 'rx="3"');
    s.soft('1304,836 1354,836 1346,880 1312,880', '#C9CDCB');
  });
}

function bakery(s: Sheet): void {
  const l: Light = { ...lights.softEvening, key: '#FFD28A', keyAmount: 0.14 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#A8703E'],
        [1, '#C99A5E'],
      ],
      [0, 0],
      [0, 800],
    ),
  );
  for (let i = 0; i < 90; i++)
    s.rect(
      Math.floor(s.rng.range(0, 20)) * 84,
      Math.floor(s.rng.range(0, 15)) * 56,
      80,
      52,
      s.rng.chance(0.5) ? '#B98048' : '#9A6436',
      'opacity="0.45"',
    );
  s.rect(560, 26, 480, 84, '#2E4A3A', 'rx="12"');
  centred(flat(s, 800, 90, 1), 'BÄCKEREI', 0, 0, 42, '#F6E7BE', 0.15);
  for (const y of [330, 540, 740]) {
    s.rect(40, y - 196, 1520, 200, '#4A2A1A', 'opacity="0.35"');
    s.rect(20, y, 1560, 26, '#8A5630');
    s.rect(20, y, 1560, 7, '#D9A060');
    s.rect(20, y + 26, 1560, 26, '#2A140C', 'opacity="0.4"');
  }
  for (const x of [20, 790, 1556]) s.rect(x, 120, 26, 650, '#7A4A2A');
  for (let i = 0; i < 8; i++)
    loaf(s, 130 + i * 90 + (i > 3 ? 0 : 0), 330, 84, 150, i % 2 ? '#B8702E' : '#A8622A');
  for (let i = 0; i < 5; i++) roundLoaf(s, 900 + i * 142, 330, 66, i % 2 ? '#8E5024' : '#A8622A');
  for (let i = 0; i < 4; i++) roundLoaf(s, 140 + i * 176, 540, 82, i % 2 ? '#B0702E' : '#965626');
  for (let i = 0; i < 7; i++) {
    const x = 860 + i * 100;
    s.line(
      [
        [x, 366],
        [x, 400],
      ],
      '#3A2014',
      5,
    );
    pretzel(s, x, 452, 44);
  }
  s.rect(826, 372, 740, 9, '#3A2014');
  for (let i = 0; i < 6; i++) loaf(s, 140 + i * 122, 740, 116, 124, i % 2 ? '#9A5C26' : '#C07A34');
  for (let i = 0; i < 9; i++) {
    const f = turned(s, 846 + i * 80, 742, 150, i % 2 ? 4 : -3);
    f.soft('-0.16,0 -0.2,0.6 -0.14,1.1 0,1.2 0.14,1.1 0.2,0.6 0.16,0', i % 2 ? '#C98438' : '#B8702E');
    for (const v of [0.3, 0.56, 0.82])
      f.soft(
        [
          [-0.12, v],
          [0.1, v + 0.14],
          [0.14, v + 0.1],
          [-0.08, v - 0.05],
        ],
        '#F3DDAE',
      );
  }
  s.rect(810, 700, 766, 44, '#6A4024');
  for (let x = 816; x < 1570; x += 26)
    s.line(
      [
        [x, 704],
        [x + 22, 740],
      ],
      '#8E5A34',
      4,
    );
  for (const x of [330, 1270]) {
    s.line(
      [
        [x, 0],
        [x, 60],
      ],
      '#2A140C',
      6,
    );
    s.poly(
      [
        [x - 90, 130],
        [x - 36, 56],
        [x + 36, 56],
        [x + 90, 130],
      ],
      '#2E4A3A',
    );
    s.ellipse(x, 130, 90, 14, '#FFF3C8');
    glowSpot(s, x, 170, 480, '#FFE2A0', 0.5);
  }
  const apron = {
    kind: 'shirt',
    top: '#F6F0E2',
    legs: '#3A2A20',
    hair: 'beanie',
    hairColour: '#4A2F22',
    skin: '#E3AC85',
    accent: '#F6F0E2',
  } as const;
  const g = flat(s, 1180, 1130, 360);
  frontFigure(g, l, 0, {
    outfit: apron,
    arms: [
      [30, -46],
      [30, -46],
    ],
  });
  g.poly('-0.15,1.28 0.15,1.28 0.24,0.6 -0.24,0.6', '#2E4A3A');
  for (const k of [-1, 1]) {
    g.line(
      [
        [k * 0.12, 1.26],
        [k * 0.09, 1.44],
      ],
      '#2E4A3A',
      0.03,
    );
    g.ellipse(k * 0.035, 1.6, 0.011, 0.014, '#2A1713');
  }
  g.curve('-0.04,1.545 0,1.53 0.04,1.545', '#A8453A', 0.014);
  s.rect(0, 880, s.w, 46, '#A8703E');
  s.rect(0, 880, s.w, 10, '#E9BE80');
  s.rect(
    0,
    926,
    s.w,
    280,
    s.linear(
      [
        [0, '#7A4A2A'],
        [1, '#4A2A18'],
      ],
      [0, 926],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 4; i++) {
    s.rect(40 + i * 395, 960, 340, 210, '#4A2A18', 'opacity="0.6" rx="8"');
    s.rect(52 + i * 395, 972, 316, 186, '#8A5630', 'rx="6"');
  }
  softShadow(s, 560, 884, 430, 16, 0.5);
  s.poly('150,836 950,836 990,884 110,884', '#5A6062');
  s.poly('150,836 950,836 944,826 156,826', '#8A9294');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8 - row; i++)
      roll(s, 220 + row * 46 + i * 94, 826 - row * 44, 54, i % 2 ? '#D9974A' : '#CF8A3E');
  steam(s, 540, 740, 330, 5, 130, '#FFF6E0', 0.4);
  s.poly('0,0 520,0 0,760', '#FFF0C4', 'opacity="0.25"');
  bokeh(s, 8, ['#FFF3CC'], [0, 0, 500, 500], [20, 60]);
  vignette(s, '#1E0E08', 0.45);
}

export const breakfastScenes: Scenes = { cafe: { paint: cafe }, baeckerei: { paint: bakery } };
