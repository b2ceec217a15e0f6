import {
  arc,
  Camera,
  dim,
  type Face,
  frontFigure,
  frontPoses,
  GREEN,
  type Light,
  lights,
  lit,
  type Scene,
  type Sheet,
  SUN,
  seatedFront,
  someone,
} from '../toolkit.ts';

function passengers(s: Sheet): void {
  const l = { ...lights.softEvening, keyAmount: 0.12, lit: 0 };
  s.rect(0, 0, s.w, s.h, '#E9E6D8');
  const c = new Camera(s, { at: [0, 1.55, 0], focal: 860, centre: [800, 520] });
  const end = 12;
  c.quad(
    [
      [-1.35, 2.35, 0.5],
      [1.35, 2.35, 0.5],
      [1.35, 2.35, end],
      [-1.35, 2.35, end],
    ],
    lit(l, '#F6F1E2'),
  );
  c.strip(-1.35, 1.35, 0.5, end, lit(l, '#8C9890'));
  c.strip(-0.42, 0.42, 0.5, end, lit(l, '#A9B3A8'));
  for (const k of [-1, 1]) {
    const w = c.wall([k * 1.35, 0, 0.55], [0, 0, 1]);
    w.rect(0, 0, end, 0.85, lit(l, '#DCDccB'));
    w.rect(0, 0.85, end, 1.5, lit(l, '#EFEBDA'));
    for (let i = 0; i < 6; i++) {
      const x = 0.4 + i * 1.95;
      w.rect(x, 0.9, 1.75, 1.1, '#2B3834', 0.12);
      const [, y0] = w.at(x, 2);
      const [, y1] = w.at(x, 0.9);
      w.rect(
        x + 0.06,
        0.95,
        1.63,
        1.0,
        s.linear(
          [
            [0, '#9FD0D6'],
            [0.55, '#FCE6B4'],
            [0.75, '#E6B98A'],
            [1, '#B7A95A'],
          ],
          [0, Math.min(y0, y1)],
          [0, Math.max(y0, y1)],
        ),
        0.1,
      );
      w.clipRect(x + 0.06, 0.95, 1.63, 1.0, 0.1, () => {
        for (let h = 0; h < 4; h++)
          w.poly(
            [
              [x + h * 0.46, 0.9],
              [x + h * 0.46, 1.25 + (h % 2) * 0.14],
              [x + h * 0.46 + 0.22, 1.5 + (h % 2) * 0.1],
              [x + h * 0.46 + 0.44, 1.25 + (h % 2) * 0.14],
              [x + h * 0.46 + 0.44, 0.9],
            ],
            ['#D98F6A', '#EBD9B4', '#C9D2B4', '#E6B98A'][h] ?? '#EBD9B4',
          );
        w.poly(
          [
            [x + 0.3, 0.9],
            [x + 0.8, 2],
            [x + 1.15, 2],
            [x + 0.65, 0.9],
          ],
          '#FFFFFF',
          'opacity="0.25"',
        );
      });
    }
    w.rect(0, 2.06, end, 0.26, lit(l, GREEN));
    c.quad(
      [
        [k * 0.55, 2.34, 0.5],
        [k * 0.75, 2.34, 0.5],
        [k * 0.75, 2.34, end],
        [k * 0.55, 2.34, end],
      ],
      '#FFFDF0',
    );
  }
  const backWall = c.wall([-1.35, 0, end], [1, 0, 0]);
  backWall.rect(0, 0, 2.7, 2.35, lit(l, '#D6D8CA'));
  backWall.rect(0.75, 0, 1.2, 2.05, '#33443F', 0.1);
  backWall.rect(0.85, 0.9, 1, 1.05, '#BFE0DC', 0.1);
  for (let i = 0; i < 6; i++) {
    const z = 11 - i * 1.6;
    for (const k of [-1, 1]) {
      c.quad(
        [
          [k * 1.3, 0, z - 0.6],
          [k * 0.9, 0, z - 2],
          [k * 0.4, 0, z - 2],
          [k * 0.7, 0, z - 0.6],
        ],
        '#FFE7AE',
        'opacity="0.24"',
      );
      seatRow(c.billboard([k * 0.86, 0, z]), l);
      if (z > 4.6 && s.rng.chance(0.7))
        seatedFront(c.billboard([k * 0.86, 0, z - 0.2]), l, s.rng.range(-0.16, 0.16), {
          outfit: someone(s.rng),
          seat: 0.46,
          arms: frontPoses.carry,
        });
    }
    if (i % 2 === 0) for (const k of [-1, 1]) c.billboard([k * 0.42, 0, z]).rect(-0.022, 0, 0.044, 2.34, SUN);
  }
  for (const k of [-1, 1]) {
    s.line([c.project([k * 0.42, 2.1, 0.6]), c.project([k * 0.42, 2.1, end])], SUN, 7);
    for (let z = 2.1; z < 9; z += 0.8) {
      const q = c.billboard([k * 0.42, 2.1, z]);
      q.rect(-0.015, -0.16, 0.03, 0.16, '#33443F');
      q.line(arc(0, -0.24, 0.07, 0.08, 0, 360, 14), '#33443F', 0.022);
    }
  }
  const g = c.billboard([-0.95, 0, 2.55]);
  seatRow(g, l);
  const grandpa = seatedFront(g, l, 0.16, {
    height: 1.76,
    seat: 0.46,
    arms: [
      [16, -50],
      [42, -20],
    ],
    outfit: {
      kind: 'jacket',
      top: '#8A6B44',
      legs: '#3F4A52',
      hair: 'hat',
      hairColour: '#D6D2CA',
      skin: '#E3AC85',
      accent: '#5B4A36',
    },
  });
  g.soft(
    [
      [grandpa.head[0] - 0.075, grandpa.head[1] - 0.05],
      [grandpa.head[0], grandpa.head[1] - 0.02],
      [grandpa.head[0] + 0.075, grandpa.head[1] - 0.05],
      [grandpa.head[0], grandpa.head[1] - 0.14],
    ],
    '#E9E5DC',
  );
  const child = c.billboard([-0.5, 0, 2.4]);
  seatedFront(child, l, 0.02, {
    height: 1.14,
    seat: 0.46,
    arms: [
      [140, 160],
      [20, -50],
    ],
    outfit: {
      kind: 'shirt',
      top: '#E5483C',
      legs: '#2F5D7C',
      hair: 'short',
      hairColour: '#7A4B2A',
      skin: '#F1C9A5',
    },
  });
  const right = c.billboard([0.92, 0, 2.7]);
  seatRow(right, l);
  const reader = seatedFront(right, l, -0.2, {
    height: 1.68,
    seat: 0.46,
    arms: [
      [20, -70],
      [20, -70],
    ],
    outfit: {
      kind: 'coat',
      top: '#2F5D7C',
      legs: '#26323F',
      hair: 'bun',
      hairColour: '#4A2F22',
      skin: '#C98A63',
    },
  });
  const [bx, by] = [reader.left[0] + 0.14, reader.left[1] + 0.02];
  right.poly(
    [
      [bx - 0.2, by + 0.16],
      [bx, by + 0.1],
      [bx, by - 0.14],
      [bx - 0.2, by - 0.08],
    ],
    '#C4492F',
  );
  right.poly(
    [
      [bx + 0.2, by + 0.16],
      [bx, by + 0.1],
      [bx, by - 0.14],
      [bx + 0.2, by - 0.08],
    ],
    '#A63A26',
  );
  const student = c.billboard([0.1, 0, 3.5]);
  const st = frontFigure(student, l, 0, {
    height: 1.8,
    arms: [
      [14, 4],
      [155, 170],
    ],
    outfit: {
      kind: 'jacket',
      top: '#F2B63C',
      legs: '#33404A',
      hair: 'curly',
      hairColour: '#1A1614',
      skin: '#8A5A40',
    },
  });
  student.line(arc(st.head[0], st.head[1] + 0.02, 0.125, 0.14, 10, 170, 10), '#F6F5F1', 0.03);
  for (const k of [-1, 1]) student.ellipse(st.head[0] + k * 0.12, st.head[1], 0.035, 0.06, '#2B7A12');
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FFE0A0', 0.28],
        [0.55, '#FFE0A0', 0],
        [1, '#2A3A4A', 0.12],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
}

function seatRow(f: Face, l: Light): void {
  for (const x of [-0.44, 0.02]) {
    f.rect(x, 0.42, 0.42, 0.72, dim(l, '#3A7A2A'), 0.12);
    f.rect(x + 0.02, 0.44, 0.38, 0.68, lit(l, '#3F8A26'), 0.12);
    f.rect(x + 0.1, 1.0, 0.22, 0.2, lit(l, '#4F9A36'), 0.08);
    f.rect(x - 0.01, 0.36, 0.44, 0.14, lit(l, '#357A1E'), 0.05);
  }
  f.rect(-0.3, 0, 0.1, 0.4, '#55615A');
  f.rect(0.2, 0, 0.1, 0.4, '#55615A');
}

export const scene: Scene = { paint: passengers };
