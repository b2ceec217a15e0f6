import {
  Camera,
  type Face,
  frontFigure,
  type Light,
  lerp,
  lights,
  mix,
  PAPER,
  type Scene,
  type Sheet,
  seatedFront,
  someone,
} from '../toolkit.ts';

function orchestra(s: Sheet): void {
  const l = { ...lights.hall, key: '#FFC66A', keyAmount: 0.2 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#B5763A'],
      [0.5, '#D99A52'],
      [1, '#8A5428'],
    ]),
  );
  const c = new Camera(s, { at: [0, 8.4, -7], pitch: 27, focal: 1120, centre: [800, 560] });
  const wall = (deg: number, y: number, r = 13) =>
    [Math.sin((deg * Math.PI) / 180) * r, y, Math.cos((deg * Math.PI) / 180) * r * 0.82 + 1.5] as const;
  for (let a = -96; a < 96; a += 6) {
    const tone = mix('#C98A48', '#8F5A2C', Math.abs(a) / 110 + (a % 12 ? 0.1 : 0));
    c.quad([wall(a, 0), wall(a + 6, 0), wall(a + 6, 9), wall(a, 9)], tone);
    c.quad([wall(a + 5.4, 0), wall(a + 6, 0), wall(a + 6, 9), wall(a + 5.4, 9)], '#6B4020');
  }
  const organ = c.billboard([0, 3.4, 12]);
  organ.rect(-3.6, -0.6, 7.2, 1, '#7A4A26');
  for (let i = 0; i < 27; i++) {
    const x = -3.4 + i * 0.26;
    const h = 2 + Math.abs(Math.sin(i * 0.5)) * 1.8;
    organ.rect(
      x,
      0.3,
      0.2,
      h,
      s.linear(
        [
          [0, '#E9D9A8'],
          [1, '#A8853F'],
        ],
        organ.at(x, h),
        organ.at(x + 0.2, h),
      ),
      [0.1, 0.1, 0, 0],
    );
  }
  for (let r = 5; r >= 0; r--) {
    const disc = (radius: number) =>
      Array.from({ length: 40 }, (_, i) => wall(-100 + i * 5.13, r * 0.26, radius));
    c.quad([...disc(3.4 + r * 1.75), [0, r * 0.26, 1.5]], mix('#D9A058', '#B5763A', r / 7));
    const edge = disc(3.4 + r * 1.75);
    s.line(
      edge.map((p) => c.project(p)),
      '#8A5428',
      4,
    );
  }
  c.quad(
    [
      [-20, 0, 1.6],
      [20, 0, 1.6],
      [20, 0, -3],
      [-20, 0, -3],
    ],
    '#C98A48',
  );
  for (let i = 0; i < 20; i++)
    s.line([c.project([-14 + i * 1.5, 0, 1.5]), c.project([-14 + i * 1.5, 0, -3])], '#A8703A', 2);
  for (let r = 5; r >= 1; r--) {
    const n = 6 + r * 3;
    for (let i = 0; i < n; i++) {
      const a = lerp(-84, 84, (i + 0.5) / n);
      const p = wall(a, r * 0.24, 2.6 + r * 1.75);
      const q = c.billboard(p);
      musician(q, l, r, a);
    }
  }
  const podium = c.billboard([0, 0, 0.4]);
  podium.rect(-0.8, 0, 1.6, 0.3, '#7A4A26');
  podium.rect(-0.8, 0.24, 1.6, 0.08, '#C98A48');
  frontFigure(podium.moved(0, 0.3), l, 0, {
    height: 1.85,
    back: true,
    arms: [
      [118, 150],
      [96, 130],
    ],
    outfit: {
      kind: 'coat',
      top: '#1B1A20',
      legs: '#141318',
      hair: 'short',
      hairColour: '#C9C5BE',
      skin: '#E3AC85',
    },
  });
  podium.line('0.62,2.2 0.86,2.62', PAPER, 0.025);
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#FFF0C0', 0.42],
        [0.5, '#FFD98A', 0.06],
        [1, '#2A1408', 0.5],
      ],
      800,
      560,
      1000,
    ),
  );
  s.path('M-20 1080Q800 1010 1620 1080V1220H-20Z', '#4A2A14');
  s.path('M-20 1080Q800 1010 1620 1080V1104Q800 1034 -20 1104Z', '#C9974F');
  for (let i = 0; i < 9; i++)
    s.circle(100 + i * 175, 1150 - Math.sin((i / 8) * Math.PI) * 30, 18, '#E9C46A', 'opacity="0.5"');
}

function musician(f: Face, l: Light, row: number, angle: number): void {
  const { rng } = f.sheet;
  const outfit = someone(rng, {
    kind: 'shirt',
    top: rng.pick(['#1E1C24', '#26222C', '#16151B'] as const),
    legs: '#16151B',
    hair: rng.pick(['short', 'bun', 'long', 'bob', 'bald'] as const),
  });
  const h = seatedFront(f, l, 0, {
    height: 1.7,
    outfit,
    arms: [
      [30, -40],
      [44, 30],
    ],
  });
  const wood = rng.pick(['#A8522A', '#8F4424', '#B5653A'] as const);
  if (row <= 2) {
    f.soft(
      [
        [h.head[0] - 0.02, h.head[1] - 0.16],
        [h.head[0] + 0.16, h.head[1] - 0.22],
        [h.head[0] + 0.34, h.head[1] - 0.12],
        [h.head[0] + 0.18, h.head[1] - 0.06],
      ],
      wood,
    );
    f.line(
      [
        [h.head[0] + 0.02, h.head[1] + 0.12],
        [h.head[0] + 0.38, h.head[1] - 0.4],
      ],
      '#F1E6D0',
      0.018,
    );
  } else if (row === 3 && Math.abs(angle) > 40) {
    f.soft('-0.26,0.1 -0.2,0.5 -0.24,0.86 0,1.02 0.24,0.86 0.2,0.5 0.26,0.1 0,0', wood);
    f.beam('0,0.9 -0.12,1.6', '#3A1E12', 0.05);
    f.line('-0.5,0.5 0.5,0.36', '#F1E6D0', 0.02);
  } else if (row >= 4 && Math.abs(angle) < 50) {
    f.soft('-0.34,0.86 -0.1,1.1 0.14,0.96 0.1,0.7 -0.2,0.62', '#E3B84F');
    f.ellipse(-0.24, 0.72, 0.2, 0.2, '#C9973A');
  } else if (row === 5) {
    f.ellipse(0, 0.62, 0.5, 0.34, '#A85A34');
    f.ellipse(0, 0.82, 0.5, 0.14, '#F1E6D0');
  } else
    f.beam(
      [
        [h.head[0], h.head[1] - 0.1],
        [h.head[0] + 0.1, h.head[1] - 0.66],
      ],
      row === 3 ? '#C9CFCB' : '#1A1416',
      0.05,
    );
}

export const scene: Scene = { paint: orchestra };
