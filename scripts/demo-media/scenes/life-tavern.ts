import {
  boards,
  brickWall,
  glowSpot,
  leaf,
  shade,
  softShadow,
  specks,
  steam,
  vignette,
} from '../parts/studio.ts';
import { beer, pretzel } from '../parts/table.ts';
import { arc, blob, flat, type Pt, type Scenes, type Sheet } from '../toolkit.ts';

function brewery(s: Sheet): void {
  brickWall(s, 0, 0, s.w, s.h, '#7A3E2E', 40);
  shade(s, '#1A0A0A', [0, 0], [500, 600], 0.6);
  for (const x of [150, 800, 1450]) {
    s.poly(
      [[x - 130, 420], [x - 130, 170], ...arc(x, 170, 130, 120, 180, 360, 14), [x + 130, 420]],
      '#2A1A24',
    );
    s.poly(
      [[x - 112, 410], [x - 112, 174], ...arc(x, 174, 112, 104, 180, 360, 14), [x + 112, 410]],
      s.linear(
        [
          [0, '#2E4A7A'],
          [1, '#8A6A8A'],
        ],
        [0, 80],
        [0, 410],
      ),
    );
    for (const k of [-40, 40]) s.rect(x + k - 4, 80, 8, 330, '#2A1A24');
    s.rect(x - 112, 240, 224, 8, '#2A1A24');
  }
  s.rect(0, 0, s.w, 56, '#3A2018');
  for (let x = 60; x < s.w; x += 250)
    s.poly(
      [
        [x, 0],
        [x + 70, 0],
        [x + 60, 90],
        [x + 10, 90],
      ],
      '#2E1812',
    );
  s.rect(0, 880, s.w, 330, '#2A1A18');
  kettle(s, 470, 900, 1.12);
  kettle(s, 1130, 900, 0.96);
  s.line('470,330 470,180 1130,180 1130,400', '#8A4A22', 26);
  s.line('466,330 466,176 1130,176', '#F2B078', 7);
  for (const [x, len] of [
    [300, 230],
    [800, 180],
    [1330, 240],
  ] as const) {
    s.line(
      [
        [x, 0],
        [x, len],
      ],
      '#1A0E0C',
      6,
    );
    glowSpot(s, x, len + 50, 330, '#FFC870', 0.6);
    s.poly(
      [
        [x - 70, len + 50],
        [x - 28, len - 10],
        [x + 28, len - 10],
        [x + 70, len + 50],
      ],
      '#2E4A3A',
    );
    s.ellipse(x, len + 50, 70, 12, '#FFEDB8');
  }
  s.rect(0, 950, s.w, 40, '#8E5A30');
  boards(s, 946, 1010, 2, '#A86C3A');
  s.rect(
    0,
    1006,
    s.w,
    200,
    s.linear(
      [
        [0, '#5A3420'],
        [1, '#331C12'],
      ],
      [0, 1006],
      [0, 1200],
    ),
  );
  for (let x = 20; x < s.w; x += 200) {
    s.rect(x, 1036, 176, 150, '#2A150E', 'opacity="0.5"');
    s.rect(x + 8, 1042, 160, 138, '#6A3E26');
  }
  for (const [x, k, c] of [
    [530, 1.22, '#E8A226'],
    [800, 1.22, '#E8A226'],
    [1070, 1.22, '#8E4A1A'],
  ] as const) {
    softShadow(s, x + 14, 984, 120, 14, 0.6);
    beer(s, x, 986, k, c);
  }
  s.rect(120, 972, 260, 14, '#4A2A18', 'rx="6"');
  pretzel(s, 250, 920, 62);
  tap(s, 1400);
  steam(s, 470, 290, 220, 3, 60, '#FFE3B8', 0.2);
  vignette(s, '#12060A', 0.6);
}

function kettle(s: Sheet, x: number, y: number, k: number): void {
  const f = flat(s, x, y, 100 * k);
  const copper = s.linear(
    [
      [0, '#7A3A1A'],
      [0.22, '#F6B27A'],
      [0.42, '#D9783A'],
      [0.75, '#A84E22'],
      [1, '#4A1E10'],
    ],
    f.at(-2.6, 0),
    f.at(2.6, 0),
  );
  f.rect(-2.2, -0.2, 0.4, 0.8, '#3A1A10');
  f.rect(1.8, -0.2, 0.4, 0.8, '#3A1A10');
  f.soft('-2.5,0.6 -2.6,2.6 2.6,2.6 2.5,0.6 0,-0.1', copper);
  f.rect(-2.68, 2.5, 5.36, 0.28, copper, 0.1);
  f.poly('-2.6,2.75 -2.3,3.6 -1.4,4.4 -0.5,4.9 -0.45,5.8 0.45,5.8 0.5,4.9 1.4,4.4 2.3,3.6 2.6,2.75', copper);
  f.soft('-2.1,3.2 -1.5,4 -0.7,4.5 -1,4 -1.6,3.3', '#FFE3C4', 'opacity="0.75"');
  f.ellipse(0, 5.8, 0.5, 0.14, '#5A2814');
  for (const py of [0.9, 2.2, 2.6])
    for (let px = -2.3; px < 2.4; px += 0.38) f.ellipse(px, py, 0.045, 0.045, '#6A2E14');
  f.ellipse(0.9, 3.55, 0.56, 0.42, '#6A2E14');
  f.ellipse(0.9, 3.57, 0.48, 0.35, '#E9A05E');
  f.line('0.55,3.55 1.25,3.55', '#6A2E14', 0.06);
  f.ellipse(-0.9, 1.6, 0.42, 0.42, '#3A1A10');
  f.ellipse(-0.9, 1.6, 0.34, 0.34, '#F6EEDC');
  f.line('-0.9,1.6 -0.72,1.8', '#B3392C', 0.05);
  f.soft('-2.1,0.9 -2.2,2.2 -1.95,2.2 -1.85,0.8', '#FFE9CC', 'opacity="0.6"');
}

