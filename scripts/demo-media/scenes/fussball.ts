import { crowd } from '../parts/crowd.ts';
import {
  centred,
  darken,
  flat,
  GREEN,
  INK,
  PAPER,
  type Pt,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
} from '../toolkit.ts';

function football(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#0F2040'],
        [1, '#2A5280'],
      ],
      [0, 0],
      [0, 420],
    ),
  );
  for (const x of [170, 1430]) {
    s.rect(x - 9, 60, 18, 330, '#0A1628');
    s.rect(x - 84, 24, 168, 84, '#0A1628', 'rx="6"');
    for (let i = 0; i < 10; i++) s.circle(x - 66 + (i % 5) * 33, 46 + Math.floor(i / 5) * 40, 13, '#FFFBE6');
    s.circle(
      x,
      66,
      420,
      s.radial(
        [
          [0, '#F2F6E0', 0.6],
          [0.3, '#DCE9F0', 0.2],
          [1, '#DCE9F0', 0],
        ],
        x,
        66,
        420,
      ),
    );
  }
  s.path('M-20 250Q800 180 1620 250V300Q800 230 -20 300Z', '#0A1628');
  crowd(s, 0, 290, s.w, 250, 9, '#1A3352', [GREEN, '#F6F5F1', '#4E9A3A', '#E5E0D0', SUN, '#2B5A8A']);
  s.rect(0, 530, s.w, 66, '#F6F5F1');
  for (const [x, w, tone] of [
    [0, 400, GREEN],
    [420, 360, SUN],
    [800, 380, '#23394A'],
    [1200, 400, GREEN],
  ] as const)
    s.rect(x, 534, w, 58, tone);
  for (const x of [200, 1400]) centred(flat(s, x, 582, 1), 'STADTBAHN', 0, 0, 30, PAPER, 0.15);
  centred(flat(s, 600, 582, 1), 'HEIMSPIEL', 0, 0, 30, INK, 0.15);
  s.rect(
    0,
    594,
    s.w,
    610,
    s.linear(
      [
        [0, '#3F8A3A'],
        [1, '#5BAA48'],
      ],
      [0, 594],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 6; i++)
    s.poly(
      [
        [i * 320 - 100, 594],
        [i * 320 + 60, 594],
        [i * 400 - 60, 1200],
        [i * 400 - 300, 1200],
      ],
      '#2F7A34',
      'opacity="0.5"',
    );
  s.line('-20,690 1620,650', PAPER, 6, 'opacity="0.8"');
  s.line('880,672 1180,1010 1640,990', PAPER, 7, 'opacity="0.85"');
  const goal: Pt[] = [
    [1130, 706],
    [1130, 380],
    [1560, 350],
    [1560, 730],
  ];
  for (let i = 0; i < 15; i++)
    s.line(
      [
        [1130 + i * 30.7, 380 - i * 2],
        [1200 + i * 27, 420 + i * 18 > 660 ? 660 : 640 - i],
      ],
      '#DCE6EE',
      1.6,
      'opacity="0.55"',
    );
  for (let i = 0; i < 12; i++)
    s.line(
      [
        [1130, 392 + i * 27],
        [1560, 362 + i * 31],
      ],
      '#DCE6EE',
      1.6,
      'opacity="0.55"',
    );
  s.line(goal, PAPER, 13);
  keeper(s);
  striker(s);
  s.circle(1010, 600, 34, '#F6F5F1');
  s.soft('996,586 1012,578 1026,590 1020,608 1000,606', INK);
  for (const [x, y] of [
    [982, 612],
    [1030, 624],
    [1006, 632],
    [986, 582],
    [1036, 588],
  ] as const)
    s.circle(x, y, 7, INK);
  for (let i = 1; i < 6; i++)
    s.circle(1010 - i * 42, 600 + i * 36, 26 - i * 3, '#F6F5F1', `opacity="${(0.24 - i * 0.04).toFixed(2)}"`);
}

function striker(s: Sheet): void {
  const skin = '#8A5A40';
  s.soft('330,1120 560,1100 860,1130 640,1160 380,1150', '#14381E', 'opacity="0.5"');
  const limb = (p: string, w: number[], tone: string) => s.path(smoothPath(ribbon(p, w)), tone);
  limb('470,520 380,600 300,560', [62, 48, 32], darken('#2B7A12', 0.2));
  s.circle(290, 552, 24, skin);
  limb('560,820 500,960 440,1090', [112, 78, 50], darken(skin, 0.14));
  limb('488,980 440,1090', [76, 54], '#F6F5F1');
  s.soft('402,1088 460,1078 506,1112 500,1128 400,1126', '#E5483C');
  limb('590,810 720,880 810,800', [118, 84, 54], skin);
  limb('742,868 812,796', [78, 56], '#F6F5F1');
  s.soft('790,800 816,756 876,722 892,738 846,806 812,824', '#E5483C');
  s.soft('480,760 640,750 690,850 640,900 520,900 470,850', '#F6F5F1');
  s.soft('470,520 560,480 640,520 660,640 640,790 490,800 466,660', '#2F8A18');
  s.soft('600,496 640,520 660,640 640,790 590,796 620,640', '#215F0D');
  centred(flat(s, 540, 690, 1), '9', 0, 0, 84, PAPER, 0.16);
  limb('630,540 720,600 770,520', [64, 50, 34], '#2F8A18');
  limb('726,594 772,516', [46, 34], skin);
  s.circle(778, 506, 25, skin);
  s.rect(550, 420, 50, 84, darken(skin, 0.12), 'rx="20"');
  s.ellipse(590, 388, 56, 68, skin, 'transform="rotate(14 590 388)"');
  s.soft('530,400 526,340 570,306 626,318 650,348 600,352 570,392 556,430', '#141012');
  for (let i = 0; i < 22; i++) {
    const [x, y] = [400 + s.rng.range(-90, 120), 1110 + s.rng.range(-60, 16)];
    s.poly(
      [
        [x, y],
        [x + 5, y - 16],
        [x + 9, y],
      ],
      '#3F8A3A',
    );
  }
}

function keeper(s: Sheet): void {
  const limb = (p: string, w: number[], tone: string) => s.path(smoothPath(ribbon(p, w)), tone);
  s.soft('1150,740 1330,728 1500,742 1330,760', '#14381E', 'opacity="0.45"');
  limb('1390,600 1450,640 1520,600', [48, 38, 24], '#22303F');
  limb('1390,580 1470,570 1540,620', [48, 38, 24], '#2B3A4A');
  s.soft('1250,530 1300,516 1400,560 1410,610 1370,626 1270,590', '#F2A01E');
  limb('1270,540 1210,470 1160,430', [40, 34, 24], '#F2A01E');
  limb('1260,570 1190,540 1136,500', [40, 34, 24], '#D98A14');
  s.circle(1152, 424, 22, '#F6F5F1');
  s.circle(1128, 494, 22, '#F6F5F1');
  s.ellipse(1232, 512, 28, 32, '#F1C9A5');
  s.soft('1216,486 1250,478 1264,510 1250,536 1240,506', '#4A2F22');
}

export const scene: Scene = { paint: football, grain: 2 };
