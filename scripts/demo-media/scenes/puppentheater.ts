import {
  flat,
  frontFigure,
  frontPoses,
  INK,
  lerp,
  lights,
  PAPER,
  type Pt,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
} from '../toolkit.ts';

function puppets(s: Sheet): void {
  const l = { ...lights.hall, keyAmount: 0.08 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#F2C98A'],
      [1, '#D98F5A'],
    ]),
  );
  for (let i = 0; i < 13; i++) s.rect(i * 128, 0, 62, 1200, '#EAB874', 'opacity="0.5"');
  s.rect(300, 90, 1000, 900, '#2F5D7C', 'rx="20"');
  s.rect(330, 120, 940, 840, '#3F769A', 'rx="12"');
  s.path('M300 100L800 -60L1300 100Z', '#E5483C');
  s.path('M350 96L800 -44L1250 96Z', '#F2705A');
  s.circle(800, 36, 34, SUN);
  for (let i = 0; i < 12; i++) s.circle(330 + i * 85.5, 112, 13, i % 2 ? '#FFF3CF' : SUN);
  s.rect(
    410,
    190,
    780,
    440,
    s.linear(
      [
        [0, '#7FC2D6'],
        [1, '#DDF0DC'],
      ],
      [0, 190],
      [0, 630],
    ),
  );
  s.soft('400,560 560,500 760,560 960,490 1200,560 1200,640 400,640', '#6FA53E');
  s.soft(
    '640,560 690,380 720,360 720,300 760,300 760,350 840,350 840,300 880,300 880,360 910,380 960,560',
    '#B9C3CC',
    'opacity="0.8"',
  );
  s.circle(1080, 270, 44, '#FFE27A');
  crocodile(s);
  king(s);
  for (const [x0, x1, flip] of [
    [400, 520, 1],
    [1200, 1080, -1],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const [a, b] = [lerp(x0, x1, i / 3), lerp(x0, x1, (i + 1) / 3)];
      s.path(
        `M${a} 180H${b}Q${b + flip * 10} 400 ${lerp(a, x0, 0.3)} 640H${lerp(a, x0, 0.7) - flip * 6}Q${a} 400 ${a} 180Z`,
        s.linear(
          [
            [0, '#8A1A22'],
            [0.5, '#D6323C'],
            [1, '#8A1A22'],
          ],
          [Math.min(a, b), 0],
          [Math.max(a, b), 0],
        ),
      );
    }
  }
  s.path(
    'M400 176H1200V236Q1133 292 1066 236Q1000 292 933 236Q866 292 800 236Q733 292 666 236Q600 292 533 236Q466 292 400 236Z',
    '#C4232E',
  );
  s.path(
    'M400 176H1200V206Q1133 262 1066 206Q1000 262 933 206Q866 262 800 206Q733 262 666 206Q600 262 533 206Q466 262 400 206Z',
    '#E0404A',
  );
  s.rect(380, 626, 840, 48, '#F2B01E', 'rx="10"');
  s.rect(380, 626, 840, 14, '#FFD95E', 'rx="7"');
  for (const [i, x] of [470, 635, 800, 965, 1130].entries()) {
    const star = Array.from({ length: 10 }, (_, k): Pt => {
      const r = k % 2 ? 22 : 52;
      const a = (k * 36 - 90) * (Math.PI / 180);
      return [x + Math.cos(a) * r, 810 + Math.sin(a) * r];
    });
    s.poly(star, i % 2 ? SUN : '#F6F0E0');
  }
  const kids = [
    [90, 330, 'curly', '#E5483C', '#1A1614', '#8A5A40'],
    [330, 300, 'bob', '#F2B01E', '#B5803F', '#F1C9A5'],
    [560, 340, 'short', '#2B7A12', '#4A2F22', '#E3AC85'],
    [800, 310, 'bun', '#7B4F8C', '#2B1D18', '#C98A63'],
    [1040, 345, 'beanie', '#2F7A8C', '#7A4B2A', '#F1C9A5'],
    [1280, 315, 'long', '#E8728A', '#A8452A', '#F5D6BC'],
    [1500, 340, 'short', '#C98A2B', '#1A1614', '#6E4530'],
  ] as const;
  for (const [i, [x, k, hair, top, hairColour, skin]] of kids.entries()) {
    const f = flat(s, x, 1200 + 300 + (i % 2) * 46, k * 1.2);
    frontFigure(f, { ...l, key: '#5B2A1E', keyAmount: 0.16 }, 0, {
      back: true,
      height: 1.28,
      torsoOnly: true,
      arms:
        i === 2
          ? [
              [12, 4],
              [150, 170],
            ]
          : i === 5
            ? [
                [148, 168],
                [150, 170],
              ]
            : frontPoses.calm,
      outfit: { kind: 'shirt', top, legs: '#26323F', hair, hairColour, skin, accent: SUN },
    });
  }
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFF3CF', 0.22],
        [0.55, '#FFF3CF', 0],
        [1, '#4A1E10', 0.35],
      ],
      800,
      440,
      1100,
    ),
  );
}

