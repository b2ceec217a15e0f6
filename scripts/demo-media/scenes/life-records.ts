import { glowSpot, shade, softShadow } from '../parts/studio.ts';
import {
  darken,
  dim,
  flat,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  type Pt,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function sleeve(s: Sheet, x: number, y: number, size: number, lean: number, i: number): void {
  const colours = [
    '#D8402F',
    '#F2B93C',
    '#2F7DB0',
    '#2B7A4A',
    '#7B3F7A',
    '#E98A5A',
    '#22384A',
    '#E9DDC4',
    '#4FA8A0',
    '#B03A5A',
  ];
  const base = colours[i % colours.length] ?? '#D8402F';
  const accent = colours[(i * 3 + 4) % colours.length] ?? '#F2B93C';
  const f = flat(s, x, y, size);
  const at = (u: number, v: number): Pt => [u + v * lean, v];
  const quad = (u0: number, v0: number, u1: number, v1: number): Pt[] => [
    at(u0, v0),
    at(u1, v0),
    at(u1, v1),
    at(u0, v1),
  ];
  f.poly(quad(0.02, -0.02, 1.03, 1.02), '#1A0F14', 'opacity="0.35"');
  f.poly(quad(0, 0, 1, 1), base);
  f.clipPoly(quad(0, 0, 1, 1), () => {
    const [cx, cy] = at(0.5, 0.52);
    if (i % 5 === 0)
      for (const r of [0.4, 0.3, 0.2, 0.1]) f.ellipse(cx, cy, r, r, r === 0.4 || r === 0.2 ? accent : base);
    if (i % 5 === 1) for (let k = 0; k < 5; k++) f.poly(quad(k * 0.22, 0, k * 0.22 + 0.11, 1), accent);
    if (i % 5 === 2) f.poly([at(0, 0), at(0.5, 0.9), at(1, 0)], accent);
    if (i % 5 === 3)
      for (let k = 0; k < 4; k++)
        f.soft(
          [
            at(-0.1, 0.1 + k * 0.22),
            at(0.3, 0.22 + k * 0.22),
            at(0.7, 0.06 + k * 0.22),
            at(1.1, 0.2 + k * 0.22),
            at(1.1, 0.28 + k * 0.22),
            at(0.7, 0.14 + k * 0.22),
            at(0.3, 0.3 + k * 0.22),
            at(-0.1, 0.18 + k * 0.22),
          ],
          accent,
        );
    if (i % 5 === 4) {
      f.ellipse(cx + 0.12, cy + 0.14, 0.24, 0.24, accent);
      f.poly([at(0, 0), at(0, 0.4), at(0.3, 0.6), at(0.6, 0.32), at(1, 0.5), at(1, 0)], darken(base, 0.35));
    }
    f.poly([at(0, 0.4), at(0, 1), at(0.5, 1)], '#FFFFFF', 'opacity="0.12"');
  });
  f.poly(quad(0.06, 0.9, 0.6, 0.95), '#F6F0E0', 'opacity="0.9"');
}

function records(s: Sheet): void {
  const l: Light = { ...lights.softEvening, key: '#FFD9A0', keyAmount: 0.1 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#3A4A50'],
        [1, '#5A4A44'],
      ],
      [0, 0],
      [0, 700],
    ),
  );
  for (let i = 0; i < 6; i++) {
    s.rect(60 + i * 260, 40, 210, 210, '#241C1E', 'opacity="0.6"');
    sleeve(s, 66 + i * 260, 244, 198, 0, i + 3);
  }
  s.rect(0, 268, s.w, 14, '#2A1E1C');
  s.poly('1200,0 1600,0 1600,500 900,700 760,700', '#FFE2A8', 'opacity="0.16"');
  s.group('transform="translate(0 -128)"', () => turntable(s, l));
  const crate = (x: number, y: number, w: number, size: number, count: number, seed: number) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      sleeve(
        s,
        x + 20 + (w - size - 30) * 0.5 + (i % 2) * 6,
        y - 40 + t * 120,
        size,
        i > count * 0.55 ? -0.02 : 0.06,
        seed + i * 7,
      );
    }
    s.rect(
      x - 14,
      y + 50,
      w + 28,
      300,
      s.linear(
        [
          [0, lit(l, '#C08A52')],
          [1, dim(l, '#A06A3C')],
        ],
        [0, y + 50],
        [0, y + 350],
      ),
    );
    for (const k of [0, 1, 2])
      s.rect(x - 14, y + 130 + k * 84, w + 28, 8, darken('#A06A3C', 0.4), 'opacity="0.6"');
    s.rect(x + w / 2 - 90, y + 78, 180, 40, '#4A2A1C', 'rx="20"');
    s.rect(x - 14, y + 50, w + 28, 9, lighten(lit(l, '#C08A52'), 0.25));
  };
  crate(30, 880, 470, 370, 9, 1);
  crate(1110, 880, 470, 370, 9, 5);
  crate(555, 910, 500, 410, 11, 4);
  s.group('transform="translate(0 90)"', () => hands(s, l));
  shade(s, '#1A0F14', [0, 1200], [200, 800], 0.45);
  shade(s, '#FFE2A8', [1600, 0], [900, 600], 0.25);
}

