import {
  arc,
  flat,
  lerp,
  lights,
  person,
  poses,
  type Scene,
  type Sheet,
  someone,
  stars,
} from '../toolkit.ts';

function observatory(s: Sheet): void {
  const l = lights.night;
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#070F24'],
        [0.55, '#15305A'],
        [0.85, '#3A5A86'],
        [1, '#6F7FA0'],
      ],
      [0, 0],
      [0, 980],
    ),
  );
  s.blurred(46, () => {
    for (let i = 0; i < 40; i++) {
      const t = i / 39;
      const [x, y] = [lerp(260, 1500, t) + s.rng.range(-90, 90), lerp(1050, -80, t) + s.rng.range(-60, 60)];
      s.ellipse(
        x,
        y,
        s.rng.range(70, 170),
        s.rng.range(40, 100),
        s.rng.pick(['#6F7FC4', '#A58FC9', '#E3C4C0', '#4F7FB5'] as const),
        'opacity="0.24"',
      );
    }
    for (let i = 0; i < 14; i++) {
      const t = i / 13;
      s.ellipse(
        lerp(300, 1460, t) + s.rng.range(-30, 30),
        lerp(1000, -60, t) + s.rng.range(-30, 30),
        s.rng.range(50, 90),
        22,
        '#0B1430',
        'opacity="0.45"',
      );
    }
  });
  stars(s, 330, 960);
  for (let i = 0; i < 420; i++) {
    const t = s.rng.next();
    const spread = (s.rng.next() + s.rng.next() + s.rng.next() - 1.5) * 190;
    s.circle(
      lerp(260, 1500, t) + spread * 0.8,
      lerp(1050, -80, t) + spread,
      s.rng.range(0.7, 2),
      '#FFF6E2',
      `opacity="${s.rng.range(0.4, 1).toFixed(2)}"`,
    );
  }
  s.line('1180,150 1010,240', '#FFF6E2', 3, 'opacity="0.8"');
  s.circle(1010, 240, 4, '#FFFFFF');
  s.path('M-20 960C260 900 480 830 820 812C1140 800 1380 900 1620 930V1220H-20Z', '#0F2A3C');
  s.path('M-20 1040C300 990 700 960 1000 990C1260 1010 1440 1040 1620 1020V1220H-20Z', '#0A1E2C');
  for (const [x, k] of [
    [130, 1],
    [220, 0.8],
    [300, 1.1],
    [1330, 1],
    [1420, 1.3],
    [1520, 1],
  ] as const) {
    const f = flat(s, x, 990, 30 * k);
    f.poly('-1.6,0 0,7 1.6,0', '#081824');
    f.poly('-1.2,3 0,8 1.2,3', '#081824');
  }
  const f = flat(s, 820, 850, 60);
  f.rect(
    -3.2,
    -0.4,
    6.4,
    3.4,
    s.linear(
      [
        [0, '#7F93B5'],
        [0.5, '#C9D3E0'],
        [1, '#55688F'],
      ],
      [630, 0],
      [1010, 0],
    ),
  );
  f.rect(-3.4, 2.8, 6.8, 0.4, '#8FA3C4');
  const dome = arc(0, 3.2, 3.3, 3.5, 0, 180, 28);
  f.poly(
    dome,
    s.linear(
      [
        [0, '#93A6C4'],
        [0.4, '#E3E9F0'],
        [1, '#5A6E96'],
      ],
      [620, 0],
      [1020, 0],
    ),
  );
  f.poly([...arc(0.2, 3.2, 3.3, 3.62, 48, 76, 8), ...arc(0.2, 3.2, 1.2, 2.2, 76, 48, 8)], '#16213C');
  f.poly('0.5,4.4 1.7,7.2 2.3,6.9 1.2,4.2', '#C9573F');
  f.poly('1.6,7.3 1.4,6.8 2.2,6.4 2.5,6.85', '#E9EEF2');
  for (let a = 15; a < 180; a += 22)
    f.curve(
      arc(0, 3.2, 3.3 * Math.abs(Math.cos((a * Math.PI) / 180)), 3.5, a < 90 ? 0 : 180, 90, 6),
      '#7F93B5',
      0.03,
      'opacity="0.35"',
    );
  f.rect(-0.6, -0.4, 1.2, 2.3, '#FFD58A', [0.2, 0.2, 0, 0]);
  f.rect(-2.4, 1.1, 0.8, 0.9, '#E5785A');
  f.poly('-0.6,-0.4 0.6,-0.4 2.6,-2.6 -1.4,-2.6', '#FFD58A', 'opacity="0.2"');
  const dark = { ...l, key: '#0B1B30', keyAmount: 0.84 };
  const p = flat(s, 430, 1012, 104);
  p.line('0.75,0 1.05,1.1 1.35,0', '#0B1B2C', 0.05);
  p.line('1.05,1.1 1.05,0.1', '#0B1B2C', 0.04);
  p.beam('0.72,0.95 1.62,1.62', '#22385A', 0.17);
  person(p, dark, 0.3, {
    facing: 1,
    pose: { ...poses.bend, lean: 22 },
    outfit: someone(s.rng, { kind: 'coat', hair: 'beanie' }),
  });
  person(p, dark, -0.75, {
    facing: 1,
    pose: {
      ...poses.point,
      arms: [
        [128, 136],
        [-6, 8],
      ],
    },
    outfit: someone(s.rng, { kind: 'coat', hair: 'long' }),
  });
}

export const scene: Scene = { paint: observatory, grain: 2 };
