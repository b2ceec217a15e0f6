import {
  bicycle,
  Camera,
  centred,
  cloud,
  dim,
  type Face,
  foliage,
  GREEN,
  half,
  lights,
  lit,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  tree,
} from '../toolkit.ts';

function campus(s: Sheet): void {
  const l = {
    ...lights.autumn,
    sky: [
      [0, '#5FA6C0'],
      [0.6, '#BFDDDA'],
      [1, '#F8EBCC'],
    ] as const,
  };
  sky(s, l, 760);
  cloud(s, 1290, 210, 380, '#FFFDF4', '#E3EAE4');
  const c = new Camera(s, { at: [-6, 2.2, 0], yaw: 14, pitch: -6, focal: 1040, centre: [800, 720] });
  const horizon = c.project([0, 0, 3000])[1];
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#E3D9C4')],
        [1, lit(l, '#CFC3AB')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  for (let i = 0; i < 7; i++)
    tree(c.billboard([-26 + i * 4, 0, 46 - i]), l, 0, {
      height: 8,
      leaves: i % 2 ? foliage.autumn : foliage.gold,
      depth: 0.3,
    });
  const [x0, x1, z0, z1, h] = [-3, 22, 20, 62, 17];
  const faces: (readonly [Face, number, boolean])[] = [
    [c.wall([x0, 1.2, z0], [0, 0, 1]), z1 - z0, true],
    [c.wall([x0, 1.2, z0], [1, 0, 0]), x1 - x0, false],
  ];
  for (const [f, w, shaded] of faces) {
    const glass = shaded
      ? ['#3F7A86', '#357080', '#4B8690', '#5E98A0']
      : ['#9CCBCB', '#B5DAD4', '#86BCC2', '#CBE6DA'];
    f.rect(0, 0, w, h, shaded ? '#2E5E6C' : '#8FC0C4');
    const [cols, rows] = [Math.round(w / 2.1), 5];
    for (let i = 0; i < cols; i++) {
      for (let j = 0; j < rows; j++) {
        const [px, py, pw, ph] = [
          (w * i) / cols + 0.06,
          0.2 + j * (h / rows),
          w / cols - 0.12,
          h / rows - 0.4,
        ];
        f.rect(px, py, pw, ph, s.rng.chance(0.07) ? '#FFE2A0' : s.rng.pick(glass));
        if ((i + j * 2) % 4 === 0)
          f.poly(
            [
              [px, py],
              [px + pw * 0.7, py + ph],
              [px + pw, py + ph],
              [px + pw * 0.3, py],
            ],
            '#FFFFFF',
            'opacity="0.14"',
          );
        if (j < 3 && s.rng.chance(0.12))
          f.soft(
            [
              [px + pw * 0.3, py],
              [px + pw * 0.34, py + 1],
              [px + pw * 0.5, py + 1.5],
              [px + pw * 0.66, py + 1],
              [px + pw * 0.7, py],
            ],
            '#1E3B44',
            'opacity="0.6"',
          );
      }
    }
    for (let j = 0; j <= rows; j++)
      f.rect(0, j * (h / rows) - 0.14, w, 0.3, lit(l, shaded ? '#B9B4A4' : '#F6F2E6'));
    f.rect(-0.3, h, w + 0.6, 0.7, lit(l, shaded ? '#A39C8A' : '#F9F5EA'));
  }
  const front = c.wall([x0, 1.2, z0 - 0.05], [1, 0, 0]);
  front.rect(8, 0, 8, 3.6, '#274A52');
  for (let i = 0; i < 4; i++) front.rect(8.15 + i * 1.95, 0.1, 1.75, 3.2, i % 2 ? '#CFE6DC' : '#E6F0DC');
  front.rect(7, 3.7, 10, 0.4, lit(l, GREEN));
  centred(front, 'HOCHSCHULE', 12, 4.5, 1, lit(l, '#274A52'), 0.15);
  for (let i = 0; i < 6; i++) {
    const [y, z] = [1.2 - i * 0.2, z0 - 1.2 - i * 0.9];
    c.quad(
      [
        [x0 - 2, y, z],
        [x1 + 4, y, z],
        [x1 + 4, y, z + 0.9],
        [x0 - 2, y, z + 0.9],
      ],
      lit(l, i % 2 ? '#E9E2D0' : '#E3DAC4'),
    );
    c.quad(
      [
        [x0 - 2, y - 0.2, z],
        [x1 + 4, y - 0.2, z],
        [x1 + 4, y, z],
        [x0 - 2, y, z],
      ],
      half(l, '#D6CBB2'),
    );
  }
  c.quad(
    [
      [x0 - 2, 0, 12],
      [x0 - 2, 1.2, z0],
      [x0 - 2, 1.2, z1],
      [x0 - 2, 0, z1],
    ],
    dim(l, '#D6CBB2'),
  );
  const sit = (x: number, step: number, facing: 1 | -1) =>
    person(c.billboard([x, 1.2 - step * 0.2, z0 - 1.2 - step * 0.9]), l, 0, {
      facing,
      pose: s.rng.pick([poses.sit, poses.read] as const),
      outfit: someone(s.rng, { kind: 'jacket' }),
    });
  sit(2, 2, 1);
  sit(3.4, 2, -1);
  sit(7.4, 3, 1);
  sit(14, 2, -1);
  for (const [x, z, f, bag] of [
    [10, 12, -1, 'backpack'],
    [6.4, 10.8, 1, 'tote'],
    [-1, 9, 1, 'backpack'],
    [0.1, 9.4, -1, 'shoulder'],
    [12.4, 15, 1, 'backpack'],
  ] as const)
    person(c.billboard([x, 0, z]), l, 0, {
      facing: f,
      pose: s.rng.pick([poses.walk, poses.relaxed, poses.phone] as const),
      bag,
      outfit: someone(s.rng),
    });
  for (let i = 0; i < 5; i++)
    bicycle(c.billboard([-6.4 + i * 0.55, 0, 9.4 + i * 1.5]), l, 0, {
      frame: ['#C4492F', '#2F5D7C', SUN, GREEN, '#7B3F61'][i] ?? SUN,
    });
  const t = c.billboard([-7.6, 0, 15]);
  tree(t, l, 0, { height: 7.4, leaves: foliage.rust });
  for (let i = 0; i < 90; i++) {
    const [x, y] = [s.rng.range(0, 700), s.rng.range(960, 1190)];
    s.poly(
      [
        [x - 9, y],
        [x, y - 4],
        [x + 9, y],
        [x, y + 4],
      ],
      lit(l, s.rng.pick(['#D98A2B', '#C7622B', '#E3AC3D'] as const)),
      `transform="rotate(${s.rng.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    );
  }
}

export const scene: Scene = { paint: campus };
