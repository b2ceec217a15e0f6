import {
  bush,
  cloud,
  dim,
  flat,
  foliage,
  lerp,
  lights,
  lit,
  meadow,
  PAPER,
  type Pt,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  sun,
  tree,
} from '../toolkit.ts';

function playground(s: Sheet): void {
  const l = { ...lights.noon, keyAmount: 0.1 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#6FBCD0'],
        [0.7, '#D3ECDF'],
        [1, '#FFF5DA'],
      ],
    },
    800,
  );
  cloud(s, 1260, 180, 400, '#FFFFFF', '#E3F0EA');
  sun(s, l, 210, 190, 66, 4);
  const back = flat(s, 0, 800, 42);
  for (let i = 0; i < 12; i++)
    tree(back, l, i * 3.5, {
      height: s.rng.range(8, 11),
      depth: 0.4,
      leaves: i % 2 ? foliage.summer : foliage.spring,
    });
  s.rect(0, 780, s.w, s.h, lit(l, '#9CC26A'));
  s.soft(
    '-40,900 300,850 900,838 1500,860 1660,920 1640,1130 1000,1180 200,1150 -60,1080',
    lit(l, '#EBD3A0'),
  );
  for (let i = 0; i < 140; i++)
    s.ellipse(
      s.rng.range(60, 1540),
      s.rng.range(890, 1120),
      s.rng.range(4, 14),
      2.6,
      lit(l, '#D9BB80'),
      'opacity="0.7"',
    );
  const f = flat(s, 620, 1010, 118);
  const [wood, dark, pale] = [lit(l, '#B5793F'), dim(l, '#B5793F'), lit(l, '#D9A060')];
  f.soft('-0.4,0 2.6,0 6.2,-0.3 7,-0.6 3,-0.6 0,-0.35', '#6B4A24', 'opacity="0.22"');
  for (const x of [0.1, 2.35])
    f.beam(
      [
        [x, 0],
        [x + 0.06, 4.5],
      ],
      wood,
      0.2,
    );
  for (const x of [0.6, 1.9])
    f.beam(
      [
        [x, 0],
        [x, 3.9],
      ],
      dark,
      0.16,
    );
  f.line('0.2,0.2 2.4,1.9', dark, 0.1);
  f.line('2.4,0.2 0.2,1.9', dark, 0.1);
  f.rect(-0.15, 2, 2.9, 0.2, pale);
  for (let x = 0; x < 2.5; x += 0.26)
    f.rect(x, 2.2, 0.14, 0.85, x % 0.52 < 0.26 ? wood : pale, [0.06, 0.06, 0, 0]);
  f.rect(-0.1, 2.85, 2.8, 0.12, dark);
  f.poly('-0.5,4.1 1.3,5.7 3.1,4.1', lit(l, '#D6453D'));
  f.poly('1.3,5.7 3.1,4.1 1.6,4.1', dim(l, '#D6453D'));
  for (let i = 1; i < 4; i++)
    f.line(
      `${-0.5 + i * 0.42},${4.1 + i * 0.38} ${1.5 + i * 0.02},${4.1 + i * 0.38}`,
      dim(l, '#D6453D'),
      0.04,
    );
  f.line('1.3,5.7 1.3,6.5', lit(l, '#6B4A34'), 0.06);
  f.soft('1.33,6.5 1.7,6.42 2.1,6.5 2.1,6.14 1.7,6.06 1.33,6.12', lit(l, SUN));
  f.poly('2.6,2.25 3.1,2.2 5.7,0.5 6.5,0.32 6.5,0.16 5.6,0.28 2.9,1.98 2.6,2.02', lit(l, '#2F7A9C'));
  f.poly('2.6,2.62 3.1,2.56 5.75,0.86 6.5,0.66 6.5,0.32 5.7,0.5 3.1,2.2 2.6,2.25', lit(l, '#4FA0C0'));
  f.line('4.6,1.05 4.7,0', dark, 0.1);
  f.line('6.2,0.3 6.2,0', dark, 0.1);
  for (let i = 0; i < 7; i++)
    f.line(`${-0.62 + i * 0.1},${0.3 + i * 0.28} ${-0.2 + i * 0.07},${0.3 + i * 0.28}`, pale, 0.07);
  f.beam('-0.7,0 0,2.1', wood, 0.1);
  f.beam('-0.28,0 0.3,2.1', wood, 0.1);
  const bridge = (t: number): Pt => [lerp(-4.2, 0, t), 2.06 - Math.sin(Math.PI * t) * 0.42];
  const rope = (t: number): Pt => [lerp(-4.2, 0, t), 2.95 - Math.sin(Math.PI * t) * 0.34];
  for (const x of [-4.9, -4.1])
    f.beam(
      [
        [x, 0],
        [x, 3.3],
      ],
      wood,
      0.2,
    );
  f.rect(-5.05, 2, 1.1, 0.2, pale);
  for (let i = 0; i <= 13; i++) {
    const [a, b] = [bridge(i / 13), rope(i / 13)];
    f.line([a, b], '#E9DCC0', 0.035);
    f.rect(a[0] - 0.12, a[1] - 0.05, 0.24, 0.1, i % 2 ? wood : pale, 0.03);
  }
  f.curve(
    Array.from({ length: 8 }, (_, i) => rope(i / 7)),
    '#E9DCC0',
    0.06,
  );
  const kid = (x: number, y: number, o: Parameters<typeof person>[3]) => person(f.moved(0, y), l, x, o);
  kid(-2.1, 1.66, {
    height: 1.2,
    facing: 1,
    pose: {
      legs: [
        [20, 4],
        [-16, -22],
      ],
      arms: [
        [70, 110],
        [-50, -80],
      ],
    },
    outfit: {
      kind: 'shirt',
      top: '#F2B01E',
      legs: '#2F5D7C',
      hair: 'curly',
      hairColour: '#1A1614',
      skin: '#8A5A40',
    },
  });
  kid(1.25, 2.2, {
    height: 1.24,
    facing: -1,
    pose: poses.wave,
    outfit: {
      kind: 'dress',
      top: '#E8728A',
      legs: '#6B3A4A',
      hair: 'long',
      hairColour: '#B5803F',
      skin: '#F1C9A5',
    },
  });
  kid(4.25, 1.08, {
    height: 1.2,
    facing: 1,
    pose: {
      legs: [
        [66, 60],
        [60, 52],
      ],
      arms: [
        [150, 165],
        [160, 172],
      ],
      hip: 0.26,
      lean: -16,
    },
    outfit: {
      kind: 'shirt',
      top: '#2B7A12',
      legs: '#4A3B33',
      hair: 'short',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
    },
  });
  for (let x = 0.1; x < 2.5; x += 0.26)
    f.rect(x, 2.2, 0.12, 0.62, x % 0.52 < 0.26 ? pale : wood, [0.06, 0.06, 0, 0]);
  bush(flat(s, 100, 905, 80), l, 0, 3, 1.4, foliage.spring);
  bush(flat(s, 1560, 900, 80), l, 0, 3, 1.6, foliage.summer);
  s.poly('240,1086 300,1086 320,1026 220,1026', lit(l, '#D6453D'));
  s.line('220,1026 250,986 300,990 320,1026', lit(l, '#8A2A22'), 5);
  s.soft('330,1100 370,1040 440,1010 500,1050 540,1100', lit(l, '#E3C48A'));
  meadow(s, l, 1150, 1210, '#8DB462', [PAPER, SUN], 150);
}

export const scene: Scene = { paint: playground };
