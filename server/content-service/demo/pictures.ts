import { formatPictures } from './pictures-formats.ts';
import { lifePictures } from './pictures-life.ts';
import { townPictures } from './pictures-town.ts';

/**
 * Every picture of the demo content. `alt` is what a rider who can't see it should know. The name's first
 * part gives size and format (README.md).
 */
export const pictures = [...townPictures, ...lifePictures, ...formatPictures] as const;

type Picture = (typeof pictures)[number];
export type PictureName = Picture['name'];

/** Crests and logos need transparency and sharp edges, everything else is a photograph-like scene. */
export const pictureFile = (name: PictureName): string =>
  /^(team|logo)-/.test(name) ? `${name}.png` : `${name}.jpg`;

/** Further media files that lie beside the pictures. Streams are named without `-high.m3u8`, as in `mediaURL`. */
export const otherMedia = [
  'tram-bruecke',
  'marktplatz',
  'tram-bruecke.mp4',
  'marktplatz.mp4',
  'stadtklang.mp3',
  'netzplan.pdf',
  'fahrplan-nacht.pdf',
] as const;
