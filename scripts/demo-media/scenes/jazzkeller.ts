import {
  arc,
  audience,
  type Face,
  flat,
  frontFigure,
  GREEN,
  type Light,
  lights,
  mix,
  type Pt,
  person,
  polyPath,
  type Scene,
  type Sheet,
  seatedFront,
} from '../toolkit.ts';

function jazz(s: Sheet): void {
  const l = { ...lights.night, key: '#C4783A', keyAmount: 0.2 };
  s.rect(0, 0, s.w, s.h, '#0F1830');
  const vault = (k: number): Pt[] => [
    [-40, 1000],
    [-40, 520 - k],
    ...arc(800, 560 - k * 0.4, 820, 540 - k, 180, 360, 30),
    [1640, 520 - k],
    [1640, 1000],
  ];
  s.poly(vault(0), '#1E2C4E');
  for (let row = 0; row < 30; row++) {
    const y = 60 + row * 31;
    for (let x = (row % 2) * 40 - 40; x < 1600; x += 82) {
      const d = Math.hypot((x - 800) / 800, (y - 640) / 620);
      if (d < 1.08)
        s.rect(
          x,
          y,
          76,
          26,
          mix(mix('#D98A48', '#1E2C4E', Math.min(1, d * 0.95)), '#8A4A3A', s.rng.range(0, 0.25)),
          `rx="3" opacity="${s.rng.range(0.35, 0.8).toFixed(2)}"`,
        );
    }
  }
  for (let i = 0; i < 3; i++)
    s.stroke(
      polyPath(arc(800, 560 + i * 60, 800 - i * 120, 500 - i * 70, 180, 360, 30), false),
      '#0F1830',
      26 - i * 5,
      'opacity="0.75"',
    );
  s.rect(
    0,
    900,
    s.w,
    300,
    s.linear(
      [
        [0, '#6B3A26'],
        [1, '#1A1018'],
      ],
      [0, 900],
      [0, 1200],
    ),
  );
  s.ellipse(800, 960, 720, 90, '#F6A94A', 'opacity="0.3"');
  for (const x of [470, 820, 1180]) {
    s.poly(
      [
        [x - 16, 120],
        [x + 16, 120],
        [x + 260, 950],
        [x - 260, 950],
      ],
      s.linear(
        [
          [0, '#FFDf9a', 0.5],
          [1, '#FFDF9A', 0],
        ],
        [0, 120],
        [0, 950],
      ),
    );
    s.line(
      [
        [x, -20],
        [x, 96],
      ],
      '#0A1020',
      5,
    );
    s.poly(
      [
        [x - 46, 130],
        [x - 18, 92],
        [x + 18, 92],
        [x + 46, 130],
      ],
      '#0A1020',
    );
    s.ellipse(x, 130, 32, 10, '#FFF3CF');
  }
  const k = 330;
  const bass = flat(s, 460, 1000, k);
  frontFigure(bass, l, -0.36, {
    height: 1.84,
    arms: [
      [60, 120],
      [30, -30],
    ],
    outfit: {
      kind: 'jacket',
      top: '#23395A',
      legs: '#14203A',
      hair: 'hat',
      hairColour: '#1A1614',
      skin: '#6E4530',
      accent: '#14203A',
    },
  });
  bass.soft(
    '-0.36,0.12 -0.3,0.5 -0.2,0.66 -0.26,0.98 0,1.14 0.26,0.98 0.2,0.66 0.3,0.5 0.36,0.12 0,0.02',
    '#A8552A',
  );
  bass.soft('0.04,0.06 0.16,0.5 0.1,0.72 0.14,1.02 0.26,0.98 0.2,0.66 0.3,0.5 0.36,0.12', '#7A3A1E');
  bass.beam('0,1.05 0,2.0', '#2A1610', 0.06);
  bass.soft('-0.05,1.98 0.05,1.98 0.1,2.16 0,2.22 -0.08,2.12', '#2A1610');
  for (const dx of [-0.02, 0.0, 0.02])
    bass.line(
      [
        [dx, 0.3],
        [dx, 1.95],
      ],
      '#F1DFB0',
      0.006,
    );
  for (const dx of [-0.12, 0.12])
    bass.curve(
      [
        [dx, 0.5],
        [dx * 1.2, 0.58],
        [dx * 0.9, 0.66],
        [dx, 0.74],
      ],
      '#2A1610',
      0.016,
    );
  bass.ellipse(-0.03, 1.72, 0.05, 0.06, '#6E4530');
  bass.ellipse(-0.1, 0.72, 0.06, 0.05, '#6E4530');
  const tr = flat(s, 800, 1030, k);
  const blower = person(tr, l, 0, {
    facing: 1,
    height: 1.78,
    pose: {
      legs: [
        [12, 2],
        [-12, -10],
      ],
      arms: [
        [82, 110],
        [64, 118],
      ],
      lean: -10,
    },
    outfit: {
      kind: 'jacket',
      top: '#8A2A2A',
      legs: '#1E1A24',
      hair: 'short',
      hairColour: '#1A1614',
      skin: '#C98A63',
    },
  });
  trumpet(tr, blower.head);
  drumKit(s, l);
  for (const [y, kk] of [[1170, 230]] as const)
    audience(flat(s, 0, y, kk), -0.2, 7.4, 0.95, ['#0A1020', '#0D1426', '#080C18']);
  for (const x of [230, 1010, 1430]) {
    s.circle(
      x,
      1120,
      90,
      s.radial(
        [
          [0, '#FFB84A', 0.55],
          [1, '#FFB84A', 0],
        ],
        x,
        1120,
        90,
      ),
    );
    s.rect(x - 14, 1104, 28, 40, '#FFD98A', 'rx="8"');
  }
}

