import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { arc } from '../canvas/geometry.ts';
import { dim, type Light, lit } from './light.ts';

/** Animals' heads from the front, two units wide, the chin near (0, 0). */
export function owlHead(f: Face, l: Light): void {
  const { rng } = f.sheet;
  const brown = '#8A5F3C';
  const outline =
    '0,-0.66 -0.6,-0.56 -1.08,-0.24 -1.28,0.3 -1.2,1 -0.75,1.6 0,1.78 0.75,1.6 1.2,1 1.28,0.3 1.08,-0.24 0.6,-0.56';
  f.soft(outline, lit(l, brown));
  f.clipSoft(outline, () => {
    for (let i = 0; i < 170; i++) {
      const [x, y] = [rng.range(-1.3, 1.3), rng.range(-0.6, 1.8)];
      f.soft(
        [
          [x - 0.05, y + 0.07],
          [x, y - 0.12],
          [x + 0.05, y + 0.07],
        ],
        lit(l, rng.pick(['#6B4529', '#A9784C', '#533420', '#C79A68'] as const)),
        'opacity="0.8"',
      );
    }
    f.soft('0.5,2 1,1 1,-0.8 1.6,-0.8 1.6,2', dim(l, '#5A3A28'), 'opacity="0.5"');
  });
  for (const side of [-1, 1]) {
    f.ellipse(side * 0.53, 0.58, 0.68, 0.76, lit(l, '#5A3A26'));
    f.ellipse(side * 0.52, 0.58, 0.61, 0.69, lit(l, '#D9BE98'));
    for (let a = 0; a < 360; a += 12) {
      const [p] = arc(side * 0.5, 0.6, 0.56, 0.63, a, a, 1);
      const [q] = arc(side * 0.5, 0.6, 0.3, 0.33, a + rng.range(-4, 4), a, 1);
      if (p && q) f.line([q, p], lit(l, a % 24 ? '#B08E66' : '#8F6B48'), 0.022, 'opacity="0.75"');
    }
    f.ellipse(side * 0.47, 0.62, 0.29, 0.3, lit(l, '#6E4A30'));
    f.ellipse(side * 0.46, 0.63, 0.24, 0.25, '#1A0F10');
    f.soft(arc(side * 0.46, 0.63, 0.21, 0.21, 200, 340, 8), '#4A2E22', 'opacity="0.9"');
    f.ellipse(side * 0.46 - 0.08, 0.73, 0.065, 0.065, '#FFFDF4');
    f.ellipse(side * 0.46 + 0.08, 0.55, 0.03, 0.03, '#E9D9C4');
    f.soft(
      [
        [side * 0.06, 0.62],
        [side * 0.1, 1.05],
        [side * 0.36, 1.4],
        [side * 0.2, 1.02],
        [side * 0.16, 0.66],
      ],
      lit(l, '#F1E6D2'),
    );
  }
  f.soft('-0.16,0.9 -0.2,0.55 0,0.4 0.2,0.55 0.16,0.9 0,1.5', lit(l, '#74492E'));
  f.soft('-0.15,0.52 0,0.66 0.15,0.52 0.1,0.24 0,0.08 -0.1,0.24', lit(l, '#D9B45A'));
  f.soft('0.02,0.64 0.15,0.52 0.1,0.24 0,0.08 0.05,0.3', lit(l, '#A87F34'));
}

export function otterHead(f: Face, l: Light, wet = true): void {
  const brown = '#7A5238';
  for (const side of [-1, 1]) {
    f.ellipse(side * 0.9, 1.08, 0.19, 0.17, lit(l, darken(brown, 0.2)));
    f.ellipse(side * 0.9, 1.06, 0.1, 0.09, lit(l, '#3E281E'));
  }
  const outline =
    '-1,0.8 -1.04,0.3 -0.72,-0.14 0,-0.28 0.72,-0.14 1.04,0.3 1,0.8 0.68,1.28 0,1.44 -0.68,1.28';
  f.soft(outline, lit(l, brown));
  f.clipSoft(outline, () => {
    f.soft('0.45,1.6 0.6,0.8 0.7,-0.5 1.4,-0.5 1.4,1.6', dim(l, brown), 'opacity="0.6"');
    f.soft(
      '-1.2,0.42 -0.62,0.5 -0.3,0.36 0,0.5 0.3,0.36 0.62,0.5 1.2,0.42 1,-0.6 -1,-0.6',
      lit(l, '#D9BC98'),
    );
    for (let i = 0; i < 40; i++) {
      const [x, y] = [f.sheet.rng.range(-1, 1), f.sheet.rng.range(0.5, 1.4)];
      f.line(
        [
          [x, y],
          [x * 1.08, y + 0.12],
        ],
        lit(l, wet && i % 3 === 0 ? lighten(brown, 0.35) : darken(brown, 0.25)),
        0.022,
        'opacity="0.7"',
      );
    }
  });
  f.soft('-0.5,0.36 -0.3,0.58 0,0.62 0.3,0.58 0.5,0.36 0.34,0.08 0,0 -0.34,0.08', lit(l, '#E6CFAE'));
  f.soft('-0.2,0.56 0,0.64 0.2,0.56 0.16,0.4 0,0.3 -0.16,0.4', '#2A1A18');
  f.ellipse(-0.06, 0.55, 0.06, 0.03, '#8A6E66');
  f.curve('0,0.32 0,0.2 -0.18,0.1 -0.34,0.16', '#4A2E22', 0.035);
  f.curve('0,0.2 0.18,0.1 0.34,0.16', '#4A2E22', 0.035);
  for (const side of [-1, 1]) {
    f.ellipse(side * 0.46, 0.78, 0.12, 0.13, '#1A1010');
    f.ellipse(side * 0.46 - 0.04, 0.83, 0.035, 0.035, '#FFFFFF');
    for (let i = 0; i < 4; i++) {
      f.ellipse(side * (0.26 + (i % 2) * 0.1), 0.3 - i * 0.05, 0.016, 0.016, '#5A3E2E');
      f.curve(
        [
          [side * 0.32, 0.3 - i * 0.05],
          [side * 0.8, 0.36 - i * 0.14],
          [side * 1.22, 0.3 - i * 0.2],
        ],
        '#F6EBDA',
        0.016,
        'opacity="0.9"',
      );
    }
  }
}

