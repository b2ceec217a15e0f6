import {
  birds,
  Camera,
  church,
  hills,
  lerp,
  lights,
  lit,
  type Pt,
  poplar,
  ribbon,
  ripples,
  type Scene,
  type Sheet,
  sky,
  streaks,
  sun,
  tree,
  willow,
  woods,
} from '../toolkit.ts';

function bend(s: Sheet): void {
  const l = lights.softEvening;
  sky(s, l, 300);
  sun(s, l, 1140, 196, 40, 7);
  streaks(s, l, 7, 40, 180, '#FFF0D0');
  const c = new Camera(s, { at: [0, 95, 0], pitch: 16, focal: 1050, centre: [800, 560] });
  const horizon = c.project([0, 0, 9000])[1];
  const far = hills(s, l, horizon + 6, 44, '#6F8F7A', 0.68);
  woods(s, l, far, 16, 3, 0.6);
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#9DB27A', 0.5)],
        [0.4, lit(l, '#8FB062', 0.12)],
        [1, lit(l, '#5F9146')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  const floor = c.floor();
  const tones = ['#C9B75E', '#7FA553', '#A9BE6C', '#DCC878', '#6C984B', '#B7A95A', '#8DB060'];
  for (let i = 0; i < 46; i++) {
    const z = 150 + s.rng.next() ** 1.4 * 1500;
    const [x, w, h, k] = [
      s.rng.range(-0.8, 0.8) * z,
      s.rng.range(50, 150),
      s.rng.range(40, 130),
      s.rng.range(-30, 30),
    ];
    floor.poly(
      [
        [x, z],
        [x + w, z + k * 0.4],
        [x + w + k, z + h],
        [x + k, z + h * 0.92],
      ],
      lit(l, s.rng.pick(tones), Math.min(0.55, z / 2400)),
      'opacity="0.85"',
    );
  }
  const middle: Pt[] = [
    [-260, 96],
    [-90, 128],
    [40, 170],
    [95, 240],
    [30, 320],
    [-90, 400],
    [-120, 520],
    [10, 640],
    [190, 780],
    [210, 1000],
    [60, 1300],
    [140, 1900],
    [220, 3000],
  ];
  const widths = [120, 92, 74, 68, 66, 66, 70, 76, 84, 92, 100, 110, 130];
  floor.soft(
    ribbon(
      middle,
      widths.map((w) => w * 1.16),
    ),
    lit(l, '#D9C98F'),
  );
  const river = ribbon(middle, widths);
  floor.soft(
    river,
    s.linear(
      [
        [0, '#FFE9B8'],
        [0.25, '#F3CF9C'],
        [0.55, '#8FB5AE'],
        [1, '#3F8088'],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  floor.clipSoft(river, () => ripples(s, horizon + 40, s.h, 120, '#FFF3D6', '#3F7A82'));
  const spire = c.billboard([255, 0, 900]);
  for (let i = 0; i < 40; i++) {
    const [x, z] = [s.rng.range(180, 420), s.rng.range(860, 1120)];
    const q = c.billboard([x, 0, z]);
    q.poly('-7,0 -7,8 0,14 7,8 7,0', lit(l, s.rng.pick(['#EBD9B4', '#E6B98A', '#F0E4CC'] as const), 0.3));
    q.poly('-8,7 0,15 8,7', lit(l, '#B0533A', 0.3));
  }
  church(spire, l, 0, { height: 74, depth: 0.24 });
  const spots: (readonly [number, number, 'willow' | 'tree' | 'poplar'])[] = [];
  for (let i = 0; i < 120; i++) {
    const k = s.rng.next() * (middle.length - 3);
    const [a, b] = [middle[Math.floor(k)], middle[Math.floor(k) + 1]];
    if (!a || !b) continue;
    const t = k % 1;
    const side = s.rng.chance(0.5) ? 1 : -1;
    const off = side * (62 + s.rng.range(0, 60));
    spots.push([
      lerp(a[0], b[0], t) + off * 0.8,
      lerp(a[1], b[1], t) + off * 0.3,
      s.rng.pick(['willow', 'tree', 'tree', 'poplar'] as const),
    ]);
  }
  for (let i = 0; i < 60; i++) spots.push([s.rng.range(-700, 700), s.rng.range(300, 1500), 'tree']);
  for (const [x, z, kind] of spots.sort((a, b) => b[1] - a[1])) {
    const q = c.billboard([x, 0, z]);
    const depth = Math.min(0.5, z / 2200);
    q.soft('-6,-1 4,-3 26,-6 34,-3 12,1', '#2A3A55', 'opacity="0.26"');
    if (kind === 'willow') willow(q, l, 0, 15, depth);
    else if (kind === 'poplar') poplar(q, l, 0, { height: 24, depth });
    else tree(q, l, 0, { height: s.rng.range(11, 17), depth });
  }
  const boat = c.billboard([-40, 0, 152]);
  boat.soft('-9,0 -6,-1.6 6,-1.6 9,0', '#7A3B2E');
  boat.poly('0,0.4 0,15 8,2', '#FFF6E2');
  boat.poly('-0.8,1 -0.8,12 -6,2', '#F3DDB5');
  boat.line('0,0 0,15.5', '#5B3A2A', 0.4);
  birds(s, 7, 480, 330, 150, '#4A4A4C');
}

export const scene: Scene = { paint: bend, grain: 2 };
