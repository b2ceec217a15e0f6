import { bustHead } from '../parts/bust.ts';
import { boards, brickWall, shade, softShadow, specks, steam, vignette } from '../parts/studio.ts';
import {
  arc,
  centred,
  darken,
  dim,
  type Face,
  flat,
  GREEN,
  houseRow,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  type Pt,
  type Scenes,
  type Sheet,
  SUN,
  sky,
  sun,
  tramFront,
} from '../toolkit.ts';

function driver(s: Sheet): void {
  const l = lights.morning;
  sky(s, l, 760);
  sun(s, l, 760, 300, 60, 5);
  s.blurred(5, () => {
    houseRow(flat(s, -30, 900, 46), l, 0, 22, { depth: 0.42 });
    s.rect(0, 900, s.w, 300, lit(l, '#C9BFA8'));
    tramFront(flat(s, 265, 1040, 218), l, {
      line: '4',
      destination: 'ROSENACKER',
      lampsOn: true,
      driver: false,
    });
  });
  shade(s, '#FFE2AC', [900, 0], [300, 700], 0.5);
  const f = flat(s, 500, 690, 148);
  const hair = '#2B1B17';
  curls(f, hair, 1.26);
  uniform(f, l);
  bustHead(f, l, { skin: '#C98A63', hair, lips: '#A8433C', smile: 0.16, iris: '#3A2416', age: 0.35 });
  fringe(f, hair);
}

function curls(f: Face, hair: string, size: number): void {
  const { rng } = f.sheet;
  for (let i = 0; i < 90; i++) {
    const a = rng.range(-30, 210);
    const rad = (a * Math.PI) / 180;
    const d = rng.range(0.75, 1.05) * size;
    const [x, y] = [Math.cos(rad) * d * 1.14, 1.45 + Math.sin(rad) * d * 1.15 - (a < 0 || a > 180 ? 0.3 : 0)];
    f.ellipse(x, y, 0.26, 0.25, mix(hair, '#6B3F2C', rng.range(0, 0.4)));
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 22; i++)
      f.ellipse(
        side * rng.range(0.95, 1.45),
        rng.range(-0.5, 1.2),
        0.24,
        0.24,
        mix(hair, '#6B3F2C', side < 0 ? rng.range(0.1, 0.45) : rng.range(0, 0.2)),
      );
}

function fringe(f: Face, hair: string): void {
  const { rng } = f.sheet;
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const x = -0.98 + t * 1.96;
    const y = 2.52 - Math.abs(t - 0.42) ** 1.6 * 2.2 + rng.range(-0.08, 0.1);
    f.ellipse(x, y, 0.2, 0.19, mix(hair, '#7A4A32', t < 0.5 ? rng.range(0.1, 0.5) : rng.range(0, 0.2)));
  }
}

function uniform(head: Face, l: Light): void {
  const f = head.moved(0, 0.42);
  f.soft(
    '-0.7,-0.7 -1.6,-1.05 -2.55,-1.5 -2.95,-2.6 -3.2,-5 3.2,-5 2.95,-2.6 2.55,-1.5 1.6,-1.05 0.7,-0.7 0,-1.2',
    lit(l, GREEN),
  );
  f.soft('0.9,-0.8 1.6,-1.05 2.55,-1.5 2.95,-2.6 3.2,-5 1.3,-5 1.2,-2.4', dim(l, GREEN), 'opacity="0.75"');
  f.poly('-0.62,-0.62 0,-2.1 0.62,-0.62 0.75,-0.95 0.2,-3.6 -0.2,-3.6 -0.75,-0.95', lit(l, '#F4F0E2'));
  f.poly('-0.62,-0.6 -0.3,-1.45 0,-1.2 0.3,-1.45 0.62,-0.6 0,-1.05', lit(l, '#FBF8EE'));
  f.poly('-0.14,-1.3 0.14,-1.3 0.22,-3.6 0,-3.9 -0.22,-3.6', '#214B2A');
  f.poly('-0.16,-1.2 0.16,-1.2 0.1,-1.5 -0.1,-1.5', '#18391F');
  for (const side of [-1, 1]) {
    f.poly(
      [
        [side * 0.68, -0.62],
        [side * 1.12, -1],
        [side * 1.08, -1.9],
        [side * 0.16, -3.7],
        [side * 0.1, -3.4],
        [side * 0.62, -1.6],
      ],
      side < 0 ? lighten(lit(l, GREEN), 0.12) : dim(l, darken(GREEN, 0.15)),
    );
    f.poly(
      [
        [side * 2.1, -1.28],
        [side * 2.6, -1.55],
        [side * 2.66, -1.72],
        [side * 2.06, -1.46],
      ],
      SUN,
    );
  }
  f.line('0,-3.6 0,-5', darken(GREEN, 0.4), 0.05);
  f.ellipse(-1.5, -2.3, 0.25, 0.25, SUN);
  f.ellipse(-1.5, -2.3, 0.19, 0.19, GREEN);
  centred(f, '4', -1.5, -2.4, 0.2, '#F6F5F1', 0.2);
  f.rect(1.05, -2.5, 0.95, 0.34, '#F4F0E2', 0.05);
  centred(f, 'DEMIR', 1.52, -2.42, 0.17, '#22382A', 0.16);
}

