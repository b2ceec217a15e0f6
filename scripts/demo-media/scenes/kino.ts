import {
  centred,
  darken,
  dim,
  flat,
  house,
  type Light,
  lettering,
  lighten,
  lights,
  lit,
  person,
  poses,
  rainfall,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  umbrella,
} from '../toolkit.ts';

function cinema(s: Sheet): void {
  const l = { ...lights.rain, keyAmount: 0.2 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#152638'],
      [1, '#3A5566'],
    ]),
  );
  const base = 930;
  house(flat(s, -120, base, 52), l, 0, { width: 8, floors: 4, gable: 'eaves', shop: null });
  house(flat(s, 1290, base, 52), l, 0, { width: 8, floors: 4, gable: 'stepped', shop: null });
  s.mirrored(base, 0.34, () => facade(s, l, base), 0.85);
  s.rect(
    0,
    base,
    s.w,
    s.h - base,
    s.linear(
      [
        [0, '#1C2E3E', 0.25],
        [1, '#0E1A26', 0.75],
      ],
      [0, base],
      [0, s.h],
    ),
  );
  ripples(s, base + 10, s.h, 90, '#FFD98A', '#16283A');
  s.rect(0, base - 6, s.w, 16, '#22303C');
  const p = flat(s, 420, base + 26, 150);
  person(p, l, 0, {
    facing: 1,
    pose: poses.hold,
    outfit: {
      kind: 'coat',
      top: '#C4492F',
      legs: '#26323F',
      hair: 'bob',
      hairColour: '#2B1D18',
      skin: '#F1C9A5',
    },
  });
  const { hand } = person(p, l, -0.7, {
    facing: 1,
    height: 1.82,
    pose: {
      ...poses.relaxed,
      arms: [
        [40, 130],
        [-6, 6],
      ],
    },
    outfit: {
      kind: 'coat',
      top: '#2F4A63',
      legs: '#1E262E',
      hair: 'short',
      hairColour: '#4A2F22',
      skin: '#9A6446',
    },
  });
  umbrella(p, l, hand[0], hand[1], '#2B7A12');
  rainfall(s, 380, '#DCE9EE');
}

function facade(s: Sheet, l: Light, base: number): void {
  const f = flat(s, 800, base, 52);
  const wall = lit(l, '#D9C7A0');
  f.rect(-9.4, 0, 18.8, 14.6, wall);
  f.rect(-7.6, 14.4, 15.2, 1.4, wall);
  f.rect(-5.4, 15.6, 10.8, 1.3, wall);
  f.rect(6.8, 0, 2.6, 14.6, dim(l, '#D9C7A0'), 0, 'opacity="0.6"');
  for (const x of [-8.6, -7.4, 6.8, 8]) f.rect(x, 4.8, 0.5, 9, lighten(wall, 0.25));
  for (let i = 0; i < 6; i++) {
    f.rect(-5.9 + i * 2.05, 6.4, 1.35, 6.2, i % 2 ? '#FFD98A' : '#F7BD62', [0.65, 0.65, 0, 0]);
    f.rect(-5.27 + i * 2.05, 6.4, 0.08, 6.2, darken(wall, 0.5));
    for (const y of [7.8, 9.4, 11]) f.rect(-5.9 + i * 2.05, y, 1.35, 0.08, darken(wall, 0.5));
  }
  f.soft('-2.2,13.4 0,14.7 2.2,13.4 0,13.7', '#E9B93F');
  for (let i = 0; i < 9; i++) {
    const a = ((20 + i * 17.5) * Math.PI) / 180;
    f.line(
      [
        [Math.cos(a) * 1, 13.5 + Math.sin(a) * 0.7],
        [Math.cos(a) * 2.6, 13.5 + Math.sin(a) * 1.7],
      ],
      '#E9B93F',
      0.1,
    );
  }
  const [sx, sy] = f.at(-6.4, 10.5);
  s.circle(
    sx,
    sy,
    430,
    s.radial(
      [
        [0, '#FF7A4A', 0.42],
        [1, '#FF7A4A', 0],
      ],
      sx,
      sy,
      430,
    ),
  );
  f.rect(-7.5, 5.2, 2.2, 12.2, '#7A1E22', [1, 1, 0.3, 0.3]);
  f.rect(-7.3, 5.4, 1.8, 11.8, '#A8282A', [0.85, 0.85, 0.2, 0.2]);
  for (const [i, char] of [...'ASTORIA'].entries()) {
    for (const [w, tone] of [
      [0.34, '#FF9A5A'],
      [0.16, '#FFF6DC'],
    ] as const)
      centred(f, char, -6.4, 14.9 - i * 1.5, 1.05, tone, w);
  }
  for (let i = 0; i < 16; i++)
    for (const x of [-7.42, -5.38]) f.ellipse(x, 5.8 + i * 0.7, 0.1, 0.1, i % 2 ? '#FFF3CF' : '#FFC24A');
  f.poly('-9.8,4.9 9.8,4.9 9.2,3.7 -9.2,3.7', '#7A1E22');
  f.rect(-9.2, 3.5, 18.4, 0.35, '#FFE2A0');
  for (let i = 0; i < 38; i++) f.ellipse(-9.4 + i * 0.508, 4.88, 0.12, 0.12, i % 2 ? '#FFF3CF' : '#FFB84A');
  f.rect(-5.4, 3.95, 10.8, 0.75, '#FFF3CF');
  lettering(f, 'DIE LETZTE BAHN', -2.6, 4.1, 0.44, '#22282E', 0.16);
  f.rect(-8.9, 0, 17.8, 3.55, '#FFCf80');
  f.rect(
    -8.9,
    0,
    17.8,
    3.55,
    s.linear(
      [
        [0, '#FFE6AE'],
        [1, '#D98A48'],
      ],
      [0, base - 180],
      [0, base],
    ),
  );
  for (const x of [1.2, 3.2]) {
    f.rect(x, 0, 1.8, 2.9, '#7A4A26');
    f.rect(x + 0.2, 0.5, 1.4, 2.2, '#FFF0C4');
    f.rect(x + 1.45, 1.1, 0.1, 0.7, '#E9B93F');
  }
  f.rect(-2.6, 0, 2.5, 3, '#8A2A2A', [0.3, 0.3, 0, 0]);
  f.rect(-2.4, 1.1, 2.1, 1.5, '#FFF3CF', [0.2, 0.2, 0, 0]);
  f.soft('-1.75,1.1 -1.7,1.7 -1.35,1.85 -1.0,1.7 -0.95,1.1', '#3F5A6A');
  f.ellipse(-1.35, 2.08, 0.18, 0.22, '#8A5A40');
  for (const [x, a, b] of [
    [-8.3, '#1F4A63', SUN],
    [-5.9, '#2B5A3A', '#F1E6D0'],
    [5.7, '#7B3F61', '#F2A65A'],
    [7.4, '#22303F', '#E5483C'],
  ] as const) {
    f.rect(x - 0.72, 0.55, 1.55, 2.5, '#3A2018');
    f.rect(x - 0.6, 0.67, 1.3, 2.26, a);
    f.ellipse(x + 0.05, 2.05, 0.42, 0.42, b);
    f.poly(
      [
        [x - 0.6, 0.67],
        [x - 0.1, 1.6],
        [x + 0.3, 1.2],
        [x + 0.7, 1.7],
        [x + 0.7, 0.67],
      ],
      darken(a, 0.35),
    );
    f.rect(x - 0.4, 0.8, 0.9, 0.1, b);
  }
}

export const scene: Scene = { paint: cinema, grain: 2 };