export function lynxHead(f: Face, l: Light): void {
  const { rng } = f.sheet;
  const fur = '#C79A66';
  for (const side of [-1, 1]) {
    f.soft(
      [
        [side * 0.95, 1],
        [side * 0.92, 1.7],
        [side * 0.78, 2.08],
        [side * 0.4, 1.75],
        [side * 0.2, 1.3],
      ],
      lit(l, side < 0 ? fur : darken(fur, 0.18)),
    );
    f.soft(
      [
        [side * 0.86, 1.15],
        [side * 0.84, 1.6],
        [side * 0.76, 1.88],
        [side * 0.5, 1.62],
        [side * 0.4, 1.3],
      ],
      lit(l, '#F1E2CC'),
    );
    f.poly(
      [
        [side * 0.7, 1.9],
        [side * 0.94, 2.72],
        [side * 0.86, 1.86],
      ],
      '#241A18',
    );
    f.line(
      [
        [side * 0.95, 1.1],
        [side * 0.92, 1.7],
        [side * 0.8, 2.06],
      ],
      '#2E2220',
      0.05,
    );
  }
  for (const side of [-1, 1]) {
    f.poly(
      [
        [side * 0.6, 0.9],
        [side * 1.35, 0.5],
        [side * 1.12, 0.38],
        [side * 1.42, 0],
        [side * 1.1, 0.04],
        [side * 1.2, -0.42],
        [side * 0.86, -0.2],
        [side * 0.7, -0.56],
        [side * 0.3, -0.1],
      ],
      lit(l, side < 0 ? '#E9D6B8' : '#CDB594'),
    );
    f.poly(
      [
        [side * 1.12, 0.38],
        [side * 1.42, 0],
        [side * 1.06, 0.16],
      ],
      '#3A2A24',
    );
    f.poly(
      [
        [side * 1.04, -0.02],
        [side * 1.2, -0.42],
        [side * 0.92, -0.16],
      ],
      '#3A2A24',
    );
  }
  const outline = '-0.95,0.8 -0.9,0.3 -0.5,-0.12 0,-0.25 0.5,-0.12 0.9,0.3 0.95,0.8 0.7,1.4 0,1.56 -0.7,1.4';
  f.soft(outline, lit(l, fur));
  f.clipSoft(outline, () => {
    f.soft('0.4,1.8 0.55,0.8 0.5,-0.5 1.4,-0.5 1.4,1.8', dim(l, fur), 'opacity="0.5"');
    for (let i = 0; i < 46; i++) {
      const [x, y] = [rng.range(-0.8, 0.8), rng.range(0.95, 1.55)];
      f.soft(
        [
          [x - 0.025, y],
          [x, y + 0.1],
          [x + 0.025, y],
        ],
        lit(l, '#7A5636'),
        'opacity="0.75"',
      );
    }
    for (const side of [-1, 1])
      f.curve(
        [
          [side * 0.95, 0.62],
          [side * 0.66, 0.42],
          [side * 0.56, 0.2],
        ],
        '#4A342A',
        0.04,
      );
  });
  for (const side of [-1, 1]) {
    f.ellipse(side * 0.42, 0.72, 0.27, 0.2, lit(l, '#F3E6D2'));
    f.soft(
      [
        [side * 0.2, 0.62],
        [side * 0.38, 0.84],
        [side * 0.64, 0.82],
        [side * 0.5, 0.62],
      ],
      '#241614',
    );
    f.soft(
      [
        [side * 0.25, 0.65],
        [side * 0.39, 0.8],
        [side * 0.58, 0.79],
        [side * 0.48, 0.65],
      ],
      '#E3B23C',
    );
    f.ellipse(side * 0.42, 0.725, 0.06, 0.075, '#140C0A');
    f.ellipse(side * 0.42 - 0.04, 0.77, 0.024, 0.024, '#FFFFFF');
    f.ellipse(side * 0.22, 0.16, 0.3, 0.22, lit(l, '#F6EAD8'));
    for (let i = 0; i < 4; i++)
      f.curve(
        [
          [side * 0.26, 0.2 - i * 0.06],
          [side * 0.75, 0.24 - i * 0.15],
          [side * 1.05, 0.16 - i * 0.2],
        ],
        '#FFFFFF',
        0.014,
        'opacity="0.9"',
      );
  }
  f.soft('-0.14,0.95 -0.2,0.5 0,0.36 0.2,0.5 0.14,0.95 0,1.2', lit(l, mix(fur, '#F3E6D2', 0.25)));
  f.soft('-0.17,0.45 0,0.52 0.17,0.45 0.06,0.28 0,0.24 -0.06,0.28', '#A8605A');
  f.curve('0,0.26 0,0.14 -0.2,0.04 -0.36,0.1', '#4A2E26', 0.03);
  f.curve('0,0.14 0.2,0.04 0.36,0.1', '#4A2E26', 0.03);
  f.soft('-0.3,-0.02 0,0.04 0.3,-0.02 0,-0.28', lit(l, '#F6EAD8'));
}
