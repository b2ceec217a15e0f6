import {
  birds,
  catenary,
  church,
  flat,
  grass,
  hills,
  lights,
  lit,
  mist,
  mistBank,
  mix,
  oldTown,
  parapet,
  ripples,
  type Sheet,
  sky,
  stoneBridge,
  streaks,
  sun,
  tramSide,
  tree,
  woods,
} from '../toolkit.ts';
import { blend, copyOf, type Layer, paintLayer } from './layers.ts';

const [WIDTH, HEIGHT] = [1280, 720];
const SHORE = 560;
const DECK = 5.2;
const SCALE = 46;
/** How far the bridge passes by, in pixels: the camera keeps up with the tram. */
const TRAVEL = 1100;

const light = {
  ...lights.mist,
  sky: [
    [0, '#8FB4B4'],
    [0.5, '#E3DBBE'],
    [1, '#FBE3BA'],
  ] as const,
  key: '#FBE6BE',
};

/** What fills a sheet from its left edge: here also the part beyond the frame. */
const wide = (s: Sheet, paint: () => void) => s.group(`transform="translate(${WIDTH - s.w} 0)"`, paint);

/** Layers from back to front with their share of the camera's speed: the further away, the slower. */
const layers: readonly { share: number; drift?: number; paint: (s: Sheet) => void }[] = [
  { share: 0.03, paint: (s) => wide(s, () => streaks(s, light, 7, 60, 240, '#FFF6E0')) },
  {
    share: 0.1,
    paint: (s) => woods(s, light, hills(s, light, 400, 90, '#6F9A86', 0.7), 30, 5, 0.6),
  },
  {
    share: 0.24,
    paint: (s) => {
      const town = flat(s, -300, 505, 13);
      oldTown(town, light, 0, 130, 0.5);
      church(town, light, 88, { height: 22, depth: 0.46 });
      for (let x = 3; x < 124; x += 9) tree(town, light, x, { height: 7, depth: 0.5 });
    },
  },
  { share: 0.3, drift: 26, paint: (s) => wide(s, () => mist(s, 480, 130, '#FBF0D8', 0.85)) },
  {
    share: 1,
    paint: (s) => {
      const skyLow = '#FBE3BA';
      s.rect(
        -TRAVEL,
        SHORE,
        s.w,
        HEIGHT - SHORE,
        s.linear(
          [
            [0, mix(skyLow, '#5C8F92', 0.24)],
            [1, '#7FA9A6'],
          ],
          [0, SHORE],
          [0, HEIGHT],
        ),
      );
      s.mirrored(SHORE, 0.4, () => stoneBridge(flat(s, 0, SHORE, SCALE), light, -34, 34, DECK, 7), 0.9);
      wide(s, () => ripples(s, SHORE, HEIGHT, 90, '#FFF3D6', '#5C8F92'));
    },
  },
  {
    share: 1,
    paint: (s) => catenary(flat(s, -900, SHORE - (DECK + 0.1) * SCALE, SCALE), light, -12, 52, 13),
  },
];

const front: typeof layers = [
  {
    share: 1,
    paint: (s) => {
      const f = flat(s, 0, SHORE, SCALE);
      stoneBridge(f, light, -34, 34, DECK, 7);
      parapet(f, light, -40, 40, DECK);
    },
  },
  { share: 1.1, drift: -34, paint: (s) => wide(s, () => mistBank(s, SHORE + 4, '#FFF8E8', 0.42)) },
  { share: 1.1, drift: 20, paint: (s) => wide(s, () => mist(s, 575, 120, '#FFF6E2', 0.6)) },
  {
    share: 1.7,
    paint: (s) => {
      const f = flat(s, 0, 735, SCALE);
      for (const [x, w, h] of [
        [-42, 8, 2.4],
        [-27, 5, 1.8],
        [-14, 9, 2.6],
        [-0.5, 7.5, 2.4],
        [22, 7, 1.7],
      ] as const) {
        grass(f, light, x, x + w, h, w * 9, ['#3B6239', '#56803F', '#8C9A4A', '#2E5336']);
      }
    },
  },
];

const reach = (share: number) => Math.ceil(TRAVEL * share) + 60;

/** Frames of the tram that crosses the bridge in the morning mist, seen by a camera that follows it. */
export function* bridgeFrames(count: number): Generator<Layer> {
  const paint = ({ share, paint: draw }: (typeof layers)[number], i: number) =>
    paintLayer(WIDTH, HEIGHT, `bridge-${share}-${i}`, draw, reach(share));
  const [behind, before] = [layers.map(paint), front.map((layer, i) => paint(layer, i + 50))];
  const heaven = paintLayer(WIDTH, HEIGHT, 'bridge-sky', (s) => {
    sky(s, light, 470);
    sun(s, light, 300, 250, 46, 6);
  });
  const tram = paintLayer(WIDTH, HEIGHT, 'bridge-tram', (s) =>
    tramSide(flat(s, 60, SHORE - (DECK + 0.1) * SCALE, SCALE), light, {
      modules: 3,
      line: '4',
      destination: 'ROSENACKER',
    }),
  );
  const flock = paintLayer(WIDTH, HEIGHT, 'bridge-birds', (s) =>
    birds(s, 6, 880, 120, 90, lit(light, '#4A5E60')),
  );
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const frame = copyOf(heaven);
    const lay = (layer: Layer, { share, drift = 0 }: (typeof layers)[number]) =>
      blend(frame, layer, TRAVEL * share * t + drift * t - reach(share));
    behind.forEach((layer, k) => {
      const facts = layers[k];
      if (facts) lay(layer, facts);
      if (k === 0) blend(frame, flock, -150 * t);
    });
    blend(frame, tram, 90 - 120 * t + 14 * Math.sin(Math.PI * t));
    before.forEach((layer, k) => {
      const facts = front[k];
      if (facts) lay(layer, facts);
    });
    yield frame;
  }
}
