import {
  arc,
  blob,
  catenary,
  darken,
  flat,
  foliage,
  houseRow,
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
  smoothPath,
  tree,
} from '../toolkit.ts';

function planting(s: Sheet): void {
  const l = {
    ...lights.morning,
    keyAmount: 0.08,
    sky: [
      [0, '#6FB0C6'],
      [0.55, '#CFE3DC'],
      [1, '#FCE9C4'],
    ] as const,
  };
  sky(s, l, 900);
  houseRow(flat(s, 0, 860, 30), l, -2, 56, { depth: 0.55, shop: null });
  s.rect(0, 850, s.w, 60, lit(l, '#A9B78A', 0.2));
  catenary(flat(s, 0, 905, 70), l, -4, 25, 11, 0.12);
  s.rect(0, 894, s.w, 8, lit(l, '#6B716C'));
  s.rect(0, 902, s.w, 16, lit(l, '#A39A86'));
  const ground: Pt[] = [
    [-60, 930],
    [300, 912],
    [820, 940],
    [1250, 916],
    [1680, 930],
    [1680, 1260],
    [-60, 1260],
  ];
  s.path(
    smoothPath(ground),
    s.linear(
      [
        [0, lit(l, '#9DBB68')],
        [1, lit(l, '#5E8F3E')],
      ],
      [0, 910],
      [0, 1200],
    ),
  );
  for (const [x, h] of [
    [180, 5],
    [1450, 5.2],
  ] as const) {
    const q = flat(s, x, 960, 104);
    q.line(`0.35,0 0.35,2.4`, lit(l, '#A9713F'), 0.1);
    tree(q, l, 0, { height: h, leaves: foliage.spring });
  }
  s.soft('560,1070 680,1010 880,1004 1040,1050 1090,1110 980,1150 700,1150', darken(lit(l, '#6B4A32'), 0.35));
  s.soft('900,1130 960,1040 1060,1000 1180,1030 1250,1110 1180,1160 960,1165', lit(l, '#7A5638'));
  s.soft('930,1130 990,1050 1060,1012 1120,1040 1060,1110', lit(l, '#8F6844'));
  const t = flat(s, 790, 1080, 150);
  t.soft('-0.4,-0.1 -0.45,0.25 -0.2,0.42 0.2,0.42 0.45,0.25 0.4,-0.1', lit(l, '#5B4030'));
  t.poly('-0.05,0.3 -0.03,3 0.03,3 0.06,0.3', lit(l, '#6B4A34'));
  for (const [x, y, ex, ey] of [
    [0, 2.2, -0.9, 3.4],
    [0, 2.4, 0.8, 3.6],
    [0, 2.8, -0.4, 4.3],
    [0, 2.9, 0.35, 4.5],
    [0, 2.6, 1.1, 3.1],
    [0, 2.5, -1.15, 2.9],
  ] as const) {
    t.line(
      [
        [x, y],
        [ex, ey],
      ],
      lit(l, '#6B4A34'),
      0.035,
    );
    for (let i = 0; i < 15; i++) {
      const k = s.rng.range(0.35, 1.05);
      const [lx, ly] = [lerp(x, ex, k) + s.rng.range(-0.22, 0.22), lerp(y, ey, k) + s.rng.range(-0.2, 0.2)];
      t.soft(
        blob(s.rng, lx, ly, 0.13, 0.085, 7, 0.15),
        lit(l, s.rng.pick(['#8FBF4E', '#A9CF62', '#6FA53E', '#C4DC7A'] as const)),
      );
    }
  }
  t.line('0.42,0 0.34,2.3', lit(l, '#B98550'), 0.1);
  t.line('-0.02,1.7 0.36,1.78', lit(l, '#D9574A'), 0.05);
  const f = flat(s, 0, 1120, 268);
  const digger = person(f, l, 1.72, {
    pose: poses.dig,
    height: 1.8,
    facing: 1,
    outfit: {
      kind: 'jacket',
      top: '#2B7A12',
      legs: '#3A4A5C',
      hair: 'beanie',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
      accent: '#F2B01E',
      shoes: '#4A3B33',
    },
  });
  const [hx, hy] = digger.hand;
  f.beam(
    [
      [hx - 0.42, hy + 0.5],
      [hx + 0.28, hy - 0.55],
    ],
    lit(l, '#B98550'),
    0.05,
  );
  f.poly(
    [
      [hx + 0.2, hy - 0.4],
      [hx + 0.4, hy - 0.52],
      [hx + 0.56, hy - 0.86],
      [hx + 0.36, hy - 0.84],
      [hx + 0.18, hy - 0.6],
    ],
    '#8F9894',
  );
  const kneel = {
    legs: [
      [96, -4],
      [12, -88],
    ],
    arms: [
      [58, 74],
      [46, 66],
    ],
    hip: 0.32,
    lean: 14,
  } as const;
  person(flat(s, 0, 1135, 268), l, 3.72, {
    pose: kneel,
    facing: -1,
    height: 1.7,
    outfit: {
      kind: 'shirt',
      top: '#D9574A',
      legs: '#2B3A52',
      hair: 'bun',
      hairColour: '#2B1D18',
      skin: '#9A6446',
    },
  });
  const holder = person(flat(s, 0, 1100, 250), l, 4.62, {
    pose: poses.hold,
    facing: -1,
    height: 1.78,
    outfit: {
      kind: 'vest',
      top: '#F2B01E',
      legs: '#4A3B33',
      hair: 'short',
      hairColour: '#8A8680',
      skin: '#F1C9A5',
    },
  });
  const w = flat(s, 0, 1100, 250);
  const [cx, cy] = [holder.hand[0] - 0.1, holder.hand[1] - 0.22];
  w.poly(
    [
      [cx - 0.17, cy - 0.15],
      [cx - 0.17, cy + 0.15],
      [cx + 0.17, cy + 0.15],
      [cx + 0.17, cy - 0.15],
    ],
    lit(l, '#4F8F8B'),
  );
  w.beam(
    [
      [cx - 0.16, cy - 0.05],
      [cx - 0.5, cy + 0.14],
    ],
    lit(l, '#4F8F8B'),
    0.05,
  );
  w.ellipse(cx - 0.52, cy + 0.15, 0.08, 0.06, lit(l, '#3E726F'));
  w.line(arc(cx, cy + 0.15, 0.14, 0.12, 0, 180, 10), lit(l, '#3E726F'), 0.035);
  meadow(s, l, 1130, 1210, '#5E8F3E', [PAPER, SUN, '#B7A0D8'], 190);
}

export const scene: Scene = { paint: planting };
