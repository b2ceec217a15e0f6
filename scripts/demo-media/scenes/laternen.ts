import {
  arc,
  bareTree,
  darken,
  type Face,
  flat,
  glow,
  houseRow,
  lighten,
  lights,
  type Pt,
  person,
  poses,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  stars,
} from '../toolkit.ts';

function lanternWalk(s: Sheet): void {
  const l = { ...lights.blueHour, keyAmount: 0.5 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#14284A'],
        [0.5, '#35507E'],
        [0.85, '#B57F7A'],
        [1, '#E3A87A'],
      ],
    },
    700,
  );
  stars(s, 60, 360);
  const shore = 700;
  s.mirrored(shore, 0.5, () => {
    const f = flat(s, 0, shore, 17);
    houseRow(f, { ...l, lit: 0.35 }, -2, 96, { depth: 0.35, shop: null });
    s.rect(0, shore - 12, s.w, 12, '#1C2E4E');
  });
  ripples(s, shore, 930, 130, '#E3A87A', '#1E3558');
  s.rect(0, shore, s.w, 260, '#16294A', 'opacity="0.25"');
  for (const x of [110, 1480])
    bareTree(flat(s, x, 940, 105), { ...l, keyAmount: 0.9, key: '#0E1B30' }, 0, 8, '#0E1B30');
  s.path('M-20 930Q800 880 1620 926V1220H-20Z', '#0F2036');
  s.path('M-20 968Q800 920 1620 962V1080Q800 1040 -20 1092Z', '#2A3A52');
  const dark = { ...l, key: '#2A3658', keyAmount: 0.36 };
  const kinds = ['star', 'moon', 'round', 'star', 'house', 'round'] as const;
  const tones = ['#FFC933', '#FFE3A0', '#F0603A', '#F2913A', '#E8728A', '#7FC24A'];
  for (const [i, kind] of kinds.entries()) {
    const x = 250 + i * 215;
    const y = 1040 - Math.sin((i / 6) * Math.PI) * 18;
    const f = flat(s, x, y, 178);
    const tone = tones[i] ?? SUN;
    const { hand } = person(f, dark, 0, {
      facing: 1,
      height: [1.2, 1.08, 1.26, 1.14, 1.22, 1.05][i] ?? 1.2,
      pose: {
        ...poses.walk,
        arms: [
          [62, 84],
          [-18, 6],
        ],
      },
      outfit: someone(s.rng, {
        kind: 'coat',
        top: ['#C4492F', '#2F7A8C', '#E3A12F', '#7B4F8C', '#4F8F4A', '#C9607A'][i] ?? '#C4492F',
        hair: i % 3 === 1 ? 'short' : 'beanie',
        accent: ['#F2B01E', '#E5483C', '#4FB0A8', '#F6F0E0', '#E5483C', '#F2B01E'][i] ?? SUN,
      }),
    });
    f.line([hand, [hand[0] + 0.34, hand[1] + 0.32]], '#5B3A26', 0.03);
    const [lx, ly]: Pt = [hand[0] + 0.34, hand[1] + 0.06];
    f.line(
      [
        [lx, hand[1] + 0.32],
        [lx, ly + 0.16],
      ],
      '#5B3A26',
      0.012,
    );
    glow(f, lx, ly, 1.35, tone, 0.62);
    paperLantern(f, lx, ly, kind, tone);
    const [px, py] = f.at(lx - 0.1, -0.02);
    s.ellipse(px, py, 120, 20, tone, 'opacity="0.2"');
  }
  const p = flat(s, 1500, 1036, 178);
  const { hand } = person(p, dark, 0, {
    facing: 1,
    height: 1.74,
    pose: {
      ...poses.walk,
      arms: [
        [20, 40],
        [-22, 6],
      ],
    },
    outfit: {
      kind: 'coat',
      top: '#3A4A6A',
      legs: '#1A2434',
      hair: 'hat',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
      accent: '#7A3A3A',
    },
  });
  glow(p, hand[0], hand[1] - 0.2, 0.9, SUN, 0.5);
  for (let i = 0; i < 80; i++) {
    const [x, y] = [s.rng.range(0, 1600), s.rng.range(1060, 1195)];
    s.poly(
      [
        [x - 10, y],
        [x, y - 4],
        [x + 10, y],
        [x, y + 4],
      ],
      s.rng.pick(['#8A4A2A', '#A8652F', '#5B3A2A'] as const),
      `transform="rotate(${s.rng.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})" opacity="0.8"`,
    );
  }
}

function paperLantern(
  f: Face,
  x: number,
  y: number,
  kind: 'star' | 'moon' | 'round' | 'house',
  tone: string,
): void {
  if (kind === 'star') {
    const star = Array.from({ length: 10 }, (_, i): Pt => {
      const r = i % 2 ? 0.1 : 0.23;
      const a = (i * 36 + 90) * (Math.PI / 180);
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    });
    f.poly(star, tone);
    for (let i = 0; i < 10; i += 2)
      f.poly([[x, y], star[i] ?? [x, y], star[i + 1] ?? [x, y]], '#FFF3CF', 'opacity="0.55"');
  } else if (kind === 'moon') {
    f.poly([...arc(x, y, 0.22, 0.22, 70, 290, 20), ...arc(x + 0.09, y, 0.15, 0.18, 280, 80, 16)], tone);
    f.ellipse(x - 0.1, y + 0.04, 0.02, 0.024, '#8A5A2A');
  } else if (kind === 'round') {
    f.ellipse(x, y, 0.2, 0.19, tone);
    f.ellipse(x, y, 0.12, 0.19, lighten(tone, 0.35));
    for (const dy of [-0.1, 0, 0.1])
      f.line(arc(x, y + dy, 0.2 * Math.cos(dy * 4.4), 0.03, 180, 360, 8), darken(tone, 0.2), 0.012);
  } else {
    f.poly(
      [
        [x - 0.18, y - 0.2],
        [x - 0.18, y + 0.06],
        [x, y + 0.22],
        [x + 0.18, y + 0.06],
        [x + 0.18, y - 0.2],
      ],
      tone,
    );
    for (const [dx, dy] of [
      [-0.08, -0.12],
      [0.08, -0.12],
      [0, 0.04],
    ] as const)
      f.rect(x + dx - 0.04, y + dy, 0.08, 0.09, '#FFF3CF');
  }
}

export const scene: Scene = { paint: lanternWalk };
