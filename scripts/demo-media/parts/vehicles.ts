import type { Camera } from '../canvas/camera.ts';
import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { arc } from '../canvas/geometry.ts';
import { lettering } from './lettering.ts';
import { dim, GREEN, half, INK, type Light, lit, PAPER, SUN } from './light.ts';

export function wheelAt(f: Face, l: Light, x: number, y: number, r: number, hub = '#B9C0B6'): void {
  f.ellipse(x, y, r, r, lit(l, '#1B2322'));
  f.ellipse(x, y, r * 0.62, r * 0.62, lit(l, hub));
  f.ellipse(x, y, r * 0.44, r * 0.44, lit(l, darken(hub, 0.3)));
  for (let i = 0; i < 6; i++) {
    const [p] = arc(x, y, r * 0.3, r * 0.3, i * 60, i * 60, 1);
    if (p) f.ellipse(p[0], p[1], r * 0.06, r * 0.06, lit(l, hub));
  }
}

/** The open-platform car of 1927 from the side: cream over red, brass, lantern roof. 10 m long from x = 0. */
export function historicTram(f: Face, l: Light, line = '1'): void {
  const [cream, red, brass] = [lit(l, '#F3E4BE'), lit(l, '#A8322A'), lit(l, '#D6A648')];
  f.sheet.blurred(f.scale() * 0.06, () => f.ellipse(5, 0, 4.6, 0.15, INK, 'opacity="0.4"'));
  f.rect(2.2, 0.45, 5.6, 0.35, lit(l, '#2B2A28'));
  for (const x of [3.2, 6.8]) wheelAt(f, l, x, 0.42, 0.42, '#7A756B');
  f.poly('-0.5,0.5 0.1,0.28 1,0.62 0.6,0.86', lit(l, '#3A3835'));
  f.poly('10.5,0.5 9.9,0.28 9,0.62 9.4,0.86', lit(l, '#3A3835'));
  f.rect(0, 0.82, 10, 1.05, red);
  f.rect(0, 0.82, 10, 0.2, dim(l, '#A8322A'));
  f.line('0.2,1.12 9.8,1.12', brass, 0.03);
  f.line('0.2,1.72 9.8,1.72', brass, 0.03);
  f.rect(1.75, 1.86, 6.5, 1.5, cream);
  for (let i = 0; i < 5; i++) {
    const x = 1.95 + i * 1.24;
    f.rect(x, 1.98, 1.1, 1.05, lit(l, '#7A4B2A'), 0.08);
    f.rect(x + 0.07, 2.04, 0.96, 0.93, mix(l.glass, '#9CC0BE', 0.55), 0.06);
    if (i % 2 === 0) {
      f.soft(
        [
          [x + 0.25, 2.03],
          [x + 0.3, 2.36],
          [x + 0.52, 2.46],
          [x + 0.74, 2.36],
          [x + 0.8, 2.03],
        ],
        '#33403E',
      );
      f.ellipse(x + 0.52, 2.6, 0.13, 0.15, '#5A3B2B');
      f.soft(
        [
          [x + 0.24, 2.68],
          [x + 0.52, 2.92],
          [x + 0.8, 2.68],
        ],
        '#33403E',
      );
    }
    f.poly(
      [
        [x + 0.2, 2.04],
        [x + 0.45, 2.97],
        [x + 0.7, 2.97],
        [x + 0.45, 2.04],
      ],
      '#FFFFFF',
      'opacity="0.18"',
    );
  }
  f.rect(1.9, 3.08, 6.2, 0.22, lit(l, '#D8C79A'));
  for (const [x0, x1] of [
    [0.06, 1.72],
    [8.28, 9.94],
  ] as const) {
    for (const x of [x0, x1 - 0.08]) f.rect(x, 1.8, 0.09, 1.6, brass);
    f.rect(x0, 2.3, x1 - x0, 0.06, brass);
  }
  f.soft('0.55,1.8 0.6,2.42 0.85,2.56 1.1,2.42 1.15,1.8', lit(l, '#23394A'));
  f.ellipse(0.85, 2.74, 0.15, 0.18, lit(l, '#E3AC85'));
  f.soft('0.64,2.82 0.7,3.0 1.0,3.0 1.06,2.82', lit(l, '#1C2B34'));
  f.poly('0.6,2.83 0.5,2.76 0.9,2.8', lit(l, '#1C2B34'));
  f.soft('-0.2,3.36 0.6,3.62 5,3.7 9.4,3.62 10.2,3.36 5,3.3', lit(l, '#5B605A'));
  f.rect(1.9, 3.58, 6.2, 0.34, cream);
  for (let i = 0; i < 9; i++) f.rect(2.05 + i * 0.68, 3.64, 0.52, 0.2, lit(l, '#7FA0A0'));
  f.soft('1.6,3.9 2.2,4.06 5,4.1 7.8,4.06 8.4,3.9 5,3.86', lit(l, '#6B706A'));
  f.line('4.2,4.1 5,4.9 5.9,5.4', lit(l, '#2B2A28'), 0.07);
  f.line('6.4,4.1 5.2,4.7 4.5,5.42', lit(l, '#2B2A28'), 0.07);
  f.line('4.1,5.42 6.2,5.42', lit(l, '#2B2A28'), 0.08);
  f.ellipse(-0.02, 1.5, 0.2, 0.24, brass);
  f.ellipse(-0.08, 1.5, 0.14, 0.18, '#FFF3CF');
  f.ellipse(0.9, 4.06, 0.36, 0.36, lit(l, PAPER));
  lettering(f, line, 0.82, 3.9, 0.32, lit(l, '#A8322A'), 0.2);
  lettering(f, 'ALDENBRÜCK', 3.7, 1.3, 0.28, brass, 0.16);
}

