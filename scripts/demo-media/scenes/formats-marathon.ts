import { shade } from '../parts/studio.ts';
import {
  birds,
  Camera,
  centred,
  dim,
  type Face,
  flat,
  frontFigure,
  frontPoses,
  GREEN,
  houseRow,
  type Light,
  lights,
  lit,
  type Scenes,
  type Sheet,
  SUN,
  sky,
  someone,
  sun,
  water,
} from '../toolkit.ts';

function marathon(s: Sheet): void {
  const l = lights.morning;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#6DB3C4'],
        [0.6, '#D3E5D4'],
        [1, '#FBE7B8'],
      ],
    },
    620,
  );
  sun(s, l, 1230, 250, 60, 6);
  const c = new Camera(s, { at: [0, 1.75, 0], focal: 1050, centre: [800, 560] });
  const back = flat(s, 0, 612, 21);
  houseRow(back, l, -2, 34, { depth: 0.4 });
  crane(flat(s, 1160, 612, 17), l);
  crane(flat(s, 1390, 612, 14), l);
  water(s, l, 590, 660, { dashes: 20 });
  for (const [x, h] of [
    [960, 300],
    [1040, 240],
    [1500, 330],
    [1560, 260],
    [880, 210],
  ] as const) {
    s.line(
      [
        [x, 610],
        [x, 610 - h],
      ],
      lit(l, '#7A5A44', 0.2),
      6,
    );
    s.poly(
      [
        [x + 5, 610 - h],
        [x + 5, 590],
        [x + 70, 590],
      ],
      lit(l, '#F6EFE0', 0.2),
    );
    s.soft(
      [
        [x - 70, 600],
        [x + 90, 600],
        [x + 60, 634],
        [x - 50, 634],
      ],
      lit(l, x % 40 ? '#2F5D7C' : '#B8452F', 0.15),
    );
  }
  s.rect(
    0,
    640,
    s.w,
    600,
    s.linear(
      [
        [0, lit(l, '#CFC6B2')],
        [1, lit(l, '#B3AA98')],
      ],
      [0, 640],
      [0, 1200],
    ),
  );
  c.strip(-3.3, 3.3, 2, 60, lit(l, '#8E9492'));
  for (const x of [-3.3, 3.3]) c.strip(x - 0.12, x + 0.12, 2, 60, '#F6F1E2');
  finishArch(c, l);
  for (const side of [-1, 1]) {
    for (let i = 11; i >= 0; i--) {
      const z = 5 + i * 1.25;
      const q = c.billboard([side * (4.5 + s.rng.range(0, 0.3)), 0, z]);
      frontFigure(q, l, s.rng.range(-0.2, 0.2), {
        height: s.rng.range(1.55, 1.85),
        arms: s.rng.pick([frontPoses.up, frontPoses.wave, frontPoses.calm, frontPoses.up] as const),
        outfit: someone(s.rng),
      });
    }
    const wall = c.wall([side * 3.7, 0, 4], [0, 0, 1]);
    for (let i = 0; i < 7; i++) {
      wall.rect(i * 2.4, 0, 2.3, 1, lit(l, i % 2 ? GREEN : '#F1E9D4'));
      wall.rect(i * 2.4, 0, 2.3, 0.12, dim(l, '#5A6662'));
    }
  }
  for (const [x, z, top] of [
    [-1.7, 15, '#2F5D7C'],
    [0.9, 17, '#E3A12F'],
    [2, 13.4, '#7B3F61'],
  ] as const)
    runner(c.billboard([x, 0, z]), l, top, 'left');
  champion(s, l);
  for (let i = 0; i < 120; i++) {
    const [x, y] = [s.rng.range(60, 1540), s.rng.range(60, 900)];
    s.poly(
      [
        [x, y],
        [x + 12, y + 5],
        [x + 8, y + 15],
        [x - 4, y + 9],
      ],
      s.rng.pick(['#C4492F', SUN, GREEN, '#2F7DB0', '#F6F1E2'] as const),
      'opacity="0.85"',
    );
  }
  birds(s, 5, 640, 130, 90, '#4A6068');
  shade(s, '#FFE2A0', [s.w, 0], [700, 600], 0.4);
}

