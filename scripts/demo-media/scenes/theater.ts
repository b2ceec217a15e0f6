import {
  dim,
  type Face,
  flat,
  foliage,
  half,
  lantern,
  lighten,
  lights,
  lit,
  mix,
  person,
  poses,
  type Scene,
  type Sheet,
  sky,
  someone,
  stars,
  streaks,
  tree,
} from '../toolkit.ts';

function theatre(s: Sheet): void {
  const l = { ...lights.dusk, keyAmount: 0.16 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#27467A'],
        [0.5, '#6A6F9C'],
        [0.85, '#D99A8E'],
        [1, '#F6C79A'],
      ],
    },
    860,
  );
  stars(s, 40, 300);
  streaks(s, l, 5, 260, 560, '#F0B5A0');
  const f = flat(s, 800, 900, 50);
  const stone = lit({ ...l, keyAmount: 0.06 }, '#F3E2BE');
  const shadow = dim(l, '#CDB78E');
  for (const x of [-17, 15.4]) tree(f, l, x, { height: 9, leaves: foliage.dark, depth: 0.1 });
  f.rect(-12.5, 0, 25, 10.4, half(l, '#E3CFA4'));
  f.rect(-10, 0, 20, 9.2, '#7A3A34');
  f.rect(
    -10,
    0,
    20,
    9.2,
    s.linear(
      [
        [0, '#E8A45A'],
        [1, '#FFE2A0'],
      ],
      [0, 440],
      [0, 900],
    ),
  );
  for (const x of [-7, -3.5, 0, 3.5, 7]) {
    f.rect(x - 1.1, 0, 2.2, 5.6, '#A8603A', [1.1, 1.1, 0, 0]);
    f.rect(x - 0.9, 0, 1.8, 5.3, x === 0 ? '#FFF3CF' : '#FFDf95', [0.9, 0.9, 0, 0]);
    f.rect(x - 0.04, 0, 0.08, 5.2, '#A8603A');
  }
  for (const x of [-11.3, 11.3]) {
    f.rect(x - 0.75, 1.9, 1.5, 6.4, '#B3262E');
    f.poly(
      [
        [x - 0.75, 1.95],
        [x, 1.3],
        [x + 0.75, 1.95],
      ],
      '#B3262E',
    );
    f.rect(x + 0.3, 1.7, 0.45, 6.6, '#8A1C24');
    mask(f, x, 6.4, 0.5, true);
    mask(f, x, 4.6, 0.5, false);
  }
  for (let i = 0; i < 6; i++) {
    const x = -8.75 + i * 3.5;
    f.rect(x - 0.62, 0.4, 1.24, 8.6, stone);
    for (const k of [-0.36, -0.1, 0.16]) f.rect(x + k, 0.6, 0.1, 8.1, shadow, 0, 'opacity="0.4"');
    f.rect(x + 0.3, 0.4, 0.32, 8.6, shadow, 0, 'opacity="0.65"');
    f.rect(x - 0.85, 0, 1.7, 0.5, lighten(stone, 0.2));
    f.poly(
      [
        [x - 0.7, 8.8],
        [x + 0.7, 8.8],
        [x + 0.95, 9.3],
        [x - 0.95, 9.3],
      ],
      lighten(stone, 0.2),
    );
  }
  f.rect(-10.8, 9.2, 21.6, 1.5, stone);
  f.rect(-10.8, 9.2, 21.6, 0.3, shadow);
  f.rect(-11.2, 10.6, 22.4, 0.4, lighten(stone, 0.3));
  f.poly('-11.4,11 0,15.4 11.4,11', lighten(stone, 0.15));
  f.poly('-8.6,11.3 0,14.6 8.6,11.3', half(l, '#D9C298'));
  mask(f, -1.3, 12.4, 0.85, true, lighten(stone, 0.3));
  mask(f, 1.3, 12.4, 0.85, false, lighten(stone, 0.3));
  f.soft('-6,11.4 -4,12 -3,12.8 -2.4,11.5', stone);
  f.soft('6,11.4 4,12 3,12.8 2.4,11.5', stone);
  for (let i = 0; i < 7; i++) {
    const y = 896 + i * 26;
    const w = 11.6 + i * 1.1;
    s.rect(800 - w * 50, y, w * 100, 30, mix(stone, '#4A4A6A', i * 0.05 + 0.05));
    s.rect(800 - w * 50, y, w * 100, 6, lighten(stone, 0.25), 'opacity="0.8"');
  }
  s.rect(
    0,
    1078,
    s.w,
    130,
    s.linear(
      [
        [0, mix(stone, '#4A4A6A', 0.45)],
        [1, '#3A3F5E'],
      ],
      [0, 1078],
      [0, 1200],
    ),
  );
  s.poly(
    '430,900 1170,900 1480,1200 120,1200',
    s.linear(
      [
        [0, '#FFE0A0', 0.42],
        [1, '#FFE0A0', 0],
      ],
      [0, 900],
      [0, 1200],
    ),
  );
  const guest = (
    x: number,
    y: number,
    k: number,
    facing: 1 | -1,
    o: Partial<ReturnType<typeof someone>>,
    pose: (typeof poses)[keyof typeof poses] = poses.walk,
  ) => person(flat(s, x, y, k), l, 0, { facing, pose, outfit: someone(s.rng, { kind: 'coat', ...o }) });
  guest(520, 1010, 74, 1, { top: '#23303F', hair: 'short' });
  guest(575, 1012, 74, 1, { kind: 'dress', top: '#B3262E', legs: '#8A5A44', hair: 'bun' });
  guest(980, 984, 70, -1, { kind: 'dress', top: '#2B5A6A', legs: '#8A5A44', hair: 'long' });
  guest(1040, 984, 70, -1, { top: '#3A2F3F', hair: 'short' }, poses.relaxed);
  guest(700, 950, 66, 1, { top: '#4A3B33', hair: 'hat' });
  guest(300, 1130, 92, 1, { top: '#6B3A5A', hair: 'bob' });
  guest(360, 1130, 92, 1, { top: '#26323F', hair: 'short' });
  guest(1290, 1140, 94, -1, { top: '#C98A2B', hair: 'curly' });
  for (const x of [150, 1450]) lantern(flat(s, x, 1110, 66), l, 0, 4.4);
}

function mask(f: Face, x: number, y: number, r: number, happy: boolean, colour = '#F6E3B4'): void {
  f.soft(
    [
      [x - r, y + r * 0.8],
      [x, y + r * 0.95],
      [x + r, y + r * 0.8],
      [x + r * 0.8, y - r * 0.4],
      [x, y - r * 1.1],
      [x - r * 0.8, y - r * 0.4],
    ],
    colour,
  );
  const hole = '#5B1A20';
  for (const k of [-1, 1])
    f.soft(
      [
        [x + k * r * 0.2, y + r * 0.3],
        [x + k * r * 0.45, y + r * (happy ? 0.5 : 0.42)],
        [x + k * r * 0.7, y + r * (happy ? 0.3 : 0.18)],
        [x + k * r * 0.45, y + r * 0.2],
      ],
      hole,
    );
  const m = happy ? -1 : 1;
  f.soft(
    [
      [x - r * 0.5, y - r * (happy ? 0.2 : 0.6)],
      [x, y - r * (happy ? 0.42 : 0.34)],
      [x + r * 0.5, y - r * (happy ? 0.2 : 0.6)],
      [x, y - r * 0.4 + m * r * 0.3],
    ],
    hole,
  );
}

export const scene: Scene = { paint: theatre };
