import {
  arc,
  darken,
  flat,
  frontFigure,
  frontPoses,
  lights,
  person,
  polyPath,
  poses,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
  someone,
} from '../toolkit.ts';

function museum(s: Sheet): void {
  const l = { ...lights.hall, keyAmount: 0.06 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#EFE9DA'],
      [1, '#E3D9C2'],
    ]),
  );
  for (let i = 0; i < 5; i++) {
    const x = 40 + i * 320;
    s.path(
      `M${x} 640V250a130 130 0 0 1 260 0V640Z`,
      s.linear(
        [
          [0, '#BFE0E3'],
          [1, '#F3F3DF'],
        ],
        [0, 120],
        [0, 640],
      ),
    );
    for (let k = 1; k < 4; k++) s.rect(x + k * 65 - 4, 130, 8, 510, '#6B7A76');
    for (const y of [250, 350, 450, 550]) s.rect(x, y, 260, 7, '#6B7A76');
    s.stroke(`M${x} 640V250a130 130 0 0 1 260 0V640`, '#B5654A', 24);
  }
  for (let i = 0; i < 6; i++) s.rect(i * 320 - 12, 0, 34, 700, '#C9B894');
  for (const y of [44, 84]) s.rect(0, y, s.w, 12, '#4A5A56');
  for (let i = 0; i < 20; i++)
    s.line(
      [
        [i * 84, 50],
        [i * 84 + 42, 90],
        [i * 84 + 84, 50],
      ],
      '#4A5A56',
      6,
    );
  s.rect(0, 640, s.w, 220, '#D6C8A8');
  s.rect(
    0,
    850,
    s.w,
    350,
    s.linear(
      [
        [0, '#B99A6E'],
        [1, '#D9BC8C'],
      ],
      [0, 850],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 5; i++)
    s.poly(
      [
        [60 + i * 320, 860],
        [280 + i * 320, 860],
        [200 + i * 360, 1200],
        [-80 + i * 360, 1200],
      ],
      '#FFF3CF',
      'opacity="0.28"',
    );
  engine(s);
  s.line('0,930 1600,930', '#A8322A', 8);
  for (let x = 60; x < 1600; x += 300) {
    s.rect(x - 6, 880, 12, 130, '#C9973A');
    s.circle(x, 878, 12, '#E9B93F');
  }
  const tops = [
    '#E5483C',
    '#F2B01E',
    '#2F7A8C',
    '#2B7A12',
    '#E8728A',
    '#7B4F8C',
    '#F6F0E0',
    '#C98A2B',
    '#4FB0A8',
  ];
  for (const [i, x] of [250, 350, 440, 560, 660, 1030, 1130, 1240, 1330].entries()) {
    const h = 1.14 + (i % 3) * 0.09;
    const f = flat(s, x, 1110 + (i % 2) * 34, 150);
    f.soft('-0.25,0 0.3,0.02 0.5,-0.1 -0.1,-0.12', '#5B4326', 'opacity="0.3"');
    frontFigure(f, l, 0, {
      height: h,
      back: true,
      arms:
        i === 3
          ? [
              [12, 4],
              [140, 165],
            ]
          : i === 6
            ? [
                [100, 110],
                [12, 4],
              ]
            : frontPoses.calm,
      backpack: i % 2 ? (tops[(i + 4) % 9] ?? SUN) : null,
      outfit: someone(s.rng, {
        kind: i % 2 ? 'jacket' : 'shirt',
        top: tops[i] ?? SUN,
        hair:
          (['short', 'long', 'bob', 'beanie', 'bun', 'curly', 'short', 'long', 'bob'] as const)[i] ?? 'short',
      }),
    });
  }
  person(flat(s, 860, 1080, 160), l, 0, {
    facing: -1,
    height: 1.74,
    pose: {
      ...poses.point,
      arms: [
        [118, 128],
        [-6, 8],
      ],
    },
    outfit: {
      kind: 'jacket',
      top: '#3F4A52',
      legs: '#26323F',
      hair: 'bun',
      hairColour: '#8A3F26',
      skin: '#F1C9A5',
    },
  });
}