function tap(s: Sheet, x: number): void {
  s.rect(
    x - 60,
    730,
    120,
    220,
    s.linear(
      [
        [0, '#8A5A22'],
        [0.4, '#F6D890'],
        [1, '#7A4A1A'],
      ],
      [x - 60, 0],
      [x + 60, 0],
    ),
    'rx="16"',
  );
  s.rect(x - 100, 720, 200, 60, '#C98F3A', 'rx="22"');
  for (const k of [-62, 0, 62]) {
    s.rect(x + k - 9, 780, 18, 46, '#E9C070');
    s.poly(
      [
        [x + k - 12, 640],
        [x + k + 12, 640],
        [x + k + 8, 724],
        [x + k - 8, 724],
      ],
      k ? '#1E2A24' : '#B3392C',
    );
  }
  s.rect(x - 70, 734, 90, 10, '#FFF0C0', 'opacity="0.7" rx="5"');
}

function pizza(s: Sheet): void {
  brickWall(s, 0, 0, s.w, s.h, '#5E3026', 46);
  s.rect(0, 0, s.w, s.h, '#1A0A0C', 'opacity="0.35"');
  const mouth: Pt[] = [
    [330, 690],
    [330, 420],
    ...arc(800, 420, 470, 330, 180, 360, 30),
    [1270, 420],
    [1270, 690],
  ];
  for (let a = 180; a <= 360; a += 9) {
    const [p] = arc(800, 420, 530, 392, a, a, 1);
    if (p)
      s.group(`transform="rotate(${(a + 90).toFixed(0)} ${p[0].toFixed(0)} ${p[1].toFixed(0)})"`, () =>
        s.rect(p[0] - 34, p[1] - 48, 64, 96, a % 18 ? '#A8694A' : '#94583E', 'rx="5"'),
      );
  }
  s.poly(mouth, '#140808');
  s.clipped(`M${mouth.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`, () => {
    s.circle(
      1010,
      560,
      620,
      s.radial(
        [
          [0, '#FFD978', 1],
          [0.28, '#FF8A2A', 0.85],
          [0.7, '#A83A14', 0.4],
          [1, '#5A1A0C', 0],
        ],
        1010,
        560,
        620,
      ),
    );
    for (let i = 0; i < 40; i++)
      s.rect(330 + (i % 10) * 96, 130 + Math.floor(i / 10) * 60, 88, 52, '#3A140C', 'opacity="0.25" rx="4"');
    for (const [x, h, w] of [
      [930, 300, 110],
      [1030, 380, 130],
      [1130, 280, 110],
      [1000, 240, 90],
      [1090, 220, 80],
    ] as const)
      flame(s, x, 610, h, w);
    s.rect(330, 610, 960, 90, '#7A4A34');
    for (const [x, y, a] of [
      [900, 630, -8],
      [1060, 640, 12],
      [1010, 600, 3],
    ] as const)
      s.group(`transform="rotate(${a} ${x} ${y})"`, () =>
        s.rect(x - 130, y - 22, 270, 42, '#3A1A10', 'rx="18"'),
      );
    specks(s, 50, 1010, 632, 190, 24, [5, 14], ['#FF7A2A', '#FFC04A', '#E2401A']);
  });
  s.rect(0, 690, s.w, 60, '#8A6250');
  s.rect(0, 690, s.w, 10, '#F2B27A', 'opacity="0.8"');
  s.rect(
    0,
    750,
    s.w,
    450,
    s.linear(
      [
        [0, '#3E2620'],
        [1, '#1E1010'],
      ],
      [0, 750],
      [0, 1200],
    ),
  );
  glowSpot(s, 900, 700, 800, '#FF9A3A', 0.35);
  s.ellipse(760, 1010, 520, 130, '#0A0405', 'opacity="0.5"');
  s.poly('1160,930 1700,1130 1700,1210 1100,1010', '#8A5A30');
  s.poly('1160,930 1700,1130 1700,1150 1150,945', '#C98F54');
  s.ellipse(720, 942, 530, 216, '#7A4A26');
  s.ellipse(
    720,
    930,
    530,
    214,
    s.linear(
      [
        [0, '#C08A4E'],
        [1, '#E3B274'],
      ],
      [200, 0],
      [1250, 0],
    ),
  );
  for (let i = 0; i < 12; i++)
    s.curve(
      [
        [230, 860 + i * 14],
        [700, 870 + i * 14],
        [1220, 850 + i * 15],
      ],
      '#9A6A38',
      2.5,
      'opacity="0.4"',
    );
  pizzaTop(s, 710, 900);
  steam(s, 700, 860, 360, 4, 130, '#FFE0B0', 0.22);
  for (let i = 0; i < 46; i++)
    s.circle(s.rng.range(700, 1240), s.rng.range(160, 640), s.rng.range(1.5, 4), '#FFD078', 'opacity="0.85"');
  vignette(s, '#0E0506', 0.6);
}

