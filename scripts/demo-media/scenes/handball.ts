import { crowd } from '../parts/crowd.ts';
import {
  arc,
  centred,
  darken,
  flat,
  frontFigure,
  GREEN,
  lights,
  PAPER,
  polyPath,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
} from '../toolkit.ts';

function handball(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#20304A'],
        [1, '#33486A'],
      ],
      [0, 0],
      [0, 800],
    ),
  );
  for (let i = 0; i < 7; i++)
    s.line(
      [
        [i * 270 - 60, -10],
        [800 + (i - 3) * 120, 300],
      ],
      '#15223A',
      16,
    );
  for (let i = 0; i < 9; i++) {
    const x = 100 + i * 175;
    s.rect(x - 44, 60 + (i % 2) * 40, 88, 16, '#FFFBE6', 'rx="8"');
    s.circle(
      x,
      68 + (i % 2) * 40,
      150,
      s.radial(
        [
          [0, '#FFFBE6', 0.4],
          [1, '#FFFBE6', 0],
        ],
        x,
        68 + (i % 2) * 40,
        150,
      ),
    );
  }
  crowd(s, 0, 330, s.w, 300, 8, '#26395A', ['#E5483C', PAPER, SUN, GREEN, '#4F8FB0']);
  s.rect(0, 626, s.w, 40, '#E9E2D0');
  s.rect(
    0,
    660,
    s.w,
    540,
    s.linear(
      [
        [0, '#C98F52'],
        [1, '#E3B477'],
      ],
      [0, 660],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 20; i++)
    s.line(
      [
        [i * 100 - 150, 660],
        [i * 160 - 640, 1200],
      ],
      '#B57A40',
      2.5,
      'opacity="0.6"',
    );
  s.stroke('M-40 980Q800 720 1640 980', '#F6F5F1', 12);
  s.stroke('M-40 1110Q800 830 1640 1110', '#2F7A8C', 10, 'stroke-dasharray="70 50"');
  const l = { ...lights.hall, keyAmount: 0.03 };
  const block = (
    x: number,
    y: number,
    k: number,
    skin: string,
    hair: 'short' | 'curly' | 'bald',
    armA: number,
  ) => {
    const f = flat(s, x, y, k);
    f.soft('-0.4,0 0.4,0 0.6,-0.08 -0.3,-0.1', '#5B3A1E', 'opacity="0.4"');
    frontFigure(f, l, 0, {
      height: 1.92,
      back: false,
      arms: [
        [armA, 176],
        [armA - 6, 170],
      ],
      outfit: {
        kind: 'sport',
        top: '#2F5D9C',
        legs: '#1E3A66',
        hair,
        hairColour: '#2B1D18',
        skin,
        shoes: '#F6F5F1',
      },
    });
  };
  block(1010, 1050, 250, '#E3AC85', 'short', 158);
  block(1180, 1068, 258, '#8A5A40', 'curly', 164);
  block(1350, 1056, 252, '#F1C9A5', 'bald', 152);
  const limb = (p: string, w: number[], tone: string) => s.path(smoothPath(ribbon(p, w)), tone);
  const skin = '#D9A583';
  s.ellipse(560, 1130, 260, 26, '#5B3A1E', 'opacity="0.4"');
  limb('560,740 470,820 330,830', [100, 74, 46], darken(skin, 0.14));
  s.soft('330,806 290,800 262,850 286,866 340,852', '#E5483C');
  limb('610,740 700,850 660,980', [106, 78, 48], skin);
  limb('680,900 662,980', [66, 52], '#F6F5F1');
  s.soft('630,972 690,966 722,1006 712,1022 632,1012', '#E5483C');
  s.soft('520,690 650,680 690,780 630,820 520,810 490,760', '#1E262E');
  s.soft('520,440 610,400 680,440 690,560 660,710 520,720 504,580', '#E5483C');
  s.soft('640,414 680,440 690,560 660,710 616,716 650,560', '#B32F26');
  centred(flat(s, 590, 610, 1), '17', 0, 0, 70, PAPER, 0.16);
  limb('670,460 770,470 830,400', [58, 46, 30], '#E5483C');
  limb('768,470 830,400', [44, 30], skin);
  s.circle(838, 392, 23, skin);
  limb('530,450 430,350 470,210', [62, 50, 34], '#D63A30');
  limb('432,352 470,206', [46, 32], skin);
  s.circle(474, 190, 24, skin);
  s.circle(498, 146, 52, '#F2B01E');
  s.stroke(polyPath(arc(498, 146, 52, 52, 30, 150, 12), false), '#C98A14', 5);
  s.stroke('M452 126Q498 150 542 118M470 190Q490 150 486 96', '#C98A14', 5);
  s.rect(588, 340, 46, 80, darken(skin, 0.12), 'rx="18"');
  s.ellipse(624, 312, 52, 64, skin, 'transform="rotate(10 624 312)"');
  s.soft('566,330 558,262 604,228 664,242 684,276 634,276 606,316 592,350', '#5A2E1E');
  s.circle(556, 330, 26, '#5A2E1E');
  for (const [x, y, n] of [
    [250, 560, 260],
    [210, 640, 220],
    [280, 720, 180],
  ] as const)
    s.line(
      [
        [x, y],
        [x + n * 0.5, y - 18],
      ],
      '#FFFFFF',
      6,
      'opacity="0.3"',
    );
}

export const scene: Scene = { paint: handball, grain: 2 };
