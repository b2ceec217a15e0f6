import { glowSpot, specks, turned } from '../parts/studio.ts';
import {
  arc,
  dim,
  fir,
  flat,
  hills,
  type Light,
  lerp,
  lights,
  lit,
  mist,
  type Pt,
  type Scenes,
  type Sheet,
  sky,
  stars,
  stoneBridge,
  streaks,
} from '../toolkit.ts';

type Rock = { rock: string; shade: string; snow: string; snowShade: string };

/** A peak with a broken ridge line from its top to the foot: left face lit, right face in shadow, snow above. */
function peak(s: Sheet, x: number, base: number, w: number, h: number, tones: Rock): void {
  const steps = 9;
  const edge = (dir: 1 | -1): Pt[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      return [
        x + dir * (w / 2) * t + s.rng.range(-0.02, 0.02) * w,
        base - h * (1 - t) ** 1.12 + (i ? s.rng.range(-0.02, 0.02) * h : 0),
      ] as const;
    });
  const [left, right] = [edge(-1), edge(1)];
  const spine: Pt[] = Array.from(
    { length: steps + 1 },
    (_, i) =>
      [
        x + (i ? (i % 2 ? 0.06 : -0.03) * w * (1 + i / 6) : 0) + w * 0.05 * (i / steps),
        base - h * (1 - i / steps),
      ] as const,
  );
  s.poly([...left, ...spine.toReversed()], tones.rock);
  s.poly([...right, ...spine.toReversed()], tones.shade);
  const cap = (side: Pt[], tone: string) => {
    const zig: Pt[] = [];
    const [from, to] = [side[5] ?? [x, base], spine[4] ?? [x, base]];
    for (let i = 0; i <= 8; i++)
      zig.push([
        lerp(from[0], to[0], i / 8),
        lerp(from[1], to[1], i / 8) + (i % 2 ? -0.1 : 0.07) * h * s.rng.range(0.5, 1.1),
      ]);
    s.poly([...side.slice(0, 6), ...zig, ...spine.slice(0, 5).reverse()], tone);
  };
  cap(left, tones.snow);
  cap(right, tones.snowShade);
}

function nightTrain(s: Sheet): void {
  const l: Light = {
    ...lights.winter,
    sky: [
      [0, '#1D3A63'],
      [0.45, '#5C7FA6'],
      [0.75, '#E8B7A6'],
      [1, '#FBDDB4'],
    ],
    haze: '#B9BCD0',
    key: '#B9B4D2',
    keyAmount: 0.18,
    shade: '#5A6CA6',
    lit: 0.9,
  };
  sky(s, l, 760);
  stars(s, 60, 330);
  streaks(s, l, 6, 260, 470, '#FBD9C4');
  const far: Rock = { rock: '#A9A8C6', shade: '#8690B8', snow: '#F8DCD2', snowShade: '#B9BCD8' };
  for (const [x, w, h] of [
    [180, 620, 330],
    [640, 560, 280],
    [1130, 700, 380],
    [1520, 520, 300],
  ] as const)
    peak(s, x, 800, w, h, far);
  mist(s, 760, 190, '#E9D9DC', 0.7);
  const near: Rock = { rock: '#6E7CA4', shade: '#46598A', snow: '#FFEFE2', snowShade: '#9FB0D6' };
  for (const [x, w, h] of [
    [430, 900, 520],
    [-60, 700, 400],
    [980, 720, 410],
    [1440, 860, 560],
  ] as const)
    peak(s, x, 900, w, h, near);
  mist(s, 880, 200, '#C9CCE2', 0.9);
  const edge = hills(s, l, 960, 90, '#4A6486', 0.2);
  for (let i = 0; i < 90; i++) {
    const p = edge[i % edge.length] ?? [0, 900];
    fir(flat(s, s.rng.range(-20, s.w), p[1] + s.rng.range(20, 90), 9), { ...l, keyAmount: 0.3 }, 0, {
      height: s.rng.range(6, 11),
      snow: true,
      depth: 0.16,
    });
  }
  const f = flat(s, 0, 1090, 30);
  stoneBridge(f, { ...l, keyAmount: 0.3 }, -3, 56, 9.6, 7);
  const deck = 1090 - 9.8 * 30;
  s.rect(0, deck - 5, s.w, 12, '#39496F');
  s.rect(0, deck - 9, s.w, 5, '#EEF1F8');
  train(s, 96, deck - 6, 22.5);
  mist(s, 1100, 170, '#AFBAD8', 0.7);
  s.rect(0, 1120, s.w, 90, '#DDE4F2');
  s.soft('-40,1150 300,1100 700,1140 1100,1096 1660,1140 1660,1260 -40,1260', '#C3CFE8');
  for (const [x, h] of [
    [90, 13],
    [210, 9],
    [330, 7],
    [1340, 8],
    [1450, 14],
    [1560, 11],
  ] as const)
    fir(flat(s, x, 1215, 23), { ...l, keyAmount: 0.12 }, 0, { height: h, snow: true });
}