function engine(s: Sheet): void {
  const [iron, dark, brass, red] = ['#2B4A3F', '#1B302A', '#D9A73F', '#A8322A'];
  s.ellipse(820, 905, 720, 40, '#5B4326', 'opacity="0.35"');
  s.rect(150, 820, 1320, 84, '#7A3F30', 'rx="6"');
  for (let i = 0; i < 26; i++) s.rect(156 + i * 51, 828 + (i % 2) * 38, 46, 32, '#8F4E3A', 'opacity="0.7"');
  const [cx, cy, r] = [1130, 590, 312];
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.22;
    s.path(
      smoothPath(
        ribbon(
          [
            [cx, cy],
            [cx + Math.cos(a) * r * 0.5, cy + Math.sin(a) * r * 0.5 + 6],
            [cx + Math.cos(a) * r, cy + Math.sin(a) * r],
          ],
          [46, 28, 36],
        ),
      ),
      i % 2 ? red : darken(red, 0.14),
    );
  }
  s.stroke(polyPath(arc(cx, cy, r, r, 0, 360, 64), false), darken(red, 0.28), 58);
  s.stroke(polyPath(arc(cx - 4, cy - 5, r, r, 0, 360, 64), false), red, 44);
  s.stroke(polyPath(arc(cx - 6, cy - 8, r + 6, r + 6, 190, 290, 30), false), '#D9705E', 10);
  s.circle(cx, cy, 66, dark);
  s.circle(cx, cy, 48, brass);
  s.circle(cx, cy, 20, dark);
  s.rect(
    200,
    560,
    380,
    220,
    s.linear(
      [
        [0, '#5F8A78'],
        [0.3, iron],
        [1, dark],
      ],
      [0, 560],
      [0, 780],
    ),
    'rx="26"',
  );
  for (const x of [226, 330, 440, 536]) {
    s.rect(x, 548, 22, 246, brass, 'rx="6"');
    s.rect(x, 560, 7, 220, '#F6DC8A');
  }
  for (const x of [190, 572]) {
    s.rect(x, 536, 30, 268, dark, 'rx="8"');
    for (let i = 0; i < 7; i++) s.circle(x + 15, 556 + i * 38, 6, '#7F9A8E');
  }
  s.rect(600, 648, 300, 40, '#C9D0CC', 'rx="8"');
  s.rect(600, 652, 300, 9, '#FFFFFF');
  s.rect(720, 600, 150, 140, iron, 'rx="12"');
  s.rect(640, 742, 320, 24, dark);
  s.poly('860,644 876,690 1200,470 1180,436', '#DCE2DE');
  s.poly('868,668 876,690 1200,470 1192,456', '#98A59F');
  s.circle(868, 668, 34, brass);
  s.circle(1190, 452, 38, brass);
  s.circle(1190, 452, 16, dark);
  s.rect(330, 380, 26, 180, brass);
  s.stroke('M343 390V330Q343 290 390 290H560Q600 290 600 330V540', '#C98A4A', 26);
  s.stroke('M338 390V328Q338 284 390 284H560', '#F0C08A', 7);
  s.rect(436, 440, 20, 120, dark);
  for (const k of [-1, 1]) {
    s.line(
      [
        [446, 420],
        [446 + k * 62, 486],
      ],
      brass,
      9,
    );
    s.circle(446 + k * 66, 492, 25, brass);
    s.circle(446 + k * 66 - 7, 484, 8, '#FFF3CF');
  }
  s.circle(446, 414, 20, brass);
  s.circle(690, 500, 56, brass);
  s.circle(690, 500, 46, '#FBF8EE');
  s.line('690,500 718,474', red, 6);
  for (const x of [1000, 1240])
    s.poly(
      [
        [x, 820],
        [x + 30, 590],
        [x + 70, 590],
        [x + 100, 820],
      ],
      iron,
    );
  s.rect(1020, 566, 220, 46, iron, 'rx="10"');
  s.circle(cx, cy, 34, brass);
}

export const scene: Scene = { paint: museum, grain: 2 };
