import { darken, lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { dim, type Light, lit } from './light.ts';

export type Look = {
  skin: string;
  hair: string;
  brow?: string;
  lips?: string;
  iris?: string;
  smile?: number;
  age?: number;
  gaze?: number;
};

/** Neck and a head seen from the front; the chin is at (0, 0), the head two wide and 2.75 high. Hair is the scene's. */
export function bustHead(f: Face, l: Light, look: Look): void {
  const { skin, hair, smile = 0.1, age = 0 } = look;
  const tone = lit(l, skin);
  const shadow = mix(tone, dim(l, mix(skin, '#8A3A2A', 0.3)), 0.48);
  const deep = mix(shadow, '#5A2420', 0.3);
  f.soft('-0.52,0.7 -0.5,-0.1 -0.68,-0.5 0,-0.98 0.68,-0.5 0.5,-0.1 0.52,0.7', shadow);
  f.soft('-0.5,0.1 -0.46,-0.2 0,-0.4 0.5,-0.14 0.5,0.3', deep, 'opacity="0.45"');
  for (const side of [-1, 1]) {
    f.ellipse(side * 1.02, 1.16, 0.16, 0.27, side < 0 ? tone : shadow);
    f.curve(
      [
        [side * 1.06, 1.3],
        [side * 1.08, 1.14],
        [side * 1, 1.04],
      ],
      deep,
      0.03,
      'opacity="0.6"',
    );
  }
  const head =
    '-1,1.55 -0.98,1 -0.8,0.42 -0.42,0.04 0,-0.04 0.42,0.04 0.8,0.42 0.98,1 1,1.55 0.86,2.3 0,2.74 -0.86,2.3';
  f.soft(head, tone);
  f.clipSoft(head, () => {
    f.soft(
      '0.42,3 0.5,2.2 0.5,1.7 0.62,1.2 0.5,0.75 0.42,0.4 0.1,0.12 0.1,-0.3 1.4,-0.3 1.4,3',
      shadow,
      'opacity="0.75"',
    );
    f.soft('-1.1,3 -1.1,2 -0.4,2.15 0.5,2 1.1,2.1 1.1,3', shadow, 'opacity="0.5"');
    for (const side of [-1, 1]) f.ellipse(side * 0.58, 0.84, 0.27, 0.17, '#E2604A', 'opacity="0.11"');
  });
  for (const side of [-1, 1]) eye(f, l, side, look, deep);
  f.soft('0.02,1.4 0.1,1.1 0.22,0.84 0.12,0.74 -0.02,0.76 0.06,0.9', shadow);
  f.curve('-0.14,0.84 -0.06,0.75 0.06,0.76 0.17,0.8', deep, 0.04);
  f.soft('-0.08,1.2 -0.04,0.95 -0.1,0.9 -0.13,1.05', lighten(tone, 0.4), 'opacity="0.5"');
  const w = 0.3 + smile * 0.9;
  const lips = lit(l, look.lips ?? mix(skin, '#A8352F', 0.5));
  f.soft(
    [
      [-w, 0.47 + smile],
      [-0.09, 0.53],
      [0, 0.5],
      [0.09, 0.53],
      [w, 0.47 + smile],
      [0.02, 0.43],
    ],
    darken(lips, 0.12),
  );
  if (smile > 0.12)
    f.soft(
      [
        [-w * 0.85, 0.46 + smile * 0.9],
        [0, 0.46],
        [w * 0.85, 0.46 + smile * 0.9],
        [0, 0.36],
      ],
      '#FBF3E6',
    );
  f.soft(
    [
      [-w * 0.9, 0.45 + smile],
      [0, 0.42 - smile * 0.3],
      [w * 0.9, 0.45 + smile],
      [0.1, 0.27 - smile * 0.2],
      [-0.1, 0.27 - smile * 0.2],
    ],
    lips,
  );
  for (const side of [-1, 1]) {
    f.curve(
      [
        [side * (w + 0.12), 0.42],
        [side * (w + 0.16), 0.6],
        [side * (w + 0.04), 0.78],
      ],
      deep,
      0.028,
      `opacity="${0.35 + age * 0.5}"`,
    );
    for (let i = 0; i < Math.round(age * 3); i++)
      f.curve(
        [
          [side * 0.74, 1.36 - i * 0.1],
          [side * 0.9, 1.42 - i * 0.16],
        ],
        deep,
        0.024,
        'opacity="0.6"',
      );
  }
  for (let i = 0; i < Math.round(age * 2); i++)
    f.curve(
      [
        [-0.4, 1.98 + i * 0.13],
        [0, 2.01 + i * 0.13],
        [0.4, 1.97 + i * 0.13],
      ],
      deep,
      0.022,
      'opacity="0.4"',
    );
  for (const side of [-1, 1])
    f.soft(
      [
        [side * 0.18, 1.69],
        [side * 0.46, 1.77],
        [side * 0.76, 1.62],
        [side * 0.46, 1.7],
        [side * 0.18, 1.62],
      ],
      lit(l, look.brow ?? darken(hair, 0.1)),
    );
}

function eye(
  f: Face,
  l: Light,
  side: number,
  { iris = '#4A3220', gaze = 0, smile = 0.1 }: Look,
  deep: string,
): void {
  const x = side * 0.43;
  const open = 0.11 - smile * 0.14;
  f.ellipse(x, 1.38, 0.27, 0.15, deep, 'opacity="0.22"');
  const shape = [
    [x - 0.21, 1.33],
    [x - 0.06, 1.35 + open],
    [x + 0.08, 1.35 + open],
    [x + 0.22, 1.34],
    [x + 0.06, 1.35 - open],
    [x - 0.08, 1.35 - open],
  ] as const;
  f.soft(shape, lit(l, '#FBF6EC'));
  f.clipSoft(shape, () => {
    f.ellipse(x + gaze * 0.06, 1.355, 0.105, 0.115, iris);
    f.ellipse(x + gaze * 0.06, 1.355, 0.05, 0.055, '#120C0A');
    f.ellipse(x + gaze * 0.06 - 0.04, 1.4, 0.028, 0.028, '#FFFFFF');
  });
  f.curve(
    [
      [x - 0.23, 1.33],
      [x - 0.06, 1.36 + open],
      [x + 0.08, 1.36 + open],
      [x + 0.24, 1.34],
    ],
    '#2A1713',
    0.045,
  );
  f.curve(
    [
      [x - 0.14, 1.28 - open * 0.4],
      [x + 0.02, 1.3 - open],
      [x + 0.16, 1.29 - open * 0.4],
    ],
    deep,
    0.022,
    'opacity="0.6"',
  );
}

/** A head in profile that looks to the right; the chin's underside is at (0, 0). */
export function profileHead(f: Face, l: Light, skin: string): void {
  const tone = lit(l, skin);
  const shadow = mix(tone, dim(l, mix(skin, '#8A3A2A', 0.3)), 0.48);
  f.soft('-0.9,1 -0.75,-0.1 -1.05,-0.9 -0.2,-1.3 0.1,-0.7 0.02,0.1 0.3,0.5', shadow);
  const face =
    '0.5,0.02 0.68,0.22 0.66,0.42 0.75,0.52 0.7,0.62 0.78,0.74 0.74,0.86 0.98,0.94 0.92,1.1 0.78,1.42 0.8,1.62 0.74,2.1 0.4,2.55 -0.4,2.75 -1.1,2.3 -1.2,1.4 -0.8,0.7 -0.3,0.3 0.1,0.06';
  f.soft(face, tone);
  f.clipSoft(face, () =>
    f.soft(
      '0.4,-0.1 0.1,0.25 -0.2,0.5 -0.35,1 -0.3,1.6 -0.5,2.2 -1.6,2.4 -1.6,-0.2',
      shadow,
      'opacity="0.8"',
    ),
  );
  f.soft('0.72,0.62 0.5,0.66 0.5,0.6 0.72,0.57', mix(tone, '#8E2A26', 0.6));
  f.soft('-0.28,1 -0.42,1.25 -0.3,1.45 -0.14,1.35 -0.14,1.1', mix(tone, shadow, 0.4));
  f.curve('-0.2,1.36 -0.32,1.3 -0.26,1.12', mix(shadow, '#5A2420', 0.4), 0.04);
  f.soft('0.52,1.42 0.68,1.46 0.7,1.38 0.62,1.34', '#FBF6EC');
  f.ellipse(0.66, 1.4, 0.04, 0.06, '#20140F');
  f.curve('0.46,1.42 0.58,1.5 0.72,1.46', '#2A1713', 0.05);
}
