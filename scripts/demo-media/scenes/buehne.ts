import { arc, audience, darken, flat, lerp, lights, person, type Scene, type Sheet } from '../toolkit.ts';

function curtains(s: Sheet, left: number, right: number, height: number, colour: string): void {
  for (const [x0, x1] of [
    [-20, left],
    [right, s.w + 20],
  ] as const) {
    const folds = 7;
    for (let i = 0; i < folds; i++) {
      const [a, b] = [lerp(x0, x1, i / folds), lerp(x0, x1, (i + 1) / folds)];
      s.rect(
        a,
        0,
        b - a + 1,
        height,
        s.linear(
          [
            [0, darken(colour, 0.42)],
            [0.45, colour],
            [1, darken(colour, 0.5)],
          ],
          [a, 0],
          [b, 0],
        ),
      );
    }
  }
}

function stage(s: Sheet): void {
  const l = { ...lights.hall, keyAmount: 0.1 };
  s.rect(0, 0, s.w, s.h, '#10182A');
  s.rect(
    190,
    60,
    1220,
    800,
    s.linear(
      [
        [0, '#142450'],
        [1, '#30508A'],
      ],
      [0, 60],
      [0, 860],
    ),
  );
  for (let i = 0; i < 70; i++)
    s.circle(s.rng.range(200, 1400), s.rng.range(80, 560), s.rng.range(1, 3), '#F6E9C0', 'opacity="0.7"');
  s.circle(
    850,
    440,
    470,
    s.radial(
      [
        [0, '#FFD95E', 0.5],
        [1, '#FFD95E', 0],
      ],
      850,
      440,
      470,
    ),
  );
  s.circle(850, 440, 292, '#FFCF3F');
  for (const [x, y, r] of [
    [760, 330, 46],
    [940, 500, 62],
    [870, 300, 26],
    [720, 500, 34],
    [980, 370, 30],
    [850, 610, 40],
  ] as const)
    s.circle(x, y, r, '#F0B629', 'opacity="0.7"');
  s.path('M190 760C420 690 600 740 820 720C1040 700 1250 690 1410 750V870H190Z', '#16264A');
  s.poly(
    '160,840 1440,840 1560,980 40,980',
    s.linear(
      [
        [0, '#8A5A3A'],
        [1, '#5B3A28'],
      ],
      [0, 840],
      [0, 980],
    ),
  );
  for (let i = 0; i < 16; i++)
    s.line(
      [
        [160 + i * 85, 840],
        [40 + i * 101, 980],
      ],
      '#3E2619',
      3,
    );
  s.ellipse(850, 905, 430, 58, '#FFE9A8', 'opacity="0.4"');
  s.poly(
    '700,-20 780,-20 1290,930 420,930',
    s.linear(
      [
        [0, '#FFF6D6', 0.34],
        [1, '#FFF6D6', 0.04],
      ],
      [0, 0],
      [0, 930],
    ),
  );
  const a = flat(s, 650, 912, 250);
  a.soft('-0.3,0 0.3,0 1.6,-0.12 1,-0.16', '#1A0F14', 'opacity="0.5"');
  person(a, l, 0, {
    facing: 1,
    height: 1.82,
    pose: {
      legs: [
        [16, 6],
        [-16, -14],
      ],
      arms: [
        [78, 118],
        [-30, -12],
      ],
      lean: 4,
    },
    outfit: {
      kind: 'coat',
      top: '#3F4A52',
      legs: '#22292E',
      hair: 'hat',
      hairColour: '#2B1D18',
      skin: '#E3AC85',
      accent: '#26323F',
    },
  });
  const b = flat(s, 1040, 912, 250);
  b.soft('-0.3,0 0.3,0 1.6,-0.12 1,-0.16', '#1A0F14', 'opacity="0.5"');
  person(b, l, 0, {
    facing: -1,
    height: 1.7,
    pose: {
      legs: [
        [10, 2],
        [-12, -10],
      ],
      arms: [
        [36, 20],
        [30, 96],
      ],
      lean: -3,
    },
    outfit: {
      kind: 'coat',
      top: '#A8322A',
      legs: '#33231F',
      hair: 'bob',
      hairColour: '#4A2F22',
      skin: '#F1C9A5',
    },
  });
  b.rect(0.5, 0, 0.52, 0.36, '#6B4326', 0.05);
  b.line(arc(0.76, 0.36, 0.1, 0.09, 0, 180, 8), '#4A2C18', 0.03);
  curtains(s, 210, 1390, 985, '#A8232B');
  s.path(
    'M-20 -20H1620V70Q1490 170 1370 84Q1230 180 1090 84Q950 180 800 84Q650 180 510 84Q370 180 230 84Q110 170 -20 70Z',
    '#8A1A22',
  );
  s.path(
    'M-20 -20H1620V40Q1490 140 1370 54Q1230 150 1090 54Q950 150 800 54Q650 150 510 54Q370 150 230 54Q110 140 -20 40Z',
    '#B8303A',
  );
  s.rect(0, 976, s.w, 30, '#2B1A14');
  for (let i = 0; i < 15; i++) {
    const x = 60 + i * 106;
    s.circle(
      x,
      984,
      40,
      s.radial(
        [
          [0, '#FFE2A0', 0.6],
          [1, '#FFE2A0', 0],
        ],
        x,
        984,
        40,
      ),
    );
    s.ellipse(x, 986, 14, 9, '#FFF3CF');
  }
  s.rect(0, 1004, s.w, 200, '#0C1220');
  for (const [y, k, tones] of [
    [1080, 150, ['#1B2540', '#222B48', '#1E2438']],
    [1160, 190, ['#141B30', '#101729', '#192036']],
  ] as const)
    audience(flat(s, 0, y, k), -0.2, s.w / k + 0.4, 0.72, tones);
}

export const scene: Scene = { paint: stage };
