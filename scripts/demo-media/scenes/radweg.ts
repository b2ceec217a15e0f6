import {
  Camera,
  cyclistBack,
  grass,
  hills,
  lights,
  lit,
  poplar,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  streaks,
  sun,
} from '../toolkit.ts';

function cyclePath(s: Sheet): void {
  const l = lights.evening;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#E08A5A'],
        [0.4, '#F7B56A'],
        [0.8, '#FFDE97'],
        [1, '#FFF0C4'],
      ],
    },
    560,
  );
  sun(s, l, 980, 430, 70, 7);
  streaks(s, l, 6, 90, 320, '#FFE8C0');
  const c = new Camera(s, { at: [0.2, 1.9, 0], yaw: 0, pitch: 1, focal: 1150, centre: [800, 560] });
  const horizon = c.project([0, 0, 2000])[1];
  hills(s, l, horizon + 8, 60, '#8A7A6E', 0.55);
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#B7A95A', 0.3)],
        [1, lit(l, '#6E8C3E')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  c.quad(
    [
      [4.6, 0, 1],
      [60, 0, 1],
      [120, 0, 600],
      [7, 0, 600],
    ],
    s.linear(
      [
        [0, '#FFE6A8'],
        [0.4, '#E3A06A'],
        [1, '#6E6A86'],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  s.clipped(
    `M${c
      .outline([
        [4.9, 0, 1],
        [60, 0, 1],
        [120, 0, 600],
        [7.4, 0, 600],
      ])
      .map((p) => p.map((v) => v.toFixed(0)).join(' '))
      .join('L')}Z`,
    () => ripples(s, horizon + 6, s.h, 120, '#FFF0C0', '#5F5A7C'),
  );
  c.strip(-2.1, 2.2, 0.5, 600, lit(l, '#B65A45'));
  c.strip(-2.2, -2.05, 0.5, 600, lit(l, '#F6E9CF'));
  c.strip(2.15, 2.3, 0.5, 600, lit(l, '#F6E9CF'));
  for (let z = 2; z < 200; z += 3) c.strip(0, 0.1, z, z + 1.4, lit(l, '#F6E9CF'));
  for (let z = 6; z < 220; z += 7) {
    const shadow = c.outline([
      [-4.1, 0, z],
      [-3.6, 0, z],
      [-0.8, 0, z * 0.74 - 1],
      [-2.4, 0, z * 0.74 - 1],
    ]);
    if (shadow.length > 2) s.poly(shadow, '#4A2F4F', 'opacity="0.2"');
  }
  for (let z = 216; z > 5; z -= 7) {
    const q = c.billboard([-4.6, 0, z]);
    poplar(q, l, 0, {
      height: 13.5,
      depth: Math.min(0.6, z / 260),
      leaves: ['#5F7A34', '#4A6430', '#A89A3F'],
    });
  }
  for (let z = 60; z > 2.4; z -= 1.1)
    grass(c.billboard([s.rng.range(2.8, 4.6), 0, z]), l, -0.3, 0.5, 0.8, 5, [
      '#7A8F3E',
      '#A89A3F',
      '#5F7A34',
    ]);
  for (const [x, z, o] of [
    [
      0.9,
      9.4,
      {
        height: 1.78,
        outfit: {
          kind: 'shirt',
          top: '#2F5D7C',
          legs: '#26323F',
          hair: 'helmet',
          hairColour: '#4A2F22',
          skin: '#E3AC85',
          accent: '#F6F0E0',
        },
        load: '#C4492F',
      },
    ],
    [
      -0.7,
      8.2,
      {
        height: 1.68,
        outfit: {
          kind: 'dress',
          top: '#F2C14E',
          legs: '#3A2F2C',
          hair: 'helmet',
          hairColour: '#7A4B2A',
          skin: '#F1C9A5',
          accent: '#2B7A12',
        },
      },
    ],
    [
      1.7,
      7,
      {
        height: 1.2,
        outfit: {
          kind: 'shirt',
          top: '#C4492F',
          legs: '#51637A',
          hair: 'helmet',
          hairColour: '#4A2F22',
          skin: '#F1C9A5',
          accent: SUN,
        },
      },
    ],
  ] as const) {
    const q = c.billboard([x, 0, z]);
    q.poly('-0.15,0 0.15,0 -0.6,-0.85 -1.3,-0.85', '#3A2440', 'opacity="0.35"');
    cyclistBack(q, { ...l, keyAmount: 0.26 }, 0, o);
  }
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFF2C4', 0.42],
        [0.5, '#FFD98A', 0.1],
        [1, '#FFD98A', 0],
      ],
      980,
      430,
      900,
    ),
  );
}

export const scene: Scene = { paint: cyclePath };
