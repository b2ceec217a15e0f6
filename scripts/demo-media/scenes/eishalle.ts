import { crowd } from '../parts/crowd.ts';
import {
  darken,
  flat,
  GREEN,
  type Light,
  lights,
  PAPER,
  person,
  poses,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
  someone,
} from '../toolkit.ts';

function iceRink(s: Sheet): void {
  const l: Light = { ...lights.winter, keyAmount: 0.12 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#5E86B5'],
        [1, '#BFD8EA'],
      ],
      [0, 0],
      [0, 560],
    ),
  );
  for (let i = 0; i < 9; i++)
    s.stroke(`M${-60 + i * 210} 420Q${i * 200} 60 800 ${20 + i * 2}`, '#DCE9F2', 10, 'opacity="0.55"');
  for (let i = 0; i < 8; i++)
    s.rect(
      i * 205 + 20,
      190,
      170,
      150,
      s.linear(
        [
          [0, '#EAF4F8'],
          [1, '#B5D2E6'],
        ],
        [0, 190],
        [0, 340],
      ),
      'rx="8"',
    );
  s.rect(0, 350, s.w, 70, '#3F6A9C');
  crowd(s, 0, 400, s.w, 96, 3, '#4A76A6', ['#E5483C', SUN, PAPER, '#E8728A', GREEN]);
  s.rect(0, 490, s.w, 74, '#F6F9FA');
  s.rect(0, 486, s.w, 14, '#E5483C');
  for (const [x, t] of [
    [120, '#2F7A8C'],
    [560, SUN],
    [1010, GREEN],
    [1400, '#E5483C'],
  ] as const)
    s.rect(x, 508, 230, 44, t, 'opacity="0.85"');
  s.rect(
    0,
    562,
    s.w,
    640,
    s.linear(
      [
        [0, '#C4DFEE'],
        [0.5, '#E6F2F8'],
        [1, '#A9CCE3'],
      ],
      [0, 562],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 26; i++) {
    const [x, y, w] = [s.rng.range(-100, 1600), s.rng.range(600, 1190), s.rng.range(120, 520)];
    s.curve(
      [
        [x, y],
        [x + w * 0.4, y + s.rng.range(-34, 34)],
        [x + w, y + s.rng.range(-20, 20)],
      ],
      '#FFFFFF',
      s.rng.range(2, 5),
      'opacity="0.7"',
    );
  }
  s.ellipse(800, 880, 560, 150, 'none', 'stroke="#E5483C" stroke-width="9" stroke-opacity="0.35"');
  s.line('0,820 1600,800', '#2F6FB0', 12, 'opacity="0.3"');
  const skate = (x: number, y: number, k: number, facing: 1 | -1, o: Parameters<typeof person>[3]) => {
    s.mirrored(y, 0.16, () => person(flat(s, x, y - k * 0.05, k), l, 0, { facing, ...o }), 0.7);
    for (const dx of [-0.14, 0.16]) s.rect(x + dx * k, y - 3, k * 0.2, 4, '#8FA9BC');
  };
  skate(240, 700, 92, 1, {
    pose: poses.stride,
    outfit: someone(s.rng, { kind: 'jacket', hair: 'beanie', top: '#E3A12F', accent: '#E5483C' }),
  });
  skate(420, 690, 86, 1, {
    pose: poses.walk,
    height: 1.2,
    outfit: someone(s.rng, { kind: 'jacket', hair: 'beanie', top: '#4FB0A8', accent: SUN }),
  });
  skate(1250, 720, 100, -1, {
    pose: poses.stride,
    outfit: someone(s.rng, { kind: 'coat', hair: 'long', top: '#7B4F8C' }),
  });
  skate(1420, 700, 92, -1, {
    pose: poses.relaxed,
    outfit: someone(s.rng, { kind: 'jacket', hair: 'short', top: '#3F4A52' }),
  });
  skate(1060, 660, 76, 1, {
    pose: poses.run,
    height: 1.3,
    outfit: someone(s.rng, { kind: 'jacket', hair: 'helmet', top: '#C4492F', accent: PAPER }),
  });
  s.ellipse(770, 1104, 210, 18, '#6F9CBE', 'opacity="0.5"');
  const limb = (p: string, w: number[], tone: string) => s.path(smoothPath(ribbon(p, w)), tone);
  const skin = '#E3AC85';
  limb('790,730 960,760 1120,700', [70, 52, 32], '#2A3A5A');
  s.soft('1106,682 1160,668 1176,690 1120,716', '#F6F9FA');
  s.line('1116,722 1190,680', '#8FA9BC', 7);
  limb('760,740 740,900 770,1070', [78, 58, 34], '#22304C');
  s.soft('744,1050 792,1046 826,1082 822,1096 746,1096', '#F6F9FA');
  s.line('736,1104 840,1102', '#7F9BB2', 9);
  s.soft('690,690 830,680 900,800 800,824 700,830 610,790', '#E5483C');
  s.soft('800,684 830,680 900,800 800,824', '#B83028');
  s.soft('700,480 790,460 830,520 824,640 812,710 704,716 690,600', '#E5483C');
  s.soft('786,464 830,520 824,640 812,710 770,712 800,600', '#B83028');
  limb('810,510 920,440 1040,430', [50, 42, 26], '#D63A30');
  s.circle(1052, 428, 20, skin);
  limb('704,510 600,470 500,520', [50, 42, 26], '#C4322A');
  s.circle(488, 526, 20, skin);
  s.rect(736, 400, 40, 72, darken(skin, 0.1), 'rx="16"');
  s.ellipse(752, 372, 46, 58, skin);
  s.soft('704,380 700,326 742,296 794,312 806,350 768,340 732,366 722,400', '#4A2F22');
  s.circle(700, 344, 26, '#4A2F22');
  s.soft('690,440 750,420 826,448 830,486 760,470 690,486', '#F6F0E0');
  limb('700,466 620,500 560,470', [34, 28, 16], '#F6F0E0');
  for (let i = 0; i < 110; i++) {
    const t = s.rng.next();
    s.circle(
      770 - t * 300 + s.rng.range(-20, 20),
      1098 - s.rng.next() * 150 * Math.sin(Math.PI * Math.min(1, t + 0.15)),
      s.rng.range(2, 9) * (1.1 - t * 0.6),
      '#FFFFFF',
      `opacity="${s.rng.range(0.5, 1).toFixed(2)}"`,
    );
  }
}

export const scene: Scene = { paint: iceRink, grain: 2 };
