import { bokeh, glowSpot, leaf, shade, softShadow, specks, turned, vignette } from '../parts/studio.ts';
import {
  arc,
  awning,
  centred,
  darken,
  flat,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  type Pt,
  type Scenes,
  type Sheet,
  SUN,
} from '../toolkit.ts';

function iceCream(s: Sheet): void {
  const l: Light = { ...lights.noon, key: '#FFF0C8', keyAmount: 0.1 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#A6DAC4'],
      [1, '#DCCDAE'],
    ]),
  );
  s.blurred(6, () => {
    s.rect(0, 0, s.w, s.h, lit(l, '#BFE6D2'));
    s.rect(0, 0, s.w, 250, lit(l, '#A6DAC4'));
    s.rect(60, 70, 900, 120, '#F8F3E4', 'rx="50"');
    centred(flat(s, 510, 164, 1), 'EISDIELE', 0, 0, 70, '#E8728A', 0.16);
    for (const x of [90, 640, 1180]) {
      s.rect(x, 380, 440, 470, '#F8F3E4');
      s.rect(
        x + 22,
        402,
        396,
        426,
        s.linear(
          [
            [0, '#7FB8B4'],
            [1, '#D8EDE0'],
          ],
          [0, 400],
          [0, 830],
        ),
      );
      for (let i = 0; i < 8; i++)
        s.circle(
          x + 60 + (i % 4) * 92,
          760 - Math.floor(i / 4) * 84,
          40,
          s.rng.pick(['#F2A6B8', '#F6E3A8', '#9AD0A8', '#C9A0D8', '#E8B080'] as const),
          'opacity="0.85"',
        );
      s.poly(
        [
          [x + 60, 828],
          [x + 220, 402],
          [x + 300, 402],
          [x + 140, 828],
        ],
        '#FFFFFF',
        'opacity="0.25"',
      );
    }
    awning(flat(s, -40, 400, 100), l, 0, 17, 1.45, 1.1, '#3FAE8C', 0, '#FBF6EA');
    s.rect(0, 850, s.w, 90, lit(l, '#8FCFB4'));
    s.rect(
      0,
      940,
      s.w,
      300,
      s.linear(
        [
          [0, lit(l, '#E6D8BC')],
          [1, lit(l, '#CDBB98')],
        ],
        [0, 940],
        [0, 1200],
      ),
    );
    for (const x of [260, 1330]) {
      s.ellipse(x, 1000, 150, 26, lit(l, '#F8F3E4'));
      s.rect(x - 8, 1000, 16, 170, '#8FA8A0');
      s.ellipse(x - 170, 1060, 60, 14, '#E8728A');
      s.ellipse(x + 170, 1060, 60, 14, '#E8728A');
    }
  });
  bokeh(s, 22, ['#FFFFFF', '#FFF3C8', '#FBD3DC'], [0, 0, s.w, 900], [18, 60]);
  shade(s, '#FFF0C0', [0, 0], [900, 900], 0.4);
  const cone: Pt[] = [
    [640, 700],
    [960, 700],
    [830, 1190],
    [770, 1190],
  ];
  s.ellipse(716, 676, 92, 46, '#E07A94');
  s.ellipse(884, 676, 92, 46, '#DDBE6A');
  scoop(s, 705, 590, 150, '#F28CA4', '#FBC3CE');
  scoop(s, 895, 585, 150, '#F3D88A', '#FFF1C4');
  scoop(s, 800, 400, 158, '#8CCB9C', '#CDEFCF');
  s.poly(
    cone,
    s.linear(
      [
        [0, '#EDB968'],
        [0.55, '#DD9A45'],
        [1, '#B06F2A'],
      ],
      [640, 0],
      [960, 0],
    ),
  );
  s.clipped('M640 700L960 700L830 1190L770 1190Z', () => {
    for (let i = -10; i < 22; i++) {
      s.line(
        [
          [560 + i * 38, 680],
          [420 + i * 38 + 420, 1220],
        ],
        '#A4642A',
        5,
        'opacity="0.55"',
      );
      s.line(
        [
          [1040 - i * 38, 680],
          [1180 - i * 38 - 420, 1220],
        ],
        '#A4642A',
        5,
        'opacity="0.55"',
      );
      s.line(
        [
          [565 + i * 38, 680],
          [425 + i * 38 + 420, 1220],
        ],
        '#FBE0A4',
        2.5,
        'opacity="0.5"',
      );
    }
    s.rect(600, 700, 400, 34, '#7A4418', 'opacity="0.35"');
  });
  s.soft('612,660 700,694 800,702 900,694 988,660 984,712 900,742 800,748 700,742 616,712', '#E5AA58');
  s.curve('622,706 700,732 800,738 900,732 978,706', '#B4742F', 5);
  s.curve('630,684 720,706 800,711 880,706 970,684', '#FBE0A4', 5, 'opacity="0.8"');
  hand(s, l);
}

