import {
  bench,
  busInSpace,
  Camera,
  cloud,
  flat,
  foliage,
  glow,
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
  tree,
} from '../toolkit.ts';

function electricBus(s: Sheet): void {
  const l = lights.spring;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#86CBD2'],
        [0.6, '#D6EDDF'],
        [1, '#FFF3D6'],
      ],
    },
    620,
  );
  cloud(s, 1240, 200, 380, '#FFFFFF', '#E3F0EA');
  const c = new Camera(s, { at: [4.7, 1.8, 2.6], yaw: -31, pitch: 0, focal: 1180, centre: [820, 690] });
  const horizon = c.project([-300, 0, 500])[1];
  const f = flat(s, 0, horizon + 10, 20);
  for (let i = 0; i < 22; i++)
    tree(f, l, i * 3.8, { height: s.rng.range(7, 11), depth: 0.48, leaves: foliage.spring });
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#A9CB78')],
        [1, lit(l, '#83B054')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  c.quad(
    [
      [-3, 0, -2],
      [4.4, 0, -2],
      [4.4, 0, 220],
      [-3, 0, 220],
    ],
    lit(l, '#AEB4AE'),
  );
  c.quad(
    [
      [-3.5, 0, -2],
      [-3, 0, -2],
      [-3, 0, 220],
      [-3.5, 0, 220],
    ],
    lit(l, '#E9E4D6'),
  );
  for (let z = 6; z < 90; z += 4) c.strip(2.9, 3.05, z, z + 2, PAPER);
  const mast = c.billboard([-3.6, 0, 15]);
  for (const z of [40, 30, 22])
    tree(c.billboard([-6.5, 0, z]), l, 0, { height: 6.4, leaves: foliage.spring, depth: 0.12 });
  const steel = lit(l, '#3E4A48');
  mast.rect(-0.28, 0, 0.56, 5.2, steel, 0.08);
  mast.rect(-0.34, 0, 0.68, 1.6, lit(l, '#F4F1E6'), 0.08);
  const arm = (x: number): Pt => c.project([x, 5, 15]);
  s.line([arm(-3.6), arm(-0.3)], steel, 26);
  s.poly(
    [
      c.project([-3, 0.01, 11]),
      c.project([2.6, 0.01, 11]),
      c.project([4.2, 0.01, 22]),
      c.project([-1.6, 0.01, 23]),
    ],
    '#1E3A44',
    'opacity="0.28"',
  );
  busInSpace(c, l, -0.9, 11.5, 'right');
  const top = c.billboard([-0.9, 3.15, 15]);
  top.rect(-0.9, 0, 1.8, 0.24, steel, 0.05);
  top.line('-0.5,0.24 -0.2,0.9 -0.5,1.7', steel, 0.1);
  top.line('0.5,0.24 0.2,0.9 0.5,1.7', steel, 0.1);
  top.rect(-1.1, 1.65, 2.2, 0.28, lit(l, '#F4F1E6'), 0.06);
  top.poly('1.75,2.5 1.1,1.4 1.5,1.4 1.2,0.6 2.1,1.75 1.65,1.75 2.05,2.5', SUN);
  glow(top, 0, 1.6, 1.6, '#FFF3A6', 0.7);
  for (const [x, z] of [
    [6.2, 13],
    [7.6, 18],
    [9.6, 25],
    [12, 34],
  ] as const) {
    const q = c.billboard([x, 0, z]);
    q.soft('-0.6,0 1.6,-0.2 3,0.1 1,0.25', '#24442F', 'opacity="0.25"');
    q.line('0.2,0 0.2,1.7', lit(l, '#A9713F'), 0.09);
    tree(q, l, 0, { height: 4.4, leaves: foliage.blossom });
  }
  bench(c.billboard([6.4, 0, 10]), l, -0.6);
  person(c.billboard([5.3, 0, 9.2]), l, 0, {
    facing: -1,
    pose: poses.phone,
    outfit: {
      kind: 'coat',
      top: '#E3A12F',
      legs: '#26323F',
      hair: 'bob',
      hairColour: '#2B1D18',
      skin: '#C98A63',
    },
  });
  s.rect(0, 1120, s.w, 80, 'none');
  meadow(s, l, 1140, 1205, '#83B054', ['#FFFFFF', SUN, '#E8728A'], 130);
}

export const scene: Scene = { paint: electricBus };
