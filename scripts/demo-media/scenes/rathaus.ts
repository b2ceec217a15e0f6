import {
  Camera,
  cloud,
  darken,
  dim,
  type Face,
  foliage,
  GREEN,
  type Light,
  lighten,
  lights,
  lit,
  PAPER,
  type Pt,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  tree,
} from '../toolkit.ts';

function townHall(s: Sheet): void {
  const l = { ...lights.noon, key: '#FFE2B0', keyAmount: 0.12 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#2C86A8'],
        [0.6, '#86C3CF'],
        [1, '#DDEBDD'],
      ],
    },
    1000,
  );
  cloud(s, 1310, 420, 520, '#FFFFFF', '#D9E9EC');
  cloud(s, 150, 640, 380, '#FFFFFF', '#D9E9EC');
  const c = new Camera(s, { at: [0, 1.6, 0], pitch: -17, focal: 900, centre: [800, 640] });
  const f = c.wall([-15, 0, 21], [1, 0, 0]);
  const brick = lit(l, '#B4573F');
  const trim = lit(l, '#F1DFBD');
  const stepped = (x0: number, w: number, base: number, steps: number): Pt[] => {
    const left: Pt[] = [];
    for (let i = 0; i < steps; i++)
      left.push(
        [x0 + (w / 2) * (i / steps), base + i * 1.7],
        [x0 + (w / 2) * (i / steps), base + (i + 1) * 1.7],
      );
    return [...left, ...left.map(([px, py]) => [2 * x0 + w - px, py] as const).reverse()];
  };
  f.poly('-1,13.4 31,13.4 29.4,18 0.6,18', lit(l, '#7E4238'));
  const gables = [
    [0.4, 8.6],
    [10.2, 9.6],
    [21, 8.6],
  ] as const;
  f.rect(0, 0, 30, 13.6, brick);
  for (const [gx, gw] of gables) {
    const shape = stepped(gx, gw, 13.4, 5);
    f.poly(shape, brick);
    f.clipPoly(shape, () => f.rect(gx + gw * 0.7, 12, gw * 0.4, 14, dim(l, '#B4573F'), 0, 'opacity="0.35"'));
    for (const [i, [px, py]] of shape.entries())
      if (i % 2 === 1 && i < 10) f.rect(px - 0.1, py - 0.05, gw / 10 + 0.15, 0.3, trim);
    for (const [i, [px, py]] of shape.entries())
      if (i % 2 === 0 && i >= 10) f.rect(px - gw / 10, py - 0.05, gw / 10 + 0.15, 0.3, trim);
    for (const dx of [0.3, 0.5, 0.7]) gothic(f, l, gx + gw * dx, 14, 0.95, dx === 0.5 ? 3.6 : 2.3, trim);
    f.ellipse(gx + gw / 2, 19.3, 0.62, 0.62, trim);
    f.ellipse(gx + gw / 2, 19.3, 0.44, 0.44, l.glass);
  }
  for (let i = 0; i < 150; i++)
    f.rect(
      s.rng.range(0, 29),
      Math.round(s.rng.range(5, 44)) * 0.3,
      0.5,
      0.16,
      s.rng.chance(0.5) ? lighten(brick, 0.13) : darken(brick, 0.13),
      0,
      'opacity="0.6"',
    );
  f.rect(-0.2, 5.6, 30.4, 0.42, trim);
  f.rect(-0.2, 13.1, 30.4, 0.42, trim);
  for (let i = 0; i < 10; i++) gothic(f, l, 1.9 + i * 2.92, 7, 1.35, 4.6, trim);
  for (let i = 0; i < 7; i++) {
    const x = 1 + i * 4.1;
    f.rect(x - 0.25, 0, 3.9, 4.9, trim, [1.9, 1.9, 0, 0]);
    f.rect(x, 0, 3.4, 4.6, darken(dim(l, '#8A4A38'), 0.35), [1.65, 1.65, 0, 0]);
    f.rect(x + 1, 0, 1.4, 3, '#FFD98A', [0.6, 0.6, 0, 0], 'opacity="0.35"');
  }
  for (const [x, colours] of [
    [5.6, [GREEN, PAPER]],
    [15, ['#22282A', '#C4392B', SUN]],
    [24.4, [PAPER, GREEN]],
  ] as const) {
    const base = c.wall([-15 + x, 6.6, 19.4], [1, 0, 0]);
    base.line('0,0 0,4.6', lit(l, '#E9EDE2'), 0.1);
    const bands = colours.length;
    for (const [i, colour] of colours.entries()) {
      const [y0, y1] = [4.5 - (2.2 * i) / bands, 4.5 - (2.2 * (i + 1)) / bands];
      base.soft(
        `0.05,${y0} 0.9,${y0 - 0.16} 1.8,${y0 + 0.1} 2.8,${y0 - 0.1} 2.8,${y1 - 0.1} 1.8,${y1 + 0.1} 0.9,${y1 - 0.16} 0.05,${y1}`,
        lit(l, colour),
      );
    }
  }
  const ground0 = c.project([0, 0, 21])[1];
  s.rect(
    0,
    ground0,
    s.w,
    s.h - ground0,
    s.linear(
      [
        [0, lit(l, '#E2D4B6')],
        [1, lit(l, '#C9B892')],
      ],
      [0, ground0],
      [0, s.h],
    ),
  );
  s.poly(
    [
      [0, ground0],
      [s.w, ground0],
      [s.w, ground0 + 26],
      [0, ground0 + 40],
    ],
    '#233A5C',
    'opacity="0.25"',
  );
  for (const [x, z, facing] of [
    [-6, 17, 1],
    [-4.9, 17.3, 1],
    [3.4, 15, -1],
    [8.6, 16.4, 1],
    [-1.6, 19, -1],
    [6.1, 18.4, -1],
  ] as const)
    person(c.billboard([x, 0, z]), l, 0, {
      facing,
      pose: s.rng.pick([poses.walk, poses.relaxed] as const),
      outfit: someone(s.rng),
    });
  tree(c.billboard([-12.6, 0, 15]), l, 0, { height: 8, leaves: foliage.summer });
  tree(c.billboard([12.8, 0, 14.4]), l, 0, { height: 7.4, leaves: foliage.summer });
}

function gothic(f: Face, l: Light, cx: number, y: number, w: number, h: number, trim: string): void {
  const shape = (k: number): Pt[] => [
    [cx - w / 2 - k, y - k],
    [cx - w / 2 - k, y + h * 0.72],
    [cx - w * 0.26 - k * 0.5, y + h * 0.92 + k * 0.5],
    [cx, y + h + k],
    [cx + w * 0.26 + k * 0.5, y + h * 0.92 + k * 0.5],
    [cx + w / 2 + k, y + h * 0.72],
    [cx + w / 2 + k, y - k],
  ];
  f.poly(shape(0.14), trim);
  f.poly(shape(0), f.sheet.rng.chance(l.lit) ? '#FFD98A' : l.glass);
  f.poly(
    [
      [cx - w / 2, y + h * 0.2],
      [cx - w / 2, y + h * 0.72],
      [cx, y + h * 0.9],
    ],
    lighten(l.glass, 0.14),
    'opacity="0.8"',
  );
  f.rect(cx - 0.05, y, 0.1, h * 0.95, trim);
  f.rect(cx - w / 2, y + h * 0.42, w, 0.1, trim);
}

export const scene: Scene = { paint: townHall };
