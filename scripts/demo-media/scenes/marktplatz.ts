import {
  arc,
  birds,
  Camera,
  church,
  cloud,
  darken,
  dim,
  type Face,
  flat,
  GREEN,
  half,
  houseRow,
  type Light,
  lantern,
  lights,
  lit,
  PAPER,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
} from '../toolkit.ts';

function square(s: Sheet): void {
  const l = lights.spring;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#5FAEC4'],
        [0.6, '#BFE0DD'],
        [1, '#F3F0DE'],
      ],
    },
    560,
  );
  cloud(s, 1180, 170, 380, '#FFFFFF', '#DCEBEA');
  cloud(s, 240, 240, 260, '#FFFFFF', '#E3EFEC');
  const c = new Camera(s, { at: [0, 8.6, 0], pitch: 9, focal: 1120, centre: [800, 660] });
  const back = c.billboard([0, 0, 52]);
  church(flat(s, ...back.at(-13, 0), back.scale()), l, 0, { height: 37, depth: 0.3 });
  houseRow(back, l, -40, 40, { depth: 0.14 });
  clockTower(flat(s, ...back.at(9, 0), back.scale() * 1.02), l);
  const y = back.at(0, 0)[1];
  s.rect(
    0,
    y,
    s.w,
    s.h - y,
    s.linear(
      [
        [0, lit(l, '#E4D8BE')],
        [1, lit(l, '#CDBE9F')],
      ],
      [0, y],
      [0, s.h],
    ),
  );
  const floor = c.floor();
  const ring = (r: number, tone: string) => floor.soft(arc(-2, 26, r, r, 0, 345, 24), tone);
  for (const [i, r] of [16, 14.6, 10, 9].entries()) ring(r, lit(l, i % 2 ? '#DDCFB2' : '#C6B492'));
  for (let i = 0; i < 260; i++) {
    const [x, z] = [s.rng.range(-22, 22), s.rng.range(8, 50)];
    floor.rect(x, z, 0.7, 0.16, lit(l, s.rng.chance(0.5) ? '#B9A888' : '#EDE3CB'), 0, 'opacity="0.5"');
  }
  c.strip(-30, -15, 12, 52, '#20406A', 0, 'opacity="0.16"');
  fountain(c, l, -2, 26);
  const stalls: (readonly [number, number, string])[] = [
    [-13, 40, '#C4492F'],
    [-8, 41, GREEN],
    [11, 38, SUN],
    [15.5, 37, '#C4492F'],
    [-15, 29, '#2F5D7C'],
    [13.6, 27, GREEN],
  ];
  for (const [x, z, colour] of stalls) parasol(c.billboard([x, 0, z]), l, colour);
  for (let i = 0; i < 46; i++) {
    const [x, z] = [s.rng.range(-17, 18), s.rng.range(13, 45)];
    if (Math.hypot(x + 2, z - 26) < 5.4) continue;
    const q = c.billboard([x, 0, z]);
    q.poly('0,0 0.2,0 1.9,0.34 1.6,0.42', '#20304A', 'opacity="0.22"');
    person(q, l, 0, {
      facing: s.rng.chance(0.5) ? 1 : -1,
      pose: s.rng.pick([poses.walk, poses.relaxed, poses.stand, poses.stride] as const),
      outfit: someone(s.rng),
    });
  }
  for (const [x, z] of [
    [-8.5, 12.5],
    [9.4, 13],
  ] as const) {
    const q = c.billboard([x, 0, z]);
    lantern(q, l, 0, 4.2);
  }
  birds(s, 6, 520, 300, 110, '#3C5560');
}

