import { darken, finger, fist, forearm, polyPath, type Scene, type Sheet } from '../toolkit.ts';

function repair(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#C98F52'],
        [1, '#A86E3A'],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
  for (let i = 0; i < 6; i++) {
    s.rect(0, i * 205, s.w, 4, '#7A4A26', 'opacity="0.6"');
    for (let k = 0; k < 9; k++) {
      const y = i * 205 + s.rng.range(20, 190);
      const x = s.rng.range(-200, 1500);
      s.curve(
        [
          [x, y],
          [x + 160, y + s.rng.range(-8, 8)],
          [x + 380, y + s.rng.range(-8, 8)],
          [x + 620, y],
        ],
        s.rng.chance(0.5) ? '#8F5A2E' : '#DDA86A',
        3,
        'opacity="0.45"',
      );
    }
  }
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFE9B0', 0.75],
        [0.5, '#FFD98A', 0.22],
        [1, '#3A1E10', 0.5],
      ],
      700,
      420,
      1150,
    ),
  );
  toaster(s);
  tools(s);
  const skin = '#C98A63';
  forearm(s, [1500, 1330], [1130, 880], 175, '#2F5D7C', skin);
  s.group('transform="translate(1075 820) rotate(-132)"', () => {
    s.rect(60, -13, 200, 15, '#D9DDD8', 'rx="4"');
    s.poly('255,-20 292,-12 292,4 255,10', '#B5BDB8');
    s.rect(-110, -34, 190, 58, '#E5483C', 'rx="26"');
    for (let i = 0; i < 4; i++) s.rect(-90, -26 + i * 13, 150, 4, '#B32F26');
  });
  fist(s, 1110, 850, 155, -128, skin);
  const other = '#F1C9A5';
  forearm(s, [60, 1350], [350, 900], 170, '#C98A2B', other);
  s.soft('280,960 300,820 390,770 470,800 480,900 420,980', darken(other, 0.05));
  finger(s, '330,830 390,740 470,690', 52, other, true);
  finger(s, '380,840 450,770 540,740', 54, other, true);
  finger(s, '420,880 490,830 570,810', 52, other, true);
  finger(s, '440,930 510,890 570,880', 46, other, true);
  finger(s, '300,880 300,780 350,690', 56, other, true);
}

function toaster(s: Sheet): void {
  s.soft(
    '420,820 1130,850 1180,470 1120,330 470,300 400,520',
    '#3A1E10',
    'opacity="0.3" transform="translate(30 34)"',
  );
  const d = polyPath('430,360 470,310 1070,310 1110,360 1110,770 1070,820 470,820 430,770');
  s.path(
    d,
    s.linear(
      [
        [0, '#EEF2F0'],
        [0.4, '#B5C0BE'],
        [0.6, '#DCE3E1'],
        [1, '#8E9B99'],
      ],
      [430, 310],
      [1110, 820],
    ),
  );
  s.stroke(d, '#6F7C7A', 5);
  s.rect(500, 370, 540, 390, '#2B3230', 'rx="24"');
  for (const y of [430, 560, 690]) {
    s.rect(530, y - 34, 480, 66, '#151A19', 'rx="12"');
    for (let i = 0; i < 16; i++)
      s.line(
        [
          [545 + i * 30, y - 30],
          [560 + i * 30, y + 28],
        ],
        i % 2 ? '#F0763A' : '#C9A27A',
        4,
      );
    s.rect(530, y - 5, 480, 7, '#8E9B99');
  }
  s.curve('1000,760 1080,860 1210,840 1290,930', '#C4392B', 13);
  s.curve('980,770 1050,900 1180,900 1250,1010', '#2F5D9C', 13);
  s.rect(1108, 520, 46, 96, '#26302E', 'rx="14"');
  s.circle(1132, 690, 28, '#26302E');
  s.line('1132,690 1146,672', '#F6F5F1', 6);
}

function tools(s: Sheet): void {
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [s.rng.range(1180, 1540), s.rng.range(240, 640), s.rng.range(11, 20)];
    if (i > 11) continue;
    s.circle(x + 3, y + 5, r, '#3A1E10', 'opacity="0.3"');
    s.circle(x, y, r, '#D3D8D4');
    s.circle(x, y, r * 0.72, '#A9B2AE');
    s.line(
      [
        [x - r * 0.45, y - r * 0.3],
        [x + r * 0.45, y + r * 0.3],
      ],
      '#5B6562',
      4,
    );
    if (i % 2)
      s.line(
        [
          [x - r * 0.4, y + r * 0.4],
          [x + r * 0.4, y - r * 0.4],
        ],
        '#5B6562',
        4,
      );
  }
  s.group('transform="translate(180 330) rotate(24)"', () => {
    s.path(
      'M-30 -150Q-46 -60 -22 0L-70 230Q-62 262 -36 256L2 40L40 256Q66 262 74 230L26 0Q50 -60 34 -150L16 -110V-60H-12V-110Z',
      '#3A1E10',
      'opacity="0.25" transform="translate(12 16)"',
    );
    s.path(
      'M-30 -150Q-46 -60 -22 0L0 30L26 0Q50 -60 34 -150L14 -120Q22 -70 2 -50Q-18 -70 -10 -120Z',
      '#B5BDB8',
    );
    s.path('M-22 0L-70 230Q-62 262 -36 256L2 40Z', '#2B7A12');
    s.path('M26 0L74 230Q66 262 40 256L2 40Z', '#33851A');
    s.circle(2, 6, 14, '#7C8783');
  });
  s.group('transform="translate(1330 120) rotate(-12)"', () => {
    s.circle(10, 14, 112, '#3A1E10', 'opacity="0.28"');
    s.stroke('M100 20Q170 0 160 70Q150 120 92 84', '#F6F0E0', 22);
    s.circle(0, 0, 108, '#F6F0E0');
    s.circle(0, 0, 90, '#6B3F24');
    s.circle(-8, -8, 80, '#80502E');
    s.curve('-40,-20 -10,-40 30,-26', '#B98A5E', 6, 'opacity="0.7"');
  });
  s.group('transform="translate(620 130) rotate(8)"', () => {
    s.rect(-220, -44, 460, 74, '#3A1E10', 'rx="12" opacity="0.25" transform="translate(10 14)"');
    s.rect(-220, -44, 460, 74, '#F2C14E', 'rx="8"');
    for (let i = 0; i < 24; i++) s.rect(-206 + i * 19, -44, 3, i % 5 ? 20 : 34, '#5B3A1E');
  });
  s.circle(1420, 800, 54, '#26302E');
  s.circle(1420, 800, 46, '#3A4744');
  s.circle(1420, 800, 20, '#A86E3A');
}

export const scene: Scene = { paint: repair };
