import { mix, multiply } from '../canvas/colour.ts';
import type { Stop } from '../canvas/sheet.ts';

/** The time of day and weather of a scene: every colour goes through it, so that a picture holds together. */
export type Light = {
  sky: readonly Stop[];
  /** What far things fade into. */
  haze: string;
  /** The tint of lit faces and how strong it is. */
  key: string;
  keyAmount: number;
  /** The colour that shadows are multiplied with. */
  shade: string;
  sun: string;
  /** Window glass, and the share of windows that are lit from inside. */
  glass: string;
  lit: number;
};

export const GREEN = '#2B7A12';
export const SUN = '#FFC933';
export const INK = '#14201A';
export const PAPER = '#F6F5F1';
export const LAMP = '#FFD98A';

const day: Light = {
  sky: [
    [0, '#7DBFC9'],
    [0.55, '#C4E2DA'],
    [1, '#F7EED6'],
  ],
  haze: '#D3E5DD',
  key: '#FFF3CF',
  keyAmount: 0.08,
  shade: '#7C93AC',
  sun: '#FFF1C2',
  glass: '#35555F',
  lit: 0,
};

export const lights = {
  day,
  spring: {
    ...day,
    sky: [
      [0, '#9CD3D6'],
      [0.6, '#D9EDE2'],
      [1, '#FBF3E0'],
    ],
    haze: '#DDEBE0',
    shade: '#8A9DB0',
  },
  noon: {
    ...day,
    sky: [
      [0, '#3E9DB8'],
      [0.6, '#9DD3D3'],
      [1, '#E4F0DC'],
    ],
    haze: '#C7E2DE',
    shade: '#6F86A8',
  },
  morning: {
    ...day,
    sky: [
      [0, '#5FA3B0'],
      [0.4, '#B7D2C4'],
      [0.72, '#FBDDA9'],
      [1, '#FFEFCB'],
    ],
    haze: '#F3DFBA',
    key: '#FFDFA0',
    keyAmount: 0.14,
    shade: '#7580A6',
    sun: '#FFF3CE',
  },
  mist: {
    ...day,
    sky: [
      [0, '#C7D3CC'],
      [0.6, '#E7E6D6'],
      [1, '#F8EAD0'],
    ],
    haze: '#E9E5D4',
    key: '#F6EEDA',
    keyAmount: 0.16,
    shade: '#93A0AB',
    sun: '#FFF6DC',
  },
  evening: {
    ...day,
    sky: [
      [0, '#C7654F'],
      [0.35, '#EC965A'],
      [0.7, '#FBC873'],
      [1, '#FFE6AC'],
    ],
    haze: '#F7C68C',
    key: '#FFB866',
    keyAmount: 0.2,
    shade: '#8A5F86',
    sun: '#FFF0B8',
    glass: '#5A3B4C',
    lit: 0.15,
  },
  softEvening: {
    ...day,
    sky: [
      [0, '#7FA7A8'],
      [0.4, '#D9C9A8'],
      [0.75, '#F9CF98'],
      [1, '#FCE3B8'],
    ],
    haze: '#F2D9B0',
    key: '#FFCB86',
    keyAmount: 0.17,
    shade: '#7F7298',
    sun: '#FFF2C9',
  },
  autumn: {
    ...day,
    sky: [
      [0, '#93B7B5'],
      [0.55, '#E3DEC0'],
      [1, '#FBEBC4'],
    ],
    haze: '#EFDDB4',
    key: '#FFDB94',
    keyAmount: 0.13,
    shade: '#8C7590',
  },
  overcast: {
    ...day,
    sky: [
      [0, '#7E969B'],
      [0.6, '#B5C2BE'],
      [1, '#D9DCD0'],
    ],
    haze: '#BAC6C1',
    key: '#D5DAD3',
    keyAmount: 0.14,
    shade: '#7D8C9C',
  },
  winter: {
    ...day,
    sky: [
      [0, '#8FB0CB'],
      [0.6, '#CBDCE6'],
      [1, '#F3EEE6'],
    ],
    haze: '#DBE5EA',
    key: '#EAF1F5',
    keyAmount: 0.12,
    shade: '#7C8DB8',
  },
  dusk: {
    ...day,
    sky: [
      [0, '#24496B'],
      [0.45, '#68809A'],
      [0.75, '#E3A489'],
      [1, '#FBD29A'],
    ],
    haze: '#A78F97',
    key: '#5B6C93',
    keyAmount: 0.32,
    shade: '#4B5786',
    sun: '#FFE3B0',
    glass: '#243550',
    lit: 0.5,
  },
  blueHour: {
    ...day,
    sky: [
      [0, '#132F55'],
      [0.55, '#2F6187'],
      [0.9, '#7FA3AF'],
      [1, '#C9B79B'],
    ],
    haze: '#4A7690',
    key: '#2A4F7C',
    keyAmount: 0.46,
    shade: '#3D5285',
    sun: '#F3DDB1',
    glass: '#152B47',
    lit: 0.6,
  },
  night: {
    ...day,
    sky: [
      [0, '#081627'],
      [0.6, '#12304A'],
      [1, '#24506A'],
    ],
    haze: '#1B3D57',
    key: '#16324F',
    keyAmount: 0.6,
    shade: '#32456F',
    sun: '#F4EBCF',
    glass: '#0C1B2C',
    lit: 0.42,
  },
  rain: {
    ...day,
    sky: [
      [0, '#27404F'],
      [0.6, '#4D6B78'],
      [1, '#8C9C97'],
    ],
    haze: '#5E7A83',
    key: '#38566A',
    keyAmount: 0.36,
    shade: '#4C6180',
    glass: '#1B3242',
    lit: 0.55,
  },
  hall: {
    ...day,
    sky: [
      [0, '#E9DFC8'],
      [1, '#F6EEDC'],
    ],
    haze: '#E6DCC4',
    key: '#FFE9BE',
    keyAmount: 0.1,
    shade: '#9A8590',
  },
} as const satisfies Record<string, Light>;

export const lit = (l: Light, colour: string, depth = 0) =>
  mix(mix(colour, l.key, l.keyAmount), l.haze, depth);

/** The same colour on a face that the light does not reach. */
export const dim = (l: Light, colour: string, depth = 0) =>
  mix(mix(multiply(colour, l.shade), l.key, l.keyAmount * 0.6), l.haze, depth);

/** Half way between light and shadow. */
export const half = (l: Light, colour: string, depth = 0) =>
  mix(lit(l, colour, depth), dim(l, colour, depth), 0.5);