/** A sleeping-car train with its engine at the right; (x, y) is the rear end on the rail. */
function train(s: Sheet, x: number, y: number, k: number): void {
  const f = flat(s, x, y, k);
  const cars = 4;
  const [length, gap] = [10.6, 0.5];
  for (let i = 0; i < cars; i++) {
    const cx = i * (length + gap);
    for (const w of [1.4, 2.5, 8.1, 9.2]) f.ellipse(cx + w, 0.42, 0.42, 0.42, '#141B30');
    f.rect(cx, 0.6, length, 3.3, '#1E3F86', [0.5, 0.5, 0.1, 0.1]);
    f.rect(cx, 3.45, length, 0.5, '#8FA2C8', [0.5, 0.5, 0, 0]);
    f.rect(cx, 0.6, length, 0.5, '#142C61');
    f.rect(cx, 1.35, length, 0.14, '#F2C14E');
    f.rect(cx + length, 0.9, gap, 2.6, '#131C36');
    for (let w = 0; w < 7; w++)
      f.rect(
        cx + 0.75 + w * 1.36,
        2,
        0.86,
        1.05,
        s.rng.chance(0.68) ? s.rng.pick(['#FFD98A', '#FFE6B0', '#F7B969'] as const) : '#0F214A',
        0.12,
      );
  }
  const e = f.moved(cars * (length + gap), 0);
  for (const w of [1.5, 2.9, 7.2, 8.6]) e.ellipse(w, 0.45, 0.46, 0.46, '#141B30');
  e.poly('0,0.6 0,3.9 8.2,3.9 9.9,2.2 10.2,0.6', '#B93A32');
  e.poly('0,0.6 0,1.2 10.1,1.2 10.2,0.6', '#7E2430');
  e.poly('7.2,2.3 7.2,3.4 8.2,3.4 9.3,2.3', '#12203C');
  e.rect(0.4, 2.6, 6.2, 0.5, '#8E2C30');
  e.line('2,3.9 3.2,5 1.6,5.9', '#26314F', 0.14);
  e.line('0.9,5.95 2.5,5.95', '#26314F', 0.16);
  const [hx, hy] = e.at(10, 1.5);
  glowSpot(s, hx, hy, 130, '#FFF0C0', 0.8);
  s.circle(hx, hy, 6, '#FFFBEA');
}

function telescopes(s: Sheet): void {
  const l: Light = {
    ...lights.dusk,
    sky: [
      [0, '#150F38'],
      [0.5, '#43307A'],
      [0.82, '#A3608F'],
      [1, '#F0A982'],
    ],
    haze: '#8C5C8C',
    key: '#6A4A8A',
    keyAmount: 0.26,
    shade: '#4A3A78',
  };
  sky(s, l, 880);
  s.blurred(34, () => {
    for (let i = 0; i < 26; i++) {
      const t = i / 25;
      s.ellipse(
        lerp(420, 1500, t) + s.rng.range(-60, 60),
        lerp(720, -40, t) + s.rng.range(-40, 40),
        s.rng.range(50, 130),
        s.rng.range(30, 70),
        s.rng.pick(['#C79BE0', '#F2C6D8', '#8E7BD8'] as const),
        'opacity="0.16"',
      );
    }
  });
  stars(s, 420, 780);
  for (let i = 0; i < 150; i++) {
    const t = s.rng.next();
    s.circle(
      lerp(420, 1500, t) + s.rng.range(-100, 100),
      lerp(720, -40, t) + s.rng.range(-70, 70),
      s.rng.range(0.8, 2),
      '#FFF4E4',
      'opacity="0.8"',
    );
  }
  s.poly(
    '0,830 140,760 330,760 380,800 560,812 620,748 830,744 900,806 1180,820 1240,770 1400,768 1470,806 1600,812 1600,900 0,900',
    lit(l, '#7A4A6A', 0.45),
  );
  s.rect(
    0,
    852,
    s.w,
    400,
    s.linear(
      [
        [0, '#B8708A'],
        [0.4, '#7A4470'],
        [1, '#2F1F4A'],
      ],
      [0, 852],
      [0, 1200],
    ),
  );
  for (let i = 0; i < 90; i++) {
    const t = s.rng.next();
    const [x, y] = [s.rng.range(-60, s.w), lerp(862, 1200, t)];
    s.soft(
      [
        [x, y],
        [x + lerp(20, 170, t), y - lerp(2, 9, t)],
        [x + lerp(40, 330, t), y],
        [x + lerp(20, 170, t), y + lerp(1, 5, t)],
      ],
      s.rng.chance(0.5) ? '#D38E94' : '#43285C',
      'opacity="0.4"',
    );
  }
  for (const [x, y, k] of [
    [1330, 900, 84],
    [960, 935, 128],
    [400, 1030, 212],
  ] as const)
    dish(s, l, x, y, k);
  s.poly('-20,1130 260,1110 520,1140 800,1180 900,1220 -20,1220', '#22163A');
  specks(s, 60, 300, 1150, 420, 30, [5, 16], ['#22163A', '#2F2048', '#1A1130']);
}