function flame(s: Sheet, x: number, y: number, h: number, w: number): void {
  for (const [k, tone] of [
    [1, '#F2591E'],
    [0.74, '#FF9A2E'],
    [0.48, '#FFD45E'],
    [0.24, '#FFF6CC'],
  ] as const)
    s.soft(
      [
        [x - (w / 2) * k, y],
        [x - w * 0.55 * k, y - h * 0.32 * k],
        [x - w * 0.12 * k, y - h * 0.6 * k],
        [x + w * 0.08 * k, y - h * k],
        [x + w * 0.3 * k, y - h * 0.55 * k],
        [x + w * 0.5 * k, y - h * 0.3 * k],
        [x + (w / 2) * k, y],
      ],
      tone,
      'opacity="0.9"',
    );
}

function pizzaTop(s: Sheet, x: number, y: number): void {
  const [rx, ry] = [440, 172];
  s.ellipse(x + 6, y + 20, rx, ry, '#5A2A12', 'opacity="0.6"');
  s.soft(blob(s.rng, x, y + 4, rx, ry, 26, 0.02), '#A8632A');
  s.soft(blob(s.rng, x, y - 8, rx * 0.99, ry * 0.98, 26, 0.02), '#E0A458');
  for (let i = 0; i < 26; i++) {
    const a = s.rng.range(0, 6.28);
    s.ellipse(
      x + Math.cos(a) * rx * 0.93,
      y - 8 + Math.sin(a) * ry * 0.92,
      s.rng.range(10, 28),
      s.rng.range(5, 11),
      s.rng.pick(['#7A3E18', '#C07A34', '#F3CC88'] as const),
      'opacity="0.8"',
    );
  }
  s.soft(blob(s.rng, x, y - 2, rx * 0.85, ry * 0.83, 24, 0.03), '#A8261A');
  s.soft(blob(s.rng, x, y - 4, rx * 0.82, ry * 0.8, 24, 0.04), '#D8432A');
  for (let i = 0; i < 13; i++) {
    const [a, d] = [i * 2.4, Math.sqrt((i + 0.4) / 13) * 0.7];
    const [px, py] = [x + Math.cos(a) * rx * d, y - 6 + Math.sin(a) * ry * d];
    s.soft(blob(s.rng, px, py + 4, 66, 30, 10, 0.2), '#D9B274');
    s.soft(blob(s.rng, px, py, 62, 27, 10, 0.2), '#FFF1D2');
    s.ellipse(px + 10, py + 3, 18, 8, '#E9A050', 'opacity="0.5"');
  }
  for (let i = 0; i < 9; i++) {
    const [a, d] = [i * 2.4 + 1.2, Math.sqrt((i + 0.6) / 9) * 0.66];
    const [px, py] = [x + Math.cos(a) * rx * d, y - 8 + Math.sin(a) * ry * d];
    s.ellipse(px, py + 4, 30, 15, '#7E1A14');
    s.ellipse(px, py, 29, 14, '#E8553A');
    s.ellipse(px - 8, py - 4, 9, 3.5, '#FFC0A0', 'opacity="0.9"');
  }
  for (const [dx, dy, d] of [
    [-30, 20, 30],
    [10, 10, 140],
    [-190, -30, 60],
    [-160, -46, 170],
    [200, -10, 20],
    [230, -20, 120],
    [60, -90, 80],
    [-90, 90, 10],
    [130, 80, 150],
  ] as const) {
    s.group(`transform="translate(${x + dx} ${y + dy}) scale(1 0.6)"`, () => {
      leaf(s, 4, 10, 92, d, '#16331C', 0.62);
      leaf(s, 0, 0, 92, d, '#3F8A3C', 0.62);
    });
  }
}

export const tavernScenes: Scenes = { brauhaus: { paint: brewery }, pizza: { paint: pizza } };