function trumpet(f: Face, head: Pt): void {
  const at = (dx: number, dy: number): Pt => [
    head[0] + 0.11 + dx * 0.96 - dy * 0.28,
    head[1] - 0.05 + dx * 0.28 + dy * 0.96,
  ];
  f.beam([at(0, 0), at(0.66, 0)], '#E9B93F', 0.035);
  f.soft([at(0.6, 0.02), at(0.8, 0.12), at(0.84, 0), at(0.8, -0.12), at(0.6, -0.02)], '#F2C955');
  f.line([at(0.18, 0), at(0.16, -0.1), at(0.5, -0.1), at(0.52, 0)], '#D9A42E', 0.03);
  for (const x of [0.26, 0.33, 0.4]) f.beam([at(x, -0.12), at(x, 0.1)], '#F6DC8A', 0.03);
}

function drumKit(s: Sheet, l: Light): void {
  const f = flat(s, 1190, 1000, 300);
  seatedFront(f, l, 0, {
    height: 1.76,
    seat: 0.56,
    arms: [
      [60, -20],
      [62, 90],
    ],
    outfit: {
      kind: 'shirt',
      top: '#2B5A6A',
      legs: '#14203A',
      hair: 'curly',
      hairColour: '#3A2018',
      skin: '#E3AC85',
    },
  });
  f.line('-0.2,1.06 -0.56,1.14', '#F1DFB0', 0.022);
  f.line('0.5,1.3 0.72,1.5', '#F1DFB0', 0.022);
  f.ellipse(0, 0.36, 0.4, 0.38, '#7A1E22');
  f.ellipse(0, 0.36, 0.34, 0.32, '#F1E2C0');
  f.ellipse(0, 0.36, 0.16, 0.15, GREEN, 'opacity="0.9"');
  for (const [x, y, w] of [
    [-0.62, 0.62, 0.27],
    [0.66, 0.5, 0.3],
    [-0.26, 0.92, 0.2],
    [0.26, 0.92, 0.2],
  ] as const) {
    f.rect(x - w, y - 0.24, w * 2, 0.26, '#8F2A2C', 0.04);
    f.ellipse(x, y + 0.02, w, 0.07, '#F1E2C0');
    f.rect(x - w, y - 0.06, w * 2, 0.03, '#E9B93F');
  }
  for (const [x, y, t] of [
    [-0.95, 1.32, 0.1],
    [0.98, 1.42, -0.12],
  ] as const) {
    f.line(
      [
        [x, 0],
        [x, y],
      ],
      '#8E99A8',
      0.02,
    );
    f.soft(
      [
        [x - 0.36, y - t],
        [x, y + 0.06],
        [x + 0.36, y + t],
        [x, y - 0.03],
      ],
      '#F2C955',
    );
  }
}

export const scene: Scene = { paint: jazz, grain: 2 };