function clockTower(f: Face, l: Light): void {
  const brick = lit(l, '#B8664A', 0.1);
  f.rect(-3.4, 0, 6.8, 21, brick);
  f.rect(1.2, 0, 2.2, 21, dim(l, '#B8664A', 0.1), 0, 'opacity="0.6"');
  for (const y of [5, 11, 20.4]) f.rect(-3.7, y, 7.4, 0.6, lit(l, '#EBD9B4', 0.1));
  for (const x of [-1.7, 1.1])
    for (const y of [6.6, 8]) f.rect(x, y, 0.9, y > 7 ? 1.8 : 0.2, l.glass, [0.45, 0.45, 0, 0]);
  f.rect(-1.4, 0, 2.8, 4.2, darken(brick, 0.45), [1.4, 1.4, 0, 0]);
  f.ellipse(0, 16, 2.5, 2.5, lit(l, '#EBD9B4'));
  f.ellipse(0, 16, 2.15, 2.15, lit(l, PAPER));
  for (let a = 0; a < 360; a += 30) {
    const [p] = arc(0, 16, 1.8, 1.8, a, a, 1);
    if (p) f.ellipse(p[0], p[1], 0.11, 0.11, '#22332F');
  }
  f.line('0,16 0,17.6', '#22332F', 0.22);
  f.line('0,16 -1,15.2', '#22332F', 0.26);
  f.poly('-3.9,21 0,31 3.9,21', lit(l, '#5F9A86', 0.1));
  f.poly('0.6,21 0,31 3.9,21', dim(l, '#5F9A86', 0.1));
  f.line('0,31 0,33', '#D9A93A', 0.2);
  f.ellipse(0, 33, 0.35, 0.35, '#E3B84F');
}

function fountain(c: Camera, l: Light, x: number, z: number): void {
  const floor = c.floor();
  const rim = c.floor(0.9);
  floor.soft(arc(x + 1.2, z - 0.3, 5, 4.6, 0, 345, 24), '#22344E', 'opacity="0.2"');
  floor.soft(arc(x, z, 4.2, 4.2, 0, 345, 24), dim(l, '#CDBB98'));
  rim.soft(arc(x, z, 4.3, 4.3, 0, 345, 24), lit(l, '#F1E7D0'));
  rim.soft(arc(x, z, 3.8, 3.8, 0, 345, 24), lit(l, '#6FB0BC'));
  rim.soft(arc(x - 0.6, z + 0.8, 2.2, 1.4, 0, 345, 24), lit(l, '#A9D5D6'), 'opacity="0.8"');
  const f = c.billboard([x, 0.5, z]);
  const stone = lit(l, '#E0D2B4');
  f.poly('-0.7,0 -0.4,3 0.4,3 0.7,0', stone);
  f.soft('-1.9,3.4 -1.2,2.7 1.2,2.7 1.9,3.4 0,3.2', half(l, '#E0D2B4'));
  f.ellipse(0, 3.4, 1.9, 0.32, lit(l, '#A9D5D6'));
  f.poly('-0.3,3.4 -0.18,5 0.18,5 0.3,3.4', stone);
  person(f.moved(0, 5), { ...l, key: '#5F8F80', keyAmount: 0.85 }, 0, { height: 2, pose: poses.point });
  for (const k of [-1, 1]) {
    f.curve(`0,3.5 ${k * 1.2},4.3 ${k * 2.1},3 ${k * 2.5},0.9`, '#F2FBFA', 0.14, 'opacity="0.85"');
    f.curve(`${k * 0.3},3.4 ${k * 1},3.6 ${k * 1.5},2 ${k * 1.6},0.7`, '#F2FBFA', 0.1, 'opacity="0.7"');
  }
}

function parasol(f: Face, l: Light, colour: string): void {
  f.poly('-1.8,0 1.8,0 3.6,0.9 0.4,0.9', '#20304A', 'opacity="0.18"');
  f.rect(-0.06, 0, 0.12, 3, lit(l, '#6B4A2E'));
  f.rect(-1.3, 0.8, 2.6, 0.12, lit(l, '#A9713F'));
  for (const x of [-1.2, 1.1]) f.rect(x, 0, 0.1, 0.8, lit(l, '#7A4F30'));
  for (let i = 0; i < 8; i++)
    f.ellipse(
      -1.1 + i * 0.31,
      1.05,
      0.19,
      0.17,
      lit(l, f.sheet.rng.pick(['#D6453D', '#E89A2B', '#7BA552', '#8C3B5A', '#F2C14E'] as const)),
    );
  f.poly('-2,2.5 0,3.5 0,2.5', lit(l, colour));
  f.poly('2,2.5 0,3.5 0,2.5', dim(l, colour));
  f.poly('-0.9,2.5 0,3.5 0.4,2.5', lit(l, PAPER));
}

export const scene: Scene = { paint: square, grain: 2 };