function turntable(s: Sheet, l: Light): void {
  s.rect(0, 560, s.w, 300, lit(l, '#5A3A2C'));
  softShadow(s, 800, 640, 400, 40, 0.5);
  s.poly('470,470 1130,470 1210,640 390,640', lit(l, '#A9713F'));
  s.rect(390, 640, 820, 46, dim(l, '#A9713F'));
  s.ellipse(740, 550, 250, 66, '#0E1214');
  s.ellipse(740, 544, 236, 61, '#1B2124');
  for (const k of [0.88, 0.76, 0.64, 0.52])
    s.raw(
      `<ellipse cx="740" cy="544" rx="${236 * k}" ry="${61 * k}" fill="none" stroke="#3A4448" stroke-width="2"/>`,
    );
  s.poly('740,544 540,520 560,506', '#FFFFFF', 'opacity="0.16"');
  s.poly('740,544 940,568 920,582', '#FFFFFF', 'opacity="0.16"');
  s.ellipse(740, 543, 82, 22, '#E98A3A');
  s.ellipse(740, 543, 8, 3, '#F6F0E0');
  s.circle(1090, 500, 30, '#C9CFCB');
  s.line('1090,500 1080,590 960,570', '#DDE2DC', 12);
  s.poly('975,556 940,566 950,586 982,582', '#22282A');
  for (const x of [1120, 1160]) s.ellipse(x, 610, 15, 8, '#22282A');
}

function hands(s: Sheet, l: Light): void {
  const skin = lit(l, '#C98A63');
  const dark = mix(skin, '#5A2E22', 0.35);
  for (const side of [-1, 1]) {
    const x = (v: number) => 812 + side * v;
    s.soft(
      [
        [x(420), 1260],
        [x(330), 1030],
        [x(215), 905],
        [x(150), 870],
        [x(110), 935],
        [x(200), 1040],
        [x(230), 1260],
      ],
      lit(l, side < 0 ? '#2F5D7C' : '#2A5270'),
    );
    s.soft(
      [
        [x(236), 950],
        [x(170), 880],
        [x(120), 915],
        [x(160), 975],
      ],
      lighten(lit(l, '#2F5D7C'), 0.25),
    );
    s.soft(
      [
        [x(190), 930],
        [x(165), 840],
        [x(120), 785],
        [x(60), 790],
        [x(50), 840],
        [x(90), 900],
        [x(140), 945],
      ],
      skin,
    );
    for (let i = 0; i < 4; i++)
      s.soft(
        [
          [x(150 - i * 28), 815 - i * 4],
          [x(120 - i * 30), 738 - i * 8 + (side > 0 ? i * 6 : 0)],
          [x(98 - i * 30), 736 - i * 8 + (side > 0 ? i * 6 : 0)],
          [x(100 - i * 26), 800],
          [x(118 - i * 26), 850],
        ],
        i % 2 ? skin : mix(skin, dark, 0.25),
      );
    s.soft(
      [
        [x(70), 870],
        [x(30), 850],
        [x(14), 812],
        [x(34), 806],
        [x(80), 838],
      ],
      mix(skin, dark, 0.15),
    );
    for (let i = 0; i < 4; i++)
      s.ellipse(
        x(110 - i * 29),
        748 - i * 8 + (side > 0 ? i * 6 : 0),
        8,
        10,
        lighten(skin, 0.35),
        'opacity="0.8"',
      );
  }
  glowSpot(s, 812, 700, 300, '#FFE2A8', 0.12);
}

export const recordScenes: Scenes = { plattenladen: { paint: records } };
