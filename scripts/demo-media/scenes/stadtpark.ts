import { duck } from '../parts/duck.ts';
import {
  bench,
  blob,
  dim,
  flat,
  foliage,
  type Light,
  lights,
  lit,
  meadow,
  PAPER,
  type Pt,
  person,
  poses,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  smoothPath,
  someone,
  tree,
} from '../toolkit.ts';

function park(s: Sheet): void {
  const l = { ...lights.day, key: '#FFE0A0', keyAmount: 0.13 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#86C3C6'],
        [0.6, '#D5E6CC'],
        [1, '#FBEBC4'],
      ],
    },
    560,
  );
  const back = flat(s, 0, 560, 24);
  for (let i = 0; i < 24; i++)
    tree(back, l, i * 2.9, {
      height: s.rng.range(11, 16),
      depth: 0.46,
      leaves: s.rng.pick([foliage.summer, foliage.spring] as const),
    });
  s.rect(
    0,
    540,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#A9C06A', 0.1)],
        [1, lit(l, '#6E9C48')],
      ],
      [0, 540],
      [0, s.h],
    ),
  );
  s.path(smoothPath('-60,640 380,600 900,590 1680,640 1680,662 900,612 380,622 -60,668'), lit(l, '#E6D6AE'));
  const pond: Pt[] = [
    [180, 800],
    [420, 716],
    [820, 690],
    [1240, 716],
    [1500, 800],
    [1420, 910],
    [1080, 985],
    [640, 990],
    [300, 930],
  ];
  s.soft(
    pond.map(([x, y]) => [x, y + 10] as const),
    lit(l, '#8A7A50'),
  );
  s.soft(
    pond,
    s.linear(
      [
        [0, '#BFE0CC'],
        [1, '#3F8C86'],
      ],
      [0, 690],
      [0, 990],
    ),
  );
  s.clipped(smoothPath(pond), () => {
    for (const x of [260, 420, 560, 1260, 1400]) s.ellipse(x, 770, 90, 130, '#4E8A5A', 'opacity="0.35"');
    ripples(s, 720, 990, 70, '#EAF6E4', '#3A807C');
    for (let i = 0; i < 26; i++) {
      const [x, y] = [s.rng.range(980, 1400), s.rng.range(830, 930)];
      s.ellipse(x, y, 26, 9, lit(l, '#5E9A48'));
      if (i % 4 === 0) s.soft(blob(s.rng, x, y - 8, 12, 9, 8, 0.3), '#F8D7DC');
    }
  });
  footbridge(s, l);
  for (const [x, y, k] of [
    [520, 860, 1.2],
    [640, 900, 1],
    [690, 915, 0.6],
    [730, 922, 0.6],
    [770, 926, 0.6],
  ] as const)
    duck(s, x, y, k, l);
  for (const [x, y, h] of [
    [70, 720, 15],
    [1560, 760, 16],
    [330, 650, 11],
    [1180, 640, 11],
  ] as const) {
    s.soft(
      [
        [x - 40, y],
        [x + 160, y - 14],
        [x + 420, y + 14],
        [x + 120, y + 26],
      ],
      '#24442F',
      'opacity="0.22"',
    );
    tree(flat(s, x, y, 34), l, 0, { height: h, leaves: x % 20 ? foliage.summer : foliage.spring });
  }
  blanket(s, l, 330, 1080);
  blanket(s, l, 1260, 1090);
  const fig = (
    x: number,
    y: number,
    k: number,
    pose: (typeof poses)[keyof typeof poses],
    facing: 1 | -1,
    height = 1.72,
  ) =>
    person(flat(s, x, y, k), l, 0, {
      pose,
      facing,
      height,
      outfit: someone(s.rng, { kind: s.rng.pick(['dress', 'shirt', 'skirt'] as const) }),
    });
  fig(260, 1120, 104, poses.read, 1);
  fig(440, 1128, 104, poses.sit, -1);
  fig(1190, 1130, 104, poses.sit, 1);
  fig(1330, 1126, 104, poses.read, -1);
  fig(760, 1150, 112, poses.run, 1, 1.2);
  fig(960, 1140, 112, poses.cheer, -1, 1.25);
  s.circle(868, 1060, 16, '#E5483C');
  fig(1010, 640, 44, poses.walk, -1);
  fig(640, 638, 42, poses.walk, 1);
  bench(flat(s, 420, 668, 46), l, 0);
  const hang = flat(s, 1640, 60, 110);
  for (let i = 0; i < 420; i++) {
    const [x, y] = [-7 * s.rng.next() ** 1.3, 0.6 - 2.6 * s.rng.next()];
    if (y < -1.7 - x * 0.3 - Math.sin(x * 2) * 0.25) continue;
    hang.soft(
      blob(s.rng, x, y, 0.2, 0.14, 7, 0.15),
      lit(l, s.rng.pick(['#4E8A3A', '#3E7A38', '#6B9C45'] as const)),
    );
  }
  meadow(s, l, 1160, 1210, '#5A8A3C', [PAPER, SUN], 120);
}

function footbridge(s: Sheet, l: Light): void {
  const wood = lit(l, '#9A5A3A');
  const span = (lift: number): Pt[] =>
    Array.from(
      { length: 13 },
      (_, i) => [880 + i * 32, 742 - Math.sin((Math.PI * i) / 12) * 62 - lift] as const,
    );
  s.poly([...span(0), ...span(-20).reverse()], dim(l, '#9A5A3A'));
  for (const [x, y] of span(0))
    s.line(
      [
        [x, y],
        [x, y - 62],
      ],
      wood,
      6,
    );
  s.curve(span(60), wood, 9);
  s.curve(span(32), wood, 5);
  for (const [x, y] of span(0))
    s.ellipse(x, 742 + (742 - y) * 0.7 + 40, 14, 4, dim(l, '#9A5A3A'), 'opacity="0.3"');
}

function blanket(s: Sheet, l: Light, x: number, y: number): void {
  s.poly(
    [
      [x - 150, y + 30],
      [x - 80, y - 20],
      [x + 190, y - 12],
      [x + 150, y + 48],
    ],
    lit(l, '#D9574A'),
  );
  for (let i = 1; i < 5; i++)
    s.line(
      [
        [x - 150 + i * 60, y + 30 + i * 3.6],
        [x - 80 + i * 54, y - 20 + i * 1.6],
      ],
      lit(l, PAPER),
      5,
      'opacity="0.7"',
    );
  s.line(
    [
      [x - 115, y + 5],
      [x + 170, y + 18],
    ],
    lit(l, PAPER),
    5,
    'opacity="0.7"',
  );
}

export const scene: Scene = { paint: park };