function baker(s: Sheet): void {
  const l: Light = { ...lights.softEvening, key: '#FFB45A', keyAmount: 0.2, shade: '#6A4A5E' };
  brickWall(s, 0, 0, s.w, s.h, '#6A3A2E', 44);
  shade(s, '#160A10', [0, 0], [700, 400], 0.75);
  const door: Pt[] = [
    [520, 760],
    [520, 430],
    ...arc(720, 430, 200, 190, 180, 360, 18),
    [920, 430],
    [920, 760],
  ];
  s.poly(
    door.map(([x, y]) => [x - (x < 720 ? 34 : -34), y - (y < 440 ? 34 : 0)] as const),
    '#8A5440',
  );
  s.poly(door, '#1E0D0C');
  s.circle(
    720,
    640,
    420,
    s.radial(
      [
        [0, '#FFE9A0', 1],
        [0.3, '#FF9A3C', 0.8],
        [1, '#FF6A20', 0],
      ],
      720,
      640,
      420,
    ),
  );
  for (let i = 0; i < 9; i++)
    s.ellipse(
      575 + (i % 5) * 82,
      700 - Math.floor(i / 5) * 110,
      62,
      44,
      lit(l, i % 2 ? '#C98440' : '#B36F34'),
    );
  s.rect(500, 742, 420, 26, '#3A1D1A');
  s.rect(0, 300, 330, 18, '#3A2018');
  for (let i = 0; i < 4; i++)
    s.soft(
      [
        [20 + i * 78, 300],
        [20 + i * 78, 262],
        [52 + i * 78, 246],
        [86 + i * 78, 262],
        [88 + i * 78, 300],
      ],
      i % 2 ? '#8A5A34' : '#9C6A3C',
    );
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFB45A', 0.25],
        [1, '#FFB45A', 0],
      ],
      720,
      600,
      700,
    ),
  );
  const f = flat(s, 440, 640, 150);
  const g = f.moved(0, 0.42);
  g.soft(
    '-0.7,-0.7 -1.7,-1.05 -2.7,-1.6 -3,-2.8 -3.2,-5 3.2,-5 3,-2.8 2.7,-1.6 1.7,-1.05 0.7,-0.7 0,-1.1',
    lit(l, '#EDE6D6'),
  );
  g.soft(
    '-0.7,-0.7 -1.7,-1.05 -2.7,-1.6 -3,-2.8 -3.2,-5 -1.6,-5 -1.5,-2',
    dim(l, '#D8CDBE'),
    'opacity="0.7"',
  );
  g.poly(
    '-1.25,-1.5 -1.05,-0.85 -0.8,-0.8 -0.9,-1.5 0.9,-1.5 0.8,-0.8 1.05,-0.85 1.25,-1.5 1.75,-5 -1.75,-5',
    lit(l, '#FFFBF0'),
  );
  g.curve('-1.2,-1.55 0,-1.75 1.2,-1.55', dim(l, '#EFE6D4'), 0.05);
  for (const x of [-0.7, 0.2, 0.9])
    g.curve(
      [
        [x, -2.2],
        [x - 0.12, -3],
        [x + 0.05, -4.4],
      ],
      dim(l, '#EFE6D4'),
      0.06,
      'opacity="0.5"',
    );
  bustHead(f, l, { skin: '#EDBE98', hair: '#BFB8AC', brow: '#A79F92', smile: 0.17, iris: '#3D6478', age: 1 });
  f.soft(
    '-0.95,0.9 -0.9,0.3 -0.5,-0.2 0,-0.34 0.5,-0.2 0.9,0.3 0.95,0.9 0.68,0.55 0.45,0.7 0,0.76 -0.45,0.7 -0.68,0.55',
    lit(l, '#CFC8BC'),
  );
  f.soft('-0.36,0.46 0,0.52 0.36,0.46 0.2,0.3 -0.2,0.3', lit(l, '#A8483E'));
  f.soft('-0.27,0.47 0,0.5 0.27,0.47 0,0.4', '#FBF3E6');
  f.soft('-0.55,0.58 -0.2,0.76 0,0.7 0.2,0.76 0.55,0.58 0.2,0.58 0,0.62 -0.2,0.58', lit(l, '#DDD7CC'));
  for (const side of [-1, 1])
    f.soft(
      [
        [side * 0.98, 1.3],
        [side * 1.06, 1.9],
        [side * 0.8, 2.3],
        [side * 0.86, 1.6],
      ],
      lit(l, '#BFB8AC'),
    );
  f.soft('-1.08,2.02 -1.02,2.6 -0.6,2.95 0.6,2.95 1.02,2.6 1.08,2.02 0,2.3', lit(l, '#F8F3E6'));
  f.poly('-1.1,2 -1.06,2.28 0,2.5 1.06,2.28 1.1,2 0,2.22', dim(l, '#F1EADB'));
  armsWithDough(s, f, l);
  specks(s, 60, 430, 1080, 330, 110, [1.5, 5], ['#FFFDF4'], 0.8);
  vignette(s, '#12060A', 0.55);
}