/** A bus in space, its front at z, right or left flank visible; `at` is the middle of its front wheels' axle line. */
export function busInSpace(c: Camera, l: Light, x: number, z: number, flank: 'left' | 'right'): void {
  const k = flank === 'right' ? 1 : -1;
  const [half2, length, top] = [1.27, 12, 3.15];
  const wall = c.wall([x + k * half2, 0, z], [0, 0, 1]);
  const side = (colour: string) => half(l, colour);
  c.quad(
    [
      [x - half2, top, z],
      [x + half2, top, z],
      [x + half2, top, z + length],
      [x - half2, top, z + length],
    ],
    lit(l, '#E9E9DF'),
  );
  wall.rect(0, 0.32, length, top - 0.32, side('#FBFAF4'), [0.3, 0.2, 0.1, 0.1]);
  wall.poly('7.2,0.32 12,0.32 12,3.1 9.6,3.1', side(GREEN));
  wall.poly('6.4,0.32 6.9,0.32 9.3,3.1 8.8,3.1', side(SUN));
  wall.rect(0, 1.2, length - 0.5, 1.5, '#22383D', 0.15);
  for (const [wx, w] of [
    [1.9, 1.7],
    [3.8, 1.9],
    [7, 1.9],
    [9.1, 2],
  ] as const) {
    wall.rect(wx, 1.3, w, 1.3, mix('#547B84', l.haze, 0.25), 0.1);
    wall.poly(
      [
        [wx + 0.2, 1.3],
        [wx + 0.8, 2.6],
        [wx + 1.2, 2.6],
        [wx + 0.6, 1.3],
      ],
      '#FFFFFF',
      'opacity="0.16"',
    );
  }
  for (const dx of [0.35, 5.85]) {
    wall.rect(dx, 0.4, 1.2, 2.3, '#1C2B2E', 0.08);
    wall.rect(dx + 0.08, 0.5, 0.48, 2.1, mix('#6F989C', l.haze, 0.2), 0.06);
    wall.rect(dx + 0.64, 0.5, 0.48, 2.1, mix('#6F989C', l.haze, 0.2), 0.06);
  }
  lettering(wall, 'ELEKTRISCH', 2.2, 0.68, 0.32, side(GREEN), 0.17);
  for (const wx of [2.7, 9.3]) {
    wall.ellipse(wx, 0.48, 0.62, 0.6, side('#1B2322'));
    wheelAt(wall, l, wx, 0.47, 0.47);
  }
  const front = c.wall([x - half2, 0, z], [1, 0, 0]);
  front.rect(0, 0.32, half2 * 2, top - 0.32, lit(l, '#FBFAF4'), [0.35, 0.35, 0.12, 0.12]);
  front.rect(0.12, 1.1, half2 * 2 - 0.24, 1.95, '#1F3338', [0.3, 0.3, 0.1, 0.1]);
  front.rect(0.26, 1.2, half2 * 2 - 0.52, 1.3, mix('#5E8A92', l.haze, 0.2), 0.1);
  front.clipRect(0.26, 1.2, half2 * 2 - 0.52, 1.3, 0.1, () => {
    front.soft('1.5,1.1 1.55,1.62 1.8,1.74 2.05,1.62 2.1,1.1', '#26323F');
    front.ellipse(1.8, 1.92, 0.14, 0.17, '#C98A63');
    front.poly('0.3,1.1 1,2.6 1.4,2.6 0.7,1.1', '#FFFFFF', 'opacity="0.2"');
  });
  front.rect(0.5, 2.62, 1.54, 0.32, INK, 0.06);
  lettering(front, '14 NORDHANG', 0.56, 2.69, 0.15, '#FFB52E', 0.16);
  front.poly('0,0.95 1.27,0.8 2.54,0.95 2.54,0.78 1.27,0.62 0,0.78', lit(l, GREEN));
  for (const hx of [0.14, 1.94]) front.rect(hx, 0.56, 0.46, 0.2, '#FFF9E2', 0.08);
  front.rect(0.05, 0.32, 2.44, 0.16, lit(l, '#2B3834'));
}

