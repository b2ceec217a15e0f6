import {
  awning,
  blob,
  centred,
  darken,
  dim,
  flat,
  frontFigure,
  frontPoses,
  GREEN,
  houseRow,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  type Scene,
  type Sheet,
  SUN,
} from '../toolkit.ts';

function market(s: Sheet): void {
  const l = lights.autumn;
  s.rect(0, 0, s.w, s.h, lit(l, '#F3E3BD'));
  houseRow(flat(s, -40, 600, 54), l, 0, 31, { depth: 0.5, floors: 3, gable: 'plain' });
  s.rect(0, 590, s.w, s.h, lit(l, '#D9C7A0'));
  const f = flat(s, 800, 1060, 172);
  const wood = lit(l, '#9A6238');
  f.rect(-4.2, 2.2, 8.4, 1.7, darken(lit(l, '#7A4F30'), 0.45));
  f.rect(-4.2, 1.2, 8.4, 1.4, darken(lit(l, '#7A4F30'), 0.3));
  for (const x of [-4.05, 3.9]) f.rect(x, 0, 0.16, 4.6, wood);
  for (let i = 0; i < 5; i++) {
    const x = -3.4 + i * 1.7;
    f.line(`${x},4 ${x},3.4`, '#3A2A20', 0.02);
    for (let k = 0; k < 7; k++)
      f.ellipse(
        x + s.rng.range(-0.14, 0.14),
        3.35 - k * 0.09,
        0.09,
        0.09,
        lit(l, i % 2 ? '#F1E6D0' : '#A8452A'),
      );
  }
  const vendor = {
    kind: 'shirt',
    top: '#F1E8D2',
    legs: '#26323F',
    hair: 'bob',
    hairColour: '#8A3F26',
    skin: '#F1C9A5',
  } as const;
  const g = flat(s, 700, 945, 235);
  frontFigure(g, l, 0, {
    outfit: vendor,
    arms: [
      [25, -30],
      [60, 20],
    ],
  });
  g.poly('-0.16,1.3 0.16,1.3 0.24,0.5 -0.24,0.5', lit(l, GREEN));
  for (const k of [-1, 1]) g.line(`${k * 0.13},1.28 ${k * 0.1},1.44`, lit(l, GREEN), 0.04);
  const man = {
    kind: 'vest',
    top: '#54704A',
    legs: '#26323F',
    hair: 'cap',
    hairColour: '#4A2F22',
    skin: '#C98A63',
    accent: '#7A5B34',
  } as const;
  frontFigure(flat(s, 1150, 955, 240), l, 0, { outfit: { ...man, kind: 'jacket' }, arms: frontPoses.carry });
  produce(s, l);
  const a = flat(s, 800, 1060, 172);
  awning(a, l, -4.45, 8.9, 5.35, 1.5, '#2B7A12', 0, '#F8F1DE');
  a.rect(-4.5, 5.25, 9, 0.2, lit(l, '#215F0D'));
  const buyer = flat(s, 210, 1240, 262);
  frontFigure(buyer, l, 0, {
    back: true,
    outfit: {
      kind: 'coat',
      top: '#7B3F61',
      legs: '#26323F',
      hair: 'bun',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
    },
    arms: [
      [12, 6],
      [70, 60],
    ],
  });
  frontFigure(flat(s, 1440, 1260, 268), l, 0, {
    back: true,
    outfit: {
      kind: 'jacket',
      top: '#2F5D7C',
      legs: '#4A3B33',
      hair: 'beanie',
      hairColour: '#2B1D18',
      skin: '#9A6446',
      accent: SUN,
    },
    backpack: '#C98A2B',
  });
}

