import { Rng } from '../canvas/rng.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { marketSquare, marketStalls } from '../parts/market-square.ts';
import {
  Camera,
  type Light,
  lights,
  mix,
  type Outfit,
  type Pose,
  person,
  sky,
  someone,
  tramInSpace,
} from '../toolkit.ts';
import { between, blend, type Layer, paintLayer } from './layers.ts';

const [WIDTH, HEIGHT] = [1280, 720];

const noon: Light = {
  ...lights.noon,
  sky: [
    [0, '#5FB0C6'],
    [1, '#E4F0DC'],
  ],
  key: '#FFEBBE',
  keyAmount: 0.1,
};
const dawn: Light = {
  ...lights.morning,
  key: '#FFC88A',
  keyAmount: 0.24,
  sky: [
    [0, '#7FA9BC'],
    [1, '#FBD9A4'],
  ],
};
const early: Light = { ...lights.blueHour, keyAmount: 0.4, lit: 0.32 };

/** The hour as a share of the film: before sunrise, first sun, bright morning. */
const hours: readonly (readonly [number, Light])[] = [
  [0, early],
  [0.45, dawn],
  [1, noon],
];

const camera = (s: Sheet) => new Camera(s, { at: [0, 25, 0], pitch: 30, focal: 830, centre: [640, 350] });

function hourAt(t: number): readonly [index: number, share: number] {
  const index = hours.findIndex(([from], i) => t >= from && t <= (hours[i + 1]?.[0] ?? 2));
  const [from, until] = [hours[index]?.[0] ?? 0, hours[index + 1]?.[0] ?? 1];
  const share = until > from ? (t - from) / (until - from) : 0;
  return [index, share * share * (3 - 2 * share)];
}

function lightAt(t: number): Light {
  const [index, share] = hourAt(t);
  const a = hours[index]?.[1] ?? noon;
  const b = hours[index + 1]?.[1] ?? noon;
  const colour = (key: 'haze' | 'key' | 'shade' | 'sun' | 'glass') => mix(a[key], b[key], share);
  return {
    sky: a.sky,
    haze: colour('haze'),
    key: colour('key'),
    shade: colour('shade'),
    sun: colour('sun'),
    glass: colour('glass'),
    keyAmount: a.keyAmount + (b.keyAmount - a.keyAmount) * share,
    lit: a.lit + (b.lit - a.lit) * share,
  };
}

type Walker = { x: number; z: number; dx: number; dz: number; phase: number; outfit: Outfit; height: number };

/** Aisles between the rows of stalls, and the free strip beside the tracks. */
function walkers(): Walker[] {
  const rng = new Rng('market walkers');
  return Array.from({ length: 44 }, (_, i) => {
    const along = i % 3 !== 0;
    const speed = rng.range(0.9, 1.5) * (rng.chance(0.5) ? 1 : -1);
    return {
      x: along ? rng.range(-29, 11) : rng.range(3, 11.5),
      z: along ? 17 + rng.int(0, 5) * 9.4 - 1 + rng.range(0, 1.4) : rng.range(18, 66),
      dx: along ? speed : speed * 0.15,
      dz: along ? 0 : speed,
      phase: rng.range(0, 6),
      outfit: someone(rng),
      height: rng.range(1.6, 1.9),
    };
  });
}

const stride = (phase: number): Pose => {
  const swing = Math.sin(phase);
  const bend = (k: number) => (k > 0 ? -6 : -26 + 12 * k);
  return {
    legs: [
      [24 * swing, 24 * swing + bend(swing)],
      [-24 * swing, -24 * swing + bend(-swing)],
    ],
    arms: [
      [-22 * swing, -14 * swing + 14],
      [22 * swing, 14 * swing + 14],
    ],
    lean: 3,
  };
};

function life(s: Sheet, t: number, seconds: number, crowd: readonly Walker[]): void {
  const c = camera(s);
  const l = lightAt(t);
  const z = 66 - 38 * (1 - (1 - Math.min(1, t / 0.92)) ** 1.8);
  const shade = 0.28 * Math.min(1, t * 2.2);
  if (shade > 0)
    c.floor().poly(
      [
        [12.6, z],
        [12.6, z + 28],
        [9.6, z + 27],
        [9.6, z - 0.4],
      ],
      '#1F3354',
      `opacity="${shade.toFixed(2)}"`,
    );
  tramInSpace(c, l, [15, 0, z], { line: '4', destination: 'ROSENACKER', length: 28, visibleSide: 'left' });
  const now = crowd.map((w) => ({ ...w, x: w.x + w.dx * t * seconds, z: w.z + w.dz * t * seconds }));
  for (const w of now.sort((a, b) => b.z - a.z)) {
    if (shade > 0)
      c.floor().poly(
        [
          [w.x, w.z],
          [w.x + 0.3, w.z],
          [w.x - 1, w.z + 1],
          [w.x - 1.4, w.z + 0.9],
        ],
        '#1F3354',
        `opacity="${shade.toFixed(2)}"`,
      );
    const facing = (w.dz === 0 ? w.dx : w.phase - 3) > 0 ? 1 : -1;
    person(c.billboard([w.x, 0, w.z]), l, 0, {
      pose: stride(w.phase + t * seconds * 6.5),
      facing,
      outfit: w.outfit,
      height: w.height,
    });
  }
}

function lamps(s: Sheet): void {
  const c = camera(s);
  for (const [x, z] of [
    [-29, 22],
    [-29, 40],
    [-29, 60],
    [31, 22],
    [31, 40],
    [31, 60],
    [-12, 72],
    [8, 72],
    [-4, 30],
    [-22, 31],
  ] as const) {
    const [px, py] = c.project([x, 4, z]);
    const r = c.scaleAt([x, 4, z]) * 5;
    s.circle(
      px,
      py,
      r,
      s.radial(
        [
          [0, '#FFE2A0', 0.85],
          [0.2, '#FFC96A', 0.4],
          [1, '#FFC96A', 0],
        ],
        px,
        py,
        r,
      ),
    );
  }
}

/** Frames of the market square that wakes up: lamps go out, the sun comes, people and a tram arrive. */
export function* squareFrames(count: number, seconds: number): Generator<Layer> {
  const grounds = hours.map(([, l]) =>
    paintLayer(WIDTH, HEIGHT, 'market-ground', (s) => {
      sky(s, l, 190);
      const c = camera(s);
      marketSquare(c, l);
      marketStalls(c, l);
    }),
  );
  const glow = paintLayer(WIDTH, HEIGHT, 'market-lamps', lamps);
  const crowd = walkers();
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const [index, share] = hourAt(t);
    const [a, b] = [grounds[index], grounds[index + 1] ?? grounds[index]];
    if (!a || !b) throw new Error('no light for this hour');
    const frame = between(a, b, share);
    blend(
      frame,
      paintLayer(WIDTH, HEIGHT, 'market-life', (s) => life(s, t, seconds, crowd)),
      0,
    );
    const lampLight = Math.max(0, 1 - t / 0.4);
    if (lampLight > 0) blend(frame, glow, 0, lampLight);
    yield frame;
  }
}