/** A tracked excavator from the side, its boom to the left. */
export function excavator(f: Face, l: Light, x: number): void {
  const yellow = lit(l, '#F2B01E');
  const shade = dim(l, '#E0992A');
  f.rect(x - 1.9, 0, 3.8, 0.95, lit(l, '#2A302E'), 0.45);
  for (let i = 0; i < 5; i++) f.ellipse(x - 1.4 + i * 0.7, 0.46, 0.26, 0.26, lit(l, '#5A625E'));
  f.rect(x - 1.3, 0.95, 2.6, 0.25, lit(l, '#3A423F'));
  f.poly(
    [
      [x - 1.5, 1.2],
      [x + 2.3, 1.2],
      [x + 2.3, 2.3],
      [x + 0.3, 2.5],
      [x - 1.5, 2.0],
    ],
    yellow,
  );
  f.poly(
    [
      [x + 0.9, 1.2],
      [x + 2.3, 1.2],
      [x + 2.3, 2.3],
      [x + 0.9, 2.44],
    ],
    shade,
  );
  f.poly(
    [
      [x - 1.4, 1.9],
      [x - 1.25, 3.5],
      [x + 0.2, 3.6],
      [x + 0.3, 1.9],
    ],
    lit(l, '#2B3834'),
  );
  f.poly(
    [
      [x - 1.26, 2.1],
      [x - 1.13, 3.38],
      [x + 0.06, 3.46],
      [x + 0.14, 2.1],
    ],
    mix('#8DB5B6', l.haze, 0.1),
  );
  f.soft(
    [
      [x - 0.85, 2.1],
      [x - 0.8, 2.6],
      [x - 0.55, 2.75],
      [x - 0.3, 2.6],
      [x - 0.25, 2.1],
    ],
    lit(l, '#EC7A1F'),
  );
  f.ellipse(x - 0.56, 2.95, 0.15, 0.18, lit(l, '#C98A63'));
  f.soft(
    [
      [x - 0.76, 3.0],
      [x - 0.56, 3.22],
      [x - 0.36, 3.0],
    ],
    lit(l, SUN),
  );
  f.beam(
    [
      [x - 1.2, 1.7],
      [x - 3.1, 4.4],
      [x - 4.6, 4.1],
    ],
    yellow,
    0.55,
  );
  f.beam(
    [
      [x - 1.6, 1.5],
      [x - 2.9, 3.6],
    ],
    lit(l, '#8F9894'),
    0.16,
  );
  f.beam(
    [
      [x - 4.5, 4.5],
      [x - 5.3, 1.7],
    ],
    shade,
    0.42,
  );
  f.beam(
    [
      [x - 3.2, 4.8],
      [x - 4.5, 4.5],
    ],
    lit(l, '#8F9894'),
    0.14,
  );
  f.poly(
    [
      [x - 5.7, 1.9],
      [x - 4.9, 1.75],
      [x - 4.6, 0.95],
      [x - 5.3, 0.55],
      [x - 6, 1.0],
    ],
    lit(l, '#4A524E'),
  );
  for (const dx of [-5.9, -5.6, -5.3])
    f.poly(
      [
        [x + dx, 0.9],
        [x + dx + 0.22, 0.75],
        [x + dx + 0.02, 0.45],
      ],
      lit(l, '#4A524E'),
    );
}