/** The sloping display: crates of what grows in early autumn. */
function produce(s: Sheet, l: Light): void {
  const crates: ((x: number, y: number, w: number, h: number) => void)[] = [
    (x, y, w, h) => heap(s, x, y, w, h, 46, (px, py) => ball(s, l, px, py, 27, '#D6402F', '#4E7A36')),
    (x, y, w, h) => heap(s, x, y, w, h, 90, (px, py) => cabbage(s, l, px, py, 52)),
    (x, y, w, h) => heap(s, x, y, w, h, 84, (px, py) => pumpkin(s, l, px, py, 54, '#E2802A')),
    (x, y, w, h) => heap(s, x, y, w, h, 40, (px, py) => ball(s, l, px, py, 25, '#8FB04A', '#5B4636')),
    (x, y, w, h) => heap(s, x, y, w, h, 40, (px, py) => ball(s, l, px, py, 24, '#6B3A6B', '#4E7A36')),
  ];
  const draw = (i: number, x: number, y: number, w: number, h: number) => {
    crates[i]?.(x, y, w, h);
    s.poly(
      [
        [x - 8, y],
        [x + w + 8, y],
        [x + w, y + 70],
        [x, y + 70],
      ],
      lit(l, '#B98550'),
    );
    for (const k of [8, 34, 58]) s.rect(x - 3, y + k, w + 6, 4, dim(l, '#B98550'), 'opacity="0.6"');
    s.rect(x + w / 2 - 42, y + 12, 84, 44, '#26332F', 'rx="4"');
    const tag = flat(s, x + w / 2 - 30, y + 46, 1);
    centred(tag, s.rng.pick(['1.80', '2.40', '0.95', '3.20'] as const), 30, 0, 24, '#F6F0E0', 0.13);
  };
  draw(4, 150, 770, 250, 60);
  draw(1, 420, 770, 360, 70);
  draw(3, 800, 770, 270, 60);
  draw(0, 1090, 770, 350, 60);
  s.rect(110, 838, 1390, 26, dim(l, '#9A6238'));
  draw(0, 90, 950, 380, 90);
  draw(2, 490, 950, 560, 100);
  draw(1, 1070, 950, 420, 90);
  s.rect(60, 1020, 1490, 34, lit(l, '#9A6238'));
  s.rect(
    60,
    1050,
    1490,
    180,
    s.linear(
      [
        [0, lit(l, '#F1E6CC')],
        [1, lit(l, '#D8C8A4')],
      ],
      [0, 1050],
      [0, 1200],
    ),
  );
  for (let x = 80; x < 1540; x += 74) s.rect(x, 1054, 3, 150, dim(l, '#F1E6CC'), 'opacity="0.4"');
}

function heap(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  paint: (x: number, y: number) => void,
): void {
  for (let row = 0; row < 3; row++) {
    const inset = (2 - row) * step * 0.5;
    for (let px = x + inset + step * 0.4; px < x + w - inset - step * 0.2; px += step)
      paint(px + s.rng.range(-5, 5), y - (2 - row) * h * 0.42 - 6);
  }
}

function cabbage(s: Sheet, l: Light, x: number, y: number, r: number): void {
  for (const [k, tone] of [
    [1, '#4E7A46'],
    [0.86, '#7DA456'],
    [0.62, '#A5C374'],
    [0.36, '#C9DC9C'],
  ] as const) {
    s.soft(
      blob(s.rng, x - r * (1 - k) * 0.3, y - r * (1 - k) * 0.2, r * k, r * k * 0.92, 9, 0.1),
      lit(l, tone),
    );
  }
  for (const a of [200, 250, 300, 345]) {
    const rad = (a * Math.PI) / 180;
    s.curve(
      [
        [x, y + r * 0.1],
        [x + Math.cos(rad) * r * 0.5, y + Math.sin(rad) * r * 0.45],
        [x + Math.cos(rad) * r * 0.85, y + Math.sin(rad) * r * 0.8],
      ],
      lit(l, '#DCE9BC'),
      2.5,
      'opacity="0.8"',
    );
  }
}

function ball(s: Sheet, l: Light, x: number, y: number, r: number, colour: string, stalk: string): void {
  s.circle(x, y, r, dim(l, colour));
  s.circle(x - r * 0.12, y - r * 0.14, r * 0.86, lit(l, colour));
  s.ellipse(x - r * 0.34, y - r * 0.4, r * 0.3, r * 0.2, lighten(colour, 0.5), 'opacity="0.7"');
  s.line(
    [
      [x + r * 0.05, y - r * 0.75],
      [x + r * 0.2, y - r * 1.05],
    ],
    lit(l, stalk),
    r * 0.16,
  );
}

function pumpkin(s: Sheet, l: Light, x: number, y: number, r: number, colour: string): void {
  for (const [dx, tone] of [
    [-0.62, lit(l, colour)],
    [0.62, dim(l, colour)],
    [-0.34, lighten(lit(l, colour), 0.08)],
    [0.34, mix(lit(l, colour), dim(l, colour), 0.5)],
    [0, lighten(lit(l, colour), 0.14)],
  ] as const) {
    s.ellipse(x + dx * r, y, r * 0.48, r * (0.88 - Math.abs(dx) * 0.16), tone);
  }
  s.poly(
    [
      [x - 6, y - r * 0.8],
      [x + 7, y - r * 0.8],
      [x + 14, y - r * 1.15],
      [x + 2, y - r * 1.12],
    ],
    lit(l, '#5E6B36'),
  );
}

export const scene: Scene = { paint: market };
