import {
  darken,
  dim,
  type Face,
  flat,
  frontFigure,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  PAPER,
  type Scene,
  type Sheet,
  SUN,
  someone,
} from '../toolkit.ts';

function choir(s: Sheet): void {
  const l = { ...lights.autumn, keyAmount: 0.08 };
  s.rect(0, 0, s.w, s.h, lit(l, '#B4573F'));
  for (let i = 0; i < 420; i++)
    s.rect(
      Math.round(s.rng.range(-1, 26)) * 64 + s.rng.int(0, 1) * 32,
      Math.round(s.rng.range(0, 30)) * 20,
      58,
      14,
      s.rng.chance(0.5) ? lighten('#B4573F', 0.1) : darken('#B4573F', 0.1),
      'opacity="0.55"',
    );
  for (let i = 0; i < 4; i++) {
    const x = 60 + i * 410;
    s.path(`M${x - 26} 600V230a155 155 0 0 1 310 0V600Z`, lit(l, '#F1DFBD'));
    s.path(`M${x} 600V230a129 129 0 0 1 258 0V600Z`, i === 1 || i === 2 ? '#4A2A22' : '#3A5A62');
    if (i === 1 || i === 2) {
      s.path(`M${x + 14} 600V236a115 115 0 0 1 230 0V600Z`, '#6B3F2A');
      s.rect(x + 125, 130, 8, 470, '#3A2018');
    } else {
      for (const k of [64, 128, 192]) s.rect(x + k, 120, 8, 480, '#F1DFBD');
      for (const y of [260, 400]) s.rect(x, y, 258, 8, '#F1DFBD');
    }
  }
  s.rect(0, 36, s.w, 26, lit(l, '#F1DFBD'));
  for (let i = 0; i < 7; i++) {
    const y = 590 + i * 84;
    s.rect(0, y, s.w, 88, mix(lit(l, '#E6D9BE'), '#A8946E', i % 2 ? 0.08 : 0));
    s.rect(0, y, s.w, 24, lighten(lit(l, '#E9DDC4'), 0.25));
    s.rect(0, y + 24, s.w, 10, dim(l, '#C9B894'), 'opacity="0.35"');
  }
  s.poly('1180,0 1600,0 1600,1200 820,1200', '#4A2A4A', 'opacity="0.1"');
  const scarves = ['#E5483C', '#F2B01E', '#2F7A8C', '#2B7A12', '#7B4F8C', '#E8728A', '#4FB0A8', '#F0763A'];
  const rows: (readonly [number, number, number, number])[] = [
    [670, 330, 5, 250],
    [840, 230, 6, 232],
    [1030, 330, 5, 250],
  ];
  let n = 0;
  for (const [y, x0, count, step] of rows) {
    for (let i = 0; i < count; i++) {
      const f = flat(s, x0 + i * step + s.rng.range(-14, 14), y + 8, 176);
      f.soft('-0.25,0 0.25,0 0.7,-0.1 0.2,-0.12', '#4A3A2A', 'opacity="0.25"');
      const h = s.rng.range(1.56, 1.86);
      const { head } = frontFigure(f, l, 0, {
        height: h,
        arms: [
          [16, -64],
          [16, -64],
        ],
        outfit: someone(s.rng, {
          kind: s.rng.pick(['coat', 'jacket', 'dress', 'jacket'] as const),
          top: s.rng.pick(['#23303F', '#2F3A36', '#3A2F3F', '#26323F', '#4A3B33'] as const),
          legs: '#22292E',
          hair: s.rng.pick(['short', 'long', 'bob', 'bun', 'curly', 'beanie', 'bald', 'short'] as const),
        }),
      });
      f.ellipse(head[0], head[1] - h * 0.026, h * 0.014, h * 0.018, '#6B2420');
      f.poly(
        [
          [-0.19, h * 0.62],
          [0, h * 0.6],
          [0, h * 0.72],
          [-0.19, h * 0.74],
        ],
        lit(l, '#22292E'),
      );
      f.poly(
        [
          [0.19, h * 0.62],
          [0, h * 0.6],
          [0, h * 0.72],
          [0.19, h * 0.74],
        ],
        lit(l, '#33403E'),
      );
      f.poly(
        [
          [-0.17, h * 0.735],
          [0, h * 0.715],
          [0.17, h * 0.735],
          [0.17, h * 0.75],
          [0, h * 0.735],
          [-0.17, h * 0.75],
        ],
        PAPER,
      );
      scarf(f, l, h, scarves[n % scarves.length] ?? SUN);
      n += 1;
    }
  }
  frontFigure(flat(s, 800, 1215, 205), l, 0, {
    back: true,
    height: 1.78,
    arms: [
      [120, 152],
      [104, 140],
    ],
    outfit: {
      kind: 'coat',
      top: '#8A2A2A',
      legs: '#22292E',
      hair: 'bun',
      hairColour: '#C9C5BE',
      skin: '#E3AC85',
    },
  });
}

function scarf(f: Face, l: Light, h: number, tone: string): void {
  f.soft(
    [
      [-h * 0.09, h * 0.83],
      [0, h * 0.785],
      [h * 0.09, h * 0.83],
      [h * 0.07, h * 0.875],
      [0, h * 0.85],
      [-h * 0.07, h * 0.875],
    ],
    lit(l, tone),
  );
  f.poly(
    [
      [h * 0.01, h * 0.82],
      [h * 0.065, h * 0.825],
      [h * 0.09, h * 0.6],
      [h * 0.025, h * 0.595],
    ],
    lit(l, darken(tone, 0.12)),
  );
}

export const scene: Scene = { paint: choir };
