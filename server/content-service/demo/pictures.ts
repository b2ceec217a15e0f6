import { formatPictures } from './pictures-formats.ts';
import { lifePictures } from './pictures-life.ts';
import { townPictures } from './pictures-town.ts';

/**
 * All pictures of the demo content. `alt` is their alternative text. The name's first part gives size and format
 * (README.md).
 */
export const pictures = [...townPictures, ...lifePictures, ...formatPictures] as const;

type Picture = (typeof pictures)[number];
export type PictureName = Picture['name'];

/** Crests and logos are PNG, for transparency and sharp edges; all others are JPEG. */
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