function crocodile(s: Sheet): void {
  const [green, dark] = ['#4E9A3A', '#357A2A'];
  s.soft('520,660 530,520 580,470 650,480 680,560 690,660', dark);
  s.soft('540,660 556,530 600,490 640,500 660,580 664,660', green);
  s.soft('560,490 600,380 680,360 720,380 880,372 900,400 870,424 700,440 640,500 590,520', green);
  s.soft('600,520 660,474 720,462 862,482 872,512 840,528 720,524 650,560', dark);
  s.soft('640,500 700,444 870,426 866,484 720,466 664,484', '#D6453D');
  for (let i = 0; i < 7; i++) {
    s.poly(
      [
        [714 + i * 24, 436 - i * 2],
        [732 + i * 24, 434 - i * 2],
        [722 + i * 24, 456 - i * 2],
      ],
      PAPER,
    );
    s.poly(
      [
        [706 + i * 23, 468 + i * 2],
        [724 + i * 23, 470 + i * 2],
        [716 + i * 23, 450 + i * 2],
      ],
      PAPER,
    );
  }
  s.circle(664, 366, 30, green);
  s.circle(668, 364, 20, PAPER);
  s.circle(674, 366, 10, INK);
  s.circle(872, 386, 7, dark);
  for (let i = 0; i < 5; i++)
    s.poly(
      [
        [560 - i * 6, 480 + i * 40],
        [530 - i * 6, 470 + i * 40],
        [548 - i * 6, 510 + i * 40],
      ],
      '#F2B01E',
    );
}

function king(s: Sheet): void {
  s.soft('930,660 950,520 990,470 1060,468 1100,520 1116,660', '#7B3F8C');
  s.soft('1000,660 1004,500 1026,480 1048,500 1052,660', '#F6F0E0');
  for (let i = 0; i < 4; i++) s.circle(1026, 520 + i * 36, 8, INK);
  s.path(smoothPath(ribbon('960,530 900,500 880,440', [62, 50, 36])), '#6A337A');
  s.circle(876, 424, 24, '#F1C9A5');
  s.rect(862, 320, 12, 190, '#E9B93F', 'transform="rotate(-12 868 420)"');
  s.circle(848, 318, 22, '#E9B93F');
  s.path(smoothPath(ribbon('1096,530 1140,540 1150,600', [62, 50, 36])), '#6A337A');
  s.circle(1150, 612, 24, '#F1C9A5');
  s.circle(1026, 402, 76, '#F1C9A5');
  s.circle(1058, 420, 16, '#E9967A', 'opacity="0.7"');
  s.circle(990, 420, 16, '#E9967A', 'opacity="0.7"');
  s.soft('954,410 966,500 1026,540 1086,500 1098,410 1070,450 1026,446 982,450', '#F6F4EE');
  s.soft('990,446 1026,436 1062,446 1026,462', '#F6F4EE');
  s.circle(1020, 420, 15, '#E0806A');
  s.circle(996, 392, 8, INK);
  s.circle(1052, 392, 8, INK);
  s.poly('950,350 944,262 984,308 1026,244 1066,308 1108,262 1102,350', '#F2B01E');
  s.rect(948, 338, 156, 26, '#FFD95E', 'rx="8"');
  for (const [x, tone] of [
    [984, '#E5483C'],
    [1026, '#2F7A8C'],
    [1068, '#E5483C'],
  ] as const)
    s.circle(x, 350, 9, tone);
}

export const scene: Scene = { paint: puppets };