function scoop(s: Sheet, x: number, y: number, r: number, colour: string, light: string): void {
  const edge: Pt[] = [
    ...arc(x, y, r, r, 170, 370, 14),
    ...Array.from(
      { length: 9 },
      (_, i) => [x + r - (i * 2 * r) / 8, y + r * 0.38 + (i % 2 ? 22 : -8) + Math.sin(i / 2.6) * 14] as const,
    ),
  ];
  s.soft(edge, darken(colour, 0.12));
  s.clipped(`M${edge.map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')}Z`, () => {
    s.circle(x - r * 0.12, y - r * 0.14, r * 0.98, colour);
    s.circle(x - r * 0.3, y - r * 0.32, r * 0.62, mix(colour, light, 0.6));
    for (let i = 0; i < 26; i++)
      s.ellipse(
        x + s.rng.range(-0.9, 0.9) * r,
        y + s.rng.range(-0.9, 0.6) * r,
        s.rng.range(5, 15),
        s.rng.range(3, 7),
        s.rng.chance(0.5) ? light : darken(colour, 0.14),
        'opacity="0.7"',
      );
    s.soft(
      [
        [x - r * 0.6, y - r * 0.3],
        [x - r * 0.4, y - r * 0.72],
        [x, y - r * 0.86],
        [x - r * 0.3, y - r * 0.6],
      ],
      '#FFFFFF',
      'opacity="0.65"',
    );
  });
}

function hand(s: Sheet, l: Light): void {
  const skin = lit(l, '#D99E78');
  const dark = mix(skin, '#7A3A2A', 0.3);
  s.soft('1240,1260 1130,1120 1000,1010 930,985 890,1060 930,1150 1000,1260', skin);
  s.soft('1240,1260 1130,1120 1060,1060 1010,1150 1060,1260', dark, 'opacity="0.6"');
  for (const [i, y] of [902, 962, 1022, 1080].entries()) {
    const tip = 690 + i * 16;
    s.soft(
      [
        [985, y + 30],
        [930, y - 14],
        [800, y - 8],
        [tip + 20, y + 6],
        [tip, y + 30],
        [tip + 26, y + 52],
        [800, y + 46],
        [940, y + 72],
      ],
      i % 2 ? skin : lighten(skin, 0.08),
    );
    s.curve(
      [
        [tip + 20, y + 54],
        [800, y + 49],
        [930, y + 66],
      ],
      dark,
      5,
      'opacity="0.7"',
    );
    s.ellipse(tip + 24, y + 22, 17, 13, lighten(skin, 0.45), 'opacity="0.9"');
  }
  s.soft('940,1000 900,930 850,868 820,872 826,912 862,978 900,1050', lighten(skin, 0.1));
  s.soft('832,878 848,872 858,892 846,906', lighten(skin, 0.5), 'opacity="0.9"');
  s.soft('1060,1260 1120,1090 1280,1200 1290,1260', '#2F7DB0');
}