function runner(f: Face, l: Light, top: string, step: 'left' | 'right'): void {
  f.poly('-0.2,0 0.2,0 -0.9,-0.12 -1.3,-0.1', '#1B2A44', 'opacity="0.3"');
  frontFigure(f, l, 0, {
    step,
    arms: [
      [24, -60],
      [20, -66],
    ],
    outfit: someone(f.sheet.rng, { kind: 'sport', top, legs: '#26323F', hair: 'short' }),
  });
}

function champion(s: Sheet, l: Light): void {
  const f = flat(s, 800, 1130, 452);
  f.poly('-0.2,0.02 0.2,0.02 -0.7,-0.14 -1.2,-0.14', '#1B2A44', 'opacity="0.35"');
  const skin = '#8A5638';
  frontFigure(f, l, 0, {
    height: 1.76,
    step: 'left',
    arms: frontPoses.up,
    outfit: {
      kind: 'sport',
      top: '#D8402F',
      legs: '#1F2A36',
      hair: 'bun',
      hairColour: '#1A1311',
      skin,
      shoes: SUN,
    },
  });
  f.rect(-0.14, 1.06, 0.28, 0.2, '#FBF8EE', 0.02);
  centred(f, '4', 0, 1.1, 0.12, '#22282A', 0.18);
  for (const k of [-1, 1]) {
    f.ellipse(k * 0.036, 1.64, 0.012, 0.015, '#1A0F0C');
    f.curve(
      [
        [k * 0.02, 1.675],
        [k * 0.04, 1.684],
        [k * 0.058, 1.675],
      ],
      '#1A0F0C',
      0.008,
    );
  }
  f.soft('-0.04,1.585 0,1.578 0.04,1.585 0.022,1.552 -0.022,1.552', '#FBF3E6');
  f.soft(
    '-0.17,1.32 -0.6,1.28 -1.1,1.1 -1.75,1.2 -1.78,1.13 -1.1,1.02 -0.6,1.21 0,1.24 0.6,1.2 1.1,1 1.8,1.16 1.78,1.24 1.1,1.09 0.6,1.28 0.17,1.32 0,1.32',
    '#FBF8EE',
  );
  f.soft(
    '-0.17,1.27 -0.6,1.235 -1.1,1.05 -1.78,1.14 -1.1,1.02 -0.6,1.21 0,1.24 0.6,1.2 1.1,1 1.8,1.16 1.1,1.03 0.6,1.23 0.17,1.27',
    '#C4492F',
  );
}

function finishArch(c: Camera, l: Light): void {
  const f = c.billboard([0, 0, 11]);
  for (const x of [-4.1, 3.5]) f.rect(x, 0, 0.6, 5.6, lit(l, GREEN));
  f.rect(-4.3, 4.7, 8.6, 1.3, lit(l, GREEN), 0.2);
  f.rect(-4.3, 4.7, 8.6, 0.2, SUN);
  centred(f, 'ZIEL', 0, 5, 0.74, '#FBF8EE', 0.2);
  f.rect(2.2, 5, 1.6, 0.7, '#10180F', 0.06);
  centred(f, '2:31', 3, 5.17, 0.36, '#FFB43A', 0.16);
  for (let i = 0; i < 7; i++)
    for (let k = 0; k < 2; k++)
      f.rect(-3.9 + i * 0.22, 5.05 + k * 0.22, 0.22, 0.22, (i + k) % 2 ? '#FBF8EE' : '#1B242C');
}

function crane(f: Face, l: Light): void {
  const steel = lit(l, '#4F7A86', 0.25);
  for (const x of [-2.6, 2.2])
    f.poly(
      [
        [x, 0],
        [x + 0.9, 9],
        [x + 1.3, 9],
        [x + 0.5, 0],
      ],
      steel,
    );
  f.rect(-2.4, 8.8, 5, 1, steel);
  f.rect(-1.6, 9.8, 3.4, 2.2, lit(l, '#B8452F', 0.25));
  f.beam('0.6,11.6 9.4,20', steel, 0.5);
  f.line('9.4,20 9.4,8', steel, 0.12);
  f.line('-1,16 9.4,20', steel, 0.12);
  f.beam('-0.6,11.8 -1,16', steel, 0.4);
}

export const marathonScenes: Scenes = { 'welt-marathon': { paint: marathon } };
