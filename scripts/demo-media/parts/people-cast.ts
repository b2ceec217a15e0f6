import type { Rng } from '../canvas/rng.ts';

/** Angles in degrees from hanging straight down, positive to the front (the way the person faces). */
export type Limb = readonly [upper: number, lower: number];

export type Pose = { legs: readonly [Limb, Limb]; arms: readonly [Limb, Limb]; lean?: number; hip?: number };

export const poses = {
  stand: {
    legs: [
      [3, 0],
      [-4, -3],
    ],
    arms: [
      [4, 12],
      [-6, 4],
    ],
  },
  relaxed: {
    legs: [
      [6, 0],
      [-3, -2],
    ],
    arms: [
      [-8, 20],
      [-12, 14],
    ],
  },
  phone: {
    legs: [
      [4, 0],
      [-4, -2],
    ],
    arms: [
      [18, 105],
      [-6, 6],
    ],
  },
  hold: {
    legs: [
      [4, 0],
      [-4, -2],
    ],
    arms: [
      [20, 80],
      [14, 84],
    ],
  },
  walk: {
    legs: [
      [24, 8],
      [-14, -34],
    ],
    arms: [
      [-24, -4],
      [22, 38],
    ],
    lean: 3,
  },
  stride: {
    legs: [
      [30, 14],
      [-20, -40],
    ],
    arms: [
      [-30, -8],
      [28, 46],
    ],
    lean: 5,
  },
  run: {
    legs: [
      [52, -18],
      [-24, -78],
    ],
    arms: [
      [-48, 30],
      [40, 120],
    ],
    lean: 12,
  },
  kick: {
    legs: [
      [62, 42],
      [-16, -22],
    ],
    arms: [
      [-60, -40],
      [46, 70],
    ],
    lean: -12,
  },
  cheer: {
    legs: [
      [6, 0],
      [-6, -2],
    ],
    arms: [
      [160, 172],
      [196, 186],
    ],
  },
  wave: {
    legs: [
      [4, 0],
      [-4, -2],
    ],
    arms: [
      [150, 168],
      [-6, 6],
    ],
  },
  point: {
    legs: [
      [4, 0],
      [-5, -2],
    ],
    arms: [
      [82, 88],
      [-6, 8],
    ],
  },
  sit: {
    legs: [
      [84, 2],
      [78, -4],
    ],
    arms: [
      [14, 60],
      [8, 50],
    ],
    hip: 0.28,
  },
  read: {
    legs: [
      [84, 4],
      [78, -4],
    ],
    arms: [
      [28, 92],
      [22, 86],
    ],
    hip: 0.28,
    lean: 4,
  },
  ride: {
    legs: [
      [70, -20],
      [32, -12],
    ],
    arms: [
      [58, 62],
      [54, 60],
    ],
    lean: 16,
    hip: 0.55,
  },
  bend: {
    legs: [
      [20, -14],
      [-4, -12],
    ],
    arms: [
      [30, 40],
      [20, 46],
    ],
    lean: 48,
  },
  dig: {
    legs: [
      [26, 0],
      [-18, -22],
    ],
    arms: [
      [46, 62],
      [18, 40],
    ],
    lean: 20,
  },
} as const satisfies Record<string, Pose>;

export type Hair =
  | 'short'
  | 'long'
  | 'bun'
  | 'bob'
  | 'curly'
  | 'cap'
  | 'beanie'
  | 'bald'
  | 'hat'
  | 'helmet'
  | 'scarf';

export type Outfit = {
  kind: 'coat' | 'jacket' | 'dress' | 'shirt' | 'skirt' | 'sport' | 'vest';
  top: string;
  legs: string;
  shoes?: string;
  hair: Hair;
  hairColour: string;
  skin: string;
  accent?: string;
};

export const skins = ['#F1C9A5', '#E3AC85', '#C98A63', '#9A6446', '#6E4530', '#F5D6BC'] as const;

const hairColours = ['#2B1D18', '#4A2F22', '#7A4B2A', '#B5803F', '#1A1614', '#8A8680', '#A8452A'] as const;

const tops = [
  '#2B7A12',
  '#C4492F',
  '#E3A12F',
  '#2F5D7C',
  '#7B3F61',
  '#E9E2D0',
  '#3F4A52',
  '#D98C8C',
  '#4F8F8B',
  '#B8C26A',
  '#23394A',
] as const;

const bottoms = ['#26323F', '#3A4A5C', '#4A3B33', '#6B6F62', '#1F2A2A', '#8A7A5E', '#51637A'] as const;

export function someone(rng: Rng, fixed: Partial<Outfit> = {}): Outfit {
  return {
    kind: rng.pick(['coat', 'jacket', 'dress', 'shirt', 'jacket', 'skirt'] as const),
    top: rng.pick(tops),
    legs: rng.pick(bottoms),
    hair: rng.pick(['short', 'long', 'bun', 'bob', 'curly', 'short', 'cap', 'beanie'] as const),
    hairColour: rng.pick(hairColours),
    skin: rng.pick(skins),
    accent: rng.pick(tops),
    ...fixed,
  };
}