function armsWithDough(s: Sheet, f: Face, l: Light): void {
  s.rect(0, 1096, s.w, 110, lit(l, '#A5713F'));
  boards(s, 1100, 1200, 2, lit(l, '#A5713F'));
  softShadow(s, 450, 1112, 330, 26, 0.5);
  s.soft('220,1120 250,1030 350,990 470,978 590,996 670,1040 700,1122 460,1150', lit(l, '#F3DFB8'));
  s.soft('520,990 600,1000 670,1040 700,1122 560,1140 600,1060', dim(l, '#E6CB9C'), 'opacity="0.6"');
  for (const side of [-1, 1]) {
    f.soft(
      [
        [side * 2.1, -1.5],
        [side * 2.95, -2.4],
        [side * 2.5, -3],
        [side * 1.5, -2.4],
      ],
      lit(l, side < 0 ? '#D9CDBC' : '#F1EADA'),
      'opacity="0"',
    );
    f.soft(
      [
        [side * 2.85, -1.9],
        [side * 2.95, -2.7],
        [side * 1.4, -2.75],
        [side * 0.72, -2.35],
        [side * 0.6, -2.05],
        [side * 1.3, -2.1],
        [side * 2.2, -1.8],
      ],
      lit(l, '#E3AE84'),
    );
    f.soft(
      [
        [side * 2.95, -1.6],
        [side * 3.1, -2.9],
        [side * 2.2, -2.85],
        [side * 2.1, -1.7],
      ],
      lit(l, side < 0 ? '#D2C5B4' : '#EDE4D2'),
    );
    for (let i = 0; i < 4; i++)
      f.soft(
        [
          [side * (0.95 - i * 0.02), -2.12 - i * 0.15],
          [side * (0.46 - (i % 2) * 0.05), -2.16 - i * 0.15],
          [side * 0.44, -2.26 - i * 0.15],
          [side * 0.95, -2.27 - i * 0.15],
        ],
        lit(l, i % 2 ? '#EDBE98' : '#E3AE84'),
      );
    for (let i = 0; i < 26; i++)
      f.ellipse(
        side * s.rng.range(0.45, 1.7),
        -2.4 + s.rng.range(-0.3, 0.28),
        0.035,
        0.03,
        '#FFFDF6',
        'opacity="0.85"',
      );
  }
  steam(s, 730, 560, 240, 2, 60, '#FFE0B0', 0.14);
}

export const portraitScenes: Scenes = {
  'portrait-fahrerin': { paint: driver },
  'portrait-baecker': { paint: baker },
};
