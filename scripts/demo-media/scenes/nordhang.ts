import {
  birds,
  bush,
  cloud,
  flat,
  foliage,
  hills,
  house,
  lights,
  lit,
  type Pt,
  type Scene,
  type Sheet,
  sky,
  smoothPath,
  tramSide,
  tree,
} from '../toolkit.ts';

function hillside(s: Sheet): void {
  const l = lights.autumn;
  sky(s, l, 620);
  cloud(s, 1240, 150, 330, '#FFF8E6', '#E9DFC8');
  hills(s, l, 330, 110, '#7F8F72', 0.6);
  const slope: Pt[] = [
    [-60, 620],
    [200, 480],
    [520, 330],
    [830, 250],
    [1160, 290],
    [1420, 400],
    [1680, 470],
    [1680, 1260],
    [-60, 1260],
  ];
  s.path(
    smoothPath(slope),
    s.linear(
      [
        [0, lit(l, '#C9A24A', 0.18)],
        [0.5, lit(l, '#B5923F')],
        [1, lit(l, '#8A8C3E')],
      ],
      [0, 250],
      [0, 1200],
    ),
  );
  const track: Pt[] = [
    [-60, 1130],
    [300, 1090],
    [820, 1068],
    [1240, 1010],
    [1330, 940],
    [1180, 890],
    [760, 862],
    [400, 820],
    [330, 760],
    [470, 708],
    [820, 672],
    [1080, 628],
    [1110, 578],
    [960, 542],
    [760, 506],
    [730, 462],
    [850, 420],
    [960, 380],
  ];
  const rows: (readonly [number, number, number, number])[] = [
    [430, 620, 1120, 22],
    [505, 480, 1300, 26],
    [590, 250, 1020, 31],
    [655, 1150, 1540, 33],
    [735, 530, 1500, 38],
    [815, 90, 330, 40],
    [850, 1380, 1640, 44],
    [950, 60, 420, 46],
    [930, 1250, 1620, 46],
  ];
  const leaves = [foliage.autumn, foliage.rust, foliage.gold, foliage.summer];
  const paintTrack = (): void => {
    s.stroke(smoothPath(track, false), lit(l, '#9C8A6A'), 34);
    s.stroke(smoothPath(track, false), lit(l, '#D9C7A0'), 26);
    for (const k of [-6, 6])
      s.group(`transform="translate(0 ${k})"`, () =>
        s.stroke(smoothPath(track, false), lit(l, '#6B6458'), 2.6),
      );
  };
  paintTrack();
  for (const [y, x0, x1, k] of rows) {
    const depth = Math.max(0, (700 - y) / 1100);
    for (let i = 0; i < 7; i++)
      tree(flat(s, s.rng.range(x0 - 30, x1 + 30), y - 12, k * 0.62), l, 0, {
        height: s.rng.range(8, 12),
        leaves: s.rng.pick(leaves),
        depth,
      });
    let x = x0;
    while (x < x1 - k * 4) {
      if (s.rng.chance(0.22)) {
        tree(flat(s, x + k * 1.6, y, k * 0.6), l, 0, { height: 9, leaves: s.rng.pick(leaves), depth });
        x += k * 3.4;
        continue;
      }
      const w = house(flat(s, x, y, k * 0.62), l, 0, {
        floors: 2,
        width: s.rng.range(6, 8),
        gable: s.rng.pick(['plain', 'eaves', 'hipped'] as const),
        shop: null,
        depth,
      });
      x += w * k * 0.62 + s.rng.range(2, 16);
    }
    s.soft(
      [
        [x0 - 60, y - 2],
        [(x0 + x1) / 2, y - 10],
        [x1 + 60, y - 2],
        [x1, y + 22],
        [(x0 + x1) / 2, y + 18],
        [x0, y + 22],
      ],
      lit(l, s.rng.pick(['#A89A3F', '#8F9440', '#C0A04A'] as const), depth),
    );
    for (let i = 0; i < (x1 - x0) / 60; i++)
      bush(flat(s, s.rng.range(x0, x1), y + 16, k * 0.6), l, 0, 2.4, 1.3, s.rng.pick(leaves), depth);
  }
  const tram = flat(s, 440, 1082, 34);
  tramSide(tram, l, { modules: 3, line: '2', destination: 'NORDHANG' });
  tramSide(flat(s, 760, 666, 11), l, { modules: 3, depth: 0.08, pantograph: false });
  for (const x of [-20, 60, 170, 270, 380, 1330, 1420, 1520, 1600])
    tree(flat(s, x, s.rng.range(1210, 1260), 60), l, 0, {
      height: s.rng.range(3.6, 5.8),
      leaves: s.rng.pick(leaves),
    });
  birds(s, 6, 420, 210, 110, '#5B5A52');
}

export const scene: Scene = { paint: hillside };
