import {
  Camera,
  cloud,
  dim,
  excavator,
  type Face,
  houseRow,
  type Light,
  lights,
  lit,
  PAPER,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  tree,
} from '../toolkit.ts';

function trackWork(s: Sheet): void {
  const l = { ...lights.morning, keyAmount: 0.07 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#58A6C0'],
        [0.6, '#BFE0DA'],
        [1, '#FBEFD0'],
      ],
    },
    600,
  );
  cloud(s, 330, 190, 340, '#FFFFFF', '#E4ECE4');
  const c = new Camera(s, { at: [-0.6, 1.75, 0], yaw: 4, pitch: 0, focal: 1080, centre: [800, 590] });
  const horizon = c.project([0, 0, 3000])[1];
  houseRow(c.billboard([0, 0, 92]), l, -75, 80, { depth: 0.42, shop: null });
  for (let z = 80; z > 12; z -= 9)
    tree(c.billboard([-9, 0, z]), l, 0, { height: 8, depth: Math.min(0.5, z / 160) });
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#C9BC9E')],
        [1, lit(l, '#B09A78')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  c.strip(-40, -4.4, 1, 200, lit(l, '#8FB062'));
  c.strip(-2.4, 3.2, 0.5, 120, lit(l, '#8A7A68'));
  for (let i = 0; i < 700; i++) {
    const z = 1.6 + s.rng.next() ** 2 * 60;
    const [x, y] = c.project([s.rng.range(-2.3, 3.1), 0, z]);
    const k = c.scaleAt([0, 0, z]);
    s.ellipse(
      x,
      y,
      k * 0.05,
      k * 0.03,
      s.rng.chance(0.5) ? lit(l, '#B5A792') : lit(l, '#6B5E50'),
      'opacity="0.8"',
    );
  }
  for (let z = 1.4; z < 60; z += 0.7) {
    c.quad(
      [
        [-0.95, 0.06, z],
        [1.75, 0.06, z],
        [1.75, 0.06, z + 0.28],
        [-0.95, 0.06, z + 0.28],
      ],
      lit(l, '#D6CDBB'),
    );
    c.quad(
      [
        [-0.95, 0, z],
        [1.75, 0, z],
        [1.75, 0.06, z],
        [-0.95, 0.06, z],
      ],
      dim(l, '#C4B9A4'),
    );
  }
  for (const k of [-0.3175, 1.1175]) {
    c.quad(
      [
        [k - 0.07, 0.08, 0.8],
        [k + 0.07, 0.08, 0.8],
        [k + 0.07, 0.08, 80],
        [k - 0.07, 0.08, 80],
      ],
      lit(l, '#6B5A4E'),
    );
    c.quad(
      [
        [k - 0.035, 0.24, 0.8],
        [k + 0.035, 0.24, 0.8],
        [k + 0.035, 0.24, 80],
        [k - 0.035, 0.24, 80],
      ],
      '#F3EBD6',
    );
    c.quad(
      [
        [k - 0.035, 0.08, 0.8],
        [k - 0.035, 0.24, 0.8],
        [k - 0.035, 0.24, 80],
        [k - 0.035, 0.08, 80],
      ],
      lit(l, '#7A6A5E'),
    );
  }
  const d = c.billboard([5.6, 0, 11.5]);
  d.soft('-6,0 -1,0.4 3,0.3 3,-0.5 -4,-0.5', '#3A2E2A', 'opacity="0.25"');
  excavator(d, l, 0.3);
  heapOf(c, l, -1.2, 13);
  const vest = (hair: 'helmet' | 'cap', skin: string, hairColour: string) =>
    ({
      kind: 'vest',
      top: '#F07A1E',
      legs: '#2B3A52',
      hair,
      hairColour,
      skin,
      accent: hair === 'helmet' ? '#F6F0E0' : SUN,
    }) as const;
  const w1 = c.billboard([-1.5, 0, 5.4]);
  w1.poly('-0.2,0 0.2,0 1.7,-0.34 1.2,-0.4', '#33261E', 'opacity="0.25"');
  const { hand } = person(w1, l, 0, {
    pose: poses.bend,
    height: 1.8,
    facing: 1,
    outfit: vest('helmet', '#C98A63', '#2B1D18'),
  });
  w1.beam(
    [
      [hand[0] - 0.1, hand[1] + 0.5],
      [hand[0] + 0.35, 0.1],
    ],
    '#5A4636',
    0.06,
  );
  w1.rect(hand[0] + 0.2, 0.02, 0.36, 0.16, '#3A423F', 0.03);
  person(c.billboard([-2.6, 0, 9]), l, 0, {
    pose: poses.point,
    height: 1.78,
    facing: 1,
    outfit: vest('helmet', '#F1C9A5', '#8A8680'),
  });
  person(c.billboard([2.3, 0, 8.4]), l, 0, {
    pose: poses.dig,
    height: 1.76,
    facing: -1,
    outfit: vest('helmet', '#9A6446', '#1A1614'),
  });
  person(c.billboard([1.9, 0, 16]), l, 0, {
    pose: poses.hold,
    facing: -1,
    outfit: vest('cap', '#E3AC85', '#4A2F22'),
  });
  for (const [x, z] of [
    [-3.4, 4.6],
    [-3.6, 8.2],
    [-3.8, 13],
    [3.6, 5.2],
  ] as const)
    cone(c.billboard([x, 0, z]), l);
}

function heapOf(c: Camera, l: Light, x: number, z: number): void {
  const f = c.billboard([x, 0, z]);
  f.soft('-5,0 -4.3,0.8 -3.4,1.4 -2.4,0.9 -1.4,0', dim(l, '#A88F6C'));
  f.soft('-5,0 -4.3,0.7 -3.5,1.35 -3.1,0.7 -2.6,0', lit(l, '#B99B72'));
}

function cone(f: Face, l: Light): void {
  f.rect(-0.2, 0, 0.4, 0.05, lit(l, '#C4401E'));
  f.poly('-0.15,0.05 0.15,0.05 0.04,0.6 -0.04,0.6', lit(l, '#F0622A'));
  f.poly('-0.115,0.18 0.115,0.18 0.085,0.33 -0.085,0.33', PAPER);
}

export const scene: Scene = { paint: trackWork };