function dish(s: Sheet, l: Light, x: number, y: number, k: number): void {
  const f = flat(s, x, y, k);
  f.poly('-1.2,0 1.3,0 3.8,-0.3 2.2,-0.42', '#1B1136', 'opacity="0.5"');
  f.poly('-0.95,0 -0.3,1.3 0.3,1.3 0.95,0', lit(l, '#C9C3D8'));
  f.poly('0.1,0 0.1,1.3 0.3,1.3 0.95,0', dim(l, '#C9C3D8'));
  for (const py of [0.35, 0.75])
    f.beam(
      [
        [-0.9 + py * 0.5, py],
        [0.9 - py * 0.5, py],
      ],
      '#4A3A78',
      0.06,
    );
  const d = turned(s, ...f.at(0, 1.75), k, 32);
  d.soft('-2.05,0.55 -1.5,-0.12 -0.5,-0.55 0.5,-0.55 1.5,-0.12 2.05,0.55 0,0.7', dim(l, '#D8D2E6'));
  for (const a of [-1.3, -0.65, 0, 0.65, 1.3])
    d.line(
      [
        [a * 1.45, 0.5],
        [a * 0.3, -0.52],
      ],
      '#4E4080',
      0.035,
    );
  d.ellipse(0, 0.58, 2.08, 0.58, lit(l, '#F6EEF4'));
  d.ellipse(
    0,
    0.56,
    1.96,
    0.5,
    s.linear(
      [
        [0, '#6E5C9E'],
        [0.6, '#C8A6CC'],
        [1, '#FBD8C8'],
      ],
      d.at(-2, 0.5),
      d.at(2, 0.7),
    ),
  );
  for (const r of [0.35, 0.68])
    d.line(arc(0, 0.56 - (1 - r) * 0.1, 1.96 * r, 0.5 * r, 0, 360, 30), '#8A74B0', 0.02, 'opacity="0.7"');
  for (const a of [0, 45, 90, 135]) {
    const [p] = arc(0, 0.56, 1.94, 0.49, a, a, 1);
    const [q] = arc(0, 0.56, 1.94, 0.49, a + 180, a + 180, 1);
    if (p && q) d.line([p, [0, 0.46], q], '#8A74B0', 0.018, 'opacity="0.6"');
  }
  for (const px of [-1.3, 0.2, 1.3])
    d.line(
      [
        [px, px === 0.2 ? 0.2 : 0.62],
        [0, 1.95],
      ],
      '#EFE6F2',
      0.04,
    );
  d.rect(-0.16, 1.85, 0.32, 0.3, '#F3E6EC', 0.06);
  const [lx, ly] = d.at(0, 2.2);
  glowSpot(s, lx, ly, k * 0.35, '#FF8A7A', 0.9);
  s.circle(lx, ly, k * 0.035, '#FFD5C8');
}

export const worldScenes: Scenes = {
  'welt-nachtzug': { paint: nightTrain },
  'welt-teleskop': { paint: telescopes },
};
