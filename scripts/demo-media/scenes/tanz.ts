import {
  darken,
  flat,
  lights,
  PAPER,
  person,
  poses,
  ribbon,
  type Scene,
  type Sheet,
  smoothPath,
  someone,
} from '../toolkit.ts';

function tango(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#5E2A33'],
        [0.62, '#9C4A3F'],
        [1, '#B5604A'],
      ],
      [0, 0],
      [0, 700],
    ),
  );
  for (let i = 0; i < 3; i++) {
    const x = 150 + i * 480;
    s.path(
      `M${x} 560V170a150 150 0 0 1 300 0V560Z`,
      s.linear(
        [
          [0, '#F6A94A'],
          [1, '#FFE2A0'],
        ],
        [0, 20],
        [0, 560],
      ),
    );
    s.rect(x + 144, 30, 12, 530, '#5E2A33');
    for (const y of [190, 380]) s.rect(x, y, 300, 10, '#5E2A33');
    s.soft(
      [
        [x - 60, 20],
        [x + 20, 20],
        [x + 10, 300],
        [x - 40, 560],
        [x - 80, 560],
      ],
      '#7A2E3A',
    );
    s.soft(
      [
        [x + 360, 20],
        [x + 280, 20],
        [x + 290, 300],
        [x + 340, 560],
        [x + 380, 560],
      ],
      '#7A2E3A',
    );
  }
  s.rect(
    0,
    640,
    s.w,
    560,
    s.linear(
      [
        [0, '#C97F48'],
        [1, '#8F4E2C'],
      ],
      [0, 640],
      [0, 1200],
    ),
  );
  s.rect(0, 628, s.w, 18, '#4A1E26');
  for (let i = -14; i < 30; i++)
    s.line(
      [
        [800 + (i - 8) * 70, 646],
        [800 + (i - 8) * 220, 1200],
      ],
      '#7A3F24',
      3,
      'opacity="0.6"',
    );
  for (let i = 0; i < 3; i++)
    s.poly(
      [
        [150 + i * 480, 646],
        [450 + i * 480, 646],
        [330 + i * 560, 1200],
        [-110 + i * 560, 1200],
      ],
      s.linear(
        [
          [0, '#FFE2A0', 0.5],
          [1, '#FFE2A0', 0.05],
        ],
        [0, 646],
        [0, 1200],
      ),
    );
  s.soft('760,1040 840,1030 700,1190 300,1230 120,1225 360,1150', '#2A0F1A', 'opacity="0.45"');
  s.soft('900,1050 960,1036 840,1210 520,1260 420,1240', '#2A0F1A', 'opacity="0.4"');
  const suit = '#1C1A26';
  const skin = '#C98A63';
  const man = (points: string, widths: number[], tone: string) =>
    s.path(smoothPath(ribbon(points, widths)), tone);
  man('740,640 700,850 742,1046', [74, 58, 34], darken(suit, 0.3));
  man('790,640 850,830 846,1040', [80, 62, 36], suit);
  s.soft('828,1030 900,1044 906,1058 826,1060', '#0E0C14');
  s.soft('724,1034 796,1052 800,1066 722,1064', '#0E0C14');
  dress(s);
  s.soft('706,330 800,300 850,340 846,520 830,660 720,670 700,520', suit);
  s.poly('800,320 836,336 820,420', PAPER);
  s.rect(770, 230, 46, 90, darken(skin, 0.1), 'rx="20"');
  s.ellipse(800, 208, 52, 64, skin, 'transform="rotate(8 800 208)"');
  s.soft('744,216 740,160 784,128 838,134 852,168 806,170 782,206 768,240', '#1A1216');
  const w = '#F1C9A5';
  s.path(smoothPath(ribbon('900,640 1010,800 1190,900', [58, 46, 26])), w);
  s.soft('1178,884 1240,920 1226,940 1180,918', '#8A1A22');
  s.path(smoothPath(ribbon('884,660 876,850 910,1040', [60, 46, 26])), darken(w, 0.06));
  s.soft('892,1026 940,1056 938,1068 886,1052', '#8A1A22');
  s.soft('848,350 920,326 962,380 950,500 940,640 862,650 850,520', '#C4232E');
  s.soft('910,330 962,380 950,500 940,640 912,640 926,480', '#98161F');
  s.rect(886, 246, 36, 90, darken(w, 0.08), 'rx="16"');
  s.ellipse(888, 222, 44, 56, w, 'transform="rotate(-14 888 222)"');
  s.soft('862,178 900,150 946,170 950,230 926,270 918,220 884,190', '#33181A');
  s.circle(958, 236, 34, '#33181A');
  s.circle(946, 192, 15, '#E5483C');
  man('722,360 640,430 560,350', [54, 46, 32], darken(suit, 0.1));
  s.path(smoothPath(ribbon('860,380 720,440 570,352', [40, 34, 22])), w);
  s.ellipse(556, 344, 24, 20, skin);
  s.ellipse(566, 338, 18, 14, w);
  man('836,380 920,450 960,470', [52, 46, 34], suit);
  s.ellipse(968, 474, 26, 20, skin);
  s.path(smoothPath(ribbon('940,370 900,340 790,336', [38, 32, 22])), w);
  for (const [x, k] of [
    [250, 0.8],
    [1380, 0.86],
  ] as const)
    audienceCouple(s, x, k);
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFE2A0', 0.2],
        [0.5, '#FFE2A0', 0],
        [1, '#1A060C', 0.5],
      ],
      820,
      520,
      1050,
    ),
  );
}

function audienceCouple(s: Sheet, x: number, k: number): void {
  const l = { ...lights.hall, key: '#5E2A33', keyAmount: 0.72 };
  const f = flat(s, x, 700, 170 * k);
  person(f, l, -0.2, {
    facing: x < 800 ? 1 : -1,
    pose: poses.hold,
    outfit: someone(s.rng, { kind: 'dress' }),
  });
  person(f, l, 0.35, {
    facing: x < 800 ? 1 : -1,
    pose: poses.relaxed,
    outfit: someone(s.rng, { kind: 'jacket' }),
  });
}

function dress(s: Sheet): void {
  s.path(
    'M850 620C820 720 760 830 690 900C780 960 900 940 960 880C1060 960 1190 950 1290 830C1180 800 1020 720 946 620Z',
    '#C4232E',
  );
  s.path(
    'M946 620C1020 720 1180 800 1290 830C1230 900 1160 936 1090 940C1040 840 980 740 930 640Z',
    '#98161F',
  );
  s.path('M850 620C820 720 760 830 690 900C730 926 780 936 830 930C850 820 880 720 900 630Z', '#E0404A');
  s.path(
    'M890 640C900 760 900 850 880 936C920 924 940 906 960 880C950 790 930 700 920 640Z',
    '#7A0F18',
    'opacity="0.7"',
  );
  s.path(
    'M930 640C990 760 1060 850 1130 930C1160 922 1190 910 1215 896C1100 830 1010 740 946 630Z',
    '#D6323C',
    'opacity="0.8"',
  );
}

export const scene: Scene = { paint: tango };
