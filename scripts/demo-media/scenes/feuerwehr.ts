import {
  arc,
  Camera,
  centred,
  crown,
  darken,
  fireEngine,
  foliage,
  frontFigure,
  frontPoses,
  glow,
  half,
  lighten,
  lights,
  lit,
  mix,
  type Scene,
  type Sheet,
  sky,
} from '../toolkit.ts';

function fireStation(s: Sheet): void {
  const l = { ...lights.morning, keyAmount: 0.08 };
  sky(s, l, 560);
  const c = new Camera(s, { at: [6.2, 1.9, 1.6], yaw: -22, pitch: 0, focal: 1220, centre: [840, 720] });
  const horizon = c.project([-600, 0, 1500])[1];
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#D9CFBC')],
        [1, lit(l, '#C2B79E')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  const f = c.wall([-20, 0, 19], [1, 0, 0]);
  f.rect(0, 0, 42, 12, lit(l, '#B86448'));
  for (let i = 0; i < 230; i++)
    f.rect(
      s.rng.range(0, 41),
      Math.round(s.rng.range(0, 40)) * 0.3,
      0.6,
      0.16,
      s.rng.chance(0.5) ? lighten('#B86448', 0.16) : darken('#B86448', 0.14),
      0,
      'opacity="0.55"',
    );
  f.rect(0, 6.6, 42, 0.45, lit(l, '#F0E0C0'));
  f.rect(0, 11.7, 42, 0.6, lit(l, '#F0E0C0'));
  f.rect(34, 0, 5.4, 24, lit(l, '#A9573F'));
  f.poly('33.6,24 36.7,29 39.8,24', lit(l, '#5F9A86'));
  for (let i = 0; i < 9; i++) {
    f.rect(2.6 + i * 3.9, 7.8, 1.8, 2.7, lit(l, '#F6F0E0'), [0.9, 0.9, 0, 0]);
    f.rect(2.8 + i * 3.9, 7.95, 1.4, 2.4, mix(l.glass, '#A9CBD0', 0.35), [0.7, 0.7, 0, 0]);
  }
  for (const [i, x] of [8.4, 15.4, 22.4, 29.4].entries()) {
    f.rect(x - 2.6, 0, 5.2, 5.6, lit(l, '#F0E0C0'), [2.5, 2.5, 0, 0]);
    f.rect(x - 2.25, 0, 4.5, 5.2, i === 2 ? '#2B2623' : lit(l, '#A8281E'), [2.2, 2.2, 0, 0]);
    if (i !== 2) {
      for (let k = 0; k < 4; k++) f.rect(x - 2 + k * 1.03, 0.3, 0.9, 1.6, half(l, '#A8281E'), 0.05);
      for (let k = 0; k < 4; k++) f.rect(x - 2 + k * 1.03, 2.3, 0.9, 1.2, mix(l.glass, '#A9CBD0', 0.3), 0.05);
    } else glow(f, x, 4, 3, '#FFD58A', 0.7);
    centred(f, String(i + 1), x, 5.85, 0.55, lit(l, '#A8281E'), 0.18);
  }
  c.quad(
    [
      [-6, 0.01, 9],
      [9, 0.01, 9],
      [9, 0.01, 19],
      [-6, 0.01, 19],
    ],
    lit(l, '#BDB199'),
    'opacity="0.7"',
  );
  c.quad(
    [
      [3.7, 0.02, 11.3],
      [-1.5, 0.02, 9.6],
      [-1.5, 0.02, 18],
      [1.2, 0.02, 19],
    ],
    '#2B2A3A',
    'opacity="0.25"',
  );
  fireEngine(c, l, 2.4, 11.6);
  const coat = {
    kind: 'vest',
    top: '#22314A',
    legs: '#22314A',
    hair: 'helmet',
    hairColour: '#4A2F22',
    accent: '#F2E205',
    shoes: '#14201A',
  } as const;
  const a = c.billboard([4.75, 0, 8.4]);
  a.poly('-0.2,0 0.2,0 -1.5,-0.2 -1.9,-0.16', '#2B2A3A', 'opacity="0.22"');
  frontFigure(a, l, 0, { height: 1.78, arms: frontPoses.hips, outfit: { ...coat, skin: '#E3AC85' } });
  const b = c.billboard([6.05, 0, 8.6]);
  const { left } = frontFigure(b, l, 0, {
    height: 1.7,
    arms: [
      [26, -30],
      [12, 6],
    ],
    outfit: { ...coat, skin: '#9A6446' },
  });
  for (let i = 0; i < 4; i++)
    b.line(
      arc(left[0] - 0.05, left[1] - 0.22, 0.2 - i * 0.045, 0.24 - i * 0.05, 0, 360, 18),
      i % 2 ? '#F0E0C0' : '#E5D0A0',
      0.05,
    );
  for (const x of [-12, -9.4]) {
    const t = c.billboard([x, 0, 17]);
    t.rect(-0.5, 0, 1, 0.7, lit(l, '#8A5A44'), 0.06);
    crown(t, l, 0, 1.5, 0.85, 0.95, foliage.dark);
  }
}

export const scene: Scene = { paint: fireStation };