/** A fire engine in space, its front at z. */
export function fireEngine(c: Camera, l: Light, x: number, z: number): void {
  const [h2, length, top] = [1.28, 8, 3.2];
  const red = '#C8281E';
  const wall = c.wall([x + h2, 0, z], [0, 0, 1]);
  c.quad(
    [
      [x - h2, top, z],
      [x + h2, top, z],
      [x + h2, top, z + length],
      [x - h2, top, z + length],
    ],
    lit(l, lighten(red, 0.1)),
  );
  wall.rect(0, 0.5, length, top - 0.5, half(l, red), [0.25, 0.1, 0, 0]);
  wall.rect(0, 1.05, length, 0.34, half(l, PAPER));
  for (let i = 0; i < 12; i++)
    wall.poly(
      [
        [i * 0.68, 1.05],
        [i * 0.68 + 0.34, 1.05],
        [i * 0.68 + 0.6, 1.39],
        [i * 0.68 + 0.26, 1.39],
      ],
      half(l, SUN),
    );
  wall.rect(0.5, 1.65, 1.1, 1.2, '#22383D', 0.1);
  wall.rect(1.85, 1.65, 0.9, 1.2, '#22383D', 0.1);
  for (const wx of [3.3, 4.9, 6.5]) {
    wall.rect(wx, 1.5, 1.4, 1.45, half(l, '#C9CFC8'));
    for (let i = 0; i < 7; i++) wall.rect(wx, 1.56 + i * 0.2, 1.4, 0.05, half(l, '#8E9993'));
  }
  for (const wx of [1.4, 5.8]) {
    wall.ellipse(wx, 0.6, 0.66, 0.62, '#1B2322');
    wheelAt(wall, l, wx, 0.52, 0.52);
  }
  for (let i = 0; i < 2; i++)
    c.quad(
      [
        [x + 0.3 + i * 0.6, top + 0.2, z + 1.6],
        [x + 0.4 + i * 0.6, top + 0.2, z + 1.6],
        [x + 0.4 + i * 0.6, top + 0.2, z + length],
        [x + 0.3 + i * 0.6, top + 0.2, z + length],
      ],
      lit(l, '#D9DDD4'),
    );
  const f = c.wall([x - h2, 0, z], [1, 0, 0]);
  f.rect(0, 0.45, h2 * 2, top - 0.45, lit(l, red), [0.25, 0.25, 0.08, 0.08]);
  f.rect(0.14, 1.62, h2 * 2 - 0.28, 1.25, '#1F3338', 0.15);
  f.rect(0.24, 1.7, h2 * 2 - 0.48, 1.08, mix('#6FA0A8', l.haze, 0.2), 0.1);
  f.poly('0.5,1.7 1.1,2.78 1.5,2.78 0.9,1.7', '#FFFFFF', 'opacity="0.3"');
  f.rect(0.1, 1.08, h2 * 2 - 0.2, 0.42, lit(l, PAPER), 0.05);
  lettering(f, 'FEUERWEHR', 0.42, 1.17, 0.24, lit(l, red), 0.2);
  f.rect(0, 0.45, h2 * 2, 0.34, lit(l, PAPER), 0.06);
  f.rect(0.9, 0.5, 0.76, 0.24, lit(l, '#2B3834'));
  for (const hx of [0.16, 1.9]) f.rect(hx, 0.82, 0.5, 0.22, '#FFF9E2', 0.08);
  for (const hx of [0.3, 1.75]) {
    f.rect(hx, top, 0.52, 0.24, '#2E7BD6', [0.12, 0.12, 0, 0]);
    const [gx, gy] = f.at(hx + 0.26, top + 0.12);
    f.sheet.circle(
      gx,
      gy,
      f.scale() * 0.9,
      f.sheet.radial(
        [
          [0, '#9CCBFF', 0.7],
          [1, '#9CCBFF', 0],
        ],
        gx,
        gy,
        f.scale() * 0.9,
      ),
    );
  }
}