function pralines(s: Sheet): void {
  const l: Light = { ...lights.softEvening, key: '#FFD6A0', keyAmount: 0.08 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#5A2E3A'],
        [1, '#2A1420'],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
  glowSpot(s, 420, 160, 900, '#FFC8A0', 0.4);
  softShadow(s, 840, 720, 860, 420, 0.6, '#12060C');
  const f = turned(s, 760, 600, 262, -18);
  f.poly('-4.2,-2.75 4.2,-2.75 4.2,2.75 -4.2,2.75', '#8E1F33');
  f.poly('-4.1,-2.65 4.1,-2.65 4.1,2.65 -4.1,2.65', '#B93248');
  f.poly('-3.85,-2.4 3.85,-2.4 3.85,2.4 -3.85,2.4', '#3A1A1A');
  f.poly('-3.85,2.4 3.85,2.4 3.7,2.2 -3.7,2.2', '#F3D9A8');
  f.poly('-3.85,-2.4 -3.7,-2.2 -3.7,2.2 -3.85,2.4', '#E9C58C');
  const kinds = ['round', 'square', 'heart', 'dome', 'stripe', 'leaf', 'nut', 'gold'] as const;
  for (let row = 3; row >= 0; row--) {
    for (let col = 0; col < 6; col++) {
      const [x, y] = [-3.1 + col * 1.24, -1.65 + row * 1.1];
      const cup = (k: number): Pt[] =>
        Array.from(
          { length: 36 },
          (_, i) =>
            [
              x + Math.cos(i * 0.1745) * k * (i % 2 ? 0.58 : 0.53),
              y + Math.sin(i * 0.1745) * k * (i % 2 ? 0.53 : 0.48),
            ] as const,
        );
      f.poly(cup(1), '#E9C58C');
      f.poly(cup(0.84), '#5A2A1E');
      const [px, py] = f.at(x, y);
      praline(s, l, px, py, 114, kinds[(col + row * 3) % kinds.length] ?? 'round');
    }
  }
  vignette(s, '#12060C', 0.55);
}

function praline(s: Sheet, l: Light, x: number, y: number, r: number, kind: string): void {
  const base =
    {
      round: '#5A2F1C',
      square: '#7A4426',
      heart: '#A8263A',
      dome: '#F1E2C4',
      stripe: '#4A2416',
      leaf: '#6E3A22',
      nut: '#8E5630',
      gold: '#3A1A12',
    }[kind] ?? '#5A2F1C';
  const body = (k: number, dx: number, dy: number): Pt[] => {
    if (kind === 'square' || kind === 'stripe')
      return [
        [-0.82, -0.62],
        [-0.7, -0.76],
        [0.7, -0.76],
        [0.82, -0.62],
        [0.82, 0.5],
        [0.68, 0.64],
        [-0.68, 0.64],
        [-0.82, 0.5],
      ].map(([u = 0, v = 0]): Pt => [x + dx + u * r * k, y + dy + v * r * k]);
    if (kind === 'heart')
      return [
        [0, -0.42],
        [-0.4, -0.78],
        [-0.84, -0.5],
        [-0.76, 0.02],
        [0, 0.72],
        [0.76, 0.02],
        [0.84, -0.5],
        [0.4, -0.78],
      ].map(([u = 0, v = 0]): Pt => [x + dx + u * r * k, y + dy + v * r * k]);
    return arc(x + dx, y + dy - r * 0.06, r * 0.84 * k, r * 0.74 * k, 0, 340, 18);
  };
  s.soft(body(1.02, 6, 16), '#1A0A08', 'opacity="0.6"');
  s.soft(body(1, 0, 6), darken(base, 0.35));
  s.soft(body(0.96, 0, -4), lit(l, base));
  s.soft(body(0.72, -4, -10), lighten(lit(l, base), 0.1));
  const at = (u: number, v: number): Pt => [x + u * r, y + v * r];
  if (kind === 'round')
    for (let i = 0; i < 12; i++)
      s.line(
        [
          at(s.rng.range(-0.4, 0.4), s.rng.range(-0.5, 0.3)),
          at(s.rng.range(-0.4, 0.4), s.rng.range(-0.5, 0.3)),
        ],
        s.rng.pick(['#F28CA4', '#F2C14E', '#8CCB9C', '#FBF6EA'] as const),
        6,
      );
  if (kind === 'stripe')
    for (let i = -3; i < 4; i++)
      s.curve([at(i * 0.22 - 0.14, 0.5), at(i * 0.22, 0), at(i * 0.22 + 0.14, -0.62)], '#F6E8CE', 5);
  if (kind === 'dome') {
    s.curve([at(-0.5, 0.1), at(-0.2, -0.3), at(0.1, 0.1), at(0.35, -0.3), at(0.55, 0)], '#8E1F33', 8);
    s.circle(...at(0, -0.12), r * 0.17, '#C4293F');
  }
  if (kind === 'leaf') {
    leaf(s, ...at(-0.4, 0.14), r * 0.8, 150 - 120, '#6FA85A', 0.44);
    s.circle(...at(0.3, 0.16), r * 0.14, '#E9A0B0');
  }
  if (kind === 'nut') {
    s.soft([at(-0.42, 0.1), at(-0.2, -0.4), at(0.3, -0.42), at(0.44, 0), at(0.1, 0.26)], '#D9A566');
    s.curve([at(-0.3, 0.02), at(0, -0.2), at(0.32, -0.12)], '#9A6634', 6);
    s.curve([at(-0.1, 0.18), at(0.02, -0.1), at(0.04, -0.38)], '#9A6634', 5);
  }
  if (kind === 'gold')
    specks(s, 16, x, y - r * 0.16, r * 0.4, r * 0.3, [3, 9], ['#F2CF6A', '#FFE9A8', '#D9A83A']);
  if (kind === 'square') {
    s.soft([at(-0.3, -0.1), at(0, -0.42), at(0.3, -0.1), at(0, 0.22)], SUN);
    s.soft([at(-0.16, -0.1), at(0, -0.27), at(0.16, -0.1), at(0, 0.07)], '#E98A3A');
  }
  s.soft([at(-0.62, -0.2), at(-0.5, -0.5), at(-0.2, -0.64), at(-0.4, -0.4)], '#FFFFFF', 'opacity="0.5"');
  s.ellipse(...at(0.42, 0.32), r * 0.14, r * 0.05, '#FFFFFF', 'opacity="0.2"');
}

export const sweetScenes: Scenes = {
  eisdiele: { paint: iceCream },
  schokolade: { paint: pralines, grain: 2 },
};
